import { loaderOf, type RequestContext } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import { globalId, numberOf, Node } from "@carloom/wire";
import { type StockProblem, type StocksResult, productVariantStocksUpdate } from "./stock.command.ts";
import { type WarehouseRow, warehousesByIds } from "./warehouse.repository.ts";

async function warehousesBatch(ids: readonly number[], context: RequestContext): Promise<Map<number, WarehouseRow>> {
  return new Map((await warehousesByIds(shopTables(context.db), ids)).map((row) => [row.id, row]));
}

export const warehouseOf = async (context: RequestContext, id: number): Promise<WarehouseRow | null> =>
  (await loaderOf(context, warehousesBatch).load(id)) ?? null;

export const WarehouseRef = builder.objectRef<WarehouseRow>("Warehouse").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Warehouse", row.id) }),
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
  }),
});

builder.queryField("warehouse", (t) =>
  t.field({
    type: WarehouseRef,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => {
      requireRole(context, "orders");
      const key = numberOf(id, "Warehouse");
      return key === null ? null : warehouseOf(context, key);
    },
  }),
);

export const ProductErrorCode = builder.enumType("ProductErrorCode", {
  values: [
    "ALREADY_EXISTS",
    "DUPLICATED_INPUT_ITEM",
    "FILE_SIZE_LIMIT_EXCEEDED",
    "GRAPHQL_ERROR",
    "INVALID",
    "INVALID_FILE_TYPE",
    "NOT_FOUND",
    "REQUIRED",
    "UNIQUE",
    "UNSUPPORTED_MEDIA_PROVIDER",
  ] as const,
});
export const BulkStockError = builder.objectRef<StockProblem>("BulkStockError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ProductErrorCode, resolve: (error) => error.code }),
    index: t.exposeInt("index", { nullable: true }),
  }),
});
/** The variant of a payload, as its channel-less self. */
export const variantOfStocks = async ({ variantId }: StocksResult, context: CommerceContext) => {
  const channel = await channelBySlug(context);
  return channel && variantId !== null ? variantById(context, channel, variantId) : null;
};
export const stocksPayload = (name: string) =>
  builder.objectRef<StocksResult>(name).implement({
    fields: (t) => ({
      productVariant: t.field({
        type: ProductVariantRef,
        nullable: true,
        resolve: (result, _, context) => variantOfStocks(result, context),
      }),
      errors: t.field({ type: [BulkStockError], resolve: (result) => result.errors }),
    }),
  });
export const StockInput = builder.inputType("StockInput", {
  fields: (t) => ({ warehouse: t.id({ required: true }), quantity: t.int({ required: true }) }),
});

builder.mutationField("productVariantStocksUpdate", (t) =>
  t.field({
    type: stocksPayload("ProductVariantStocksUpdate"),
    nullable: true,
    args: { variantId: t.arg.id(), sku: t.arg.string(), stocks: t.arg({ type: [StockInput], required: true }) },
    resolve: (_, { variantId, sku, stocks }, context) =>
      productVariantStocksUpdate(context, { variantId, sku, stocks }),
  }),
);
