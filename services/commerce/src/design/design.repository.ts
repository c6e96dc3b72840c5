import type { Database } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type DesignRow = Selectable<CommerceTables["commerce.design"]>;

export async function insertDesign(trx: CommerceDb, design: Omit<DesignRow, "order_id">): Promise<void> {
  await trx
    .insertInto("commerce.design")
    .values({ ...design, order_id: null, build: JSON.stringify(design.build), lines: JSON.stringify(design.lines) })
    .execute();
}

export function designsOfCheckout(db: CommerceDb, checkoutId: string): Promise<DesignRow[]> {
  return db
    .selectFrom("commerce.design")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .orderBy("priced_at")
    .orderBy("id")
    .execute();
}

export function designById(db: CommerceDb, id: string): Promise<DesignRow | undefined> {
  return db.selectFrom("commerce.design").selectAll().where("id", "=", id).executeTakeFirst();
}

export function designsOfOrder(db: CommerceDb, orderId: string): Promise<DesignRow[]> {
  return db
    .selectFrom("commerce.design")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("priced_at")
    .orderBy("id")
    .execute();
}

/** Gives a design another picture, where it still shows the one that it came with. False where it does not. */
export async function setDesignPicture(
  db: CommerceDb,
  { id, thumbnail }: Pick<DesignRow, "id" | "thumbnail">,
  picture: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("commerce.design")
    .set({ thumbnail: picture })
    .where("id", "=", id)
    .where("thumbnail", "is not distinct from", thumbnail)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One that was ordered; those of carts are nobody's but their buyer's. */
export function orderedDesign(db: CommerceDb, id: string): Promise<DesignRow | undefined> {
  return db
    .selectFrom("commerce.design")
    .selectAll()
    .where("id", "=", id)
    .where("order_id", "is not", null)
    .executeTakeFirst();
}

/** Of some uploaded pictures those that a cart, an order, what an order had before, or a quote shows. */
export async function frozenUploads(db: Database, uuids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    uuid: string;
  }>`select asked.uuid from unnest(${[...uuids]}::text[]) as asked (uuid) where
    exists (select from commerce.design
      where jsonb_path_query_array(build, '$.stickers[*].art ? (@.kind == "upload").uuid') ? asked.uuid)
    or exists (select from commerce.design_version
      where jsonb_path_query_array(build, '$.stickers[*].art ? (@.kind == "upload").uuid') ? asked.uuid)
    or exists (select from commerce.quote
      where jsonb_path_query_array(designs, '$[*].build.stickers[*].art ? (@.kind == "upload").uuid') ? asked.uuid)`.execute(
    db,
  );
  return rows.map(({ uuid }) => uuid);
}
