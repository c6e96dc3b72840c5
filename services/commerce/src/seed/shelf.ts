import { CATEGORIES } from "./base.ts";
import type { SeedGoods } from "./seed.repository.ts";

/**
 * The same goods as a shelf shows them: one of each category in turn, in the order of the categories, so that a first
 * page is no row of wheels. Within a category they keep their order; variants of a product stay at one place.
 */
export function shelved<T extends Pick<SeedGoods, "slug" | "category" | "position">>(goods: readonly T[]): T[] {
  const order = Object.keys(CATEGORIES);
  const counts = new Map<string, number>();
  const places = new Map<string, number>();
  for (const { slug, category } of goods.toSorted((a, b) => a.position - b.position)) {
    if (places.has(slug)) continue;
    const before = counts.get(category) ?? 0;
    counts.set(category, before + 1);
    places.set(slug, before * order.length + order.indexOf(category));
  }
  return goods.map((entry) => ({ ...entry, position: places.get(entry.slug) ?? entry.position }));
}
