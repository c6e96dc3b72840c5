import type {
  KnownProduct,
  KnownVariant,
  ProductEdit,
  ProductWrite,
  Shelves,
  VariantEdit,
} from "./goods.repository.ts";
import { type GoodsLine, type LineCode, type LineProblem, slugOfSku } from "./line.policy.ts";

const MOST_VARIANTS = 200;

/** Products that earlier lines of the file would bring, where nothing is written on the way. */
export type Seen = Set<string>;

/** What becomes of a line. `variant` is null for a new one. */
export type PlannedLine = {
  row: GoodsLine;
  slug: string;
  variant: KnownVariant | null;
  isChanged: boolean;
  position: number;
};
export type Plan = {
  newProducts: Map<string, ProductWrite>;
  editedProducts: Map<string, ProductEdit>;
  editedVariants: VariantEdit[];
  lines: PlannedLine[];
  problems: LineProblem[];
};
export type Known = {
  variants: ReadonlyMap<string, KnownVariant>;
  products: ReadonlyMap<string, KnownProduct>;
  shelves: Shelves;
  /** Keys of channels by their slugs. */
  channels: ReadonlyMap<string, number>;
};

/** The product that a line is of. */
export const productSlugOf = (row: GoodsLine, variant: KnownVariant | undefined): string =>
  variant?.slug ?? row.product ?? slugOfSku(row.sku);

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Works out what a few lines change. Pure: it neither reads nor writes, so a check and a run decide alike. */
export function planOf(rows: readonly GoodsLine[], known: Known, seen: Seen): Plan {
  const plan: Plan = { newProducts: new Map(), editedProducts: new Map(), editedVariants: [], lines: [], problems: [] };
  const added = new Map<string, number>();
  for (const row of rows) {
    const wrong = (field: string, code: LineCode, value = "") =>
      plan.problems.push({ line: row.line, field, code, value });
    const before = plan.problems.length;
    const variant = known.variants.get(row.sku);
    const slug = productSlugOf(row, variant);
    const product = known.products.get(slug);
    const begun = plan.newProducts.get(slug);
    if (variant && row.product && row.product !== variant.slug) wrong("product", "OTHER_PRODUCT", row.product);
    const isNew = !product && !begun && !seen.has(slug);
    if (isNew && !row.names.en) wrong("name", "REQUIRED");
    if (isNew && !row.type) wrong("type", "REQUIRED");
    if (row.type && !known.shelves.types.has(row.type)) wrong("type", "UNKNOWN_TYPE", row.type);
    if (row.category && !known.shelves.categories.has(row.category))
      wrong("category", "UNKNOWN_CATEGORY", row.category);
    if (row.warehouse && !known.shelves.warehouses.has(row.warehouse))
      wrong("warehouse", "UNKNOWN_WAREHOUSE", row.warehouse);
    if (row.stock !== undefined && !row.warehouse && known.shelves.firstWarehouse === null)
      wrong("warehouse", "REQUIRED");
    if (row.stock !== undefined && (variant?.allocated ?? 0) > row.stock)
      wrong("stock", "STOCK_PROMISED", String(row.stock));
    const count = added.get(slug) ?? 0;
    if (!variant && (product?.variants ?? 0) + count >= MOST_VARIANTS) wrong("product", "TOO_MANY_VARIANTS", slug);
    if (plan.problems.length > before) continue;

    seen.add(slug);
    const isProductChanged = product ? editProduct(plan, product, row, known) : begin(plan, slug, row, known);
    const position = (product?.next_position ?? 0) + count;
    if (!variant) added.set(slug, count + 1);
    const isVariantChanged = variant ? editVariant(plan, variant, row, known) : true;
    plan.lines.push({ row, slug, variant: variant ?? null, isChanged: isProductChanged || isVariantChanged, position });
  }
  return plan;
}

const categoryOf = ({ category }: GoodsLine, known: Known): number | undefined =>
  category ? known.shelves.categories.get(category) : undefined;

/** A product that this file brings: its first line makes it, later ones add to it. */
function begin(plan: Plan, slug: string, row: GoodsLine, known: Known): boolean {
  const begun = plan.newProducts.get(slug);
  const names = { ...(begun?.names ?? { en: row.names.en ?? "" }), ...row.names };
  // one that an earlier pass of lines only seemed to bring has no type here
  const type_id = known.shelves.types.get(row.type ?? "")?.id ?? begun?.type_id ?? 0;
  plan.newProducts.set(slug, {
    slug,
    type_id,
    category_id: categoryOf(row, known) ?? begun?.category_id ?? null,
    names,
    descriptions: { ...begun?.descriptions, ...row.descriptions },
    is_published: row.published ?? begun?.is_published ?? false,
  });
  return true;
}

function editProduct(plan: Plan, product: KnownProduct, row: GoodsLine, known: Known): boolean {
  const was = plan.editedProducts.get(product.slug) ?? {
    id: product.id,
    category_id: product.category_id,
    names: product.names,
    descriptions: product.descriptions,
    is_published: product.is_published,
  };
  const next: ProductEdit = {
    id: product.id,
    category_id: categoryOf(row, known) ?? was.category_id,
    names: { ...was.names, ...row.names },
    descriptions: { ...was.descriptions, ...row.descriptions },
    is_published: row.published ?? was.is_published,
  };
  if (same(was, next)) return false;
  plan.editedProducts.set(product.slug, next);
  return true;
}

function editVariant(plan: Plan, variant: KnownVariant, row: GoodsLine, known: Known): boolean {
  const next: VariantEdit = {
    id: variant.id,
    name: row.variant ?? variant.name,
    translations: { ...variant.translations, ...row.variants },
    weight_g: row.grams ?? variant.weight_g,
    track_inventory: row.tracked ?? variant.track_inventory,
  };
  const { id, name, translations, weight_g, track_inventory } = variant;
  const isEdited = !same(next, { id, name, translations, weight_g, track_inventory });
  if (isEdited) plan.editedVariants.push(next);
  const warehouse = row.warehouse ? known.shelves.warehouses.get(row.warehouse) : undefined;
  const isCounted = row.stock !== undefined && row.stock !== variant.quantity;
  const isMoved = warehouse !== undefined && variant.quantity !== null && warehouse !== variant.warehouse_id;
  return isEdited || isCounted || isMoved || pricesOf(row, variant, known).length > 0;
}

/** Prices of a line that are other ones than now. */
export function pricesOf(
  row: GoodsLine,
  variant: KnownVariant | null,
  { channels }: Pick<Known, "channels">,
): { channel_id: number; amount: number }[] {
  return Object.entries(row.prices).flatMap(([slug, amount]) => {
    const channel_id = channels.get(slug);
    return channel_id === undefined || variant?.prices[channel_id] === amount ? [] : { channel_id, amount };
  });
}
