import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addJob } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";
import { globalId } from "../wire/ids.ts";
import { TELL_VARIANT, type VariantEvent } from "./webhook.events.ts";

/** Has the job made that tells of a variant, in the transaction of the change, where somebody listens. */
export async function announceVariant(trx: CommerceDb, variantId: number, event: VariantEvent): Promise<void> {
  const { rows } = await sql`select 1 from commerce.webhook
    where is_active and events && array[${event}, 'ANY_EVENTS'] limit 1`.execute(trx);
  if (rows.length === 0) return;
  await addJob(trx as never, TELL_VARIANT, { variantId, event, key: randomUUID() });
}

/** A variant as webhooks tell it, in the form and with the names of Saleor's own payloads; null for one that is gone. */
export async function variantPayload(db: CommerceDb, variantId: number): Promise<string | null> {
  const row = await db
    .selectFrom("commerce.variant as v")
    .innerJoin("commerce.product as p", "p.id", "v.product_id")
    .leftJoin("commerce.stock as s", "s.variant_id", "v.id")
    .select(["v.id", "v.sku", "v.name", "v.track_inventory", "v.metadata", "p.id as product_id", "p.slug", "p.names"])
    .select(["s.quantity", "s.allocated", "s.warehouse_id"])
    .where("v.id", "=", variantId)
    .executeTakeFirst();
  if (!row) return null;
  return JSON.stringify([
    {
      type: "ProductVariant",
      id: globalId("ProductVariant", row.id),
      sku: row.sku,
      name: row.name,
      track_inventory: row.track_inventory,
      metadata: row.metadata,
      product: { type: "Product", id: globalId("Product", row.product_id), slug: row.slug, name: row.names.en },
      stocks:
        row.warehouse_id === null
          ? []
          : [
              {
                type: "Stock",
                warehouse_id: globalId("Warehouse", row.warehouse_id),
                quantity: row.quantity,
                quantity_allocated: row.allocated,
              },
            ],
    },
  ]);
}
