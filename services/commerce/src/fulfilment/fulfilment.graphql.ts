import { loaderOf, type RequestContext } from "@carloom/platform";
import { builder } from "../builder.ts";
import { OrderLineRef } from "../order/line.graphql.ts";
import { linesOfOrder } from "../order/order.ts";
import { type OrderRow, orderById } from "../order/order.repository.ts";
import { OrderRef } from "../order/refs.ts";
import type { OrderProblem } from "../order/change-order.ts";
import { OrderErrorRef } from "../order/payload.graphql.ts";
import { shopTables } from "../tables.ts";
import { globalId, Node } from "@carloom/wire";
import { orderFulfill, orderFulfillmentCancel, orderFulfillmentUpdateTracking } from "./fulfilment.command.ts";
import {
  type FulfilmentLineRow,
  type FulfilmentRow,
  fulfilmentsOfOrders,
  linesOfFulfilments,
} from "../order/parcel.repository.ts";
import { orderFulfillmentReturnProducts } from "./return.command.ts";
import { warehouseOf, WarehouseRef } from "../stock/warehouse.graphql.ts";

const FulfilmentStatus = builder.enumType("FulfillmentStatus", {
  values: ["FULFILLED", "CANCELED", "RETURNED"] as const,
});

async function parcelsBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, FulfilmentRow[]>> {
  const found = new Map<string, FulfilmentRow[]>(ids.map((id) => [id, []]));
  for (const row of await fulfilmentsOfOrders(shopTables(context.db), ids)) found.get(row.order_id)?.push(row);
  return found;
}

async function linesBatch(ids: readonly string[], context: RequestContext): Promise<Map<string, FulfilmentLineRow[]>> {
  const found = new Map<string, FulfilmentLineRow[]>(ids.map((id) => [id, []]));
  for (const row of await linesOfFulfilments(shopTables(context.db), ids)) found.get(row.fulfillment_id)?.push(row);
  return found;
}

type LineNode = FulfilmentLineRow & { orderId: string };

const FulfilmentLineRef = builder.objectRef<LineNode>("FulfillmentLine").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (line) => globalId("FulfillmentLine", line.id) }),
    quantity: t.exposeInt("quantity"),
    reason: t.exposeString("reason", { nullable: true }),
    orderLine: t.field({
      type: OrderLineRef,
      nullable: true,
      resolve: async (line, _, context) => {
        const order = await orderById(shopTables(context.db), line.orderId);
        const found = order && (await linesOfOrder(context, order)).find((row) => row.id === line.order_line_id);
        return order && found ? { ...found, order } : null;
      },
    }),
  }),
});

const display = (status: string) => status.charAt(0) + status.slice(1).toLowerCase();

export const FulfilmentRef = builder.objectRef<FulfilmentRow>("Fulfillment").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("Fulfillment", row.id) }),
    fulfillmentOrder: t.exposeInt("sequence"),
    status: t.field({
      type: FulfilmentStatus,
      resolve: (row) => row.status as "FULFILLED" | "CANCELED" | "RETURNED",
    }),
    statusDisplay: t.string({ nullable: true, resolve: (row) => display(row.status) }),
    trackingNumber: t.exposeString("tracking_number"),
    created: t.expose("created_at", { type: "DateTime" }),
    warehouse: t.field({
      type: WarehouseRef,
      nullable: true,
      resolve: ({ warehouse_id: id }, _, context) => (id === null ? null : warehouseOf(context, id)),
    }),
    lines: t.field({
      type: [FulfilmentLineRef],
      nullable: true,
      resolve: async (row, _, context) =>
        ((await loaderOf(context, linesBatch).load(row.id)) ?? []).map((line) => ({ ...line, orderId: row.order_id })),
    }),
  }),
});

builder.objectField(OrderRef, "fulfillments", (t) =>
  t.field({
    type: [FulfilmentRef],
    resolve: async (order, _, context) => (await loaderOf(context, parcelsBatch).load(order.id)) ?? [],
  }),
);

