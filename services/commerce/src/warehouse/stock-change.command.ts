import { requireRole } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { Refusal } from "../refusal.ts";
import { noteStock } from "../stock/movement.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { numberOf } from "@carloom/wire";
import { announceStock, changeStock, MOST_PIECES, type StockProblem, type StocksResult } from "./stock.command.ts";
import {
  availableOf,
  deleteStock,
  insertStock,
  lockStock,
  setStock,
  variantByIdOrSku,
  warehousesByIds,
} from "../stock/warehouse.repository.ts";

const refused = (code: StockProblem["code"], field: string, message: string, index: number | null = null) =>
  new Refusal<StockProblem>({ code, field, message, index });
const MOST_REASON = 250;

async function lockedVariant(trx: CommerceDb, id: number | null, sku: string | null): Promise<number> {
  const variant = await variantByIdOrSku(trx, id, sku);
  if (!variant) throw refused("NOT_FOUND", "variantId", "There is no such variant.");
  return variant.id;
}

export type StockChange = {
  variantId: string;
  warehouseId: string;
  by?: number | null;
  to?: number | null;
  reason: string;
};

/**
 * Staff put goods on a shelf or take them off it (`by`), or write down what they counted (`to`), with a reason that is
 * kept. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN
 */
export function stockChange(context: CommerceContext, input: StockChange): Promise<StocksResult> {
  const { userId } = requireRole(context, "catalogue");
  return changeStock(context, async (trx) => {
    const { by, to } = input;
    const reason = input.reason.trim();
    if (!reason) throw refused("REQUIRED", "reason", "Say why: a reason is kept with every movement.");
    if (reason.length > MOST_REASON)
      throw refused("INVALID", "reason", `A reason has at most ${MOST_REASON} characters.`);
    if (typeof by === typeof to) throw refused("INVALID", "to", "Give either a change or what was counted.");
    const variantId = await lockedVariant(trx, numberOf(input.variantId, "ProductVariant") ?? 0, null);
    const [warehouse] = await warehousesByIds(trx, [numberOf(input.warehouseId, "Warehouse") ?? 0]);
    if (!warehouse) throw refused("NOT_FOUND", "warehouseId", "There is no such warehouse.");
    // a shelf that is empty until now is there to be locked, too: of two who fill it neither is lost
    await insertStock(trx, { variant_id: variantId, warehouse_id: warehouse.id, quantity: 0 });
    const stock = await lockStock(trx, variantId);
    if (stock && stock.warehouse_id !== warehouse.id)
      throw refused("INVALID", "warehouseId", "These goods lie in another warehouse.");
    const quantity = to ?? (stock?.quantity ?? 0) + (by ?? 0);
    if (quantity < 0 || quantity > MOST_PIECES)
      throw refused("INVALID", to === null || to === undefined ? "by" : "to", `From 0 to ${MOST_PIECES} pieces.`);
    await noteStock(trx, { cause: typeof to === "number" ? "COUNTED" : "CHANGED", reason, userId });
    const before = await availableOf(trx, variantId);
    if (!(await setStock(trx, { variant_id: variantId, warehouse_id: warehouse.id, quantity })))
      throw refused("INVALID", typeof to === "number" ? "to" : "by", "More pieces than this are promised to orders.");
    await announceStock(trx, variantId, before);
    return variantId;
  });
}

/** Puts goods that lay nowhere into a warehouse. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function productVariantStocksCreate(
  context: CommerceContext,
  id: string,
  stocks: readonly { warehouse: string; quantity: number }[],
): Promise<StocksResult> {
  const { userId } = requireRole(context, "catalogue");
  return changeStock(context, async (trx) => {
    const variantId = await lockedVariant(trx, numberOf(id, "ProductVariant") ?? 0, null);
    const [stock, second] = stocks;
    if (second) throw refused("DUPLICATED_INPUT_ITEM", "warehouse", "Goods lie in one warehouse.", 1);
    if (!stock) return variantId;
    const [warehouse] = await warehousesByIds(trx, [numberOf(stock.warehouse, "Warehouse") ?? 0]);
    if (!warehouse) throw refused("NOT_FOUND", "warehouse", "There is no such warehouse.", 0);
    if (stock.quantity < 0 || stock.quantity > MOST_PIECES)
      throw refused("INVALID", "quantity", `A quantity is from 0 to ${MOST_PIECES}.`, 0);
    await noteStock(trx, { cause: "OPENED", userId });
    const row = { variant_id: variantId, warehouse_id: warehouse.id, quantity: stock.quantity };
    if (!(await insertStock(trx, row)))
      throw refused("UNIQUE", "warehouse", "These goods lie in a warehouse already.", 0);
    await announceStock(trx, variantId, 0);
    return variantId;
  });
}

/** Takes goods off the books of warehouses. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function productVariantStocksDelete(
  context: CommerceContext,
  input: { variantId?: string | null; sku?: string | null; warehouseIds?: readonly string[] | null },
): Promise<StocksResult> {
  const { userId } = requireRole(context, "catalogue");
  return changeStock(context, async (trx) => {
    const key = input.variantId ? (numberOf(input.variantId, "ProductVariant") ?? 0) : null;
    const variantId = await lockedVariant(trx, key, key === null ? (input.sku ?? null) : null);
    const warehouses = (input.warehouseIds ?? []).map((one) => numberOf(one, "Warehouse") ?? 0);
    const stock = await lockStock(trx, variantId);
    if (!stock || !warehouses.includes(stock.warehouse_id)) return variantId;
    if (stock.allocated > 0) throw refused("INVALID", "warehouseIds", "Pieces of it are promised to orders.");
    const before = await availableOf(trx, variantId);
    await noteStock(trx, { cause: "CLOSED", userId });
    await deleteStock(trx, variantId);
    await announceStock(trx, variantId, before);
    return variantId;
  });
}
