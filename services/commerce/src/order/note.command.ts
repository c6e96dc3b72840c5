import { requireAnyRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { numberOf, uuidOf } from "@carloom/wire";
import { eventById, newestEvent, type OrderEventRow } from "./events.repository.ts";
import { insertEvent, lockOrder, type OrderRow } from "./order.repository.ts";

export type NoteResult = {
  order: OrderRow | null;
  event: OrderEventRow | null;
  errors: { field: string | null; message: string; code: "REQUIRED" | "NOT_FOUND" }[];
};

const LONGEST = 5000;
const refused = (field: string, code: "REQUIRED" | "NOT_FOUND", message: string): NoteResult => ({
  order: null,
  event: null,
  errors: [{ field, code, message }],
});

/** Writes a note of staff on an order; the buyer never sees it. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
async function note(
  context: CommerceContext,
  orderId: string | null,
  field: string,
  message: string,
  changed: OrderEventRow | null,
): Promise<NoteResult> {
  const { userId } = requireAnyRole(context, "orders", "support");
  const words = message.trim().slice(0, LONGEST);
  if (!words) return refused("message", "REQUIRED", "Message can't be empty.");
  return shopTables(context.db)
    .transaction()
    .execute(async (trx) => {
      const order = orderId ? await lockOrder(trx, orderId) : undefined;
      if (!order) return refused(field, "NOT_FOUND", "Couldn't resolve to a node.");
      const type = changed ? "NOTE_UPDATED" : "NOTE_ADDED";
      const data = { message: words, ...(changed && { related: changed.id }) };
      await insertEvent(trx, { order_id: order.id, type, user_id: userId, data });
      return { order, event: await newestEvent(trx, order.id, type), errors: [] };
    });
}

export function orderNoteAdd(context: CommerceContext, order: string, message: string): Promise<NoteResult> {
  return note(context, uuidOf(order, "Order"), "order", message, null);
}

/** Says a note anew; the former text stays in the order's history. */
export async function orderNoteUpdate(context: CommerceContext, id: string, message: string): Promise<NoteResult> {
  requireAnyRole(context, "orders", "support");
  const key = numberOf(id, "OrderEvent");
  const known = key ? await eventById(shopTables(context.db), key) : undefined;
  const isNote = known?.type === "NOTE_ADDED" || known?.type === "NOTE_UPDATED";
  return note(context, isNote ? known.order_id : null, "note", message, isNote ? known : null);
}
