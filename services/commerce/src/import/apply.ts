import { noteStock } from "../stock/movement.repository.ts";
import type { CommerceDb } from "../tables.ts";
import { announceVariants } from "../webhook/variant.payload.ts";
import {
  insertProducts,
  insertVariants,
  knownProductsBySlug,
  knownVariants,
  lockProducts,
  planForSteps,
  refreshSearchOf,
  updateProducts,
  updateVariants,
  upsertPrices,
  upsertStock,
} from "./goods.repository.ts";
import type { GoodsLine, LineProblem } from "./line.policy.ts";
import { type Known, type Plan, type PlannedLine, planOf, pricesOf, productSlugOf, type Seen } from "./plan.ts";

export type Shop = Pick<Known, "shelves" | "channels">;
export type Outcome = { created: number; changed: number; unchanged: number; problems: LineProblem[] };

async function lookUp(db: CommerceDb, rows: readonly GoodsLine[], shop: Shop, isWriting: boolean): Promise<Known> {
  const read = async () =>
    new Map(
      (
        await knownVariants(
          db,
          rows.map(({ sku }) => sku),
        )
      ).map((one) => [one.sku, one]),
    );
  let variants = await read();
  const slugs = [...new Set(rows.map((row) => productSlugOf(row, variants.get(row.sku))))];
  if (isWriting) {
    // what is locked is read again: it may have changed until then
    await lockProducts(db, slugs);
    variants = await read();
  }
  const products = new Map((await knownProductsBySlug(db, slugs)).map((one) => [one.slug, one]));
  return { variants, products, ...shop };
}

const outcomeOf = ({ lines, problems }: Plan): Outcome => ({
  created: lines.filter(({ variant }) => !variant).length,
  changed: lines.filter(({ variant, isChanged }) => variant && isChanged).length,
  unchanged: lines.filter(({ variant, isChanged }) => variant && !isChanged).length,
  problems,
});

/** What lines would do, without doing it. */
export async function tryLines(db: CommerceDb, rows: readonly GoodsLine[], shop: Shop, seen: Seen): Promise<Outcome> {
  return outcomeOf(planOf(rows, await lookUp(db, rows, shop, false), seen));
}

/** What the search finds each new product by, beside its names: part numbers and sizes. */
function wordsOf({ lines }: Plan): Map<string, string> {
  const words = new Map<string, string[]>();
  for (const { row, slug } of lines) {
    const own = words.get(slug) ?? [];
    own.push(row.sku, row.variant ?? row.sku, ...Object.values(row.variants));
    words.set(slug, own);
  }
  return new Map([...words].map(([slug, own]) => [slug, own.join(" ")]));
}

/** Writes lines, many at a time. Nothing of a line that has a problem is written. */
export async function applyLines(
  trx: CommerceDb,
  rows: readonly GoodsLine[],
  shop: Shop,
  note: { reason: string; userId: string },
): Promise<Outcome> {
  await planForSteps(trx);
  const known = await lookUp(trx, rows, shop, true);
  const plan = planOf(rows, known, new Set());
  const words = wordsOf(plan);
  const made = await insertProducts(
    trx,
    [...plan.newProducts.values()].map((product) => ({ ...product, words: words.get(product.slug) ?? "" })),
  );
  await updateProducts(trx, [...plan.editedProducts.values()]);
  await updateVariants(trx, plan.editedVariants);
  const productOf = (slug: string) => made.get(slug) ?? known.products.get(slug)?.id ?? 0;
  const fresh = plan.lines.filter(({ variant }) => !variant);
  const types = new Map([...shop.shelves.types.values()].map(({ id, isShipped }) => [id, isShipped]));
  const isShipped = (slug: string) => {
    const type = plan.newProducts.get(slug)?.type_id;
    return type !== undefined
      ? (types.get(type) ?? true)
      : (shop.shelves.types.get(known.products.get(slug)?.type ?? "")?.isShipped ?? true);
  };
  const variants = await insertVariants(
    trx,
    fresh.map(({ row, slug, position }) => ({
      product_id: productOf(slug),
      sku: row.sku,
      name: row.variant ?? row.sku,
      translations: row.variants,
      position,
      weight_g: row.grams ?? 0,
      track_inventory: row.tracked ?? true,
      is_shipping_required: isShipped(slug),
    })),
  );
  const keyOf = ({ row, variant }: PlannedLine): number => variant?.id ?? variants.get(row.sku) ?? 0;
  await upsertPrices(
    trx,
    plan.lines.flatMap((line) =>
      pricesOf(line.row, line.variant, known).map((price) => ({ variant_id: keyOf(line), ...price })),
    ),
  );
  await count(trx, plan.lines, keyOf, known, note);
  const renamed = new Set(plan.editedVariants.map(({ id }) => id));
  // what is new was written with its words
  const searched = new Set([
    ...[...plan.editedProducts.values()].map(({ id }) => id),
    ...plan.lines.flatMap(({ slug, variant }) =>
      !plan.newProducts.has(slug) && (!variant || renamed.has(variant.id)) ? [productOf(slug)] : [],
    ),
  ]);
  await refreshSearchOf(trx, [...searched]);
  return outcomeOf(plan);
}

/** Writes what was counted, with who counted it, and tells whoever listens. */
async function count(
  trx: CommerceDb,
  lines: readonly PlannedLine[],
  keyOf: (line: PlannedLine) => number,
  { shelves }: Known,
  { reason, userId }: { reason: string; userId: string },
): Promise<void> {
  const counted = lines.flatMap((line) => {
    const { row, variant } = line;
    const named = row.warehouse ? shelves.warehouses.get(row.warehouse) : undefined;
    const warehouse_id = named ?? variant?.warehouse_id ?? shelves.firstWarehouse;
    const quantity = row.stock ?? (named === undefined ? undefined : (variant?.quantity ?? undefined));
    const isSame = quantity === variant?.quantity && warehouse_id === variant?.warehouse_id;
    if (quantity === undefined || warehouse_id === null || isSame) return [];
    const before = (variant?.quantity ?? 0) - (variant?.allocated ?? 0);
    const now = quantity - (variant?.allocated ?? 0);
    return { stock: { variant_id: keyOf(line), warehouse_id, quantity }, before, now };
  });
  if (counted.length === 0) return;
  await noteStock(trx, { cause: "COUNTED", reason, userId });
  const refused = await upsertStock(
    trx,
    counted.map(({ stock }) => stock),
  );
  // somebody ordered in the meantime: the whole step is done again, and then says so
  if (refused.length > 0) throw new StockMoved();
  const idsOf = (which: typeof counted) => which.map(({ stock }) => stock.variant_id);
  await announceVariants(trx, idsOf(counted), "PRODUCT_VARIANT_STOCK_UPDATED");
  const emptied = counted.filter(({ before, now }) => before > 0 && now <= 0);
  await announceVariants(trx, idsOf(emptied), "PRODUCT_VARIANT_OUT_OF_STOCK");
  const refilled = counted.filter(({ before, now }) => before <= 0 && now > 0);
  await announceVariants(trx, idsOf(refilled), "PRODUCT_VARIANT_BACK_IN_STOCK");
}

/** More was promised to orders than a line counts, since the line was looked at. */
export class StockMoved extends Error {
  override name = "StockMoved";
}
