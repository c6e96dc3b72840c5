import type { CommerceDb, CommerceTables } from "../tables.ts";

type Kind = CommerceTables["commerce.removed"]["kind"];

/** Notes what staff delete, so that the seed of a later version does not bring it back. */
export async function noteRemoved(trx: CommerceDb, kind: Kind, slug: string): Promise<void> {
  await trx
    .insertInto("commerce.removed")
    .values({ kind, slug })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What staff deleted of a kind. */
export async function removedOf(db: CommerceDb, kind: Kind): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("commerce.removed").select("slug").where("kind", "=", kind).execute();
  return new Set(rows.map(({ slug }) => slug));
}