type Result = { order: OrderRow | null; value: FulfilmentRow | null; errors: OrderProblem[] };

const payload = (name: string, field: "fulfillment" | "fulfillments" | "returnFulfillment") =>
  builder.objectRef<Result>(name).implement({
    fields: (t) => ({
      order: t.field({ type: OrderRef, nullable: true, resolve: ({ order }) => order && { ...order, whole: true } }),
      errors: t.field({ type: [OrderErrorRef], resolve: (result) => result.errors }),
      ...(field === "fulfillments"
        ? {
            fulfillments: t.field({
              type: [FulfilmentRef],
              nullable: true,
              resolve: ({ value }: Result) => (value ? [value] : null),
            }),
          }
        : {
            [field]: t.field({ type: FulfilmentRef, nullable: true, resolve: ({ value }: Result) => value }),
          }),
    }),
  });

const StockInput = builder.inputType("OrderFulfillStockInput", {
  fields: (t) => ({ quantity: t.int({ required: true }), warehouse: t.id({ required: true }) }),
});
const LineInput = builder.inputType("OrderFulfillLineInput", {
  fields: (t) => ({ orderLineId: t.id(), stocks: t.field({ type: [StockInput], required: true }) }),
});
const FulfilInput = builder.inputType("OrderFulfillInput", {
  fields: (t) => ({
    lines: t.field({ type: [LineInput], required: true }),
    notifyCustomer: t.boolean(),
    trackingNumber: t.string(),
  }),
});
const CancelInput = builder.inputType("FulfillmentCancelInput", { fields: (t) => ({ warehouseId: t.id() }) });
const TrackingInput = builder.inputType("FulfillmentUpdateTrackingInput", {
  fields: (t) => ({ trackingNumber: t.string(), notifyCustomer: t.boolean({ defaultValue: false }) }),
});
const ReturnOrderLine = builder.inputType("OrderReturnLineInput", {
  fields: (t) => ({ orderLineId: t.id({ required: true }), quantity: t.int({ required: true }) }),
});
const ReturnFulfilmentLine = builder.inputType("OrderReturnFulfillmentLineInput", {
  fields: (t) => ({
    fulfillmentLineId: t.id({ required: true }),
    quantity: t.int({ required: true }),
    reason: t.string(),
  }),
});
const ReturnInput = builder.inputType("OrderReturnProductsInput", {
  fields: (t) => ({
    orderLines: t.field({ type: [ReturnOrderLine] }),
    fulfillmentLines: t.field({ type: [ReturnFulfilmentLine] }),
    amountToRefund: t.field({ type: "PositiveDecimal" }),
    includeShippingCosts: t.boolean({ defaultValue: false }),
    refund: t.boolean({ defaultValue: false }),
    reason: t.string(),
  }),
});

builder.mutationFields((t) => ({
  orderFulfill: t.field({
    type: payload("OrderFulfill", "fulfillments"),
    nullable: true,
    args: { order: t.arg.id(), input: t.arg({ type: FulfilInput, required: true }) },
    resolve: (_, { order, input }, context) => orderFulfill(context, order, input),
  }),
  orderFulfillmentCancel: t.field({
    type: payload("FulfillmentCancel", "fulfillment"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: CancelInput }) },
    resolve: (_, { id }, context) => orderFulfillmentCancel(context, id),
  }),
  orderFulfillmentUpdateTracking: t.field({
    type: payload("FulfillmentUpdateTracking", "fulfillment"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: TrackingInput, required: true }) },
    resolve: (_, { id, input }, context) => orderFulfillmentUpdateTracking(context, id, input),
  }),
  orderFulfillmentReturnProducts: t.field({
    type: payload("FulfillmentReturnProducts", "returnFulfillment"),
    nullable: true,
    args: { order: t.arg.id({ required: true }), input: t.arg({ type: ReturnInput, required: true }) },
    resolve: (_, { order, input }, context) => orderFulfillmentReturnProducts(context, order, input),
  }),
}));
