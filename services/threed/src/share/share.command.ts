import { randomUUID } from "node:crypto";
import type { BuildDocument } from "@carloom/build";
import { type Database, isDuplicate, type RequestContext } from "@carloom/platform";
import { readBuild, resolveBuild } from "../design/resolve.ts";
import { done, fail, invalid, notFound, type Outcome, signInFirst, unreadable } from "../failure.ts";
import { keepObjects, type NewObject, removeObjects } from "../object/keep.ts";
import { addPendingObjects, lockObjects } from "../object/object.repository.ts";
import { seesClosed } from "../template/template.policy.ts";
import { manifestsByUuid, templateBySlug } from "../template/template.repository.ts";
import { carNewer, wholeManifest } from "../template/unreadable.ts";
import { isSlug, readText } from "../text.ts";
import { readUpload } from "../upload/upload.command.ts";
import { PictureGone, unlessGone } from "../upload/gone.ts";
import { insertUpload, type UploadRow, useUploads } from "../upload/upload.repository.ts";
import { uploadsIn } from "../upload/upload.policy.ts";
import { newCode, newSecret, readReference, secretHash } from "./share.code.ts";
import { MAX_SHARES, remixRefused, shareRefused } from "./share.policy.ts";
import {
  claimShareRow,
  countShares,
  deleteShare,
  deleteShareByCode,
  hideProject,
  insertShare,
  type ShareRow,
} from "./share.repository.ts";
import { shownBuild } from "./shown.ts";
import { requestPicture } from "../picture/request.ts";
import { ownerOf } from "../owner/owner.policy.ts";

export type ShareInput = {
  templateSlug: string;
  title: string;
  build?: unknown;
  named?: boolean | null;
  picture?: File | null;
};
export type Shared = { share: ShareRow; secret: string };

/** The picture that came with a share, checked like any upload; none is no failure. */
async function readShown(context: RequestContext, file: File | null | undefined): Promise<Outcome<NewObject[]>> {
  if (!file) return done([]);
  const read = await readUpload(context, file, "link");
  if (!read.ok) return invalid(`picture: ${read.message}`);
  const { bytes, extension } = read.picture;
  return done([{ folder: "picture", bytes, extension }]);
}

/**
 * Shows a build to whoever has its code, signed in or not: a snapshot. The secret in the answer withdraws it and is not
 * stored. A name stands beside it only when a signed-in owner says so.
 */
export async function createShare(context: RequestContext, input: ShareInput): Promise<Outcome<Shared>> {
  const { visitor, db } = context;
  const title = readText(input.title, { name: "title", min: 1, max: 120 });
  if (!title.ok) return invalid(title.message);
  const refused = await shareRefused(context);
  if (refused) return refused;
  const ownerId = visitor && ownerOf(visitor);
  const slug = isSlug(input.templateSlug) ? input.templateSlug : "";
  const template = slug && (await templateBySlug(db, { closed: seesClosed(visitor) }, slug));
  const found = template && (await manifestsByUuid(db, [template.uuid])).get(template.uuid);
  if (!template || !found) return notFound("template");
  if (template.status !== "open") return fail("FORBIDDEN", "Builds of a car that is not open are not shown to others.");
  const build = readBuild(input.build);
  if (!build.ok) return unreadable(build);
  if (found.status === "newer") return carNewer();
  const manifest = wholeManifest(found);
  const resolved = await resolveBuild(db, { slug: template.slug, manifest }, build.value, ownerId);
  if (!resolved.ok) return invalid(resolved.problem.message);
  if (ownerId && (await countShares(db, ownerId)) >= MAX_SHARES)
    return fail("LIMIT", `You have ${MAX_SHARES} links already. Withdraw one first.`);
  const shown = await readShown(context, input.picture);
  if (!shown.value) return { value: null, error: shown.error };
  const secret = newSecret();
  const write = (code: string) =>
    keepObjects(context, shown.value ?? [], async (trx, [picture = null]) => {
      const share = await insertShare(trx, {
        code,
        owner_id: ownerId,
        secret_hash: secretHash(secret),
        template_uuid: template.uuid,
        title: title.text,
        is_named: input.named === true && ownerId !== null,
        option: resolved.value.build,
        picture,
      });
      if (!(await useUploads(trx, uploadsIn(resolved.value.build), ownerId))) throw new PictureGone();
      await requestPicture(trx, { share: code });
      return share;
    });
  return unlessGone(async () => {
    try {
      return done({ share: await write(newCode()), secret });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return done({ share: await write(newCode()), secret });
    }
  });
}

