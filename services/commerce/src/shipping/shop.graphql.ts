import { builder } from "../builder.ts";
import { AddressInput } from "@carloom/identity";
import { channelBySlug, channelList } from "../catalogue/channel.ts";
import { countryName, CountryDisplay, globalId } from "@carloom/wire";
import { ShippingMethodRef } from "./shipping.graphql.ts";
import { shippingOptions } from "./shipping.policy.ts";
import { deliveredCountries } from "./shipping.repository.ts";
import { shippingMethodsTo } from "./shipping.ts";
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
      description: "Ways of delivery, with the price of a parcel that weighs nothing.",
      args: { channel: t.arg.string({ required: true }), address: t.arg({ type: AddressInput }) },
      resolve: async (_, { channel: slug, address }, context) => {
        const channel = await channelBySlug(context, slug);
        if (!channel) return [];
        const country = address?.country ?? channel.default_country;
        const methods = await shippingMethodsTo(context, channel.id, country);
        return shippingOptions(methods, 0).map((option) => ({ ...option, currency: channel.currency }));
      },
    }),
  }),
});

builder.queryField("shop", (t) => t.field({ type: Shop, resolve: () => true as const }));
