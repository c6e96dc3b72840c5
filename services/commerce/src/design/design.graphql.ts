import { builder } from "../builder.ts";
import { channelBySlug } from "../catalogue/channel.ts";
import { visibleCheckout } from "../checkout/checkout.ts";
import { pictureUrl } from "../catalogue/media.graphql.ts";
import { CheckoutRef } from "../checkout/refs.ts";
import { MembershipDiscountRef } from "../membership/refs.ts";
import { orderByToken } from "../order/order.repository.ts";
import { shopTables } from "../tables.ts";
import { CountryCode, globalId, uuidOf, MoneyRef, money } from "@carloom/wire";
import { GraphQLError } from "graphql";
import { type DesignAdded, checkoutDesignAdd, type DesignProblem } from "./design.command.ts";
import type { DesignLine, PrintWarning } from "../tables/design.line.ts";
import type { EstimateProblem } from "./design.policy.ts";
import { type DesignRow, designsOfCheckout, designsOfOrder } from "./design.repository.ts";
import { type Estimate, estimateDesign } from "./estimate.ts";
import { orderDesignShown } from "./shown.ts";

const DesignInput = builder.inputType("DesignInput", {
  fields: (t) => ({
    templateSlug: t.string({ required: true }),
    title: t.string(),
    build: t.field({ type: "JSON", required: true }),
    thumbnail: t.string(),
  }),
});

type LineNode = DesignLine & { currency: string };

const PrintWarningRef = builder.objectRef<PrintWarning>("PrintWarning").implement({
  fields: (t) => ({
    code: t.exposeString("code", {
      description: "resolution, thin, narrow, small, cut, upside-down, backwards or twin-backwards",
    }),
    mm: t.float({ nullable: true, resolve: ({ mm }) => mm ?? null }),
    dpi: t.int({ nullable: true, resolve: ({ dpi }) => dpi ?? null }),
    percent: t.int({
      nullable: true,
      description: "That an edge of the body cuts off.",
      resolve: ({ percent }) => percent ?? null,
    }),
    least: t.exposeFloat("least", {
      description: "What it should have at the least, mm or dots per inch; 0 where that is not measured.",
    }),
  }),
});

const DesignQuoteLine = builder.objectRef<LineNode>("DesignQuoteLine").implement({
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "PART or STICKER" }),
    reference: t.exposeString("reference", { description: "The slot, or the placement's id." }),
    name: t.exposeString("name"),
    variantId: t.id({ nullable: true, resolve: (line) => globalId("ProductVariant", line.variantId) }),
    quantity: t.exposeInt("quantity"),
    areaCm2: t.exposeFloat("areaCm2", { nullable: true, description: "Of one piece." }),
    whole: t.boolean({
      description: "A sticker that is made in its full size although an edge of the body cuts it.",
      resolve: (line) => line.whole ?? false,
    }),
    unitPrice: t.field({ type: MoneyRef, resolve: (line) => money(line.unitPrice, line.currency) }),
    totalPrice: t.field({ type: MoneyRef, resolve: (line) => money(line.totalPrice, line.currency) }),
    available: t.exposeInt("available", {
      nullable: true,
      description: "Pieces in stock; null when printed to order.",
    }),
    verdict: t.exposeString("verdict", { description: "fits, warn, block or unknown" }),
    reasons: t.field({ type: ["JSON"], resolve: (line) => line.reasons }),
    printWarnings: t.field({
      type: [PrintWarningRef],
      description: "What a printer would say of a sticker in its size, as the studio says it beside the layer.",
      resolve: (line) => line.warnings ?? [],
    }),
  }),
});

const DesignProblemRef = builder.objectRef<EstimateProblem>("DesignProblem").implement({
  fields: (t) => ({
    code: t.exposeString("code"),
    message: t.exposeString("message"),
    reference: t.exposeString("reference", { nullable: true }),
  }),
});

const DesignQuoteRef = builder.objectRef<Estimate>("DesignQuote").implement({
  description: "Prices of a design, made on the server: what a cart with it would show.",
  fields: (t) => ({
    currency: t.string({ resolve: (estimate) => estimate.channel.currency }),
    lines: t.field({
      type: [DesignQuoteLine],
      resolve: (estimate) => estimate.lines.map((line) => ({ ...line, currency: estimate.channel.currency })),
    }),
    subtotal: t.field({
      type: MoneyRef,
      description: "Sum of the lines, as the channel states prices.",
      resolve: ({ channel, totals }) =>
        money(channel.prices_include_tax ? totals.subtotal.gross : totals.subtotal.net, channel.currency),
    }),
    tax: t.field({
      type: MoneyRef,
      description: "Tax within the total.",
      resolve: ({ channel, totals }) => money(totals.subtotal.tax, channel.currency),
    }),
    shippingFrom: t.field({
      type: MoneyRef,
      nullable: true,
      description: "The cheapest delivery to the country, tax included; not part of the total.",
      resolve: ({ channel, shippingFrom }) => (shippingFrom === null ? null : money(shippingFrom, channel.currency)),
    }),
    total: t.field({
      type: MoneyRef,
      description: "All lines with tax, without delivery: the subtotal of the cart and of the order.",
      resolve: ({ channel, totals }) => money(totals.subtotal.gross, channel.currency),
    }),
    membership: t.field({
      type: MembershipDiscountRef,
      nullable: true,
      description: "What is free for the signed-in member; it is off the subtotal, the tax and the total already.",
      resolve: ({ channel, free }) => free && { ...free, currency: channel.currency },
    }),
    pricedAt: t.field({ type: "DateTime", resolve: (estimate) => estimate.pricedAt }),
    problems: t.field({ type: [DesignProblemRef], resolve: (estimate) => estimate.problems }),
  }),
});

