import type { Language } from "@carloom/i18n";
import type { OrderRow } from "../order/order.repository.ts";
import type { CommerceDb } from "../tables.ts";

/** What an order's delivery is called in a language; as it was ordered where it is called otherwise by now, or is gone. */
export async function deliveryName(
  db: CommerceDb,
  { shipping_method_id: id, shipping_method_name: ordered }: OrderRow,
  language: Language,
): Promise<string> {
  const row =
    id === null
      ? undefined
      : await db.selectFrom("commerce.shipping_method").select("names").where("id", "=", id).executeTakeFirst();
  return row && Object.values(row.names).includes(ordered) ? row.names[language] || ordered : ordered;
}
