import { applyTax, type Taxed } from "@carloom/pricing";
import type { RequestContext } from "@carloom/platform";
import { builder } from "../builder.ts";
import { type TaxedMoneyShape, TaxedMoneyRangeRef, TaxedMoneyRef, taxedMoney } from "../wire/money.graphql.ts";
import type { VariantNode } from "./catalogue.loaders.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { taxRateOf } from "./channel.ts";

type Priced = { channel: ChannelRow; prices: Taxed[] };

/**
 * Prices of variants with the tax of a country; variants that the channel does not sell are left out.
 * Without a country there is nothing to wait for: lists of many goods stay free of promises.
 */
export function pricesOf(
  context: RequestContext,
  channel: ChannelRow,
  variants: readonly VariantNode[],
  country: string | null | undefined,
): Priced | null | Promise<Priced | null> {
  const priced = (ppm: number): Priced | null => {
    const prices: Taxed[] = [];
    for (const { amount } of variants)
      if (amount !== null) prices.push(applyTax(amount, ppm, channel.prices_include_tax));
    return prices.length > 0 ? { channel, prices } : null;
  };
  return country ? taxRateOf(context, channel, country).then(priced) : priced(channel.default_ppm);
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
