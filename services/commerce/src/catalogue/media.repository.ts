import type { Language } from "@carloom/i18n";
import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";
import { SHOWN } from "./publication.repository.ts";

export type MediaRow = {
  id: number;
  product_id: number;
  picture: string;
  alt: string;
  alts: Partial<Record<Language, string>>;
  position: number;
};
const MEDIA = ["id", "product_id", "picture", "alt", "alts", "position"] as const;

/** Pictures of several products that have rows of their own, in their order. */
export function mediaOfProducts(db: CommerceDb, productIds: readonly number[]): Promise<MediaRow[]> {
  return db
    .selectFrom("commerce.product_media")
    .select(MEDIA)
    .where("product_id", "=", sql<number>`any(${[...productIds]}::integer[])`)
    .orderBy("product_id")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The same of one that some channel shows, by its slug. */
export function publishedMedia(db: CommerceDb, slug: string): Promise<MediaRow[]> {
  return db
    .selectFrom("commerce.product_media as m")
    .innerJoin("commerce.product as pr", "pr.id", "m.product_id")
    .select(MEDIA.map((column) => `m.${column}` as const))
    .where("pr.slug", "=", slug)
    .where(
      sql<boolean>`exists (select from commerce.channel c left join commerce.product_channel listing
        on listing.product_id = pr.id and listing.channel_id = c.id where c.is_active and ${SHOWN})`,
    )
    .orderBy("m.position")
    .orderBy("m.id")
    .execute();
}

/** From now on a product has pictures of its own; the one that it came with is the first. The caller has locked it. */
export async function ownMedia(trx: CommerceDb, productId: number): Promise<void> {
  await sql`with own as (
      update commerce.product set has_own_media = true where id = ${productId} and not has_own_media returning id, thumbnail
    ) insert into commerce.product_media (product_id, picture, alt, position)
      select id, thumbnail, '', 0 from own where thumbnail is not null`.execute(trx);
}

export async function insertMedia(trx: CommerceDb, row: Omit<MediaRow, "id" | "position" | "alts">): Promise<number> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from commerce.product_media where product_id = ${row.product_id})`;
  const made = trx
    .insertInto("commerce.product_media")
    .values({ ...row, position })
    .returning("id");
  return (await made.executeTakeFirstOrThrow()).id;
}

export async function updateMedia(
  trx: CommerceDb,
  id: number,
  change: { alt?: string; alts?: string; picture?: string; position?: number },
) {
  if (Object.keys(change).length > 0)
    await trx.updateTable("commerce.product_media").set(change).where("id", "=", id).execute();
}

export async function deleteMedia(trx: CommerceDb, id: number): Promise<void> {
  await trx.deleteFrom("commerce.product_media").where("id", "=", id).execute();
}

/** The product that a picture is of. */
export async function productOfMedia(db: CommerceDb, id: number): Promise<number | null> {
  const row = db.selectFrom("commerce.product_media").select("product_id").where("id", "=", id);
  return (await row.executeTakeFirst())?.product_id ?? null;
}

/** The first picture is what lists show. */
export async function showFirst(trx: CommerceDb, productId: number): Promise<void> {
  await sql`update commerce.product set updated_at = now(), thumbnail = (
      select picture from commerce.product_media where product_id = ${productId} order by position, id limit 1)
    where id = ${productId}`.execute(trx);
}

/** What lists show of a product. */
export async function thumbnailOf(db: CommerceDb, productId: number): Promise<string | null> {
  const row = db.selectFrom("commerce.product").select("thumbnail").where("id", "=", productId);
  return (await row.executeTakeFirst())?.thumbnail ?? null;
}
