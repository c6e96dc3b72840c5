import { cursorNumber, cursorTime, type PageRequest, readingOf } from "@carloom/platform";
import { CompiledQuery, type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { PRODUCT, type ProductRow, VARIANT, type VariantRow } from "./catalogue.repository.ts";
import { conditionTest, type ProductCondition } from "./condition.repository.ts";
import { narrowed } from "./narrow.repository.ts";
import { NOW } from "./price.repository.ts";
import { CALLED, foundAnywhere, foundNext, type Named, type Plan, rankOf } from "../search/find.repository.ts";

/** `list` is the order of staff, `rank` how well goods fit a search; a collection has its own. */
export type ProductOrder = {
  by: "list" | "rank" | "name" | "price" | "created" | "updated" | "collection";
  descending?: boolean;
  /** For the order of a collection. */
  collectionId?: number;
};

export type PlannedSearch = Plan & { named: Named };

export type ProductQuery = {
  channelId: number;
  search?: PlannedSearch | null;
  condition?: ProductCondition;
  order?: ProductOrder;
};

/** A product with the variants that the channel sells, in their order, and its place in the list. */
export type ListedProduct = ProductRow & { variants: VariantRow[]; place: string; sale_from: Date | number };

type Key = { value: RawBuilder<unknown>; type: "bigint" | "text" | "timestamptz" };

function keyOf(order: ProductOrder, search?: PlannedSearch | null): Key {
  switch (order.by) {
    case "rank":
      return { value: search ? rankOf(search, search.named) : sql`product.position`, type: "bigint" };
    case "name":
      return { value: sql`lower(product.names ->> 'en')`, type: "text" };
    case "price":
      return { value: sql`listing.low`, type: "bigint" };
    case "created":
      return { value: sql`product.created_at`, type: "timestamptz" };
    case "updated":
      return { value: sql`product.updated_at`, type: "timestamptz" };
    case "collection":
      return { value: sql`placed.position`, type: "bigint" };
    default:
      return { value: sql`product.position`, type: "bigint" };
  }
}

const READS: Record<Key["type"], (place: string) => boolean> = {
  bigint: (place) => /^-?\d{1,15}$/.test(place),
  timestamptz: (place) => cursorTime(place) !== null,
  text: () => true,
};

const tagOf = ({ by, descending, collectionId }: ProductOrder) =>
  `${by}${collectionId ?? ""}${descending ? " desc" : ""}`;

/** Keyset of a row: which order it belongs to, its place there, and its id. */
export const keysetOf = (
  row: { place: string; id: number },
  order: ProductOrder = { by: "list" },
): (string | number)[] => [tagOf(order), row.place, row.id];

/** Where a page begins; a cursor of another list or order begins at the start. */
function placeOf(page: PageRequest, order: ProductOrder, { type }: Key): [string, number] | null {
  const [tag, place = "", id] = page.after ?? [];
  const key = cursorNumber(id);
  return tag === tagOf(order) && READS[type](place) && key !== null ? [place, key] : null;
}

export function fromOf(query: ProductQuery): RawBuilder<unknown> {
  const placed =
    query.order?.by === "collection"
      ? sql`join commerce.collection_product placed
          on placed.product_id = product.id and placed.collection_id = ${query.order.collectionId ?? 0}`
      : sql``;
  const called = query.order?.by === "rank" ? CALLED : sql``;
  return sql`commerce.product join commerce.product_channel listing
    on listing.product_id = product.id and listing.channel_id = ${query.channelId}
      and listing.is_published and listing.low is not null ${placed} ${called}`;
}

/** `is_published` is written out, not a parameter: only so does the kept plan use the index of what is published. */
export function whereOf(query: ProductQuery, found: RawBuilder<boolean> | null): RawBuilder<unknown> {
  const tests: RawBuilder<unknown>[] = [sql`product.is_published`];
  if (found) tests.push(found);
  if (query.condition) tests.push(conditionTest(query.condition, query.channelId));
  return sql.join(tests, sql` and `);
}

export const withFew = async (db: CommerceDb, query: ProductQuery): Promise<ProductQuery> => {
  const condition = await narrowed(db, query.condition);
  return condition ? { ...query, condition } : query;
};

/**
 * One more row than asked for. Variants come in the same round trip: a list that shows prices needs them all, and one
 * row a product costs both sides less than one a variant.
 */
export async function productPage(db: CommerceDb, given: ProductQuery, page: PageRequest): Promise<ListedProduct[]> {
  const query = await withFew(db, given);
  const { search, order = { by: "list" } } = query;
  if (!search) return pageOf(db, query, page, null);
  if (order.by === "list" && !order.descending && !page.backward && search.rare.length === 0) {
    const after = placeOf(page, order, keyOf(order));
    const next = await pageOf(db, query, page, foundNext(search, after && [Number(after[0]), after[1]]));
    if (next.length > page.first) return next;
  }
  return pageOf(db, query, page, foundAnywhere(search));
}

/** The text of the first page of a list without conditions, which is asked for most: made once, not for each request. */
let plainPage: string | null = null;
const plainValues = ({ channelId }: ProductQuery, { first }: PageRequest) => [channelId, first + 1, channelId];

async function pageOf(
  db: CommerceDb,
  query: ProductQuery,
  page: PageRequest,
  found: RawBuilder<boolean> | null,
): Promise<ListedProduct[]> {
  const order = query.order ?? { by: "list" };
  const key = keyOf(order, query.search);
  const after = placeOf(page, order, key);
  const { isDown, way: word, beyond } = readingOf(page, order.descending);
  const way = sql.raw(word);
  const from = after
    ? sql`and (${key.value}, product.id) ${beyond} (${after[0]}::${sql.raw(key.type)}, ${after[1]}::bigint)`
    : sql``;
  const isPlain = !after && !found && !query.condition && order.by === "list" && !isDown;
  const known = isPlain ? plainPage : null;
  if (known) return (await db.executeQuery<ListedProduct>(CompiledQuery.raw(known, plainValues(query, page)))).rows;
  const columns = sql.join(PRODUCT.map((column) => sql.ref(`product.${column}`)));
  const text = sql<ListedProduct>`
    with page as (
      select ${columns}, listing.sale_from, ${key.value} as sorted from ${fromOf(query)}
      where ${whereOf(query, found)} ${from}
      order by ${key.value} ${way}, product.id ${way} limit ${page.first + 1}
    ), sold as (
      select ${sql.join(VARIANT.map((column) => sql.ref(column)))}, v.position, ${NOW} as amount, p.amount as regular, p.offers,
        p.rate_per_m2, s.quantity, s.allocated
      from page join commerce.variant v on v.product_id = page.id
      join commerce.variant_price p on p.variant_id = v.id and p.channel_id = ${query.channelId}
      left join commerce.stock s on s.variant_id = v.id
    ), listed as (
      select sold.product_id, json_agg(sold order by sold.position, sold.id) as variants from sold group by 1
    )
    select page.*, page.sorted::text as place, listed.variants
    from page join listed on listed.product_id = page.id
    order by page.sorted ${way}, page.id ${way}`;
  const compiled = text.compile(db);
  const isAsKnown = JSON.stringify(compiled.parameters) === JSON.stringify(plainValues(query, page));
  if (isPlain && isAsKnown) plainPage = compiled.sql;
  return (await db.executeQuery(compiled)).rows;
}

export async function productCount(db: CommerceDb, given: ProductQuery): Promise<number> {
  const query = await withFew(db, given);
  const found = query.search ? foundAnywhere(query.search) : null;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${fromOf(query)} where ${whereOf(query, found)}`.execute(db);
  return rows[0]?.count ?? 0;
}
