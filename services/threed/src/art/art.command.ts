import type { RequestContext } from "@carloom/platform";
import { done, fail, invalid, notFound, type Outcome, signInFirst } from "../failure.ts";
import { readText } from "../text.ts";
import { MAX_ART } from "./art.policy.ts";
import { type ArtRow, artOf, countArt, deleteArt, insertArt } from "./art.repository.ts";
import { useUploads } from "../upload/upload.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";

/** Keeps a picture among the caller's own art, whichever device they sit at. Kept already, it is answered as it is. */
export async function keepArt(
  { db, visitor }: RequestContext,
  input: { uuid: string; title: string },
): Promise<Outcome<ArtRow>> {
  if (!visitor) return signInFirst();
  const owner = ownerOf(visitor);
  const title = readText(input.title, { name: "title", min: 1, max: 120 });
  if (!title.ok) return invalid(title.message);
  const known = await artOf(db, owner, input.uuid);
  if (known) return done(known);
  if ((await countArt(db, owner)) >= MAX_ART)
    return fail("LIMIT", `You keep ${MAX_ART} pictures already. Take one off first.`);
  await db.transaction().execute(async (trx) => {
    await useUploads(trx, [input.uuid], owner);
    await insertArt(trx, owner, input.uuid, title.text);
  });
  const kept = await artOf(db, owner, input.uuid);
  return kept ? done(kept) : notFound("picture");
}

/** Takes a picture off the caller's own art. Stickers that show it stay as they are. */
export async function forgetArt({ db, visitor }: RequestContext, uuid: string): Promise<Outcome<true>> {
  if (!visitor) return signInFirst();
  return (await deleteArt(db, ownerOf(visitor), uuid)) ? done(true) : notFound("picture");
}