/** Withdraws a link, for its owner or with its secret. Others' and unknown ones answer alike. */
export async function withdrawShare(
  context: RequestContext,
  code: string,
  secret: string | null | undefined,
): Promise<Outcome<true>> {
  const { visitor } = context;
  if (readReference(code)?.kind !== "code") return notFound("link");
  const key = {
    code: code.toLowerCase(),
    ownerId: visitor && ownerOf(visitor),
    secretHash: secret ? secretHash(secret) : null,
  };
  return (await endShare(context, (trx) => deleteShare(trx, key))) ? done(true) : notFound("link");
}

type Store = Pick<RequestContext, "db" | "storage" | "log">;

/** Ends a link together with its files; false when `end` finds none. */
async function endShare(services: Store, end: (trx: Database) => ReturnType<typeof deleteShare>): Promise<boolean> {
  const token = randomUUID();
  const names = await services.db.transaction().execute(async (trx) => {
    const row = await end(trx);
    if (!row) return null;
    const shown = [row.picture, row.model].flatMap((name) => name ?? []);
    // pending with the row's end: a crash before the files are gone leaves them to the sweep
    await addPendingObjects(trx, token, shown);
    return shown;
  });
  if (!names) return false;
  await removeObjects(services, token, names);
  return true;
}

/** Takes a build out of what is shown, whoever shows it; false when it was not. May be done again. */
export async function withdrawShown(services: Store, reference: string): Promise<boolean> {
  const read = readReference(reference);
  if (!read) return false;
  return read.kind === "code"
    ? endShare(services, (trx) => deleteShareByCode(trx, read.id))
    : hideProject(services.db, read.id);
}

/** A link that was made before signing in becomes the customer's: with their account it goes. */
export async function claimShare(context: RequestContext, code: string, secret: string): Promise<Outcome<true>> {
  const { visitor, db } = context;
  if (!visitor) return signInFirst();
  if (readReference(code)?.kind !== "code") return notFound("link");
  const owner = ownerOf(visitor);
  const claimed = await db.transaction().execute(async (trx) => {
    const build = await claimShareRow(trx, code.toLowerCase(), secretHash(secret), owner);
    if (build) await useUploads(trx, uploadsIn(build), owner);
    return build;
  });
  return claimed ? done(true) : notFound("link");
}

/** The build with pictures of others replaced by copies that are the visitor's own: it outlives the original. */
async function withOwnPictures(
  context: RequestContext,
  build: BuildDocument,
  uploads: ReadonlyMap<string, UploadRow>,
): Promise<BuildDocument> {
  const ownerId = context.visitor && ownerOf(context.visitor);
  const foreign = [...uploads.values()].filter((row) => row.owner_id !== null && row.owner_id !== ownerId);
  if (foreign.length === 0) return build;
  const copies = new Map<string, string>();
  await context.db.transaction().execute(async (trx) => {
    await lockObjects(
      trx,
      foreign.map((row) => row.object_name),
    );
    for (const { created_at: _, claimed_at: __, ...row } of foreign) {
      const copy = await insertUpload(trx, { ...row, uuid: randomUUID(), owner_id: ownerId });
      copies.set(row.uuid, copy.uuid);
    }
  });
  const stickers = build.stickers.map((placed) => {
    const copy = placed.art.kind === "upload" ? copies.get(placed.art.uuid) : undefined;
    return copy && placed.art.kind === "upload" ? { ...placed, art: { ...placed.art, uuid: copy } } : placed;
  });
  return { ...build, stickers };
}

export type Remix = { build: BuildDocument; templateSlug: string };

/** A copy of a shown build to go on from. It says where it came from, unless it is the visitor's own. */
export async function remixShare(context: RequestContext, code: string): Promise<Outcome<Remix>> {
  const refused = await remixRefused(context);
  if (refused) return refused;
  const shown = await shownBuild(context.db, code);
  if (!shown) return notFound("build");
  const { row, resolved } = shown;
  const copy = await withOwnPictures(context, resolved.build, resolved.uploads);
  const own = context.visitor !== null && row.owner_id === ownerOf(context.visitor);
  return done({ build: own ? copy : { ...copy, origin: row.reference }, templateSlug: shown.template.slug });
}
