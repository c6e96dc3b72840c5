import { money, MoneyRef, TaxedMoneyRef, taxedMoney, globalId, Node, ObjectWithMetadata } from "@carloom/wire";
import { builder, type CommerceContext } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { priorPrice } from "../catalogue/prior.loaders.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import { checkoutTotals, type LineNode } from "./checkout.ts";
import { regularPrice } from "./checkout.policy.ts";

async function priceOf(line: LineNode, context: CommerceContext) {
  const price = (await checkoutTotals(context, line.checkout)).lines[line.index];
  if (!price) throw new Error("A line is priced with its cart.");
  return price;
}

export const CheckoutLineRef = builder.objectRef<LineNode>("CheckoutLine").implement({
  interfaces: [Node, ObjectWithMetadata],
  fields: (t) => ({
    id: t.id({ resolve: (line) => globalId("CheckoutLine", line.id) }),
    variant: t.field({
      type: ProductVariantRef,
      resolve: async (line, _, context) => {
        const variant = await variantById(context, line.checkout.channel, line.variant_id);
        if (!variant) throw new Error("A line always has its variant.");
        return variant;
      },
    }),
    quantity: t.exposeInt("quantity"),
    unitPrice: t.field({
      type: TaxedMoneyRef,
      resolve: async (line, _, context) =>
        taxedMoney((await priceOf(line, context)).unit, line.checkout.channel.currency),
    }),
    undiscountedUnitPrice: t.field({
      type: MoneyRef,
      resolve: (line) => money(regularPrice(line) ?? 0, line.checkout.channel.currency),
    }),
    priorUnitPrice: t.field({
      type: MoneyRef,
      nullable: true,
      description: "Lowest price of the 30 days before the promotion that it has; null without one.",
      resolve: async (line, _, context) => {
        const { channel } = line.checkout;
        // what is sold by its area has no price of its own to compare with
        if (line.sold_by_area || line.amount === null || line.regular === line.amount) return null;
        if (line.frozen_price !== null && line.frozen_price !== line.amount) return null;
        const prior = await priorPrice(context, channel.id, line.variant_id);
        return prior === null ? null : money(prior, channel.currency);
      },
    }),
    totalPrice: t.field({
      type: TaxedMoneyRef,
      resolve: async (line, _, context) =>
        taxedMoney((await priceOf(line, context)).total, line.checkout.channel.currency),
    }),
    undiscountedTotalPrice: t.field({
      type: MoneyRef,
      resolve: (line) => money((regularPrice(line) ?? 0) * line.quantity, line.checkout.channel.currency),
    }),
    requiresShipping: t.exposeBoolean("is_shipping_required"),
    isGift: t.boolean({ nullable: true, resolve: () => false }),
  }),
});