export const OrderDesignRef = builder.objectRef<DesignRow>("OrderDesign").implement({
  description: "A design as it was put into a cart or ordered: frozen.",
  fields: (t) => ({
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    templateSlug: t.exposeString("template_slug"),
    manifestHash: t.exposeString("manifest_hash"),
    build: t.field({ type: "JSON", resolve: (design) => design.build }),
    thumbnail: t.string({
      nullable: true,
      resolve: (design, _, context) => (design.thumbnail ? pictureUrl(context, design.thumbnail) : null),
    }),
    lines: t.field({
      type: [DesignQuoteLine],
      resolve: (design) => design.lines.map((line) => ({ ...line, currency: design.currency })),
    }),
    total: t.field({
      type: MoneyRef,
      description: "Sum of the lines, as the channel states prices.",
      resolve: (design) => money(design.total, design.currency),
    }),
    pricedAt: t.field({ type: "DateTime", resolve: (design) => design.priced_at }),
    validUntil: t.field({ type: "DateTime", resolve: (design) => design.valid_until }),
  }),
});

const DesignError = builder.objectRef<DesignProblem>("DesignError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.exposeString("code"),
  }),
});

const CheckoutDesignAdd = builder.objectRef<DesignAdded>("CheckoutDesignAdd").implement({
  fields: (t) => ({
    checkout: t.field({ type: CheckoutRef, nullable: true, resolve: (result) => result.checkout }),
    design: t.field({ type: OrderDesignRef, nullable: true, resolve: (result) => result.design }),
    errors: t.field({ type: [DesignError], resolve: (result) => result.errors }),
  }),
});

builder.queryFields((t) => ({
  designQuote: t.field({
    type: DesignQuoteRef,
    args: {
      channel: t.arg.string({ required: true }),
      design: t.arg({ type: DesignInput, required: true }),
      countryCode: t.arg({ type: CountryCode }),
    },
    resolve: async (_, { channel: slug, design, countryCode }, context) => {
      const channel = await channelBySlug(context, slug);
      if (!channel) throw new GraphQLError("There is no such channel.", { extensions: { code: "NOT_FOUND" } });
      return estimateDesign(context, channel, design, countryCode, context.visitor?.userId ?? null);
    },
  }),
  checkoutDesigns: t.field({
    type: [OrderDesignRef],
    description: "Frozen designs of a cart.",
    args: { checkoutId: t.arg.id({ required: true }) },
    resolve: async (_, { checkoutId }, context) => {
      const key = uuidOf(checkoutId, "Checkout");
      const checkout = key ? await visibleCheckout(context, key) : null;
      return checkout ? designsOfCheckout(shopTables(context.db), checkout.id) : [];
    },
  }),
  orderDesigns: t.field({
    type: [OrderDesignRef],
    description: "Frozen designs of an order, by its tracking token.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => {
      const db = shopTables(context.db);
      const order = await orderByToken(db, token);
      return order ? designsOfOrder(db, order.id) : [];
    },
  }),
}));

builder.queryField("orderDesignShown", (t) =>
  t.field({
    type: "JSON",
    nullable: true,
    description:
      "For staff: what draws an ordered design in 3D, as the viewer's page carries it. Null: its car is gone.",
    args: { id: t.arg({ type: "UUID", required: true }) },
    resolve: (_, { id }, context) => orderDesignShown(context, id),
  }),
);

builder.mutationField("checkoutDesignAdd", (t) =>
  t.field({
    type: CheckoutDesignAdd,
    args: {
      checkoutId: t.arg.id({ required: true }),
      presetUuid: t.arg({ type: "UUID" }),
      design: t.arg({ type: DesignInput }),
      replaces: t.arg.id({ description: "A design of the same cart that goes in the same step." }),
    },
    resolve: (_, { checkoutId, presetUuid, design, replaces }, context) =>
      checkoutDesignAdd(context, checkoutId, { presetUuid, design, replaces }),
  }),
);
