import { type Page, pageRequest, toPage } from "@carloom/platform";
import { fromMinor } from "@carloom/pricing";
import { requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelById } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import { CountryDisplay, globalId, numberOf, MoneyRef, money, DiscountValueType, Node, PageInfo } from "@carloom/wire";
import {
  voucherChannelListingUpdate,
  voucherCreate,
  voucherDelete,
  type VoucherResult,
  voucherUpdate,
} from "./voucher.command.ts";
import type { VoucherProblem } from "./problem.ts";
import { VoucherRef } from "./refs.ts";
import {
  codesOf,
  valuesOf,
  voucherById,
  voucherCount,
  voucherPage,
  type VoucherRow,
  type VoucherValueRow,
} from "./voucher.repository.ts";

const VoucherType = builder.enumType("VoucherTypeEnum", {
  values: ["SHIPPING", "ENTIRE_ORDER", "SPECIFIC_PRODUCT"] as const,
});

type ListingNode = VoucherValueRow & { isPercent: boolean };

const Listing = builder.objectRef<ListingNode>("VoucherChannelListing").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("VoucherChannelListing", `${row.voucher_id}-${row.channel_id}`) }),
    channel: t.field({ type: ChannelRef, resolve: (row, _, context) => channelById(context, row.channel_id) }),
    currency: t.string({
      resolve: async (row, _, context) => (await channelById(context, row.channel_id)).currency,
    }),
    discountValue: t.float({
      resolve: async (row, _, context) =>
        row.isPercent
          ? row.value / 10_000
          : fromMinor(row.value, (await channelById(context, row.channel_id)).currency),
    }),
    minSpent: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: async (row, _, context) =>
        row.minimum_spent === null
          ? null
          : money(row.minimum_spent, (await channelById(context, row.channel_id)).currency),
    }),
  }),
});

VoucherRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (v) => globalId("Voucher", v.id) }),
    name: t.exposeString("name", { nullable: true }),
    type: t.field({ type: VoucherType, resolve: (v) => v.type as "SHIPPING" | "ENTIRE_ORDER" | "SPECIFIC_PRODUCT" }),
    discountValueType: t.field({ type: DiscountValueType, resolve: (v) => v.value_type as "FIXED" | "PERCENTAGE" }),
    code: t.string({
      nullable: true,
      resolve: async (v, _, context) => {
        if (v.usedCode) return v.usedCode;
        requireRole(context, "orders");
        return (await codesOf(shopTables(context.db), v.id))[0]?.code ?? null;
      },
    }),
    usageLimit: t.exposeInt("usage_limit", { nullable: true }),
    used: t.exposeInt("used"),
    startDate: t.expose("starts_at", { type: "DateTime" }),
    endDate: t.expose("ends_at", { type: "DateTime", nullable: true }),
    applyOncePerOrder: t.exposeBoolean("once_per_order", {
      description: "It takes its part off one piece alone: the cheapest of what it is for.",
    }),
    applyOncePerCustomer: t.exposeBoolean("once_per_customer"),
    minCheckoutItemsQuantity: t.exposeInt("minimum_quantity", { nullable: true }),
    countries: t.field({
      type: [CountryDisplay],
      nullable: true,
      resolve: (v) => v.countries.map((code) => ({ code })),
    }),
    channelListings: t.field({
      type: [Listing],
      nullable: true,
      resolve: async (v, _, context) => {
        requireRole(context, "orders");
        return (await valuesOf(shopTables(context.db), v.id)).map((row) => ({
          ...row,
          isPercent: v.value_type === "PERCENTAGE",
        }));
      },
    }),
  }),
});

const VoucherEdge = builder.objectRef<{ node: VoucherRow; cursor: string }>("VoucherCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: VoucherRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const VoucherConnection = builder.objectRef<Page<VoucherRow>>("VoucherCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [VoucherEdge], resolve: (page) => page.edges }),
  }),
});

const MOST_SEARCH = 100;
const VoucherFilterInput = builder.inputType("VoucherFilterInput", { fields: (t) => ({ search: t.string() }) });

builder.queryFields((t) => ({
  voucher: t.field({
    type: VoucherRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "orders");
      const key = numberOf(id, "Voucher");
      return key === null ? null : ((await voucherById(shopTables(context.db), key)) ?? null);
    },
  }),
  vouchers: t.field({
    type: VoucherConnection,
    nullable: true,
    args: {
      filter: t.arg({ type: VoucherFilterInput }),
      first: t.arg.int(),
      last: t.arg.int(),
      before: t.arg.string(),
      after: t.arg.string(),
    },
    resolve: async (_, { filter, ...args }, context) => {
      requireRole(context, "orders");
      const search = (filter?.search ?? "").trim().slice(0, MOST_SEARCH);
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const rows = await voucherPage(db, page, search);
      return toPage(
        rows,
        page,
        (row) => [row.id],
        () => voucherCount(db, search),
      );
    },
  }),
}));

const ErrorCode = builder.enumType("DiscountErrorCode", {
  values: ["ALREADY_EXISTS", "DUPLICATED_INPUT_ITEM", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED"] as const,
});
const DiscountError = builder.objectRef<VoucherProblem>("DiscountError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: (error) => error.code }),
    voucherCodes: t.stringList({ nullable: true, resolve: (error) => error.voucherCodes ?? null }),
  }),
});
export const payload = (name: string) =>
  builder.objectRef<VoucherResult>(name).implement({
    fields: (t) => ({
      voucher: t.field({ type: VoucherRef, nullable: true, resolve: (result) => result.voucher }),
      errors: t.field({ type: [DiscountError], resolve: (result) => result.errors }),
    }),
  });

const VoucherInput = builder.inputType("VoucherInput", {
  fields: (t) => ({
    type: t.field({ type: VoucherType }),
    name: t.string(),
    code: t.string(),
    addCodes: t.stringList(),
    startDate: t.field({ type: "DateTime" }),
    endDate: t.field({ type: "DateTime" }),
    discountValueType: t.field({ type: DiscountValueType }),
    products: t.idList(),
    variants: t.idList(),
    collections: t.idList(),
    categories: t.idList(),
    minCheckoutItemsQuantity: t.int(),
    countries: t.stringList(),
    applyOncePerOrder: t.boolean(),
    applyOncePerCustomer: t.boolean(),
    usageLimit: t.int(),
  }),
});
const ListingAdd = builder.inputType("VoucherChannelListingAddInput", {
  fields: (t) => ({
    channelId: t.id({ required: true }),
    discountValue: t.field({ type: "PositiveDecimal" }),
    minAmountSpent: t.field({ type: "PositiveDecimal" }),
  }),
});
const ListingInput = builder.inputType("VoucherChannelListingInput", {
  fields: (t) => ({ addChannels: t.field({ type: [ListingAdd] }), removeChannels: t.idList() }),
});

builder.mutationFields((t) => ({
  voucherCreate: t.field({
    type: payload("VoucherCreate"),
    nullable: true,
    args: { input: t.arg({ type: VoucherInput, required: true }) },
    resolve: (_, { input }, context) => voucherCreate(context, input),
  }),
  voucherUpdate: t.field({
    type: payload("VoucherUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: VoucherInput, required: true }) },
    resolve: (_, { id, input }, context) => voucherUpdate(context, id, input),
  }),
  voucherDelete: t.field({
    type: payload("VoucherDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => voucherDelete(context, id),
  }),
  voucherChannelListingUpdate: t.field({
    type: payload("VoucherChannelListingUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: ListingInput, required: true }) },
    resolve: (_, { id, input }, context) => voucherChannelListingUpdate(context, id, input),
  }),
}));
