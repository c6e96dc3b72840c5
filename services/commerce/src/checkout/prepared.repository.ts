import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";

export type DraftRow = Selectable<CommerceTables["commerce.draft"]>;

export function draftById(db: CommerceDb, id: string): Promise<DraftRow | undefined> {
  return db.selectFrom("commerce.draft").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Is there a link, mailed and not ended, that opens what was prepared? */
export async function isLinked(db: CommerceDb, draftId: string): Promise<boolean> {
  const link = await db
    .selectFrom("commerce.draft_link")
    .select("draft_id")
    .where("draft_id", "=", draftId)
    .where("expires_at", ">", new Date())
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/** Was something paid, or held, for a cart that is no order yet? */
export async function hasMoney(db: CommerceDb, checkoutId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from commerce.payment_transaction
      where checkout_id = ${checkoutId} and (charged > refunded or authorized > 0)) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Notes on an order that was just placed who prepared it when, when its link was mailed, and who placed it. */
export async function noteDraft(
  trx: CommerceDb,
  { orderId, by, draft }: { orderId: string; by: string | null; draft: DraftRow },
): Promise<void> {
  await trx
    .updateTable("commerce.order_event")
    .set({ user_id: draft.created_by, created_at: draft.created_at })
    .where("order_id", "=", orderId)
    .where("type", "=", "DRAFT_CREATED")
    .execute();
  if (by !== null)
    await trx
      .updateTable("commerce.order_event")
      .set({ user_id: by })
      .where("order_id", "=", orderId)
      .where("type", "=", "PLACED_FROM_DRAFT")
      .execute();
  if (draft.sent_at !== null)
    await trx
      .insertInto("commerce.order_event")
      .values({
        order_id: orderId,
        type: "EMAIL_SENT",
        user_id: draft.created_by,
        data: JSON.stringify({ emailType: "PAYMENT_LINK" }),
        created_at: draft.sent_at,
      })
      .execute();
}
