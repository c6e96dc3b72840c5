import type { ShopProduct, ShopVariant, SpecRow } from "./shop.ts";

/** The product's rows as the size has them, and before them those that only sizes have. */
export function rowsFor(product: Pick<ShopProduct, "rows">, variant: Pick<ShopVariant, "rows">): SpecRow[] {
  const own = new Map(variant.rows.map((row) => [row.slug, row]));
  const shared = product.rows.map((row) => own.get(row.slug) ?? row);
  const all = new Set(product.rows.map(({ slug }) => slug));
  return [...variant.rows.filter(({ slug }) => !all.has(slug)), ...shared];
}
