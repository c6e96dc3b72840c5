import { type PageRequest, readingOf } from "@carloom/platform";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { numbersOf } from "./catalogue.repository.ts";
import type { WrittenText } from "../tables/catalogue.tables.ts";

export type CollectionRow = Selectable<CommerceTables["commerce.collection"]>;
/** With the channels that do not show it. */
export type HeldCollection = CollectionRow & { hidden_in: number[] };
/** Narrows a list to these; both together to what is in both. */
export type WantedCollections = { ids?: readonly number[]; slugs?: readonly string[] };

/** Whether a row `c` of collections is shown in a channel now. */
export const collectionShown = (channelId: number | RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (c.is_published and not exists (select from commerce.collection_channel cc
    where cc.collection_id = c.id and cc.channel_id = ${channelId}
      and (not cc.is_published or coalesce(cc.published_at > now(), false))))`;

const published = (db: CommerceDb, channelId: number) =>
  db.selectFrom("commerce.collection as c").where(collectionShown(channelId));

export function collectionPage(
  db: CommerceDb,
  channelId: number,
  page: PageRequest,
  wanted: WantedCollections,
): Promise<CollectionRow[]> {
  const { way, beyond } = readingOf(page);
  let select = published(db, channelId)
    .selectAll("c")
    .orderBy("c.position", way)
    .orderBy("c.id", way)
    .limit(page.first + 1);
  if (wanted.ids) select = select.where("c.id", "=", sql<number>`any(${[...wanted.ids]}::integer[])`);
  if (wanted.slugs) select = select.where("c.slug", "=", sql<string>`any(${[...wanted.slugs]}::text[])`);
  if (page.after) {
    const [position, id] = numbersOf(page.after);
    select = select.where(sql<boolean>`(c.position, c.id) ${beyond} (${position}::bigint, ${id}::bigint)`);
  }
  return select.execute();
}

export async function collectionCount(db: CommerceDb, channelId: number, wanted: WantedCollections): Promise<number> {
  let select = published(db, channelId).select((eb) => eb.fn.countAll<number>().as("count"));
  if (wanted.ids) select = select.where("c.id", "=", sql<number>`any(${[...wanted.ids]}::integer[])`);
  if (wanted.slugs) select = select.where("c.slug", "=", sql<string>`any(${[...wanted.slugs]}::text[])`);
  return (await select.executeTakeFirstOrThrow()).count;
}

/** Also one that is not published: for whoever keeps the catalogue. */
export function collectionById(db: CommerceDb, id: number): Promise<CollectionRow | undefined> {
  return db.selectFrom("commerce.collection").selectAll().where("id", "=", id).executeTakeFirst();
}

export const collectionsByIds = (db: CommerceDb, ids: readonly number[]): Promise<CollectionRow[]> =>
  db
    .selectFrom("commerce.collection")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();

/** Collections of several products in their order, each with the channels that do not show it. */
export async function collectionsOfProducts(
  db: CommerceDb,
  productIds: readonly number[],
): Promise<(HeldCollection & { product_id: number })[]> {
  return db
    .selectFrom("commerce.collection as c")
    .innerJoin("commerce.collection_product as cp", "cp.collection_id", "c.id")
    .selectAll("c")
    .select([
      "cp.product_id",
      sql<number[]>`array(select cc.channel_id from commerce.collection_channel cc where cc.collection_id = c.id
        and (not cc.is_published or coalesce(cc.published_at > now(), false)))`.as("hidden_in"),
    ])
    .where("c.is_published", "=", true)
    .where("cp.product_id", "=", sql<number>`any(${[...productIds]}::integer[])`)
    .orderBy("c.position")
    .orderBy("c.id")
    .execute();
}

/** What staff say of several collections, channel by channel. */
export function collectionListings(db: CommerceDb, ids: readonly number[]) {
  return db
    .selectFrom("commerce.collection_channel")
    .selectAll()
    .where("collection_id", "in", [...ids])
    .orderBy("channel_id")
    .execute();
}

/** Every collection with the number of products in it, for staff; those whose name or address holds a text. */
export async function collectionShelf(
  db: CommerceDb,
  search: string | null,
): Promise<(CollectionRow & { products: number })[]> {
  let select = db
    .selectFrom("commerce.collection as c")
    .selectAll("c")
    .select(
      sql<number>`(select count(*)::integer from commerce.collection_product cp where cp.collection_id = c.id)`.as(
        "products",
      ),
    )
    .orderBy("c.position")
    .orderBy("c.id");
  if (search) select = select.where(sql<boolean>`strpos(lower(c.slug || ' ' || c.names::text), lower(${search})) > 0`);
  return select.execute();
}

/** A product in a collection, as staff see it. */
export type Member = { id: number; names: WrittenText; thumbnail: string | null; is_published: boolean };

/** Products of a collection in its order, hidden ones too. */
export async function membersOf(db: CommerceDb, collectionId: number, most: number): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select p.id, p.names, p.thumbnail, p.is_published
    from commerce.collection_product cp join commerce.product p on p.id = cp.product_id
    where cp.collection_id = ${collectionId} order by cp.position, p.id limit ${most}`.execute(db);
  return rows;
}

export const memberIds = async (db: CommerceDb, collectionId: number): Promise<number[]> =>
  (
    await db
      .selectFrom("commerce.collection_product")
      .select("product_id")
      .where("collection_id", "=", collectionId)
      .orderBy("position")
      .orderBy("product_id")
      .execute()
  ).map(({ product_id }) => product_id);

/** Writes the order of a collection's products. */
export async function setMemberOrder(trx: CommerceDb, collectionId: number, ids: readonly number[]): Promise<void> {
  await sql`update commerce.collection_product cp set position = wanted.place
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (product_id, place)
    where cp.collection_id = ${collectionId} and cp.product_id = wanted.product_id
      and cp.position <> wanted.place`.execute(trx);
}

export async function setCollectionListing(
  trx: CommerceDb,
  row: { collection_id: number; channel_id: number; is_published?: boolean; published_at?: Date | null },
): Promise<void> {
  const { is_published, published_at } = row;
  await trx
    .insertInto("commerce.collection_channel")
    .values({ ...row, is_published: is_published ?? true })
    .onConflict((conflict) =>
      conflict.columns(["collection_id", "channel_id"]).doUpdateSet({
        collection_id: row.collection_id,
        ...(is_published !== undefined && { is_published }),
        ...(published_at !== undefined && { published_at }),
      }),
    )
    .execute();
}
