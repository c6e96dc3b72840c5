import { type RawBuilder, sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import type { RedirectKind, ShelfKind } from "../tables/redirect.tables.ts";
import type { WrittenText } from "../tables/catalogue.tables.ts";

export type RedirectRow = {
  id: number;
  kind: RedirectKind;
  from_slug: string;
  is_by_hand: boolean;
  created_at: Date;
  to_slug: string;
  to_names: WrittenText;
  /** Something has the address now: it is what people see there. */
  is_shadowed: boolean;
};

const TABLES = {
  PRODUCT: sql.table("commerce.product"),
  CATEGORY: sql.table("commerce.category"),
  COLLECTION: sql.table("commerce.collection"),
} as const satisfies Record<ShelfKind, RawBuilder<unknown>>;
const KEYS = {
  PRODUCT: sql.ref("product_id"),
  CATEGORY: sql.ref("category_id"),
  COLLECTION: sql.ref("collection_id"),
} as const satisfies Record<ShelfKind, RawBuilder<unknown>>;

const ROWS = sql`
  select r.id, r.kind, r.from_slug, r.is_by_hand, r.created_at, coalesce(p.slug, c.slug, l.slug, r.car_slug) as to_slug,
    coalesce(p.names, c.names, l.names, jsonb_build_object('en', r.car_slug)) as to_names,
    case r.kind when 'PRODUCT' then exists (select from commerce.product x where x.slug = r.from_slug)
      when 'CATEGORY' then exists (select from commerce.category x where x.slug = r.from_slug)
      when 'COLLECTION' then exists (select from commerce.collection x where x.slug = r.from_slug)
      else false end as is_shadowed
  from commerce.address_redirect r left join commerce.product p on p.id = r.product_id
  left join commerce.category c on c.id = r.category_id left join commerce.collection l on l.id = r.collection_id`;

/** The latest first; those whose old or present address holds a text. One more than asked for. */
export async function redirectPage(
  db: CommerceDb,
  query: { search: string | null; before: number | null; most: number },
): Promise<RedirectRow[]> {
  const tests = [
    ...(query.before === null ? [] : [sql`r.id < ${query.before}`]),
    ...(query.search
      ? [
          sql`(strpos(r.from_slug, ${query.search}) > 0 or strpos(coalesce(p.slug, c.slug, l.slug, r.car_slug), ${query.search}) > 0)`,
        ]
      : []),
  ];
  const { rows } = await sql<RedirectRow>`
    ${ROWS} ${tests.length > 0 ? sql`where ${sql.join(tests, sql` and `)}` : sql``}
    order by r.id desc limit ${query.most + 1}`.execute(db);
  return rows;
}

export async function redirectById(db: CommerceDb, id: number): Promise<RedirectRow | null> {
  const { rows } = await sql<RedirectRow>`${ROWS} where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Where an old address leads that people may see: null where nothing is shown there, or the address is something's own. */
export async function presentAddress(db: CommerceDb, kind: ShelfKind, slug: string): Promise<string | null> {
  const shown = kind === "CATEGORY" ? sql`` : sql`and thing.is_published`;
  const { rows } = await sql<{ slug: string }>`
    select thing.slug from commerce.address_redirect r join ${TABLES[kind]} thing on thing.id = r.${KEYS[kind]}
    where r.kind = ${kind} and r.from_slug = ${slug} ${shown}
      and not exists (select from ${TABLES[kind]} own where own.slug = ${slug})`.execute(db);
  return rows[0]?.slug ?? null;
}

export async function keyOfAddress(db: CommerceDb, kind: ShelfKind, slug: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from ${TABLES[kind]} where slug = ${slug}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The thing that a known old address leads to. */
export async function keyOfRedirect(db: CommerceDb, kind: ShelfKind, slug: string): Promise<number | null> {
  const { rows } = await sql<{ key: number }>`
    select ${KEYS[kind]} as key from commerce.address_redirect where kind = ${kind} and from_slug = ${slug}`.execute(
    db,
  );
  return rows[0]?.key ?? null;
}

/** @returns its key; null where the address leads somewhere already */
export async function insertRedirect(
  trx: CommerceDb,
  { kind, from, to }: { kind: ShelfKind; from: string; to: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into commerce.address_redirect (kind, from_slug, ${KEYS[kind]}, is_by_hand) values (${kind}, ${from}, ${to}, true)
    on conflict (kind, from_slug) do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Where an old address of a car leads; whether something is shown there knows the 3D service. */
export async function carOfAddress(db: CommerceDb, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom("commerce.address_redirect")
    .select("car_slug")
    .where("kind", "=", "CAR")
    .where("from_slug", "=", slug)
    .executeTakeFirst();
  return row?.car_slug ?? null;
}

/** What led to the old address leads on to the new one, in one step. @returns its key; null where it leads somewhere already */
export async function insertCarRedirect(trx: CommerceDb, from: string, to: string): Promise<number | null> {
  const row = await trx
    .insertInto("commerce.address_redirect")
    .values({ kind: "CAR", from_slug: from, car_slug: to, is_by_hand: true })
    .onConflict((conflict) => conflict.columns(["kind", "from_slug"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .updateTable("commerce.address_redirect")
    .set({ car_slug: to })
    .where("kind", "=", "CAR")
    .where("car_slug", "=", from)
    .execute();
  return row.id;
}

export async function deleteRedirect(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.address_redirect").where("id", "=", id).execute();
}
