import { loaderOf, type Page, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { requireAnyRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { warehouseOf, WarehouseRef } from "../stock/warehouse.graphql.ts";
import { type WarehouseRow, warehousePage, warehouseCount } from "../stock/warehouse.repository.ts";
import { shopTables } from "../tables.ts";
import { globalId, money, MoneyRef, Node, PageInfo } from "@carloom/wire";
import type { VariantNode } from "./catalogue.loaders.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { ChannelRef } from "./channel.graphql.ts";
import { channelList } from "./channel.ts";
import { ProductVariantRef } from "./refs.ts";
import { pricesOfVariants, type StockRow, stocksOfVariants, type VariantPriceRow } from "./stocked.repository.ts";

const staff = (context: CommerceContext) => requireAnyRole(context, "catalogue", "orders", "support");

function grouped<Row extends { variant_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return Map.groupBy(rows, (row) => row.variant_id);
}
const stocksBatch = async (ids: readonly number[], context: RequestContext) =>
  grouped(await stocksOfVariants(shopTables(context.db), ids));
const pricesBatch = async (ids: readonly number[], context: RequestContext) =>
  grouped(await pricesOfVariants(shopTables(context.db), ids));

export type StockNode = StockRow & { variant: VariantNode };
export const StockRef = builder.objectRef<StockNode>("Stock").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (stock) => globalId("Stock", stock.id) }),
    warehouse: t.field({
      type: WarehouseRef,
      resolve: async (stock, _, context) => {
        const found = await warehouseOf(context, stock.warehouse_id);
        if (!found) throw new Error(`There is no warehouse ${stock.warehouse_id}.`);
        return found;
      },
    }),
    productVariant: t.field({ type: ProductVariantRef, resolve: (stock) => stock.variant }),
    quantity: t.exposeInt("quantity"),
    quantityAllocated: t.exposeInt("allocated"),
  }),
});

const VariantListing = builder
  .objectRef<VariantPriceRow & { channel: ChannelRow }>("ProductVariantChannelListing")
  .implement({
    interfaces: [Node],
    fields: (t) => ({
      id: t.id({
        resolve: ({ variant_id, channel_id }) =>
          globalId("ProductVariantChannelListing", `${variant_id}-${channel_id}`),
      }),
      channel: t.field({ type: ChannelRef, resolve: ({ channel }) => channel }),
      price: t.field({
        type: MoneyRef,
        nullable: true,
        resolve: ({ amount, channel }) => money(amount, channel.currency),
      }),
    }),
  });

builder.objectFields(ProductVariantRef, (t) => ({
  stocks: t.field({
    type: [StockRef],
    nullable: true,
    resolve: async (variant, _, context) => {
      staff(context);
      const rows = (await loaderOf(context, stocksBatch).load(variant.id)) ?? [];
      return rows.map((row) => ({ ...row, variant }));
    },
  }),
  channelListings: t.field({
    type: [VariantListing],
    nullable: true,
    resolve: async (variant, _, context) => {
      staff(context);
      const rows = (await loaderOf(context, pricesBatch).load(variant.id)) ?? [];
      const channels = await channelList(context);
      return rows.flatMap((row) => {
        const channel = channels.find(({ id }) => id === row.channel_id);
        return channel ? [{ ...row, channel }] : [];
      });
    },
  }),
}));

const WarehouseEdge = builder.objectRef<{ node: WarehouseRow; cursor: string }>("WarehouseCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: WarehouseRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const WarehouseConnection = builder.objectRef<Page<WarehouseRow>>("WarehouseCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [WarehouseEdge], resolve: (page) => page.edges }),
  }),
});

builder.queryFields((t) => ({
  warehouses: t.field({
    type: WarehouseConnection,
    nullable: true,
    args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
    resolve: async (_, args, context) => {
      staff(context);
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      return toPage(
        await warehousePage(db, page),
        page,
        (row) => [row.id],
        () => warehouseCount(db),
      );
    },
  }),
  channels: t.field({
    type: [ChannelRef],
    nullable: true,
    resolve: (_, __, context) => {
      staff(context);
      return channelList(context);
    },
  }),
}));
