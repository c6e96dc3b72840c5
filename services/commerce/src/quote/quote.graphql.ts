import { requireVisitor } from "@carloom/identity";
import { builder } from "../builder.ts";
import { channelById } from "../catalogue/channel.ts";
import { taxRuleOf } from "../checkout/checkout.ts";
import type { CheckoutProblem } from "../checkout/checkout.policy.ts";
import { CheckoutErrorRef } from "../checkout/errors.graphql.ts";
import { CheckoutRef } from "../checkout/refs.ts";
import { type QuotedLine, shopTables } from "../tables.ts";
import { CountryDisplay, globalId, MetadataItem, MoneyRef, money, TaxedMoneyRef, taxedMoney } from "@carloom/wire";
import { type QuoteSaved, quoteSave, type QuoteTaken, quoteToCheckout, quoteTotals } from "./quote.command.ts";
import { quoteByToken, quotesOf, type SavedQuoteRow } from "./quote.repository.ts";
import { quotedName, quotedVariantName } from "./quote.lines.ts";

const OWN_QUOTES = 50;

const SavedQuoteLine = builder.objectRef<QuotedLine & { currency: string }>("SavedQuoteLine").implement({
  fields: (t) => ({
    variantId: t.id({ resolve: (line) => globalId("ProductVariant", line.variantId) }),
    sku: t.exposeString("sku"),
    name: t.string({
      resolve: (line, _, context) => quotedName(line, context.language ?? "en"),
    }),
    quantity: t.exposeInt("quantity"),
    unitPrice: t.field({
      type: MoneyRef,
      description: "As the channel states prices.",
      resolve: (line) => money(line.unit, line.currency),
    }),
    productName: t.string({
      description: "As the catalogue calls it, whatever the line is called.",
      resolve: (line) => line.names.en,
    }),
    variantName: t.string({
      description: "In the language of whoever asks, as far as somebody wrote it.",
      resolve: (line, _, context) => quotedVariantName(line, context.language ?? "en"),
    }),
    metadata: t.field({
      type: [MetadataItem],
      description: "As in the cart that it was saved from.",
      resolve: (line) => Object.entries(line.metadata).map(([key, value]) => ({ key, value })),
    }),
    designTitle: t.string({ nullable: true, resolve: (line) => line.metadata.designTitle ?? null }),
  }),
});

export const SavedQuoteRef = builder.objectRef<SavedQuoteRow>("SavedQuote").implement({
  description: "A cart's goods with the prices that they were promised at.",
  fields: (t) => ({
    token: t.expose("token", { type: "UUID" }),
    note: t.exposeString("note"),
    channel: t.string({ resolve: async (q, _, context) => (await channelById(context, q.channel_id)).slug }),
    country: t.field({ type: CountryDisplay, resolve: (q) => ({ code: q.country }) }),
    createdAt: t.field({ type: "DateTime", resolve: (q) => q.created_at }),
    validUntil: t.field({ type: "DateTime", resolve: (q) => q.valid_until }),
    isValid: t.boolean({ resolve: (q) => q.valid_until > new Date() }),
    lines: t.field({
      type: [SavedQuoteLine],
      resolve: async (q, _, context) => {
        const { currency } = await channelById(context, q.channel_id);
        return q.lines.map((line) => ({ ...line, currency }));
      },
    }),
    pricesIncludeTax: t.boolean({
      description: "Whether the channel states prices with their tax.",
      resolve: async (q, _, context) => taxRuleOf(await channelById(context, q.channel_id), q.country).included,
    }),
    isShippingRequired: t.boolean({ resolve: (q) => q.lines.some((line) => line.isShippingRequired) }),
    total: t.field({
      type: TaxedMoneyRef,
      description: "With the tax of the country, without delivery.",
      resolve: async (q, _, context) =>
        taxedMoney((await quoteTotals(context, q)).total, (await channelById(context, q.channel_id)).currency),
    }),
  }),
});

const QuoteSave = builder.objectRef<QuoteSaved>("QuoteSave").implement({
  fields: (t) => ({
    quote: t.field({ type: SavedQuoteRef, nullable: true, resolve: (result) => result.quote }),
    errors: t.field({ type: [CheckoutErrorRef], resolve: (result): CheckoutProblem[] => result.errors }),
  }),
});

const QuoteToCheckout = builder.objectRef<QuoteTaken>("QuoteToCheckout").implement({
  fields: (t) => ({
    checkout: t.field({ type: CheckoutRef, nullable: true, resolve: (result) => result.checkout }),
    errors: t.field({ type: [CheckoutErrorRef], resolve: (result): CheckoutProblem[] => result.errors }),
  }),
});

builder.queryFields((t) => ({
  savedQuote: t.field({
    type: SavedQuoteRef,
    nullable: true,
    description: "By the token in its link.",
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: async (_, { token }, context) => (await quoteByToken(shopTables(context.db), token)) ?? null,
  }),
  mySavedQuotes: t.field({
    type: [SavedQuoteRef],
    description: "The signed-in visitor's, newest first.",
    resolve: (_, __, context) => quotesOf(shopTables(context.db), requireVisitor(context).userId, OWN_QUOTES),
  }),
}));

builder.mutationFields((t) => ({
  quoteSave: t.field({
    type: QuoteSave,
    args: { checkoutId: t.arg.id({ required: true }), note: t.arg.string() },
    resolve: (_, { checkoutId, note }, context) => quoteSave(context, checkoutId, note),
  }),
  quoteToCheckout: t.field({
    type: QuoteToCheckout,
    args: { token: t.arg({ type: "UUID", required: true }) },
    resolve: (_, { token }, context) => quoteToCheckout(context, token),
  }),
}));
