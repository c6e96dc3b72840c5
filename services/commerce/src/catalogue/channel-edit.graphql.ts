import { builder } from "../builder.ts";
import { CountryCode } from "@carloom/wire";
import { type ChannelProblem, type ChannelResult, channelSwitch, channelUpdate } from "./channel-edit.command.ts";
import { ChannelRef } from "./channel.graphql.ts";

const ErrorCode = builder.enumType("ChannelErrorCode", {
  values: ["ALREADY_EXISTS", "GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const,
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

builder.mutationFields((t) => ({
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
