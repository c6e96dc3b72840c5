import { toMinor } from "@carloom/pricing";
import { GraphQLError } from "graphql";
import { builder } from "../builder.ts";
import { numberOf, DateTimeRangeInput, MetadataFilter, OrderDirection, IntRangeInput } from "@carloom/wire";
import type { ChannelRow } from "./catalogue.repository.ts";
import type { AttributeCondition, ProductCondition, Range } from "./condition.repository.ts";
import type { ProductOrder } from "./product.repository.ts";

export const PriceRangeInput = builder.inputType("PriceRangeInput", {
  fields: (t) => ({ gte: t.float(), lte: t.float() }),
});
const DecimalRangeInput = builder.inputType("DecimalRangeInput", {
  fields: (t) => ({ gte: t.field({ type: "Decimal" }), lte: t.field({ type: "Decimal" }) }),
});
const DecimalFilterInput = builder.inputType("DecimalFilterInput", {
  fields: (t) => ({
    eq: t.field({ type: "Decimal" }),
    oneOf: t.field({ type: ["Decimal"] }),
    range: t.field({ type: DecimalRangeInput }),
  }),
});
const DateTimeFilterInput = builder.inputType("DateTimeFilterInput", {
  fields: (t) => ({
    eq: t.field({ type: "DateTime" }),
    oneOf: t.field({ type: ["DateTime"] }),
    range: t.field({ type: DateTimeRangeInput }),
  }),
});
export const StringFilterInput = builder.inputType("StringFilterInput", {
  fields: (t) => ({ eq: t.string(), oneOf: t.stringList() }),
});
const GlobalIDFilterInput = builder.inputType("GlobalIDFilterInput", {
  fields: (t) => ({ eq: t.id(), oneOf: t.idList() }),
});
const StockAvailability = builder.enumType("StockAvailability", { values: ["IN_STOCK", "OUT_OF_STOCK"] as const });
const ProductStockFilterInput = builder.inputType("ProductStockFilterInput", {
  fields: (t) => ({ quantity: t.field({ type: IntRangeInput }) }),
});
const AssignedAttributeValueInput = builder.inputType("AssignedAttributeValueInput", {
  fields: (t) => ({
    slug: t.field({ type: StringFilterInput }),
    name: t.field({ type: StringFilterInput }),
    numeric: t.field({ type: DecimalFilterInput }),
  }),
});
export const AttributeInput = builder.inputType("AttributeInput", {
  fields: (t) => ({
    slug: t.string(),
    value: t.field({ type: AssignedAttributeValueInput }),
    values: t.stringList(),
    valuesRange: t.field({ type: IntRangeInput }),
  }),
});

export const ProductFilterInput = builder.inputType("ProductFilterInput", {
  fields: (t) => ({
    search: t.string(),
    ids: t.idList(),
    slugs: t.stringList(),
    categories: t.idList(),
    collections: t.idList(),
    productTypes: t.idList(),
    hasCategory: t.boolean(),
    attributes: t.field({ type: [AttributeInput] }),
    stockAvailability: t.field({ type: StockAvailability }),
    stocks: t.field({ type: ProductStockFilterInput }),
    isAvailable: t.boolean(),
    price: t.field({ type: PriceRangeInput }),
    minimalPrice: t.field({ type: PriceRangeInput }),
    updatedAt: t.field({ type: DateTimeRangeInput }),
    metadata: t.field({ type: [MetadataFilter] }),
  }),
});

type WhereShape = {
  ids?: string[] | null;
  name?: typeof StringFilterInput.$inferInput | null;
  slug?: typeof StringFilterInput.$inferInput | null;
  productType?: typeof GlobalIDFilterInput.$inferInput | null;
  category?: typeof GlobalIDFilterInput.$inferInput | null;
  collection?: typeof GlobalIDFilterInput.$inferInput | null;
  hasCategory?: boolean | null;
  isAvailable?: boolean | null;
  stockAvailability?: "IN_STOCK" | "OUT_OF_STOCK" | null;
  stocks?: typeof ProductStockFilterInput.$inferInput | null;
  price?: typeof DecimalFilterInput.$inferInput | null;
  minimalPrice?: typeof DecimalFilterInput.$inferInput | null;
  attributes?: (typeof AttributeInput.$inferInput)[] | null;
  updatedAt?: typeof DateTimeFilterInput.$inferInput | null;
  metadata?: (typeof MetadataFilter.$inferInput)[] | null;
  AND?: WhereShape[] | null;
  OR?: WhereShape[] | null;
};
const WhereRef = builder.inputRef<WhereShape>("ProductWhereInput");
export const ProductWhereInput = WhereRef.implement({
  fields: (t) => ({
    ids: t.idList(),
    name: t.field({ type: StringFilterInput }),
    slug: t.field({ type: StringFilterInput }),
    productType: t.field({ type: GlobalIDFilterInput }),
    category: t.field({ type: GlobalIDFilterInput }),
    collection: t.field({ type: GlobalIDFilterInput }),
    hasCategory: t.boolean(),
    isAvailable: t.boolean(),
    stockAvailability: t.field({ type: StockAvailability }),
    stocks: t.field({ type: ProductStockFilterInput }),
    price: t.field({ type: DecimalFilterInput }),
    minimalPrice: t.field({ type: DecimalFilterInput }),
    attributes: t.field({ type: [AttributeInput] }),
    updatedAt: t.field({ type: DateTimeFilterInput }),
    metadata: t.field({ type: [MetadataFilter] }),
    AND: t.field({ type: [WhereRef] }),
    OR: t.field({ type: [WhereRef] }),
  }),
});

