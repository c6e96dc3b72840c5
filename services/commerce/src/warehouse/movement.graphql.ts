import { loaderOf, type Page, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { requireAnyRole, accountsByIds, accountDb } from "@carloom/identity";
import { builder } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import {
  MOVEMENT_CAUSES,
  type MovementCause,
  movementCount,
  movementPage,
  type MovementRow,
} from "../stock/movement.repository.ts";
import { StockInput, warehouseOf, WarehouseRef } from "../stock/warehouse.graphql.ts";
import { shopTables } from "../tables.ts";
import { globalId, numberOf, PageInfo } from "@carloom/wire";
import { productVariantStocksCreate, productVariantStocksDelete, stockChange } from "./stock-change.command.ts";
import type { StockProblem, StocksResult } from "./stock.command.ts";
import { stocksPayload, variantOfStocks } from "./stocks.graphql.ts";

async function namesBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, string>> {
  const accounts = await accountsByIds(accountDb(context.db), ids);
  return new Map(accounts.map((one) => [one.id, `${one.first_name} ${one.last_name}`.trim() || one.email]));
}

const Cause = builder.enumType("StockMovementCause", { values: MOVEMENT_CAUSES });
const Movement = builder.objectRef<MovementRow>("StockMovement").implement({
  description: "A change of what lies in a warehouse. What is only promised to an order moves nothing.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("StockMovement", id) }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    pieces: t.exposeInt("pieces", { description: "Negative for what left." }),
    quantityLeft: t.exposeInt("quantity_left", { description: "What lay there then." }),
    cause: t.field({ type: Cause, resolve: ({ cause }) => cause as MovementCause }),
    reason: t.exposeString("reason", { description: "In the words of whoever moved it; may be empty." }),
    staffName: t.string({
      nullable: true,
      description: "Null where nobody of the staff did it, or the account is no more.",
      resolve: async ({ user_id }, _, context) =>
        user_id === null ? null : ((await loaderOf(context, namesBatch).load(user_id)) ?? null),
    }),
    orderId: t.id({ nullable: true, resolve: ({ order_id }) => (order_id ? globalId("Order", order_id) : null) }),
    warehouse: t.field({
      type: WarehouseRef,
      nullable: true,
      resolve: (row, _, context) => warehouseOf(context, row.warehouse_id),
    }),
    variant: t.field({
      type: ProductVariantRef,
      nullable: true,
      description: "Null once it is deleted.",
      resolve: async (row, _, context) => {
        const channel = await channelBySlug(context);
        return channel && variantById(context, channel, row.variant_id);
      },
    }),
  }),
});
const Edge = builder.objectRef<{ node: MovementRow; cursor: string }>("StockMovementEdge").implement({
  fields: (t) => ({
    node: t.field({ type: Movement, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const Connection = builder.objectRef<Page<MovementRow>>("StockMovementConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [Edge], resolve: (page) => page.edges }),
  }),
});

builder.queryField("stockMovements", (t) =>
  t.field({
    type: Connection,
    description: "Newest first.",
    args: {
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
      after: t.arg.string(),
      variantId: t.arg.id(),
      warehouseId: t.arg.id(),
    },
    resolve: async (_, { variantId, warehouseId, ...args }, context) => {
      requireAnyRole(context, "catalogue", "orders");
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const filter = {
        ...(variantId && { variantId: numberOf(variantId, "ProductVariant") ?? 0 }),
        ...(warehouseId && { warehouseId: numberOf(warehouseId, "Warehouse") ?? 0 }),
      };
      return toPage(
        await movementPage(db, filter, page),
        page,
        (row) => [row.id],
        () => movementCount(db, filter),
      );
    },
  }),
);

const ChangeInput = builder.inputType("StockChangeInput", {
  fields: (t) => ({
    variantId: t.id({ required: true }),
    warehouseId: t.id({ required: true }),
    by: t.int({ description: "Pieces more, or, negative, fewer; or else `to`." }),
    to: t.int({ description: "Pieces that were counted." }),
    reason: t.string({ required: true }),
  }),
});
const StockErrorCode = builder.enumType("StockErrorCode", {
  values: ["ALREADY_EXISTS", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const,
});
const StockError = builder.objectRef<StockProblem>("StockError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({
      type: StockErrorCode,
      resolve: ({ code }) => (code === "DUPLICATED_INPUT_ITEM" ? "INVALID" : code),
    }),
  }),
});
const changed = (name: string) =>
  builder.objectRef<StocksResult>(name).implement({
    fields: (t) => ({
      productVariant: t.field({
        type: ProductVariantRef,
        nullable: true,
        resolve: (result, _, context) => variantOfStocks(result, context),
      }),
      errors: t.field({ type: [StockError], resolve: (result) => result.errors }),
    }),
  });

builder.mutationFields((t) => ({
  stockChange: t.field({
    type: changed("StockChange"),
    description: "Puts goods on a shelf, takes them off it, or writes down what was counted.",
    args: { input: t.arg({ type: ChangeInput, required: true }) },
    resolve: (_, { input }, context) => stockChange(context, input),
  }),
  productVariantStocksCreate: t.field({
    type: stocksPayload("ProductVariantStocksCreate"),
    nullable: true,
    args: { variantId: t.arg.id({ required: true }), stocks: t.arg({ type: [StockInput], required: true }) },
    resolve: (_, { variantId, stocks }, context) => productVariantStocksCreate(context, variantId, stocks),
  }),
  productVariantStocksDelete: t.field({
    type: changed("ProductVariantStocksDelete"),
    nullable: true,
    args: { variantId: t.arg.id(), sku: t.arg.string(), warehouseIds: t.arg.idList() },
    resolve: (_, args, context) => productVariantStocksDelete(context, args),
  }),
}));
