import { loaderOf, type Page, pageRequest, type RequestContext, toPage, sliceOf } from "@carloom/platform";
import { AddressInput, requireAnyRole } from "@carloom/identity";
import { globalId, PageInfo } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { mainChannel } from "../catalogue/channel.ts";
import { type StockNode, StockRef } from "../catalogue/stocked.graphql.ts";
import { Zone, ZoneConnection } from "../shipping/zone.graphql.ts";
import { zonesByIds } from "../shipping/zone.repository.ts";
import { warehouseOf, WarehouseRef } from "../stock/warehouse.graphql.ts";
import { type Holding, holdings, stockCount, stockPage, zoneLinks } from "../stock/warehouse-edit.repository.ts";
import { shopTables } from "../tables.ts";
import { toldBeside } from "../told-beside.ts";
import {
  assignWarehouseShippingZone,
  createWarehouse,
  deleteWarehouse,
  unassignWarehouseShippingZone,
  updateWarehouse,
  type WarehouseMoved,
  type WarehouseProblem,
  type WarehouseResult,
  warehouseStockMove,
} from "./warehouse-edit.command.ts";

const staff = (context: CommerceContext) => requireAnyRole(context, "catalogue", "orders", "support");

const zonesBatch = async (ids: readonly number[], context: RequestContext) =>
  Map.groupBy(await zoneLinks(shopTables(context.db), { warehouses: ids }), (link) => link.warehouse_id);
const warehousesBatch = async (ids: readonly number[], context: RequestContext) =>
  Map.groupBy(await zoneLinks(shopTables(context.db), { zones: ids }), (link) => link.zone_id);

const StockEdge = builder.objectRef<{ node: StockNode; cursor: string }>("StockCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: StockRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const StockConnection = builder.objectRef<Page<StockNode>>("StockCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [StockEdge], resolve: (page) => page.edges }),
  }),
});

builder.objectFields(WarehouseRef, (t) => ({
  shippingZones: t.field({
    type: ZoneConnection,
    args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
    resolve: async ({ id }, args, context) => {
      staff(context);
      const page = pageRequest(args, context);
      const keys = ((await loaderOf(context, zonesBatch).load(id)) ?? []).map(({ zone_id }) => zone_id);
      const zones = keys.length > 0 ? await zonesByIds(shopTables(context.db), keys) : [];
      const rows = zones.toSorted((a, b) => a.id - b.id);
      return toPage(
        sliceOf(rows, page, (zone) => String(zone.id) === page.after?.[0]),
        page,
        (zone) => [zone.id],
        () => zones.length,
      );
    },
  }),
  stocks: t.field({
    type: StockConnection,
    nullable: true,
    args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
    resolve: async ({ id }, args, context) => {
      staff(context);
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const channel = await mainChannel(context);
      const rows = page.first === 0 ? [] : await stockPage(db, id, page);
      const nodes = await Promise.all(
        rows.map(async (row) => ({ row, variant: await variantById(context, channel, row.variant_id) })),
      );
      return toPage(
        nodes.flatMap(({ row, variant }) => (variant ? [{ ...row, variant }] : [])),
        page,
        (row) => [row.id],
        () => stockCount(db, id),
      );
    },
  }),
}));

builder.objectField(Zone, "warehouses", (t) =>
  t.field({
    type: [WarehouseRef],
    resolve: async ({ id }, _, context) => {
      staff(context);
      const links = (await loaderOf(context, warehousesBatch).load(id)) ?? [];
      const found = await Promise.all(links.map((link) => warehouseOf(context, link.warehouse_id)));
      return found.filter((row) => row !== null);
    },
  }),
);

const HoldingRef = builder.objectRef<Holding>("WarehouseHolding").implement({
  description: "What lies in a warehouse.",
  fields: (t) => ({
    warehouseId: t.id({ resolve: ({ warehouse_id }) => globalId("Warehouse", warehouse_id) }),
    variants: t.exposeInt("variants"),
    pieces: t.exposeFloat("pieces"),
    promised: t.exposeFloat("promised", { description: "Pieces that orders were promised." }),
  }),
});

