import { called } from "./called.ts";
import type { ShopTileFieldsFragment } from "@carloom/api-client/commerce";
import type { Amount, Fit, Sale, ShopTile } from "./shop.ts";

/** A product as a list shows it, with the best verdict of its sizes. */
export function tileOf(node: ShopTileFieldsFragment, fits: ReadonlyMap<string, Fit> = new Map()): ShopTile {
  const variants = node.variants ?? [];
  const range = node.pricing?.priceRange;
  const gross = node.pricing?.displayGrossPrices ?? false;
  const measure = (slug: string) => {
    const value = node.attributes.find(({ attribute }) => attribute.slug === slug)?.values[0]?.value;
    return value ? Number(value) : null;
  };
  return {
    slug: node.slug,
    name: called(node),
    picture: node.thumbnail?.url ?? null,
    sizes: variants.length > 1 ? variants.map(called) : [],
    box: [measure("width"), measure("height"), measure("length")].filter((side) => side !== null),
    price: range?.start ? (gross ? range.start.gross : range.start.net) : null,
    sale: saleOf(
      {
        price: range?.start,
        before: node.pricing?.priceRangeUndiscounted?.start,
        prior: node.pricing?.priceRangePrior?.start,
      },
      gross,
    ),
    from: variants.length > 1 && range?.start?.gross.amount !== range?.stop?.gross.amount,
    byArea: node.isAvailableForPurchase === false,
    stock: stockOf(variants),
    fit: bestFit(variants.flatMap(({ id }) => fits.get(id) ?? [])),
    variantIds: variants.map(({ id }) => id),
    variant: null,
  };
}

type Net = { gross: Amount; net: Amount };

/** A price beside the one without its promotion; null where there is none. */
export function saleOf(
  { price, before, prior }: { price?: Net | null; before?: Net | null; prior?: Net | null },
  gross: boolean,
): Sale | null {
  if (!price || !before || price.gross.amount >= before.gross.amount) return null;
  const shown = (one: Net) => (gross ? one.gross : one.net);
  return { before: shown(before), lowest: prior ? shown(prior) : null };
}

type Stocked = { quantityAvailable?: number | null; trackInventory: boolean };

/** Pieces over all variants; null where something is made to order. */
const stockOf = (variants: readonly Stocked[]): number | null =>
  variants.some(({ trackInventory }) => !trackInventory)
    ? null
    : variants.reduce((sum, { quantityAvailable }) => sum + (quantityAvailable ?? 0), 0);

const BEST = ["fits", "warn", "unknown", "block"];

/** The verdict of the size that fits best. */
export const bestFit = (fits: readonly Fit[]): Fit | null =>
  fits.reduce<Fit | null>(
    (best, fit) => (!best || BEST.indexOf(fit.verdict) < BEST.indexOf(best.verdict) ? fit : best),
    null,
  );
