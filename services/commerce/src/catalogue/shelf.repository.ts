import { cursorNumber, cursorTime, keptCount, type PageRequest, readingOf } from "@carloom/platform";
import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { PRODUCT, type ProductRow } from "./catalogue.repository.ts";
import { foundAnywhere, foundNext, type Plan, planOf } from "../search/find.repository.ts";
import { plainly, wordsOf } from "../search/terms.ts";

export type ShelfOrder = { by: "position" | "name" | "updated"; descending: boolean };
export type ShelfQuery = {
  search?: string | null;
  categoryId?: number | null;
  productTypeId?: number | null;
  isPublished?: boolean | null;
  /** Only these; those that are out come from {@link productsOut}. */
  ids?: readonly number[] | null;
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

/** Products with a variant of which nothing is left: its shelf is empty or promised, or it has none though it is counted. */
export async function productsOut(db: CommerceDb): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.product_id as id from commerce.stock s cross join lateral (
        -- each by its key: the database takes a third of all shelves for empty ones
        select product_id from commerce.variant where id = s.variant_id and track_inventory offset 0) v
      where s.quantity <= s.allocated
    union
    select v.product_id from commerce.variant v
      where v.track_inventory and not exists (select from commerce.stock s where s.variant_id = v.id)`.execute(db);
  return rows.map(({ id }) => id);
}

const planned = async (db: CommerceDb, query: ShelfQuery): Promise<Plan | null> => {
  const words = wordsOf(query.search);
  return words.length > 0 ? planOf(db, { parts: plainly(words), meet: "every" }) : null;
};

function testsOf(query: ShelfQuery, found: RawBuilder<boolean> | null): RawBuilder<unknown>[] {
  const tests: RawBuilder<unknown>[] = found ? [found] : [];
  if (query.categoryId) tests.push(sql`product.category_id = ${query.categoryId}`);
  if (query.productTypeId) tests.push(sql`product.product_type_id = ${query.productTypeId}`);
  if (query.ids) tests.push(sql`product.id = any(${[...query.ids]}::integer[])`);
  return tests;
}

const whereOf = (tests: readonly RawBuilder<unknown>[]) =>
  tests.length > 0 ? sql`where ${sql.join(tests, sql` and `)}` : sql``;

/** One more row than asked for; hidden ones too. */
export async function shelfPage(db: CommerceDb, query: ShelfQuery, page: PageRequest): Promise<ShelfRow[]> {
  const plan = await planned(db, query);
  if (!plan) return pageOf(db, query, page, null);
  const { by, descending } = query.order;
  if (by === "position" && !descending && !page.backward && plan.rare.length === 0) {
    const after = placeOf(page, query.order);
    const next = await pageOf(db, query, page, foundNext(plan, after && [Number(after[0]), after[1]], true));
    if (next.length > page.first) return next;
  }
  return pageOf(db, query, page, foundAnywhere(plan, true));
}

async function pageOf(
  db: CommerceDb,
  query: ShelfQuery,
  page: PageRequest,
  found: RawBuilder<boolean> | null,
): Promise<ShelfRow[]> {
  const { order } = query;
  const key = KEYS[order.by];
  const after = placeOf(page, order);
  const reading = readingOf(page, order.descending);
  const way = sql.raw(reading.way);
  const tests = testsOf(query, found);
  if (after)
    tests.push(
      sql`(${key.value}, product.id) ${reading.beyond} (${after[0]}::${sql.raw(key.type)}, ${after[1]}::bigint)`,
    );
  const columns = sql.join(PRODUCT.map((column) => sql.ref(`product.${column}`)));
  const first = sql`limit ${page.first + 1}`;
  // what is published and what is hidden have an index each in every order
  const some = (which: RawBuilder<unknown>) => sql`
    select ${columns}, product.is_published, ${key.value} as sorted from commerce.product
    ${whereOf([which, ...tests])} order by ${key.value} ${way}, product.id ${way} ${first}`;
  const [shown, hidden] = [some(sql`product.is_published`), some(sql`not product.is_published`)];
  const wanted =
    typeof query.isPublished === "boolean"
      ? query.isPublished
        ? shown
        : hidden
      : sql`select * from ((${shown}) union all (${hidden})) either order by sorted ${way}, id ${way} ${first}`;
  const { rows } = await sql<ShelfRow>`
    with page as (${wanted})
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
  const plan = await planned(db, query);
  const tests = testsOf(query, plan && foundAnywhere(plan, true));
  if (typeof query.isPublished === "boolean")
    tests.push(query.isPublished ? sql`product.is_published` : sql`not product.is_published`);
  return keptCount(db, sql`select count(*)::integer as count from commerce.product ${whereOf(tests)}`);
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
