import { loaderOf, type Page, pageRequest, type RequestContext, toPage } from "@carloom/platform";
import { requireAnyRole, requireRole } from "@carloom/identity";
import { builder, type CommerceContext } from "../builder.ts";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelById } from "../catalogue/channel.ts";
import { shopTables } from "../tables.ts";
import {
  CountryDisplay,
  globalId,
  numberOf,
  LanguageCodeEnum,
  writtenLanguage,
  MoneyRef,
  money,
  Node,
  PageInfo,
  WeightRef,
} from "@carloom/wire";
import { ShippingMethodTranslation } from "./shipping.graphql.ts";
import * as command from "./zone.command.ts";
import {
  methodsOfZones,
  type MethodRow,
  type RateRow,
  ratesOfMethods,
  zoneCount,
  zonePage,
  type ZoneRow,
  zonesByIds,
} from "./zone.repository.ts";

const staff = (context: CommerceContext) => requireAnyRole(context, "catalogue", "orders", "support");

const methodsBatch = async (ids: readonly number[], context: RequestContext) =>
  Map.groupBy(await methodsOfZones(shopTables(context.db), ids), (row) => row.zone_id ?? 0);
const ratesBatch = async (ids: readonly number[], context: RequestContext) =>
  Map.groupBy(await ratesOfMethods(shopTables(context.db), ids), (row) => row.method_id);
const ratesOf = async (context: RequestContext, methodId: number) =>
  (await loaderOf(context, ratesBatch).load(methodId)) ?? [];

const sumIn = async (context: RequestContext, { channel_id }: RateRow, minor: number | null) =>
  minor === null ? null : money(minor, (await channelById(context, channel_id)).currency);

const Listing = builder.objectRef<RateRow>("ShippingMethodChannelListing").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (row) => globalId("ShippingMethodChannelListing", `${row.method_id}-${row.channel_id}`) }),
    channel: t.field({ type: ChannelRef, resolve: (row, _, context) => channelById(context, row.channel_id) }),
    price: t.field({
      type: MoneyRef,
      nullable: true,
      resolve: (row, _, context) => sumIn(context, row, row.base),
    }),
    minimumOrderPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Offered for goods of at least this sum, after everything that is taken off them.",
      resolve: (row, _, context) => sumIn(context, row, row.minimum_order),
    }),
    maximumOrderPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Offered for goods of at most this sum.",
      resolve: (row, _, context) => sumIn(context, row, row.maximum_order),
    }),
  }),
});

const MethodType = builder.objectRef<MethodRow>("ShippingMethodType").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (method) => globalId("ShippingMethodType", method.id) }),
    name: t.string({ resolve: (method) => method.names.en }),
    minimumDeliveryDays: t.exposeInt("minimum_days", { nullable: true }),
    maximumDeliveryDays: t.exposeInt("maximum_days", { nullable: true }),
    maximumOrderWeight: t.field({
      type: WeightRef,
      nullable: true,
      resolve: ({ maximum_weight_g: grams }) => (grams === null ? null : { grams }),
    }),
    channelListings: t.field({
      type: [Listing],
      nullable: true,
      resolve: (method, _, context) => ratesOf(context, method.id),
    }),
    translation: t.field({
      type: ShippingMethodTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (method, { languageCode }) => ({ method, code: languageCode }),
    }),
  }),
});

export const Zone = builder.objectRef<ZoneRow>("ShippingZone").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (zone) => globalId("ShippingZone", zone.id) }),
    name: t.exposeString("name"),
    description: t.exposeString("description", { nullable: true }),
    countries: t.field({ type: [CountryDisplay], resolve: (zone) => zone.countries.map((code) => ({ code })) }),
    shippingMethods: t.field({
      type: [MethodType],
      nullable: true,
      resolve: async (zone, _, context) => (await loaderOf(context, methodsBatch).load(zone.id)) ?? [],
    }),
  }),
});
const ZoneEdge = builder.objectRef<{ node: ZoneRow; cursor: string }>("ShippingZoneCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: Zone, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
export const ZoneConnection = builder.objectRef<Page<ZoneRow>>("ShippingZoneCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [ZoneEdge], resolve: (page) => page.edges }),
  }),
});

const PerKilogram = builder.objectRef<RateRow>("ShippingPricePerKilogram").implement({
  fields: (t) => ({
    channel: t.field({ type: ChannelRef, resolve: (row, _, context) => channelById(context, row.channel_id) }),
    price: t.field({
      type: MoneyRef,
      resolve: async (row, _, context) => money(row.per_kg, (await channelById(context, row.channel_id)).currency),
    }),
  }),
});

builder.queryFields((t) => ({
  shippingZones: t.field({
    type: ZoneConnection,
    nullable: true,
    args: { first: t.arg.int(), last: t.arg.int(), before: t.arg.string(), after: t.arg.string() },
    resolve: async (_, args, context) => {
      staff(context);
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      return toPage(
        await zonePage(db, page),
        page,
        (zone) => [zone.id],
        () => zoneCount(db),
      );
    },
  }),
  shippingZone: t.field({
    type: Zone,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      staff(context);
      const key = numberOf(id, "ShippingZone");
      return key === null ? null : ((await zonesByIds(shopTables(context.db), [key]))[0] ?? null);
    },
  }),
  shippingPricesPerKilogram: t.field({
    type: [PerKilogram],
    description: "What each kilogram costs beside the price of a way of delivery, by channel.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => {
      staff(context);
      return ratesOf(context, numberOf(id, "ShippingMethodType") ?? 0);
    },
  }),
}));

