import { cursorNumber, type PageRequest, readingOf } from "@carloom/platform";
import { type Selectable, sql } from "kysely";
import type { CommerceDb, CommerceTables } from "../tables.ts";
import { numbersOf } from "./catalogue.repository.ts";

export type AttributeRow = Selectable<CommerceTables["commerce.attribute"]>;
/** Narrows a list to these; both together to what is in both. */
export type WantedAttributes = { ids?: readonly number[]; slugs?: readonly string[] };
export type ValueRow = Omit<Selectable<CommerceTables["commerce.attribute_value"]>, "edited_at">;
/** A value as a product, or one variant of it, has it. */
export type AssignedRow = ValueRow & { product_id: number; variant_id: number | null };
export type TypeAttributeRow = AttributeRow & { product_type_id: number; of_variant: boolean };

const VALUE = ["v.id", "v.attribute_id", "v.slug", "v.names", "v.number", "v.position"] as const;

export function attributesByIds(db: CommerceDb, ids: readonly number[]): Promise<AttributeRow[]> {
  return db
    .selectFrom("commerce.attribute")
    .selectAll()
    .where("id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

export function valuesByIds(db: CommerceDb, ids: readonly number[]): Promise<ValueRow[]> {
  return db
    .selectFrom("commerce.attribute_value as v")
    .select(VALUE)
    .where("v.id", "=", sql<number>`any(${[...ids]}::integer[])`)
    .execute();
}

export function attributeBySlug(db: CommerceDb, slug: string): Promise<AttributeRow | undefined> {
  return db.selectFrom("commerce.attribute").selectAll().where("slug", "=", slug).executeTakeFirst();
}

export function attributePage(db: CommerceDb, page: PageRequest, wanted: WantedAttributes): Promise<AttributeRow[]> {
  const { way, beyond } = readingOf(page);
  let select = db
    .selectFrom("commerce.attribute")
    .selectAll()
    .orderBy("position", way)
    .orderBy("id", way)
    .limit(page.first + 1);
  if (wanted.ids) select = select.where("id", "=", sql<number>`any(${[...wanted.ids]}::integer[])`);
  if (wanted.slugs) select = select.where("slug", "=", sql<string>`any(${[...wanted.slugs]}::text[])`);
  if (page.after) {
    const [position, id] = numbersOf(page.after);
    select = select.where(sql<boolean>`(position, id) ${beyond} (${position}::bigint, ${id}::bigint)`);
  }
  return select.execute();
}

export async function attributeCount(db: CommerceDb, wanted: WantedAttributes): Promise<number> {
  let select = db.selectFrom("commerce.attribute").select((eb) => eb.fn.countAll<number>().as("count"));
  if (wanted.ids) select = select.where("id", "=", sql<number>`any(${[...wanted.ids]}::integer[])`);
  if (wanted.slugs) select = select.where("slug", "=", sql<string>`any(${[...wanted.slugs]}::text[])`);
  return (await select.executeTakeFirstOrThrow()).count;
}

/** Attributes of several types of product, in their order. */
export function attributesOfTypes(db: CommerceDb, typeIds: readonly number[]): Promise<TypeAttributeRow[]> {
  return db
    .selectFrom("commerce.product_type_attribute as t")
    .innerJoin("commerce.attribute as a", "a.id", "t.attribute_id")
    .selectAll("a")
    .select(["t.product_type_id", "t.of_variant"])
    .where("t.product_type_id", "=", sql<number>`any(${[...typeIds]}::integer[])`)
    .orderBy("a.position")
    .orderBy("a.id")
    .execute();
}

/** Everything that several products and their variants were given, in the order of the values. */
export function valuesOfProducts(db: CommerceDb, productIds: readonly number[]): Promise<AssignedRow[]> {
  return db
    .selectFrom("commerce.assigned_value as g")
    .innerJoin("commerce.attribute_value as v", "v.id", "g.value_id")
    .select(VALUE)
    .select(["g.product_id", "g.variant_id"])
    .where("g.product_id", "=", sql<number>`any(${[...productIds]}::integer[])`)
    .orderBy("v.position")
    .orderBy("v.id")
    .execute();
}

export type ChoiceQuery = {
  attributeId: number;
  search?: string | null;
  by: "position" | "name" | "slug";
  descending: boolean;
};

/** What the order of choices is read by; the cursor holds it as text. */
export const choiceKey = (row: ValueRow, by: ChoiceQuery["by"]): string =>
  by === "name" ? row.names.en : by === "slug" ? row.slug : String(row.position);

/** Choices of an attribute in their own order, or by name or slug. */
export function choicePage(db: CommerceDb, query: ChoiceQuery, page: PageRequest): Promise<ValueRow[]> {
  const { way, beyond } = readingOf(page, query.descending);
  const key = { name: sql`v.names ->> 'en'`, slug: sql`v.slug`, position: sql`v.position` }[query.by];
  let select = db
    .selectFrom("commerce.attribute_value as v")
    .select(VALUE)
    .where("v.attribute_id", "=", query.attributeId)
    .orderBy(key, way)
    .orderBy("v.id", way)
    .limit(page.first + 1);
  if (query.search) select = select.where(sql<boolean>`strpos(lower(v.names::text), lower(${query.search})) > 0`);
  if (page.after) {
    const [text = "", id] = page.after;
    const from = query.by === "position" ? sql`${cursorNumber(text) ?? 0}::bigint` : sql`${text}::text`;
    select = select.where(sql<boolean>`(${key}, v.id) ${beyond} (${from}, ${cursorNumber(id) ?? 0}::bigint)`);
  }
  return select.execute();
}

export async function choiceCount(db: CommerceDb, { attributeId, search }: ChoiceQuery): Promise<number> {
  let select = db
    .selectFrom("commerce.attribute_value as v")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("v.attribute_id", "=", attributeId);
  if (search) select = select.where(sql<boolean>`strpos(lower(v.names::text), lower(${search})) > 0`);
  return (await select.executeTakeFirstOrThrow()).count;
}
