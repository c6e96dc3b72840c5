import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { noteStock } from "../stock/movement.repository.ts";
import { mutation, Refusal } from "../refusal.ts";
import type { CommerceDb } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import { announceVariant } from "../webhook/variant.payload.ts";
import { availableOf, setStock, variantByIdOrSku, warehousesByIds } from "../stock/warehouse.repository.ts";

export type StockProblem = {
  field: string;
  message: string;
  code: "DUPLICATED_INPUT_ITEM" | "INVALID" | "NOT_FOUND" | "REQUIRED" | "UNIQUE";
  index: number | null;
};
export type StocksResult = { variantId: number | null; errors: StockProblem[] };

/** Most pieces of a variant in a warehouse. */
export const MOST_PIECES = 1_000_000;

/** Changes the stock of a variant, all of it or nothing; `work` gives the variant's key. */
export async function changeStock(
  context: CommerceContext,
  work: (trx: CommerceDb) => Promise<number>,
): Promise<StocksResult> {
  const { value: variantId, errors } = await mutation<number, StockProblem>(context, work);
  return { variantId, errors };
}

/** Tells whoever listens that stock changed. @param before pieces that nobody was promised until now */
export async function announceStock(trx: CommerceDb, variantId: number, before: number): Promise<void> {
  const now = await availableOf(trx, variantId);
  await announceVariant(trx, variantId, "PRODUCT_VARIANT_STOCK_UPDATED");
  if (before > 0 && now <= 0) await announceVariant(trx, variantId, "PRODUCT_VARIANT_OUT_OF_STOCK");
  if (before <= 0 && now > 0) await announceVariant(trx, variantId, "PRODUCT_VARIANT_BACK_IN_STOCK");
}

/** Staff set what lies on the shelves; all of it or nothing. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function productVariantStocksUpdate(
  context: CommerceContext,
  input: {
    variantId?: string | null;
    sku?: string | null;
    stocks: readonly { warehouse: string; quantity: number }[];
  },
): Promise<StocksResult> {
  const { userId } = requireRole(context, "catalogue");
  const no = (problem: StockProblem) => new Refusal<StockProblem>(problem);
  return changeStock(context, async (trx) => {
    const key = numberOf(input.variantId, "ProductVariant");
    const variant = await variantByIdOrSku(trx, key, input.variantId ? null : (input.sku ?? null));
    if (!variant)
      throw no({ field: "variantId", code: "NOT_FOUND", message: "There is no such variant.", index: null });
    await noteStock(trx, { cause: "COUNTED", userId });
    const keys = input.stocks.map((stock) => numberOf(stock.warehouse, "Warehouse") ?? 0);
    const before = await availableOf(trx, variant.id);
    const known = new Set((keys.length > 0 ? await warehousesByIds(trx, keys) : []).map((row) => row.id));
    for (const [index, { quantity }] of input.stocks.entries()) {
      const warehouse = keys[index] ?? 0;
      if (!known.has(warehouse))
        throw no({ field: "warehouse", code: "NOT_FOUND", message: "There is no such warehouse.", index });
      if (keys.indexOf(warehouse) !== index)
        throw no({
          field: "warehouse",
          code: "DUPLICATED_INPUT_ITEM",
          message: "A warehouse is named once.",
          index,
        });
      if (quantity < 0 || quantity > MOST_PIECES)
        throw no({ field: "quantity", code: "INVALID", message: `A quantity is from 0 to ${MOST_PIECES}.`, index });
      if (!(await setStock(trx, { variant_id: variant.id, warehouse_id: warehouse, quantity }))) {
        const message = "More pieces than this are promised to orders.";
        throw no({ field: "quantity", code: "INVALID", message, index });
      }
    }
    if (input.stocks.length > 0) await announceStock(trx, variant.id, before);
    return variant.id;
  });
}
