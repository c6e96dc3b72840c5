import { randomUUID } from "node:crypto";
import type { BuildDocument } from "@carloom/build";
import type { Database, RequestContext, Services } from "@carloom/platform";
import { readBuild } from "../design/resolve.ts";
import { done, invalid, notFound, type Outcome, unreadable } from "../failure.ts";
import { removeObjects } from "../object/keep.ts";
import { addPendingObjects } from "../object/object.repository.ts";
import { pictureOrder } from "../picture/order.ts";
import { seesClosed } from "../template/template.policy.ts";
import { templateBySlug } from "../template/template.repository.ts";
import { isSlug } from "../text.ts";
import { glanceRefused, KEPT } from "./glance.policy.ts";
import { askedGlance, deleteGlances, insertGlance } from "./glance.repository.ts";
import { requestPicture } from "../picture/request.ts";
import { ownerOf } from "../owner/owner.policy.ts";

/** `waiting`: it is being drawn, and is asked for again. Neither name nor waiting: of this build none can be drawn. */
export type Glance = { name: string | null; waiting: boolean };

/**
 * The picture of a build as it is being made, for a browser that cannot draw it. The same build is drawn once, whoever
 * asks; a build that shows somebody's own picture is drawn for them alone, since its hash holds the picture's address.
 */
export async function glanceAt(
  context: RequestContext,
  input: { templateSlug: string; build?: unknown },
): Promise<Outcome<Glance>> {
  const { db, visitor } = context;
  const slug = isSlug(input.templateSlug) ? input.templateSlug : "";
  const template = slug && (await templateBySlug(db, { closed: seesClosed(visitor) }, slug));
  if (!template) return notFound("template");
  const build = readBuild(input.build);
  if (!build.ok) return unreadable(build);
  const ownerId = visitor && ownerOf(visitor);
  const wanted = { templateUuid: template.uuid, build: build.value, ownerId };
  return (
    (await askGlance(db, wanted, () => glanceRefused(context))) ??
    invalid("The build names something that is not there.")
  );
}

/**
 * The picture of a build, or that it is being drawn from now on; null where the build names something that is not there.
 * @param refused asked before a new one is drawn
 */
export async function askGlance(
  db: Database,
  wanted: { templateUuid: string; build: BuildDocument; ownerId: string | null },
  refused: () => Promise<Outcome<never> | null> = async () => null,
): Promise<Outcome<Glance> | null> {
  const ordered = await pictureOrder(db, wanted, "share");
  if (!ordered) return null;
  const { hash } = ordered;
  const known = await askedGlance(db, hash);
  if (known?.is_drawn) return done({ name: known.picture, waiting: false });
  const no = known ? null : await refused();
  if (no) return no;
  const { ownerId, templateUuid, build } = wanted;
  if (!known) await insertGlance(db, { hash, owner_id: ownerId, template_uuid: templateUuid, option: build });
  await requestPicture(db, { glance: hash });
  return done({ name: null, waiting: true });
}

/** Forgets pictures that nobody asks for any more, and removes their files. */
export async function sweepGlances(
  services: Pick<Services, "db" | "storage" | "log">,
  now = Date.now(),
): Promise<void> {
  const token = randomUUID();
  const names = await services.db.transaction().execute(async (trx) => {
    const shown = await deleteGlances(trx, new Date(now - KEPT));
    await addPendingObjects(trx, token, shown);
    return shown;
  });
  await removeObjects(services, token, names);
}
