import { applyTax, type Taxed } from "@carloom/pricing";
import { builder } from "../builder.ts";
import { type TaxedMoneyShape, TaxedMoneyRangeRef, TaxedMoneyRef, taxedMoney } from "../wire/money.graphql.ts";
import type { VariantNode } from "./catalogue.loaders.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { taxPpm } from "./channel.ts";

type Priced = { channel: ChannelRow; prices: Taxed[] };

/** Prices of variants with the tax of a country, or of the channel's own; what the channel does not sell is left out. */
export function pricesOf(
  channel: ChannelRow,
  variants: readonly VariantNode[],
  country: string | null | undefined,
): Priced | null {
  const place = country ?? channel.default_country;
  const prices: Taxed[] = [];
  for (const { amount, tax_class } of variants) {
    if (amount !== null) prices.push(applyTax(amount, taxPpm(channel, place, tax_class), channel.prices_include_tax));
  }
  return prices.length > 0 ? { channel, prices } : null;
}

function range({ channel, prices }: Priced): { start: TaxedMoneyShape; stop: TaxedMoneyShape } {
  let [low, high] = [prices[0], prices[0]] as [Taxed, Taxed];
  for (const price of prices) {
    if (price.gross < low.gross) low = price;
    if (price.gross > high.gross) high = price;
  }
  return { start: taxedMoney(low, channel.currency), stop: taxedMoney(high, channel.currency) };
}

export const ProductPricingInfo = builder.objectRef<Priced>("ProductPricingInfo").implement({
  fields: (t) => ({
    onSale: t.boolean({ nullable: true, resolve: () => false }),
    discount: t.field({ type: TaxedMoneyRef, nullable: true, resolve: () => null }),
    displayGrossPrices: t.boolean({ resolve: (p) => p.channel.prices_include_tax }),
    priceRange: t.field({ type: TaxedMoneyRangeRef, nullable: true, resolve: range }),
    priceRangeUndiscounted: t.field({ type: TaxedMoneyRangeRef, nullable: true, resolve: range }),
  }),
});

const first = ({ channel, prices }: Priced) => (prices[0] ? taxedMoney(prices[0], channel.currency) : null);

export const VariantPricingInfo = builder.objectRef<Priced>("VariantPricingInfo").implement({
  fields: (t) => ({
    onSale: t.boolean({ nullable: true, resolve: () => false }),
    discount: t.field({ type: TaxedMoneyRef, nullable: true, resolve: () => null }),
    price: t.field({ type: TaxedMoneyRef, nullable: true, resolve: first }),
    priceUndiscounted: t.field({ type: TaxedMoneyRef, nullable: true, resolve: first }),
  }),
});