/** The part of Saleor's orders that goods here have. */
const ProductOrderField = builder.enumType("ProductOrderField", {
  values: [
    "NAME",
    "PRICE",
    "MINIMAL_PRICE",
    "CREATED_AT",
    "DATE",
    "LAST_MODIFIED_AT",
    "LAST_MODIFIED",
    "COLLECTION",
    "RANK",
  ] as const,
});
export const ProductOrderInput = builder.inputType("ProductOrder", {
  fields: (t) => ({
    direction: t.field({ type: OrderDirection, required: true }),
    channel: t.string(),
    field: t.field({ type: ProductOrderField }),
  }),
});

export type Filter = typeof ProductFilterInput.$inferInput;
export type OrderGiven = typeof ProductOrderInput.$inferInput;

const refuse = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

/** Conditions of one list; far more than a page has fields for. */
const MOST_CONDITIONS = 50;
const MOST_VALUES = 100;
const MOST_CHOSEN = 20;

function few<T>(values: readonly T[]): readonly T[] {
  if (values.length > MOST_VALUES) throw refuse(`A condition names at most ${MOST_VALUES} values.`);
  return values;
}

const keys = (ids: readonly string[], type: string): number[] => few(ids).map((id) => numberOf(id, type) ?? 0);
const oneOf = <T>(filter: { eq?: T | null; oneOf?: readonly T[] | null }): T[] => [
  ...(filter.eq ? [filter.eq] : []),
  ...few(filter.oneOf ?? []),
];

/** Beyond this nobody pays, and minor units stay whole numbers. */
const MOST_MONEY = 1e12;

type Bounds<T> = { gte?: T | null; lte?: T | null };

function moneyRange({ gte, lte }: Bounds<number>, currency: string): Range {
  const minor = (major: number) => toMinor(Math.max(-MOST_MONEY, Math.min(MOST_MONEY, major)), currency);
  return {
    ...(gte === null || gte === undefined ? {} : { gte: minor(gte) }),
    ...(lte === null || lte === undefined ? {} : { lte: minor(lte) }),
  };
}

const plainRange = ({ gte, lte }: Bounds<number>): Range => ({
  ...(gte === null || gte === undefined ? {} : { gte }),
  ...(lte === null || lte === undefined ? {} : { lte }),
});

const timeRange = ({ gte, lte }: Bounds<Date>) => ({
  ...(gte ? { gte: gte.toISOString() } : {}),
  ...(lte ? { lte: lte.toISOString() } : {}),
});

type Decimals = typeof DecimalFilterInput.$inferInput;

/** Each way in which a filter of numbers can be met. */
function rangesOf(filter: Decimals): Bounds<number>[] {
  const exact = [...(filter.eq === null || filter.eq === undefined ? [] : [filter.eq]), ...few(filter.oneOf ?? [])];
  return [...exact.map((value) => ({ gte: value, lte: value })), ...(filter.range ? [filter.range] : [])];
}

function attributeConditions(inputs: readonly (typeof AttributeInput.$inferInput)[]): ProductCondition[] {
  return few(inputs).map(({ slug, value, values, valuesRange }) => {
    if (!slug) throw refuse("An attribute is named by its slug.");
    const one = (more: Omit<AttributeCondition, "slug">): ProductCondition => ({ attributes: [{ slug, ...more }] });
    const all: ProductCondition[] = [];
    if (values) all.push(one({ values: few(values) }));
    if (valuesRange) all.push(one({ number: plainRange(valuesRange) }));
    if (value?.slug) all.push(one({ values: oneOf(value.slug) }));
    if (value?.name) all.push(one({ names: oneOf(value.name) }));
    if (value?.numeric) all.push({ any: rangesOf(value.numeric).map((range) => one({ number: plainRange(range) })) });
    // named without a value: whatever has the attribute
    return all.length > 0 ? { all } : one({});
  });
}

/** What is chosen of some attributes, by the slugs of values. @throws GraphQLError BAD_USER_INPUT */
export const chosenOf = (inputs: readonly (typeof AttributeInput.$inferInput)[]): AttributeCondition[] => {
  if (inputs.length > MOST_CHOSEN) throw refuse(`At most ${MOST_CHOSEN} attributes are chosen from at once.`);
  return inputs.map(({ slug, values }) => {
    if (!slug || !values) throw refuse("An attribute is named by its slug, with the slugs of values.");
    return { slug, values: few(values) };
  });
};

