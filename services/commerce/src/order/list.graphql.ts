import { pageRequest, toPage } from "@carloom/platform";
import { requireAnyRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { once } from "../once.ts";
import { shopTables } from "../tables.ts";
import { numberOf, uuidOf, DateRangeInput, DateTimeRangeInput, MetadataFilter, OrderDirection } from "@carloom/wire";
import { OrderChargeStatus, OrderConnection, PaymentChargeStatus } from "./order.graphql.ts";
import { meantAlone, type OrderFilter, orderList, orderListCount, type OrderSort } from "./list.repository.ts";

const SORT_FIELDS = {
  NUMBER: "NUMBER",
  CREATED_AT: "CREATED_AT",
  CREATION_DATE: "CREATED_AT",
  LAST_MODIFIED_AT: "LAST_MODIFIED_AT",
  CUSTOMER: "CUSTOMER",
  PAYMENT: "PAYMENT",
  STATUS: "STATUS",
  FULFILLMENT_STATUS: "STATUS",
} as const satisfies Record<string, OrderSort>;

const OrderSortField = builder.enumType("OrderSortField", {
  values: Object.keys(SORT_FIELDS) as (keyof typeof SORT_FIELDS)[],
});
export const OrderSortingInput = builder.inputType("OrderSortingInput", {
  fields: (t) => ({
    direction: t.field({ type: OrderDirection, required: true }),
    field: t.field({ type: OrderSortField, required: true }),
  }),
});

/** Statuses of an order, and two that also look at its payment. */
const STATUS_FILTERS = [
  "READY_TO_FULFILL",
  "READY_TO_CAPTURE",
  "UNFULFILLED",
  "UNCONFIRMED",
  "PARTIALLY_FULFILLED",
  "FULFILLED",
  "CANCELED",
] as const;
type StatusFilter = (typeof STATUS_FILTERS)[number];
const OrderStatusFilter = builder.enumType("OrderStatusFilter", { values: STATUS_FILTERS });

export const OrderFilterInput = builder.inputType("OrderFilterInput", {
  fields: (t) => ({
    paymentStatus: t.field({ type: [PaymentChargeStatus] }),
    chargeStatus: t.field({ type: [OrderChargeStatus] }),
    status: t.field({ type: [OrderStatusFilter] }),
    customer: t.string(),
    created: t.field({ type: DateRangeInput }),
    updatedAt: t.field({ type: DateTimeRangeInput }),
    search: t.string(),
    metadata: t.field({ type: [MetadataFilter] }),
    channels: t.idList(),
    ids: t.idList(),
    numbers: t.stringList(),
  }),
});

const CHARGES = {
  NOT_CHARGED: ["NONE"],
  PARTIALLY_CHARGED: ["PARTIAL"],
  FULLY_CHARGED: ["FULL", "OVERCHARGED"],
} as const;
const LONGEST = 200;

/** A status of the filter means more than one of the order where it also asks whether the order is paid. */
function statusesOf(wished: readonly StatusFilter[]): Pick<OrderFilter, "statuses" | "chargeStatuses" | "isToSend"> {
  if (wished.every((one) => one === "READY_TO_FULFILL")) return { isToSend: true };
  const statuses = new Set<string>();
  let chargeStatuses: string[] | undefined;
  for (const one of wished) {
    if (one === "READY_TO_FULFILL") {
      for (const status of ["UNFULFILLED", "PARTIALLY_FULFILLED"]) statuses.add(status);
    } else if (one === "READY_TO_CAPTURE") {
      for (const status of ["UNCONFIRMED", "UNFULFILLED", "PARTIALLY_FULFILLED", "FULFILLED"]) statuses.add(status);
      if (wished.length === 1) chargeStatuses = ["NONE", "PARTIAL"];
    } else statuses.add(one);
  }
  return { statuses: [...statuses], ...(chargeStatuses && { chargeStatuses }) };
}

type Given = typeof OrderFilterInput.$inferInput;

function filterOf(given: Given, search: string | null | undefined, channel: string | null | undefined): OrderFilter {
  const { status, paymentStatus, chargeStatus, channels, ids, numbers } = given;
  const charges = [...(chargeStatus ?? []), ...(paymentStatus ?? []).flatMap((one) => CHARGES[one])];
  const words = [given.search, search].map((text) => text?.trim().slice(0, LONGEST)).find(Boolean);
  return {
    ...(status?.length && statusesOf(status)),
    ...(charges.length > 0 && { chargeStatuses: charges }),
    ...(given.customer?.trim() && { customer: given.customer.trim().slice(0, LONGEST) }),
    ...(words && { search: words }),
    ...(given.created && { created: given.created }),
    ...(given.updatedAt && { updated: given.updatedAt }),
    ...(given.metadata && { metadata: given.metadata }),
    ...(channels && { channelIds: channels.map((id) => numberOf(String(id), "Channel") ?? 0) }),
    ...(channel && { channelSlug: channel }),
    ...(ids && { ids: ids.flatMap((id) => uuidOf(String(id), "Order") ?? []) }),
    ...(numbers && { numbers }),
  };
}

type OrdersAsked = {
  sortBy?: typeof OrderSortingInput.$inferInput | null;
  filter?: Given | null;
  channel?: string | null;
  search?: string | null;
  after?: string | null;
  first?: number | null;
  last?: number | null;
  before?: string | null;
};

/** A page of the orders of everybody. @throws GraphQLError UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT */
export const ordersOf = once(
  async ({ sortBy, filter, channel, search, ...args }: OrdersAsked, context: CommerceContext) => {
    requireAnyRole(context, "orders", "support");
    const page = pageRequest(args, context);
    const db = shopTables(context.db);
    const asked = filterOf(filter ?? {}, search, channel);
    const meant = asked.search ? await meantAlone(db, asked.search) : null;
    const wished = meant ? { ...asked, search: "", ...meant } : asked;
    const sort = {
      field: SORT_FIELDS[sortBy?.field ?? "NUMBER"],
      descending: (sortBy?.direction ?? "DESC") === "DESC",
    };
    const rows = (await orderList(db, wished, sort, page)).map((row) => ({ ...row, whole: true }));
    return toPage(
      rows,
      page,
      (row) => [row.sort_key, row.number],
      () => orderListCount(db, wished),
    );
  },
);

builder.queryField("orders", (t) =>
  t.field({
    type: OrderConnection,
    nullable: true,
    args: {
      sortBy: t.arg({ type: OrderSortingInput }),
      filter: t.arg({ type: OrderFilterInput }),
      channel: t.arg.string(),
      search: t.arg.string(),
      after: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: (_, asked, context) => ordersOf(asked, context),
  }),
);
