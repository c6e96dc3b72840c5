import { CountryDisplay, MoneyRef, money, uuidOf } from "@carloom/wire";
import { builder } from "../builder.ts";
import type { Ahead } from "../shipping/ahead.policy.ts";
import { destinationOf, visibleCheckout } from "./checkout.ts";
import { deliveryAhead } from "./delivery.ts";

const DeliveryAhead = builder.objectRef<Ahead & { currency: string; country: string }>("DeliveryAhead").implement({
  description: "A sum of goods from which delivery is free, or costs less than now.",
  fields: (t) => ({
    missing: t.field({
      type: MoneyRef,
      description: "Of goods, at the prices that the shop shows; 0 where the sum is reached.",
      resolve: ({ missing, currency }) => money(missing, currency),
    }),
    price: t.field({
      type: MoneyRef,
      description: "What delivery costs then.",
      resolve: ({ price, currency }) => money(price, currency),
    }),
    country: t.field({
      type: CountryDisplay,
      description: "Where it goes; the channel's own country while the cart has no address.",
      resolve: ({ country }) => ({ code: country }),
    }),
  }),
});

builder.queryField("checkoutDeliveryAhead", (t) =>
  t.field({
    type: DeliveryAhead,
    nullable: true,
    description:
      "How much more a cart must come to until its delivery is free, or costs less; null where neither is to be had.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: async (_, { checkoutId }, context) => {
      const key = uuidOf(checkoutId, "Checkout");
      const cart = key ? await visibleCheckout(context, key) : null;
      const ahead = cart && (await deliveryAhead(context, cart));
      return ahead && { ...ahead, currency: cart.channel.currency, country: destinationOf(cart, cart.channel) };
    },
  }),
);
