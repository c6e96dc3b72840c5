import { builder } from "../builder.ts";
import { CountryDisplay, globalId, numberOf, Node } from "@carloom/wire";
import type { ChannelRow } from "./catalogue.repository.ts";
import { channelBySlug, channelList } from "./channel.ts";

const OrderSettings = builder.objectRef<ChannelRow>("OrderSettings").implement({
  fields: (t) => ({
    automaticallyConfirmAllNewOrders: t.boolean({ resolve: () => false }),
    // bank transfer and invoice are paid after the order is placed
    allowUnpaidOrders: t.boolean({ resolve: () => true }),
  }),
});

export const ChannelRef = builder.objectRef<ChannelRow>("Channel");

ChannelRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (c) => globalId("Channel", c.id) }),
    slug: t.exposeString("slug"),
    name: t.exposeString("name"),
    isActive: t.exposeBoolean("is_active"),
    currencyCode: t.exposeString("currency"),
    defaultCountry: t.field({ type: CountryDisplay, resolve: (c) => ({ code: c.default_country }) }),
    orderSettings: t.field({ type: OrderSettings, resolve: (c) => c }),
  }),
});

builder.queryField("channel", (t) =>
  t.field({
    type: ChannelRef,
    nullable: true,
    args: { id: t.arg.id(), slug: t.arg.string() },
    resolve: async (_, { id, slug }, context) => {
      if (!id) return slug ? channelBySlug(context, slug) : null;
      const key = numberOf(id, "Channel");
      return (await channelList(context)).find((channel) => channel.id === key && channel.is_active) ?? null;
    },
  }),
);