builder.queryField("warehouseHoldings", (t) =>
  t.field({
    type: [HoldingRef],
    nullable: true,
    description: "What lies in each warehouse; one that is empty is not named. Null where that cannot be read now.",
    resolve: (_, __, context) => {
      staff(context);
      return toldBeside(context, "what lies in the warehouses", holdings(shopTables(context.db)));
    },
  }),
);

const ErrorCode = builder.enumType("WarehouseErrorCode", {
  values: ["ALREADY_EXISTS", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const,
});
const WarehouseError = builder.objectRef<WarehouseProblem>("WarehouseError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: ({ code }) => code }),
    shippingZones: t.idList({ nullable: true, resolve: ({ shippingZones }) => shippingZones ?? null }),
  }),
});
const payload = (name: string) =>
  builder.objectRef<WarehouseResult>(name).implement({
    fields: (t) => ({
      warehouse: t.field({ type: WarehouseRef, nullable: true, resolve: ({ warehouse }) => warehouse }),
      errors: t.field({ type: [WarehouseError], resolve: ({ errors }) => errors }),
    }),
  });
const Moved = builder.objectRef<WarehouseMoved>("WarehouseStockMove").implement({
  fields: (t) => ({
    warehouse: t.field({ type: WarehouseRef, nullable: true, resolve: ({ warehouse }) => warehouse }),
    variants: t.exposeInt("variants", { description: "Of how many variants something was moved." }),
    errors: t.field({ type: [WarehouseError], resolve: ({ errors }) => errors }),
  }),
});
const CreateInput = builder.inputType("WarehouseCreateInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    slug: t.string(),
    email: t.string(),
    address: t.field({ type: AddressInput, required: true }),
    shippingZones: t.idList(),
  }),
});
const UpdateInput = builder.inputType("WarehouseUpdateInput", {
  fields: (t) => ({
    name: t.string(),
    slug: t.string(),
    email: t.string(),
    address: t.field({ type: AddressInput }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const shippingZoneIds = t.arg.idList({ required: true });
  return {
    createWarehouse: t.field({
      type: payload("WarehouseCreate"),
      nullable: true,
      args: { input: t.arg({ type: CreateInput, required: true }) },
      resolve: (_, { input }, context) => createWarehouse(context, input),
    }),
    updateWarehouse: t.field({
      type: payload("WarehouseUpdate"),
      nullable: true,
      args: { id: t.arg.id(), input: t.arg({ type: UpdateInput, required: true }) },
      resolve: (_, args, context) => updateWarehouse(context, args.id, args.input),
    }),
    deleteWarehouse: t.field({
      type: payload("WarehouseDelete"),
      nullable: true,
      args: { id },
      resolve: (_, args, context) => deleteWarehouse(context, args.id),
    }),
    assignWarehouseShippingZone: t.field({
      type: payload("WarehouseShippingZoneAssign"),
      nullable: true,
      args: { id, shippingZoneIds },
      resolve: (_, args, context) => assignWarehouseShippingZone(context, args.id, args.shippingZoneIds),
    }),
    unassignWarehouseShippingZone: t.field({
      type: payload("WarehouseShippingZoneUnassign"),
      nullable: true,
      args: { id, shippingZoneIds },
      resolve: (_, args, context) => unassignWarehouseShippingZone(context, args.id, args.shippingZoneIds),
    }),
    warehouseStockMove: t.field({
      type: Moved,
      description: "Moves everything that lies in a warehouse into another, with what orders were promised of it.",
      args: { id, into: t.arg.id({ required: true }) },
      resolve: (_, args, context) => warehouseStockMove(context, args.id, args.into),
    }),
  };
});
