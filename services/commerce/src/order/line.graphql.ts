import { applyTax, divideRounded } from "@carloom/pricing";
import { builder } from "../builder.ts";
import { variantById } from "../catalogue/catalogue.loaders.ts";
import { channelById } from "../catalogue/channel.ts";
import { ImageRef, pictureUrl, ThumbnailFormatEnum } from "../catalogue/media.graphql.ts";
import { ProductVariantRef } from "../catalogue/refs.ts";
import { globalId, TaxedMoneyRef, taxedMoney, Node, ObjectWithMetadata } from "@carloom/wire";
import type { OrderLineRow, OrderRow } from "./order.repository.ts";
import { unsentOf } from "./pieces.ts";

export type OrderLineNode = OrderLineRow & { order: OrderRow };

const unit = (l: OrderLineNode) =>
  taxedMoney({ net: l.unit_net, gross: l.unit_gross, tax: l.unit_gross - l.unit_net }, l.order.currency);
const total = (l: OrderLineNode) =>
  taxedMoney({ net: l.total_net, gross: l.total_gross, tax: l.total_gross - l.total_net }, l.order.currency);

/** What the line cost before a promotion or a voucher took something off, in the basis of its prices; minor units. */
const basisOf = (l: OrderLineNode) => (l.order.prices_include_tax ? l.total_gross : l.total_net) + l.discount;
const before = (l: OrderLineNode, amount: number) =>
  taxedMoney(applyTax(amount, l.tax_ppm, l.order.prices_include_tax), l.order.currency);
const undiscountedUnit = (l: OrderLineNode) =>
  l.discount === 0 ? unit(l) : before(l, divideRounded(BigInt(basisOf(l)), BigInt(l.quantity)));
const undiscountedTotal = (l: OrderLineNode) => (l.discount === 0 ? total(l) : before(l, basisOf(l)));

export const OrderLineRef = builder.objectRef<OrderLineNode>("OrderLine").implement({
  interfaces: [Node, ObjectWithMetadata],
  fields: (t) => ({
    id: t.id({ resolve: (line) => globalId("OrderLine", line.id) }),
    productName: t.exposeString("product_name"),
    variantName: t.exposeString("variant_name"),
    translatedProductName: t.exposeString("translated_name"),
    translatedVariantName: t.string({ resolve: (l) => l.translated_variant_name ?? l.variant_name }),
    productSku: t.exposeString("sku", { nullable: true }),
    productVariantId: t.string({
      nullable: true,
      resolve: (line) => (line.variant_id === null ? null : globalId("ProductVariant", line.variant_id)),
    }),
    isShippingRequired: t.exposeBoolean("is_shipping_required"),
    quantity: t.exposeInt("quantity"),
    quantityFulfilled: t.exposeInt("quantity_fulfilled"),
    quantityToFulfill: t.int({ resolve: unsentOf }),
    taxRate: t.float({ resolve: (line) => line.tax_ppm / 1_000_000 }),
    taxClassName: t.string({ nullable: true, resolve: (line) => line.tax_class }),
    thumbnail: t.field({
      type: ImageRef,
      nullable: true,
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: (line, wanted, context) =>
        line.thumbnail ? { url: pictureUrl(context, line.thumbnail, wanted), alt: line.product_name } : null,
    }),
    unitPrice: t.field({ type: TaxedMoneyRef, resolve: unit }),
    undiscountedUnitPrice: t.field({ type: TaxedMoneyRef, resolve: undiscountedUnit }),
    totalPrice: t.field({ type: TaxedMoneyRef, resolve: total }),
    undiscountedTotalPrice: t.field({ type: TaxedMoneyRef, resolve: undiscountedTotal }),
    variant: t.field({
      type: ProductVariantRef,
      nullable: true,
      resolve: async (line, _, context) =>
        line.variant_id === null
          ? null
          : variantById(context, await channelById(context, line.order.channel_id), line.variant_id),
    }),
    isGift: t.boolean({ nullable: true, resolve: () => false }),
  }),
});
