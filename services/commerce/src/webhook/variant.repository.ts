import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { VariantEvent } from "./webhook.events.ts";

/** Does somebody listen to this event of a variant? */
export async function isListenedTo(db: CommerceDb, event: VariantEvent): Promise<boolean> {
  const { rows } = await sql`select 1 from commerce.webhook
    where is_active and events && array[${event}, 'ANY_EVENTS'] limit 1`.execute(db);
  return rows.length > 0;
}

/** A variant with its product and its stock, as webhooks tell it. */
export function variantWithStock(db: CommerceDb, variantId: number) {
  return db
    .selectFrom("commerce.variant as v")
    .innerJoin("commerce.product as p", "p.id", "v.product_id")
    .leftJoin("commerce.stock as s", "s.variant_id", "v.id")
    .select(["v.id", "v.sku", "v.name", "v.track_inventory", "v.metadata", "p.id as product_id", "p.slug", "p.names"])
    .select(["s.quantity", "s.allocated", "s.warehouse_id"])
    .where("v.id", "=", variantId)
    .executeTakeFirst();
}
