import { builder, type CommerceContext } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { ProductErrorCode } from "../catalogue/error-code.graphql.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import { StockInput } from "../stock/warehouse.graphql.ts";
import { type StockProblem, type StocksResult, productVariantStocksUpdate } from "./stock.command.ts";

const BulkStockError = builder.objectRef<StockProblem>("BulkStockError").implement({
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
builder.mutationField("productVariantStocksUpdate", (t) =>
  t.field({
    type: stocksPayload("ProductVariantStocksUpdate"),
    nullable: true,
    args: { variantId: t.arg.id(), sku: t.arg.string(), stocks: t.arg({ type: [StockInput], required: true }) },
    resolve: (_, { variantId, sku, stocks }, context) =>
      productVariantStocksUpdate(context, { variantId, sku, stocks }),
  }),
);
