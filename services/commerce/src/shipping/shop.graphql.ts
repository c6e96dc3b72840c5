import { builder } from "../builder.ts";
import { AddressInput } from "@carloom/identity";
import { ChannelRef } from "../catalogue/channel.graphql.ts";
import { channelBySlug, channelList } from "../catalogue/channel.ts";
import { countryName, CountryDisplay, globalId } from "@carloom/wire";
import { ShippingMethodRef } from "./shipping.graphql.ts";
import { shippingOptions } from "./shipping.policy.ts";
import { deliveredCountries } from "./shipping.repository.ts";
import { shippingList, shippingMethodsTo } from "./shipping.ts";
import { shopTables } from "../tables.ts";

/** The shop as a whole; it has nothing of its own, so a constant stands for it. */
const Shop = builder.objectRef<true>("Shop").implement({
  fields: (t) => ({
    id: t.id({ resolve: () => globalId("Shop", 1) }),
    name: t.string({ resolve: (_, __, context) => context.settings.public.productName }),
    channelCurrencies: t.stringList({
      resolve: async (_, __, context) => [...new Set((await channelList(context)).map(({ currency }) => currency))],
    }),
    countries: t.field({
      type: [CountryDisplay],
      description: "Countries that something delivers to, by name.",
      resolve: async (_, __, context) =>
        (await deliveredCountries(shopTables(context.db)))
          .sort((a, b) => countryName(a).localeCompare(countryName(b)))
          .map((code) => ({ code })),
    }),
    availableShippingMethods: t.field({
      type: [ShippingMethodRef],
      nullable: true,
      description: "Ways of delivery for orders of any sum, with the price of a parcel that weighs nothing.",
      args: { channel: t.arg.string({ required: true }), address: t.arg({ type: AddressInput }) },
      resolve: async (_, { channel: slug, address }, context) => {
        const channel = await channelBySlug(context, slug);
        if (!channel) return [];
        const country = address?.country ?? channel.default_country;
        const methods = await shippingMethodsTo(context, channel.id, country);
        return shippingOptions(methods, { grams: 0, goods: null }).map((option) => ({
          ...option,
          currency: channel.currency,
        }));
      },
    }),
  }),
});

builder.objectField(ChannelRef, "countries", (t) =>
  t.field({
    type: [CountryDisplay],
    nullable: true,
    description: "Countries that something of the channel is delivered to, by name.",
    resolve: async (channel, _, context) => {
      const methods = (await shippingList(context)).filter((method) => method.channel_id === channel.id);
      return [...new Set(methods.flatMap(({ countries }) => countries))]
        .sort((a, b) => countryName(a).localeCompare(countryName(b)))
        .map((code) => ({ code }));
    },
  }),
);

builder.queryField("shop", (t) => t.field({ type: Shop, resolve: () => true as const }));
