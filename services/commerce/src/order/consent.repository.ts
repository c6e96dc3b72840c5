import type { Selectable } from "kysely";
import type { CommerceDb, CommerceTables, Consent, ReturnClass } from "../tables.ts";

export type ConsentRow = Selectable<CommerceTables["commerce.order_consent"]>;

/** Keeps with an order what its buyer agreed to, for the kinds of goods that it has. */
export async function keepConsent(
  trx: CommerceDb,
  orderId: string,
  { version, language, texts, at }: Consent,
  classes: ReadonlySet<ReturnClass>,
): Promise<void> {
  const rows = [...classes].flatMap((return_class) => {
    const text = texts[return_class];
    if (!text) return [];
    return [{ order_id: orderId, return_class, version, language_code: language, text, given_at: new Date(at) }];
  });
  if (rows.length > 0) await trx.insertInto("commerce.order_consent").values(rows).execute();
}

export function consentsOf(db: CommerceDb, orderId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom("commerce.order_consent")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("return_class", "desc")
    .execute();
}
