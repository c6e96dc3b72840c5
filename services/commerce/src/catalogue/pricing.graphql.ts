import { applyTax, type Taxed } from "@carloom/pricing";
import { builder, type CommerceContext } from "../builder.ts";
import { type TaxedMoneyShape, TaxedMoneyRangeRef, TaxedMoneyRef, taxedMoney } from "@carloom/wire";
import type { VariantNode } from "./catalogue.loaders.ts";
import type { ChannelRow } from "./catalogue.repository.ts";
import { taxPpm } from "./channel.ts";
import { priorPrice } from "./prior.loaders.ts";

/** A price with its tax: as it is now, and without promotions. */
type Price = { variantId: number; now: Taxed; regular: Taxed; taxed: (amount: number) => Taxed };
type Priced = { channel: ChannelRow; prices: Price[] };

/** Prices of variants with the tax of a country, or of the channel's own; what the channel does not sell is left out. */
export function pricesOf(
  channel: ChannelRow,
  variants: readonly VariantNode[],
  country: string | null | undefined,
): Priced | null {
  const place = country ?? channel.default_country;
  const prices: Price[] = [];
  for (const { id, amount, regular, tax_class } of variants) {
    if (amount === null) continue;
    const taxed = (value: number) => applyTax(value, taxPpm(channel, place, tax_class), channel.prices_include_tax);
    const now = taxed(amount);
    prices.push({ variantId: id, now, regular: regular === null || regular === amount ? now : taxed(regular), taxed });
  }
  return prices.length > 0 ? { channel, prices } : null;
}

const isReduced = ({ now, regular }: Price): boolean => now !== regular;

function range(channel: ChannelRow, prices: readonly Taxed[]): { start: TaxedMoneyShape; stop: TaxedMoneyShape } {
  let [low, high] = [prices[0], prices[0]] as [Taxed, Taxed];
  for (const price of prices) {
    if (price.gross < low.gross) low = price;
    if (price.gross > high.gross) high = price;
  }
  return { start: taxedMoney(low, channel.currency), stop: taxedMoney(high, channel.currency) };
}

const difference = (more: Taxed, less: Taxed): Taxed => ({
  net: more.net - less.net,
  tax: more.tax - less.tax,
  gross: more.gross - less.gross,
});

/** What the price in front of a list of variants is less by: of the cheapest that is reduced. */
function cheapestReduced({ prices }: Priced): Price | null {
  let cheapest: Price | null = null;
  for (const price of prices)
    if (isReduced(price) && (cheapest === null || price.now.gross < cheapest.now.gross)) cheapest = price;
  return cheapest;
}

async function priorOf(context: CommerceContext, channel: ChannelRow, price: Price): Promise<Taxed | null> {
  if (!isReduced(price)) return null;
  const amount = await priorPrice(context, channel.id, price.variantId);
  return amount === null ? null : price.taxed(amount);
}

const PRIOR = "Lowest price of the 30 days before this one began; null where nothing is reduced.";

export const ProductPricingInfo = builder.objectRef<Priced>("ProductPricingInfo").implement({
  fields: (t) => ({
    onSale: t.boolean({ nullable: true, resolve: ({ prices }) => prices.some(isReduced) }),
    discount: t.field({
      type: TaxedMoneyRef,
      nullable: true,
      resolve: (priced) => {
        const price = cheapestReduced(priced);
        return price && taxedMoney(difference(price.regular, price.now), priced.channel.currency);
      },
    }),
    displayGrossPrices: t.boolean({ resolve: (p) => p.channel.prices_include_tax }),
    priceRange: t.field({
      type: TaxedMoneyRangeRef,
      nullable: true,
      resolve: ({ channel, prices }) =>
        range(
          channel,
          prices.map(({ now }) => now),
        ),
    }),
    priceRangeUndiscounted: t.field({
      type: TaxedMoneyRangeRef,
      nullable: true,
      resolve: ({ channel, prices }) =>
        range(
          channel,
          prices.map(({ regular }) => regular),
        ),
    }),
    priceRangePrior: t.field({
      type: TaxedMoneyRangeRef,
      nullable: true,
      description: PRIOR,
      resolve: async ({ channel, prices }, _, context) => {
        if (!prices.some(isReduced)) return null;
        const prior = await Promise.all(
          prices.map(async (price) => (isReduced(price) ? priorOf(context, channel, price) : price.now)),
        );
        const known = prior.filter((price) => price !== null);
        return known.length > 0 ? range(channel, known) : null;
      },
    }),
  }),
});

export const VariantPricingInfo = builder.objectRef<Priced>("VariantPricingInfo").implement({
  fields: (t) => ({
    onSale: t.boolean({ nullable: true, resolve: ({ prices }) => prices.some(isReduced) }),
    discount: t.field({
      type: TaxedMoneyRef,
      nullable: true,
      resolve: (priced) => {
        const price = cheapestReduced(priced);
        return price && taxedMoney(difference(price.regular, price.now), priced.channel.currency);
      },
    }),
    price: t.field({
      type: TaxedMoneyRef,
      nullable: true,
      resolve: ({ channel, prices: [price] }) => (price ? taxedMoney(price.now, channel.currency) : null),
    }),
    priceUndiscounted: t.field({
      type: TaxedMoneyRef,
      nullable: true,
      resolve: ({ channel, prices: [price] }) => (price ? taxedMoney(price.regular, channel.currency) : null),
    }),
    pricePrior: t.field({
      type: TaxedMoneyRef,
      nullable: true,
      description: PRIOR,
      resolve: async ({ channel, prices: [price] }, _, context) => {
        const prior = price && (await priorOf(context, channel, price));
        return prior ? taxedMoney(prior, channel.currency) : null;
      },
    }),
  }),
});