/** A range of prices as a channel counts. */
export const rangeOf = (range: Bounds<number>, { currency }: Pick<ChannelRow, "currency">): Range =>
  moneyRange(range, currency);

const metadataOf = (items: readonly { key: string; value?: string | null }[]) =>
  Object.fromEntries(items.map(({ key, value }) => [key, value ?? ""]));

/** What both inputs share. */
type Common = Pick<
  WhereShape,
  "ids" | "hasCategory" | "isAvailable" | "stockAvailability" | "stocks" | "attributes" | "metadata"
>;

function common(given: Common): ProductCondition[] {
  const all: ProductCondition[] = [];
  if (given.ids) all.push({ ids: keys(given.ids, "Product") });
  if (given.hasCategory !== null && given.hasCategory !== undefined) all.push({ hasCategory: given.hasCategory });
  if (given.isAvailable !== null && given.isAvailable !== undefined) all.push({ isAvailable: given.isAvailable });
  if (given.stockAvailability) all.push({ isAvailable: given.stockAvailability === "IN_STOCK" });
  if (given.stocks?.quantity) all.push({ pieces: plainRange(given.stocks.quantity) });
  if (given.attributes) all.push(...attributeConditions(given.attributes));
  if (given.metadata) all.push({ metadata: metadataOf(few(given.metadata)) });
  return all;
}

function filterCondition(filter: Filter, channel: ChannelRow): ProductCondition[] {
  const all = common(filter);
  if (filter.slugs) all.push({ slugs: few(filter.slugs) });
  if (filter.categories) all.push({ categoryIds: keys(filter.categories, "Category") });
  if (filter.collections) all.push({ collectionIds: keys(filter.collections, "Collection") });
  if (filter.productTypes) all.push({ typeIds: keys(filter.productTypes, "ProductType") });
  if (filter.price) all.push({ price: moneyRange(filter.price, channel.currency) });
  if (filter.minimalPrice) all.push({ lowest: moneyRange(filter.minimalPrice, channel.currency) });
  if (filter.updatedAt) all.push({ updated: timeRange(filter.updatedAt) });
  return all;
}

function whereCondition(where: WhereShape, channel: ChannelRow): ProductCondition[] {
  const all = common(where);
  const money = (filter: Decimals) => rangesOf(filter).map((range) => moneyRange(range, channel.currency));
  if (where.name) all.push({ names: oneOf(where.name) });
  if (where.slug) all.push({ slugs: oneOf(where.slug) });
  if (where.productType) all.push({ typeIds: keys(oneOf(where.productType), "ProductType") });
  if (where.category) all.push({ categoryIds: keys(oneOf(where.category), "Category") });
  if (where.collection) all.push({ collectionIds: keys(oneOf(where.collection), "Collection") });
  if (where.price) all.push({ any: money(where.price).map((price) => ({ price })) });
  if (where.minimalPrice) all.push({ any: money(where.minimalPrice).map((lowest) => ({ lowest })) });
  if (where.updatedAt) {
    const { eq, oneOf: several, range } = where.updatedAt;
    const exact = [...(eq ? [eq] : []), ...few(several ?? [])].map((time) => ({ gte: time, lte: time }));
    all.push({ any: [...exact, ...(range ? [range] : [])].map((one) => ({ updated: timeRange(one) })) });
  }
  for (const one of few(where.AND ?? [])) all.push(...whereCondition(one, channel));
  if (where.OR) all.push({ any: few(where.OR).map((one) => ({ all: whereCondition(one, channel) })) });
  return all;
}

const sizeOf = (condition: ProductCondition): number =>
  1 + [...(condition.all ?? []), ...(condition.any ?? [])].reduce((sum, one) => sum + sizeOf(one), 0);

/** Both inputs as one condition; both must hold. @throws GraphQLError BAD_USER_INPUT for what is too much to ask */
export function conditionOf(
  channel: ChannelRow,
  filter: Filter | null | undefined,
  where: WhereShape | null | undefined,
): ProductCondition {
  const all = [...(filter ? filterCondition(filter, channel) : []), ...(where ? whereCondition(where, channel) : [])];
  const condition = { all };
  if (sizeOf(condition) > MOST_CONDITIONS) throw refuse(`A list has at most ${MOST_CONDITIONS} conditions.`);
  return condition;
}

const ORDER = {
  NAME: "name",
  PRICE: "price",
  MINIMAL_PRICE: "price",
  CREATED_AT: "created",
  DATE: "created",
  LAST_MODIFIED_AT: "updated",
  LAST_MODIFIED: "updated",
  COLLECTION: "collection",
  RANK: "list",
} as const;

/** The order of a list. The order of a collection is that of the one collection that the list is of. */
export function orderOf(given: OrderGiven | null | undefined, collectionId?: number): ProductOrder {
  const descending = given?.direction === "DESC";
  const by = given?.field ? ORDER[given.field] : collectionId === undefined ? "list" : "collection";
  if (by !== "collection") return { by, descending: given?.field === "RANK" ? false : descending };
  if (collectionId === undefined) throw refuse("This order is for a list of one collection.");
  return { by, descending, collectionId };
}
