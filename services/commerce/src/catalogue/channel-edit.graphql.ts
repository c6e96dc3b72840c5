import { builder } from "../builder.ts";
import { CountryCode, numberOf } from "@carloom/wire";
import {
  channelCreate,
  channelDelete,
  type ChannelProblem,
  channelPricesCopy,
  type ChannelResult,
  channelSwitch,
  channelUpdate,
} from "./channel-edit.command.ts";
import { requireAnyRole } from "@carloom/identity";
import { shopTables } from "../tables.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { channelList } from "./channel.ts";
import { draftsIn, hasOrders } from "./channel-delete.repository.ts";
import { ChannelRef } from "./channel.graphql.ts";

const ErrorCode = builder.enumType("ChannelErrorCode", {
  values: [
    "ALREADY_EXISTS",
    "CHANNELS_CURRENCY_MUST_BE_THE_SAME",
    "CHANNEL_WITH_ORDERS",
    "GRAPHQL_ERROR",
    "INVALID",
    "NOT_FOUND",
    "REQUIRED",
    "UNIQUE",
  ] as const,
});
const ChannelError = builder.objectRef<ChannelProblem>("ChannelError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: ErrorCode, resolve: (error) => error.code }),
  }),
});
const payload = (name: string) =>
  builder.objectRef<ChannelResult>(name).implement({
    fields: (t) => ({
      channel: t.field({ type: ChannelRef, nullable: true, resolve: ({ channel }) => channel }),
      errors: t.field({ type: [ChannelError], resolve: ({ errors }) => errors }),
    }),
  });
const UpdateInput = builder.inputType("ChannelUpdateInput", {
  fields: (t) => ({
    name: t.string(),
    defaultCountry: t.field({ type: CountryCode }),
    isActive: t.boolean(),
  }),
});

const CreateInput = builder.inputType("ChannelCreateInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    slug: t.string({ required: true }),
    currencyCode: t.string({ required: true }),
    defaultCountry: t.field({ type: CountryCode, required: true }),
    isActive: t.boolean(),
  }),
});
const DeleteInput = builder.inputType("ChannelDeleteInput", {
  fields: (t) => ({ channelId: t.id({ required: true }) }),
});

const ShopChannel = builder.objectRef<ChannelRow>("ShopChannel").implement({
  description: "A channel that the shop sells in now, as visitors choose it.",
  fields: (t) => ({
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    currencyCode: t.exposeString("currency"),
  }),
});
builder.queryField("openChannels", (t) =>
  t.field({
    type: [ShopChannel],
    description: "Channels that the shop sells in now.",
    resolve: async (_, __, context) => (await channelList(context)).filter(({ is_active }) => is_active),
  }),
);
builder.objectField(ChannelRef, "hasOrders", (t) =>
  t.boolean({
    resolve: ({ id }, _, context) => {
      requireAnyRole(context, "catalogue", "orders", "support");
      return hasOrders(shopTables(context.db), id);
    },
  }),
);

builder.queryField("channelDrafts", (t) =>
  t.int({
    description: "Orders that staff are preparing in a channel; they go with it.",
    args: { channel: t.arg.id({ required: true }) },
    resolve: (_, { channel }, context) => {
      requireAnyRole(context, "catalogue", "orders", "support");
      return draftsIn(shopTables(context.db), numberOf(channel, "Channel") ?? 0);
    },
  }),
);

builder.mutationFields((t) => ({
  channelCreate: t.field({
    type: payload("ChannelCreate"),
    nullable: true,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input }, context) => channelCreate(context, input),
  }),
  channelDelete: t.field({
    type: payload("ChannelDelete"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: DeleteInput }) },
    resolve: (_, { id, input }, context) => channelDelete(context, id, input?.channelId),
  }),
  channelPricesCopy: t.field({
    type: payload("ChannelPricesCopy"),
    description: "Gives a channel the prices of another, goods and delivery alike, where it has none of its own yet.",
    args: {
      id: t.arg.id({ required: true }),
      from: t.arg.id({ required: true }),
      rate: t.arg.float({ required: true, description: "What one of the other's currency is in this one's." }),
    },
    resolve: (_, { id, from, rate }, context) => channelPricesCopy(context, id, from, rate),
  }),
  channelUpdate: t.field({
    type: payload("ChannelUpdate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { id, input }, context) => channelUpdate(context, id, input),
  }),
  channelActivate: t.field({
    type: payload("ChannelActivate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => channelSwitch(context, id, true),
  }),
  channelDeactivate: t.field({
    type: payload("ChannelDeactivate"),
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => channelSwitch(context, id, false),
  }),
}));
