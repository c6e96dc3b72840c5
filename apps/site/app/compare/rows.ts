import type { ShopProduct, SpecRow } from "../data/shop.ts";
import { rowsFor } from "../data/spec-rows.ts";

export type ComparedRow = {
  key: string;
  name: string;
  /** What each product says, written for people; null where it says nothing. */
  cells: (string | null)[];
  differs: boolean;
};
type Words = {
  /** A value with its unit. */
  value: (text: string, unit: string | null) => string;
  weight: (kg: number) => string;
  names: Record<"sizes" | "weight" | "number" | "cars" | "category", string>;
};

/** Rows of a product over all of its sizes: every value that some size has, in the order in which they come. */
function specsOf(product: ShopProduct): Map<string, { name: string; unit: string | null; values: Set<string> }> {
  const found = new Map<string, { name: string; unit: string | null; values: Set<string> }>();
  const add = ({ slug, name, unit, values }: SpecRow) => {
    const row = found.get(slug) ?? { name, unit, values: new Set<string>() };
    for (const value of values) row.values.add(value);
    found.set(slug, row);
  };
  for (const variant of product.variants) rowsFor(product, variant).forEach(add);
  if (product.variants.length === 0) product.rows.forEach(add);
  return found;
}

const joined = (list: readonly string[]): string | null => (list.length > 0 ? [...new Set(list)].join(", ") : null);

/** Every fact that some of the products has, a row each: those of all products first, in the order of the first. */
export function comparedRows(products: readonly ShopProduct[], { value, weight, names }: Words): ComparedRow[] {
  const specs = products.map(specsOf);
  const slugs = [...new Set(specs.flatMap((one) => [...one.keys()]))];
  const row = (key: string, name: string, cells: (string | null)[]): ComparedRow[] =>
    cells.every((cell) => cell === null) ? [] : [{ key, name, cells, differs: new Set(cells).size > 1 }];
  const each = (of: (product: ShopProduct) => string | null) => products.map(of);
  return [
    ...row(
      "category",
      names.category,
      each(({ category }) => category?.name ?? null),
    ),
    ...row(
      "sizes",
      names.sizes,
      each(({ variants }) => joined(variants.flatMap(({ name }) => name ?? []))),
    ),
    ...slugs.flatMap((slug) => {
      const known = specs.find((one) => one.has(slug))?.get(slug);
      const cells = specs.map((one) => {
        const own = one.get(slug);
        return own ? joined([...own.values].map((text) => value(text, own.unit))) : null;
      });
      return row(slug, known?.name ?? slug, cells);
    }),
    ...row(
      "weight",
      names.weight,
      each(({ variants }) => joined(variants.flatMap(({ weightKg }) => (weightKg ? weight(weightKg) : [])))),
    ),
    ...row(
      "cars",
      names.cars,
      each(({ cars }) => joined(cars.map(({ name }) => name))),
    ),
    ...row(
      "number",
      names.number,
      each(({ variants }) => joined(variants.map(({ sku }) => sku))),
    ),
  ];
}
