import { cursorNumber, cursorTime, type PageRequest } from "@carloom/platform";
import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { PRODUCT, type ProductRow } from "./catalogue.repository.ts";
import { foundAnywhere, planOf } from "../search/find.repository.ts";
import { plainly, wordsOf } from "../search/terms.ts";

export type ShelfOrder = { by: "position" | "name" | "updated"; descending: boolean };
export type ShelfQuery = {
  search?: string | null;
  categoryId?: number | null;
  productTypeId?: number | null;
  isPublished?: boolean | null;
  /** Only what has a variant whose stock is kept and of which nothing is left. */
  isOut?: boolean | null;
  order: ShelfOrder;
};

/** A product as staff see it, with the sums of its variants. */
export type ShelfRow = ProductRow & {
  is_published: boolean;
  variant_count: number;
  /** Pieces that nobody was promised; null where no stock is kept. */
  available: number | null;
  place: string;
};

const KEYS = {
  position: { value: sql`product.position`, type: "bigint" },
  name: { value: sql`lower(product.names ->> 'en')`, type: "text" },
  updated: { value: sql`product.updated_at`, type: "timestamptz" },
} as const satisfies Record<ShelfOrder["by"], { value: RawBuilder<unknown>; type: string }>;

const tagOf = ({ by, descending }: ShelfOrder) => `shelf ${by}${descending ? " desc" : ""}`;

export const shelfKey = (row: ShelfRow, order: ShelfOrder): (string | number)[] => [tagOf(order), row.place, row.id];

/** Where a page begins; a cursor of another list or order begins at the start. */
function placeOf(page: PageRequest, order: ShelfOrder): [string, number] | null {
  const [tag, place = "", id] = page.after ?? [];
  const key = cursorNumber(id);
  const { type } = KEYS[order.by];
  const isRead = type === "text" || (type === "bigint" ? /^-?\d{1,15}$/.test(place) : cursorTime(place) !== null);
  return tag === tagOf(order) && isRead && key !== null ? [place, key] : null;
}

async function testsOf(db: CommerceDb, query: ShelfQuery): Promise<RawBuilder<unknown>[]> {
  const tests: RawBuilder<unknown>[] = [];
  const words = wordsOf(query.search);
  if (words.length > 0) tests.push(foundAnywhere(await planOf(db, { parts: plainly(words), meet: "every" }), true));
  if (query.categoryId) tests.push(sql`product.category_id = ${query.categoryId}`);
  if (query.productTypeId) tests.push(sql`product.product_type_id = ${query.productTypeId}`);
  if (typeof query.isPublished === "boolean") tests.push(sql`product.is_published = ${query.isPublished}`);
  if (query.isOut)
    tests.push(sql`exists (
      select from commerce.variant v left join commerce.stock s on s.variant_id = v.id
      where v.product_id = product.id and v.track_inventory and coalesce(s.quantity - s.allocated, 0) <= 0)`);
  return tests;
}

const whereOf = (tests: readonly RawBuilder<unknown>[]) =>
  tests.length > 0 ? sql`where ${sql.join(tests, sql` and `)}` : sql``;

/** One more row than asked for; hidden ones too. */
export async function shelfPage(db: CommerceDb, query: ShelfQuery, page: PageRequest): Promise<ShelfRow[]> {
  const { order } = query;
  const key = KEYS[order.by];
  const after = placeOf(page, order);
  const way = sql.raw(order.descending ? "desc" : "asc");
  const tests = await testsOf(db, query);
  if (after)
    tests.push(
      sql`(${key.value}, product.id) ${sql.raw(order.descending ? "<" : ">")} (${after[0]}::${sql.raw(key.type)}, ${after[1]}::bigint)`,
    );
  const columns = sql.join(PRODUCT.map((column) => sql.ref(`product.${column}`)));
  const { rows } = await sql<ShelfRow>`
    with page as (
      select ${columns}, product.is_published, ${key.value} as sorted from commerce.product
      ${whereOf(tests)} order by ${key.value} ${way}, product.id ${way} limit ${page.first + 1}
    )
    select page.*, page.sorted::text as place, held.variant_count, held.available
    from page cross join lateral (
      select count(*)::integer as variant_count,
        (sum(coalesce(s.quantity - s.allocated, 0)) filter (where v.track_inventory))::integer as available
      from commerce.variant v left join commerce.stock s on s.variant_id = v.id where v.product_id = page.id
    ) held
    order by page.sorted ${way}, page.id ${way}`.execute(db);
  return rows;
}

export async function shelfCount(db: CommerceDb, query: ShelfQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from commerce.product ${whereOf(await testsOf(db, query))}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function shelfRow(db: CommerceDb, id: number): Promise<ShelfRow | null> {
  const { rows } = await sql<ShelfRow>`
    select ${sql.join(PRODUCT.map((column) => sql.ref(`product.${column}`)))}, product.is_published, '' as place,
      count(v.id)::integer as variant_count,
      (sum(coalesce(s.quantity - s.allocated, 0)) filter (where v.track_inventory))::integer as available
    from commerce.product
    left join commerce.variant v on v.product_id = product.id left join commerce.stock s on s.variant_id = v.id
    where product.id = ${id} group by product.id`.execute(db);
  return rows[0] ?? null;
}

/** Every variant of a product, those without a price too, in their order. */
export const variantIdsOf = async (db: CommerceDb, productId: number): Promise<number[]> =>
  (
    await db
      .selectFrom("commerce.variant")
      .select("id")
      .where("product_id", "=", productId)
      .orderBy("position")
      .orderBy("id")
      .execute()
  ).map((row) => row.id);