const ErrorCode = builder.enumType("ShippingErrorCode", {
  values: [
    "ALREADY_EXISTS",
    "DUPLICATED_INPUT_ITEM",
    "GRAPHQL_ERROR",
    "INVALID",
    "MAX_LESS_THAN_MIN",
    "NOT_FOUND",
    "REQUIRED",
    "UNIQUE",
  ] as const,
});
const ShippingError = builder.objectRef<command.ShippingProblem>("ShippingError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: (error) => error.code }),
  }),
});

const zonePayload = (name: string) =>
  builder.objectRef<command.ShippingResult>(name).implement({
    fields: (t) => ({
      shippingZone: t.field({ type: Zone, nullable: true, resolve: ({ zone }) => zone }),
      errors: t.field({ type: [ShippingError], resolve: ({ errors }) => errors }),
    }),
  });
const methodPayload = (name: string) =>
  builder.objectRef<command.ShippingResult>(name).implement({
    fields: (t) => ({
      shippingZone: t.field({ type: Zone, nullable: true, resolve: ({ zone }) => zone }),
      shippingMethod: t.field({ type: MethodType, nullable: true, resolve: ({ method }) => method }),
      errors: t.field({ type: [ShippingError], resolve: ({ errors }) => errors }),
    }),
  });
const listingPayload = (name: string) =>
  builder.objectRef<command.ShippingResult>(name).implement({
    fields: (t) => ({
      shippingMethod: t.field({ type: MethodType, nullable: true, resolve: ({ method }) => method }),
      errors: t.field({ type: [ShippingError], resolve: ({ errors }) => errors }),
    }),
  });

const zoneInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({ name: t.string(), description: t.string(), countries: t.stringList() }),
  });
const ZoneCreateInput = zoneInput("ShippingZoneCreateInput");
const ZoneUpdateInput = zoneInput("ShippingZoneUpdateInput");
const PriceInput = builder.inputType("ShippingPriceInput", {
  fields: (t) => ({
    name: t.string(),
    shippingZone: t.id(),
    minimumDeliveryDays: t.int(),
    maximumDeliveryDays: t.int(),
    maximumOrderWeight: t.field({ type: "WeightScalar" }),
  }),
});
const ListingAdd = builder.inputType("ShippingMethodChannelListingAddInput", {
  fields: (t) => ({
    channelId: t.id({ required: true }),
    price: t.field({ type: "PositiveDecimal" }),
    minimumOrderPrice: t.field({ type: "PositiveDecimal" }),
    maximumOrderPrice: t.field({ type: "PositiveDecimal" }),
  }),
});
const ListingInput = builder.inputType("ShippingMethodChannelListingInput", {
  fields: (t) => ({ addChannels: t.field({ type: [ListingAdd] }), removeChannels: t.idList() }),
});

builder.mutationFields((t) => ({
  shippingZoneCreate: t.field({
    type: zonePayload("ShippingZoneCreate"),
    nullable: true,
    args: { input: t.arg({ type: ZoneCreateInput, required: true }) },
    resolve: (_, { input }, context) => command.shippingZoneCreate(context, input),
  }),
  shippingZoneUpdate: t.field({
    type: zonePayload("ShippingZoneUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: ZoneUpdateInput, required: true }) },
    resolve: (_, { id, input }, context) => command.shippingZoneUpdate(context, id, input),
  }),
  shippingZoneDelete: t.field({
    type: zonePayload("ShippingZoneDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => command.shippingZoneDelete(context, id),
  }),
  shippingPriceCreate: t.field({
    type: methodPayload("ShippingPriceCreate"),
    nullable: true,
    args: { input: t.arg({ type: PriceInput, required: true }) },
    resolve: (_, { input }, context) => command.shippingPriceCreate(context, input),
  }),
  shippingPriceUpdate: t.field({
    type: methodPayload("ShippingPriceUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: PriceInput, required: true }) },
    resolve: (_, { id, input }, context) => command.shippingPriceUpdate(context, id, input),
  }),
  shippingPriceDelete: t.field({
    type: methodPayload("ShippingPriceDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => command.shippingPriceDelete(context, id),
  }),
  shippingMethodChannelListingUpdate: t.field({
    type: listingPayload("ShippingMethodChannelListingUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: ListingInput, required: true }) },
    resolve: (_, { id, input }, context) => command.shippingMethodChannelListingUpdate(context, id, input),
  }),
  shippingPricePerKilogramUpdate: t.field({
    type: listingPayload("ShippingPricePerKilogramUpdate"),
    description: "What each kilogram costs beside the price, in a channel that offers the way of delivery.",
    args: {
      id: t.arg.id({ required: true }),
      channelId: t.arg.id({ required: true }),
      price: t.arg({ type: "PositiveDecimal", required: true }),
    },
    resolve: (_, { id, channelId, price }, context) => command.shippingPricePerKilogram(context, id, channelId, price),
  }),
  shippingMethodNameTranslate: t.field({
    type: listingPayload("ShippingMethodNameTranslate"),
    description: "What a way of delivery is called in a language.",
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
    },
    resolve: (_, { id, name, languageCode }, context) => {
      requireRole(context, "catalogue");
      return command.shippingMethodTranslate(context, id, writtenLanguage(languageCode), { name });
    },
  }),
}));
