import { collectionShown } from "./collection.repository.ts";
import { type RawBuilder, sql } from "kysely";
import { NOW } from "./price.repository.ts";

/** A closed range; a bound that is absent is open. */
export type Range = { gte?: number; lte?: number };

/** An attribute has one of these values (slugs), one of these names, or a number within the range. */
export type AttributeCondition = {
  slug: string;
  values?: readonly string[];
  names?: readonly string[];
  number?: Range;
};

/** What a product of a list has to be; everything given must hold. Money in minor units, in the channel's basis. */
export type ProductCondition = {
  ids?: readonly number[];
  slugs?: readonly string[];
  names?: readonly string[];
  typeIds?: readonly number[];
  categoryIds?: readonly number[];
  collectionIds?: readonly number[];
  hasCategory?: boolean;
  isAvailable?: boolean;
  /** Price of some variant. */
  price?: Range;
  /** Price of the cheapest variant. */
  lowest?: Range;
  attributes?: readonly AttributeCondition[];
  metadata?: Record<string, string>;
  /** ISO 8601. */
  updated?: { gte?: string; lte?: string };
  /** Pieces in one stock. */
  pieces?: Range;
  all?: readonly ProductCondition[];
  any?: readonly ProductCondition[];
};

type Test = RawBuilder<unknown>;

const integers = (values: readonly number[]) => sql`any(${[...values]}::integer[])`;
const texts = (values: readonly string[]) => sql`any(${[...values]}::text[])`;

function within(value: Test, range: { gte?: number | string; lte?: number | string }, type: string): Test[] {
  const cast = sql.raw(type);
  return [
    ...(range.gte === undefined ? [] : [sql`${value} >= ${range.gte}::${cast}`]),
    ...(range.lte === undefined ? [] : [sql`${value} <= ${range.lte}::${cast}`]),
  ];
}

const every = (tests: readonly Test[]): Test => (tests.length > 0 ? sql`(${sql.join(tests, sql` and `)})` : sql`true`);
const some = (tests: readonly Test[]): Test => (tests.length > 0 ? sql`(${sql.join(tests, sql` or `)})` : sql`false`);

/** The values that meet a condition, as an array: they are looked up once for a statement. */
export function valuesOf({ slug, values, names, number }: AttributeCondition): Test {
  const tests = [
    ...(values ? [sql`av.slug = ${texts(values)}`] : []),
    ...(names ? [sql`av.names ->> 'en' = ${texts(names)}`] : []),
    ...(number ? within(sql`av.number`, number, "double precision") : []),
  ];
  return sql`array(select av.id from commerce.attribute_value av join commerce.attribute a on a.id = av.attribute_id
    where a.slug = ${slug} and ${every(tests)})`;
}

/** A look into one index for each product. */
const attributeTest = (condition: AttributeCondition): Test =>
  sql`exists (select 1 from commerce.assigned_value given
    where given.product_id = product.id and given.value_id = any(${valuesOf(condition)}))`;

const AVAILABLE = sql`exists (select 1 from commerce.variant v left join commerce.stock s on s.variant_id = v.id
  where v.product_id = product.id and (not v.track_inventory or s.quantity > s.allocated))`;

/** The condition on a row `product`, as SQL. */
export function conditionTest(condition: ProductCondition, channelId: number): Test {
  const { ids, slugs, names, typeIds, categoryIds, collectionIds, price, pieces } = condition;
  const tests: Test[] = [];
  if (ids) tests.push(sql`product.id = ${integers(ids)}`);
  if (slugs) tests.push(sql`product.slug = ${texts(slugs)}`);
  if (names) tests.push(sql`product.names ->> 'en' = ${texts(names)}`);
  if (typeIds) tests.push(sql`product.product_type_id = ${integers(typeIds)}`);
  // one category is written so that the index of its products, which is in the order of the list, can be walked
  if (categoryIds?.length === 1) tests.push(sql`product.category_id = ${categoryIds[0]}`);
  else if (categoryIds) tests.push(sql`product.category_id = ${integers(categoryIds)}`);
  if (collectionIds)
    tests.push(sql`exists (select 1 from commerce.collection_product cp join commerce.collection c on c.id = cp.collection_id
      where cp.product_id = product.id and ${collectionShown(channelId)} and cp.collection_id = ${integers(collectionIds)})`);
  if (condition.hasCategory !== undefined)
    tests.push(condition.hasCategory ? sql`product.category_id is not null` : sql`product.category_id is null`);
  if (condition.isAvailable !== undefined) tests.push(condition.isAvailable ? AVAILABLE : sql`not ${AVAILABLE}`);
  if (price)
    tests.push(sql`exists (select 1 from commerce.variant v join commerce.variant_price p on p.variant_id = v.id
      where v.product_id = product.id and p.channel_id = ${channelId} and ${every(within(NOW, price, "bigint"))})`);
  if (condition.lowest) tests.push(...within(sql`listing.low`, condition.lowest, "bigint"));
  if (pieces)
    tests.push(sql`exists (select 1 from commerce.variant v join commerce.stock s on s.variant_id = v.id
      where v.product_id = product.id and ${every(within(sql`s.quantity`, pieces, "bigint"))})`);
  if (condition.metadata) tests.push(sql`product.metadata @> ${JSON.stringify(condition.metadata)}::jsonb`);
  if (condition.updated) tests.push(...within(sql`product.updated_at`, condition.updated, "timestamptz"));
  for (const attribute of condition.attributes ?? []) tests.push(attributeTest(attribute));
  for (const one of condition.all ?? []) tests.push(conditionTest(one, channelId));
  if (condition.any) tests.push(some(condition.any.map((one) => conditionTest(one, channelId))));
  return every(tests);
}
