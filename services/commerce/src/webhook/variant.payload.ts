import { randomUUID } from "node:crypto";
import { addJob, addJobs } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";
import { globalId } from "@carloom/wire";
import { isListenedTo, variantWithStock } from "./variant.repository.ts";
import { TELL_VARIANT, type VariantEvent } from "./webhook.events.ts";

/** Has the job made that tells of a variant, in the transaction of the change, where somebody listens. */
export async function announceVariant(trx: CommerceDb, variantId: number, event: VariantEvent): Promise<void> {
  if (!(await isListenedTo(trx, event))) return;
  await addJob(trx, TELL_VARIANT, { variantId, event, key: randomUUID() });
}

/** The same for many variants: one question and one statement, however many there are. */
export async function announceVariants(
  trx: CommerceDb,
  variantIds: readonly number[],
  event: VariantEvent,
): Promise<void> {
  if (variantIds.length === 0 || !(await isListenedTo(trx, event))) return;
  await addJobs(
    trx,
    TELL_VARIANT,
    variantIds.map((variantId) => ({ variantId, event, key: randomUUID() })),
  );
}

/** A variant as webhooks tell it, in the form and with the names of Saleor's own payloads; null for one that is gone. */
export async function variantPayload(db: CommerceDb, variantId: number): Promise<string | null> {
  const row = await variantWithStock(db, variantId);
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
