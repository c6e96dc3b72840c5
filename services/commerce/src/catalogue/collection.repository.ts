import type { PageRequest } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { numbersOf } from "./catalogue.repository.ts";

export type CollectionRow = Selectable<CommerceTables["commerce.collection"]>;
/** Narrows a list to these; both together to what is in both. */
export type WantedCollections = { ids?: readonly number[]; slugs?: readonly string[] };

const published = (db: CommerceDb) => db.selectFrom("commerce.collection").where("is_published", "=", true);

export function collectionPage(db: CommerceDb, page: PageRequest, wanted: WantedCollections): Promise<CollectionRow[]> {
  let select = published(db)
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .limit(page.first + 1);
  if (wanted.ids) select = select.where("id", "=", sql<number>`any(${[...wanted.ids]}::integer[])`);
  if (wanted.slugs) select = select.where("slug", "=", sql<string>`any(${[...wanted.slugs]}::text[])`);
  if (page.after) {
    const [position, id] = numbersOf(page.after);
    select = select.where(sql<boolean>`(position, id) > (${position}::bigint, ${id}::bigint)`);
  }
  return select.execute();
}

export async function collectionCount(db: CommerceDb, wanted: WantedCollections): Promise<number> {
  let select = published(db).select((eb) => eb.fn.countAll<number>().as("count"));
  if (wanted.ids) select = select.where("id", "=", sql<number>`any(${[...wanted.ids]}::integer[])`);
  if (wanted.slugs) select = select.where("slug", "=", sql<string>`any(${[...wanted.slugs]}::text[])`);
  return (await select.executeTakeFirstOrThrow()).count;
}

/** Also one that is not published: for whoever keeps the catalogue. */
export function collectionById(db: CommerceDb, id: number): Promise<CollectionRow | undefined> {
  return db.selectFrom("commerce.collection").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Published collections of several products, in the order of collections. */
export function collectionsOfProducts(
  db: CommerceDb,
  productIds: readonly number[],
): Promise<(CollectionRow & { product_id: number })[]> {
  return published(db)
    .innerJoin("commerce.collection_product as cp", "cp.collection_id", "commerce.collection.id")
    .selectAll("commerce.collection")
    .select("cp.product_id")
    .where("cp.product_id", "=", sql<number>`any(${[...productIds]}::integer[])`)
    .orderBy("commerce.collection.position")
    .orderBy("commerce.collection.id")
    .execute();
}
