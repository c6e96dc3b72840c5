import { pageRequest, toPage } from "@carloom/platform";
import { AddressInput, requireAnyRole } from "@carloom/identity";
import { DateRangeInput, LanguageCodeEnum, MetadataInput, numberOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import type { OrderProblem } from "../order/change-order.ts";
import { OrderLineCreateInput } from "../order/edit/edit.graphql.ts";
import { OrderSortingInput } from "../order/list.graphql.ts";
import { OrderConnection } from "../order/order.graphql.ts";
import { OrderErrorRef, orderPayload } from "../order/payload.graphql.ts";
import { shopTables } from "../tables.ts";
import "./either.graphql.ts";
import {
  draftOrderBulkDelete,
  draftOrderComplete,
  draftOrderCreate,
  draftOrderDelete,
  draftOrderUpdate,
} from "./draft.command.ts";
import { draftCount, type DraftFilter, draftList, type DraftSort } from "./draft.repository.ts";
import { draftOrders } from "./draft.ts";

const DraftOrderCreateInput = builder.inputType("DraftOrderCreateInput", {
  fields: (t) => ({
    billingAddress: t.field({ type: AddressInput }),
    user: t.id(),
    userEmail: t.string(),
    shippingAddress: t.field({ type: AddressInput }),
    shippingMethod: t.id(),
    voucherCode: t.string(),
    customerNote: t.string(),
    channelId: t.id(),
    metadata: t.field({ type: [MetadataInput] }),
    languageCode: t.field({ type: LanguageCodeEnum }),
    lines: t.field({ type: [OrderLineCreateInput] }),
  }),
});

const DraftOrderInput = builder.inputType("DraftOrderInput", {
  fields: (t) => ({
    billingAddress: t.field({ type: AddressInput }),
    user: t.id(),
    userEmail: t.string(),
    shippingAddress: t.field({ type: AddressInput }),
    shippingMethod: t.id(),
    voucherCode: t.string(),
    customerNote: t.string(),
    languageCode: t.field({ type: LanguageCodeEnum }),
  }),
});

const OrderDraftFilterInput = builder.inputType("OrderDraftFilterInput", {
  fields: (t) => ({
    customer: t.string(),
    created: t.field({ type: DateRangeInput }),
    search: t.string(),
    channels: t.idList(),
  }),
});

const DraftOrderBulkDelete = builder
  .objectRef<{ count: number; errors: OrderProblem[] }>("DraftOrderBulkDelete")
  .implement({
    fields: (t) => ({
      count: t.exposeInt("count"),
      errors: t.field({ type: [OrderErrorRef], resolve: ({ errors }) => errors }),
    }),
  });

/** A draft has no number and no payment: what it is sorted by instead. */
const SORTS: Partial<Record<string, DraftSort>> = { LAST_MODIFIED_AT: "LAST_MODIFIED_AT", CUSTOMER: "CUSTOMER" };
const LONGEST = 200;

const words = (...texts: (string | null | undefined)[]) =>
  texts.map((text) => text?.trim().slice(0, LONGEST)).find(Boolean);

function filterOf(given: typeof OrderDraftFilterInput.$inferInput, search: string | null | undefined): DraftFilter {
  const sought = words(given.search, search);
  const customer = words(given.customer);
  return {
    ...(sought && { search: sought }),
    ...(customer && { customer }),
    ...(given.created && { created: given.created }),
    ...(given.channels && { channelIds: given.channels.map((id) => numberOf(String(id), "Channel") ?? 0) }),
  };
}

builder.queryField("draftOrders", (t) =>
  t.field({
    type: OrderConnection,
    nullable: true,
    args: {
      sortBy: t.arg({ type: OrderSortingInput }),
      filter: t.arg({ type: OrderDraftFilterInput }),
      search: t.arg.string(),
      after: t.arg.string(),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, { sortBy, filter, search, ...args }, context) => {
      requireAnyRole(context, "orders", "support");
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const asked = filterOf(filter ?? {}, search);
      const sort = {
        field: SORTS[sortBy?.field ?? ""] ?? ("CREATED_AT" as const),
        descending: (sortBy?.direction ?? "DESC") === "DESC",
      };
      const rows = await draftOrders(context, await draftList(db, asked, sort, page));
      return toPage(
        rows,
        page,
        ({ from }) => [from.sort_key, from.made.id],
        () => draftCount(db, asked),
      );
    },
  }),
);

const line = <T extends { variantId: string | number | bigint }>(given: T) => ({
  ...given,
  variantId: String(given.variantId),
});

builder.mutationFields((t) => ({
  draftOrderCreate: t.field({
    type: orderPayload("DraftOrderCreate"),
    nullable: true,
    args: { input: t.arg({ type: DraftOrderCreateInput, required: true }) },
    resolve: (_, { input }, context) => draftOrderCreate(context, { ...input, lines: (input.lines ?? []).map(line) }),
  }),
  draftOrderUpdate: t.field({
    type: orderPayload("DraftOrderUpdate"),
    nullable: true,
    args: { id: t.arg.id(), input: t.arg({ type: DraftOrderInput, required: true }) },
    resolve: (_, { id, input }, context) => draftOrderUpdate(context, id, input),
  }),
  draftOrderComplete: t.field({
    type: orderPayload("DraftOrderComplete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => draftOrderComplete(context, id),
  }),
  draftOrderDelete: t.field({
    type: orderPayload("DraftOrderDelete"),
    nullable: true,
    args: { id: t.arg.id() },
    resolve: (_, { id }, context) => draftOrderDelete(context, id),
  }),
  draftOrderBulkDelete: t.field({
    type: DraftOrderBulkDelete,
    nullable: true,
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, context) => draftOrderBulkDelete(context, ids.map(String)),
  }),
}));
