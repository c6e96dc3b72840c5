import type { ShopVariant } from "../../data/shop.ts";

const RANK = { fits: 0, warn: 1, unknown: 2, block: 3 } as const;

/** The size to begin with: the one asked for, else the first that fits best and can be had. */
export function firstChoice(variants: readonly ShopVariant[], wanted: string | null): ShopVariant | undefined {
  const cost = (variant: ShopVariant) => RANK[variant.fit?.verdict ?? "fits"] * 2 + (variant.stock === 0 ? 1 : 0);
  return (
    variants.find(({ sku }) => sku === wanted) ??
    variants.reduce<ShopVariant | undefined>((best, one) => (!best || cost(one) < cost(best) ? one : best), undefined)
  );
}
