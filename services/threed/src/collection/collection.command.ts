import { isDuplicate, type RequestContext } from "@carloom/platform";
import { GraphQLError } from "graphql";
import { done, fail, invalid, notFound, type Outcome, signInFirst } from "../failure.ts";
import { ownerOf } from "../owner/owner.policy.ts";
import { newCode, readReference } from "../share/share.code.ts";
import { shareRefused } from "../share/share.policy.ts";
import { readText } from "../text.ts";
import { claimContent, vinylsByHash } from "../vinyl/vinyl.repository.ts";
import { LONGEST_FOLDER, LONGEST_TITLE, lookUpRefused, MAX_REPLACED, MAX_VINYLS } from "./collection.policy.ts";
import {
  countVinyls,
  deleteVinyl,
  insertVinyl,
  lockVinyl,
  ownVinyl,
  showVinyl,
  updateVinyl,
  vinylByCode,
  type VinylRow,
} from "./collection.repository.ts";

export type VinylKeepInput = {
  uuid: string;
  title: string;
  folder?: string | null;
  hash: string;
  code?: string | null;
};
export type VinylChangeInput = {
  title?: string | null;
  folder?: string | null;
  hash?: string | null;
  everywhere?: boolean | null;
};

const titleRule = { name: "title", min: 1, max: LONGEST_TITLE };
const folderRule = { name: "folder", min: 0, max: LONGEST_FOLDER };

const TOO_FAST = "Too many links were looked up. Please try again in a minute.";

/**
 * A vinyl that somebody shows by a link; null when it is withdrawn or was never there.
 * @throws GraphQLError LIMIT for who looks up faster than anybody reads
 */
export async function sharedVinyl(context: RequestContext, code: string): Promise<VinylRow | null> {
  if (readReference(code)?.kind !== "code") return null;
  // it would read as a link that ended
  if (await lookUpRefused(context)) throw new GraphQLError(TOO_FAST, { extensions: { code: "LIMIT" } });
  return (await vinylByCode(context.db, code.toLowerCase())) ?? null;
}

/** Who is to be named for a vinyl: whoever it was taken from, else whoever shows it and wants to be named. */
export const creditOf = (row: VinylRow): string | null => row.author_id ?? (row.is_named ? row.owner_id : null);

/**
 * Puts a vinyl into the caller's collection, whichever device they sit at; its uuid is theirs to choose, so that layers
 * which name it from before they signed in go on naming it. Taken from somebody's link, it credits them.
 */
export async function keepVinyl(context: RequestContext, input: VinylKeepInput): Promise<Outcome<VinylRow>> {
  const { db, visitor } = context;
  if (!visitor) return signInFirst();
  const owner = ownerOf(visitor);
  const title = readText(input.title, titleRule);
  if (!title.ok) return invalid(title.message);
  const folder = readText(input.folder ?? "", folderRule);
  if (!folder.ok) return invalid(folder.message);
  const known = await ownVinyl(db, owner, input.uuid);
  if (known) return done(known);
  if (!(await vinylsByHash(db, [input.hash])).has(input.hash)) return notFound("vinyl");
  const isCode = input.code ? readReference(input.code)?.kind === "code" : false;
  if (isCode && (await lookUpRefused(context))) return fail("LIMIT", TOO_FAST);
  const from = (isCode && input.code && (await vinylByCode(db, input.code.toLowerCase()))) || null;
  if (input.code && !from) return notFound("link");
  if ((await countVinyls(db, owner)) >= MAX_VINYLS)
    return fail("LIMIT", `You keep ${MAX_VINYLS} vinyls already. Take one off first.`);
  const author = from && creditOf(from);
  await db.transaction().execute(async (trx) => {
    await claimContent(trx, input.hash, owner);
    await insertVinyl(trx, {
      owner_id: owner,
      uuid: input.uuid,
      title: title.text,
      folder: folder.text,
      hash: input.hash,
      // nobody is credited to themselves
      author_id: author === owner ? null : author,
    });
  });
  const kept = await ownVinyl(db, owner, input.uuid);
  return kept ? done(kept) : notFound("vinyl");
}

/**
 * Names a vinyl anew, moves it to another folder, or gives it another content. `everywhere`: layers that show what it was
 * are brought up to it wherever a build is opened; otherwise they stay as they are.
 */
export async function changeVinyl(
  { db, visitor }: RequestContext,
  uuid: string,
  input: VinylChangeInput,
): Promise<Outcome<VinylRow>> {
  if (!visitor) return signInFirst();
  const owner = ownerOf(visitor);
  const change: Parameters<typeof updateVinyl>[3] = {};
  if (typeof input.title === "string") {
    const title = readText(input.title, titleRule);
    if (!title.ok) return invalid(title.message);
    change.title = title.text;
  }
  if (typeof input.folder === "string") {
    const folder = readText(input.folder, folderRule);
    if (!folder.ok) return invalid(folder.message);
    change.folder = folder.text;
  }
  const { hash } = input;
  if (hash && !(await vinylsByHash(db, [hash])).has(hash)) return notFound("vinyl");
  return db.transaction().execute(async (trx) => {
    // what is replaced is what stands when it is another's turn: no content is left out of those that are brought up
    await lockVinyl(trx, owner, uuid);
    const row = await ownVinyl(trx, owner, uuid);
    if (!row) return notFound("vinyl");
    if (hash && hash !== row.hash) {
      change.hash = hash;
      const before = row.replaced.filter((one) => one !== hash && one !== row.hash);
      // what is to stay stays whole: layers of an even earlier content do not skip over what was left alone
      change.replaced = input.everywhere ? [...before, row.hash].slice(-MAX_REPLACED) : [];
      await claimContent(trx, hash, owner);
    }
    if (Object.keys(change).length > 0) await updateVinyl(trx, owner, uuid, change);
    const changed = await ownVinyl(trx, owner, uuid);
    return changed ? done(changed) : notFound("vinyl");
  });
}

/** Takes a vinyl off the caller's collection. Layers that show it stay as they are, and its link ends. */
export async function forgetVinyl({ db, visitor }: RequestContext, uuid: string): Promise<Outcome<true>> {
  if (!visitor) return signInFirst();
  return (await deleteVinyl(db, ownerOf(visitor), uuid)) ? done(true) : notFound("vinyl");
}

/** Shows a vinyl to whoever has its link; shown already, the link stays the same. `named`: with the owner's handle. */
export async function shareVinyl(context: RequestContext, uuid: string, named: boolean): Promise<Outcome<VinylRow>> {
  const { db, visitor } = context;
  if (!visitor) return signInFirst();
  const owner = ownerOf(visitor);
  const row = await ownVinyl(db, owner, uuid);
  if (!row) return notFound("vinyl");
  if (row.code === null) {
    const refused = await shareRefused(context);
    if (refused) return refused;
  }
  const show = () => showVinyl(db, owner, uuid, newCode(), named);
  try {
    await show();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await show();
  }
  const shared = await ownVinyl(db, owner, uuid);
  return shared ? done(shared) : notFound("vinyl");
}

/** Ends the link. Who took the vinyl keeps it, with its credit. */
export async function unshareVinyl({ db, visitor }: RequestContext, uuid: string): Promise<Outcome<VinylRow>> {
  if (!visitor) return signInFirst();
  const owner = ownerOf(visitor);
  await updateVinyl(db, owner, uuid, { code: null, is_named: false });
  const row = await ownVinyl(db, owner, uuid);
  return row ? done(row) : notFound("vinyl");
}
