import { type Selectable, sql } from "kysely";
import type { DesignRow } from "../design/design.repository.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type DesignVersionRow = Selectable<CommerceTables["commerce.design_version"]>;

export function designOfOrder(db: CommerceDb, orderId: string, id: string): Promise<DesignRow | undefined> {
  return db
    .selectFrom("commerce.design")
    .selectAll()
    .where("id", "=", id)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** What designs held before, the newest first. */
export function versionsOfDesigns(db: CommerceDb, ids: readonly string[]): Promise<DesignVersionRow[]> {
  return db
    .selectFrom("commerce.design_version")
    .selectAll()
    .where("design_id", "in", [...ids])
    .orderBy("version", "desc")
    .execute();
}

type Fresh = Pick<DesignRow, "title" | "manifest_hash" | "build" | "lines" | "total" | "thumbnail" | "priced_at">;

/** Keeps what a design holds as a version of it, and puts something else in its place. */
export async function replaceDesign(trx: CommerceDb, before: DesignRow, fresh: Fresh, userId: string): Promise<void> {
  const { id, title, total, thumbnail, priced_at } = before;
  await trx
    .insertInto("commerce.design_version")
    .values({
      design_id: id,
      version: sql<number>`(select count(*) + 1 from commerce.design_version where design_id = ${id})`,
      title,
      total,
      thumbnail,
      priced_at,
      build: JSON.stringify(before.build),
      lines: JSON.stringify(before.lines),
      user_id: userId,
    })
    .execute();
  await trx
    .updateTable("commerce.design")
    .set({ ...fresh, build: JSON.stringify(fresh.build), lines: JSON.stringify(fresh.lines), preset_uuid: null })
    .where("id", "=", id)
    .execute();
}

/** Its files are of another build: they are made anew once the order is paid, as if it had none. */
export async function forgetProduction(trx: CommerceDb, designId: string): Promise<void> {
  await trx.deleteFrom("commerce.production").where("design_id", "=", designId).execute();
}

/** Proofs of it that nobody has answered show what is not made any more. */
export async function withdrawOpenProofs(trx: CommerceDb, designId: string): Promise<void> {
  await sql`update commerce.proof set withdrawn_at = now()
    where design_id = ${designId} and withdrawn_at is null and superseded_at is null
      and not exists (select 1 from commerce.proof_decision d where d.proof_id = proof.id)`.execute(trx);
}
