import type { LocalizedText } from "@carloom/build";
import { type Selectable, sql } from "kysely";
import { type ProductCondition, conditionTest } from "../catalogue/condition.repository.ts";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import type { ExportWanted } from "../tables/import.tables.ts";
import type { WrittenText } from "../tables/catalogue.tables.ts";

export type ExportRow = Selectable<CommerceTables["commerce.export_file"]>;

export const insertExport = (db: CommerceDb, userId: string, wanted: ExportWanted): Promise<ExportRow> =>
  db
    .insertInto("commerce.export_file")
    .values({ user_id: userId, wanted: JSON.stringify(wanted) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const exportById = (db: CommerceDb, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom("commerce.export_file").selectAll().where("id", "=", id).executeTakeFirst();

export async function settleExport(
  db: CommerceDb,
  id: string,
  change: { status: "SUCCESS" | "FAILED"; object?: string; message?: string },
): Promise<void> {
  const done = { ...change, updated_at: new Date() };
  await db.updateTable("commerce.export_file").set(done).where("id", "=", id).execute();
}

/** The latest first, before one of them where it is named. */
export function latestExports(db: CommerceDb, most: number): Promise<ExportRow[]> {
  return db
    .selectFrom("commerce.export_file")
    .selectAll()
    .where("status", "<>", "DELETED")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Names of the objects of a file, in their order; none while it is not ready. */
export const objectsOf = ({ status, object, parts }: Pick<ExportRow, "status" | "object" | "parts">): string[] =>
  status !== "SUCCESS" ? [] : parts.length > 0 ? parts : object ? [object] : [];

/** Notes another piece of a file that is being written, or with null that it is begun anew. @returns the pieces before */
export async function notePart(db: CommerceDb, id: string, part: string | null): Promise<string[]> {
  const { rows } = await sql<{ parts: string[] }>`
    with old as (select id, parts from commerce.export_file where id = ${id} for update)
    update commerce.export_file f set updated_at = now(),
      parts = case when ${part}::text is null then '{}' else f.parts || ${part}::text end
    from old where old.id = f.id returning old.parts`.execute(db);
  return rows[0]?.parts ?? [];
}

/** Of these objects, those that no file names. */
export async function unnamed(db: CommerceDb, objects: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ object: string }>`
    select distinct object from unnest(${[...objects]}::text[]) object where not exists (
      select from commerce.export_file kept where kept.object = object.object or object.object = any(kept.parts))`.execute(
    db,
  );
  return rows.map(({ object }) => object);
}

/** Strikes those that are older. @returns the objects that nothing names any more */
export async function forgetExports(db: CommerceDb, before: Date): Promise<string[]> {
  const { rows } = await sql<{ objects: string[] }>`
    with old as (
      select id, object, parts from commerce.export_file where created_at < ${before} and status <> 'DELETED' for update
    )
    update commerce.export_file f set status = 'DELETED', object = null, parts = '{}', updated_at = now()
    from old where old.id = f.id returning old.parts || array_remove(array[old.object], null) as objects`.execute(db);
  return unnamed(
    db,
    rows.flatMap(({ objects }) => objects),
  );
}

/** A variant with what a file may tell of it. */
export type ExportedRow = {
  id: number;
  product_id: number;
  sku: string;
  weight_g: number;
  picture: string | null;
  slug: string;
  names: WrittenText;
  descriptions: Partial<LocalizedText>;
  type: string;
  category: string | null;
  thumbnail: string | null;
  collections: string[];
  is_published: boolean;
  quantity: number | null;
  warehouse_id: number | null;
  prices: Record<string, number>;
  shown: Record<string, boolean>;
  values: Record<string, string[]>;
};

/** Variants of the products that are meant, product by product; hidden ones too. `of` is how the filter prices. */
export async function exportedRows(
  db: CommerceDb,
  of: { condition: ProductCondition; channelId: number },
  after: { product: number; variant: number },
  most: number,
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select v.id, v.product_id, v.sku, v.weight_g, v.thumbnail as picture, product.slug, product.names,
      product.descriptions, t.name as type, c.names ->> 'en' as category, product.thumbnail, product.is_published,
      s.quantity, s.warehouse_id,
      array(select l.slug from commerce.collection_product cp join commerce.collection l on l.id = cp.collection_id
        where cp.product_id = product.id order by l.position, l.id) as collections,
      coalesce((select json_object_agg(pr.channel_id, pr.amount) from commerce.variant_price pr
        where pr.variant_id = v.id), '{}') as prices,
      coalesce((select json_object_agg(pc.channel_id, pc.is_published and product.is_published)
        from commerce.product_channel pc where pc.product_id = product.id), '{}') as shown,
      coalesce((select json_object_agg(given.attribute_id, given.names) from (
        select av.attribute_id, array_agg(av.names ->> 'en' order by av.position, av.id) as names
        from commerce.assigned_value a join commerce.attribute_value av on av.id = a.value_id
        where a.product_id = product.id and (a.variant_id is null or a.variant_id = v.id) group by av.attribute_id
      ) given), '{}') as values
    from commerce.product product join commerce.variant v on v.product_id = product.id
    join commerce.product_type t on t.id = product.product_type_id
    left join commerce.category c on c.id = product.category_id
    left join commerce.stock s on s.variant_id = v.id
    left join commerce.product_channel listing
      on listing.product_id = product.id and listing.channel_id = ${of.channelId}
    where (v.product_id, v.id) > (${after.product}::integer, ${after.variant}::integer)
      and ${conditionTest(of.condition, of.channelId)}
    order by v.product_id, v.id limit ${most}`.execute(db);
  return rows;
}
