import { requireRole } from "../account/account.policy.ts";
import type { CommerceContext } from "../builder.ts";
import { shopTables } from "../tables.ts";
import { numberOf } from "../wire/ids.ts";
import { announceVariant } from "../webhook/variant.payload.ts";
import { availableOf, setStock, variantByIdOrSku, warehousesByIds } from "./warehouse.repository.ts";

export type StockProblem = {
  field: string;
  message: string;
  code: "DUPLICATED_INPUT_ITEM" | "INVALID" | "NOT_FOUND" | "REQUIRED";
  index: number | null;
};
export type StocksResult = { variantId: number | null; errors: StockProblem[] };

class StockRefused extends Error {
  readonly problem: StockProblem;
  constructor(problem: StockProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const MOST = 1_000_000;

/** Staff set what lies on the shelves; all of it or nothing. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function productVariantStocksUpdate(
  context: CommerceContext,
  input: {
    variantId?: string | null;
    sku?: string | null;
    stocks: readonly { warehouse: string; quantity: number }[];
  },
): Promise<StocksResult> {
  requireRole(context, "catalogue");
  const no = (problem: StockProblem) => new StockRefused(problem);
  try {
    return await shopTables(context.db)
      .transaction()
      .execute(async (trx) => {
        const key = numberOf(input.variantId, "ProductVariant");
        const variant = await variantByIdOrSku(trx, key, input.variantId ? null : (input.sku ?? null));
        if (!variant)
          throw no({ field: "variantId", code: "NOT_FOUND", message: "There is no such variant.", index: null });
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
          if (quantity < 0 || quantity > MOST)
            throw no({ field: "quantity", code: "INVALID", message: `A quantity is from 0 to ${MOST}.`, index });
          if (!(await setStock(trx, { variant_id: variant.id, warehouse_id: warehouse, quantity }))) {
            const message = "More pieces than this are promised to orders.";
            throw no({ field: "quantity", code: "INVALID", message, index });
          }
        }
        if (input.stocks.length > 0) {
          const now = await availableOf(trx, variant.id);
          await announceVariant(trx, variant.id, "PRODUCT_VARIANT_STOCK_UPDATED");
          if (before > 0 && now <= 0) await announceVariant(trx, variant.id, "PRODUCT_VARIANT_OUT_OF_STOCK");
          if (before <= 0 && now > 0) await announceVariant(trx, variant.id, "PRODUCT_VARIANT_BACK_IN_STOCK");
        }
        return { variantId: variant.id, errors: [] };
      });
  } catch (error) {
    if (error instanceof StockRefused) return { variantId: null, errors: [error.problem] };
    throw error;
  }
}
