import { type Page, pageRequest, toPage } from "@carloom/platform";
import type { WrittenText } from "../tables/catalogue.tables.ts";
import { nameIn } from "./catalogue.policy.ts";
import { builder } from "../builder.ts";
import { shopTables } from "../tables.ts";
import {
  globalId,
  numberOf,
  type LanguageCode,
  LanguageCodeEnum,
  LanguageDisplay,
  languageOfCode,
  Node,
  PageInfo,
  OrderDirection,
} from "@carloom/wire";
import { attributeById, type Selected } from "./attribute.loaders.ts";
import {
  type AttributeRow,
  attributeBySlug,
  attributeCount,
  attributePage,
  choiceCount,
  choiceKey,
  choicePage,
  type ValueRow,
} from "./attribute.repository.ts";
import { AttributeRef, CollectionRef } from "./refs.ts";

export const InputType = builder.enumType("AttributeInputTypeEnum", {
  values: ["DROPDOWN", "MULTISELECT", "NUMERIC"] as const,
});
export const AttributeType = builder.enumType("AttributeTypeEnum", { values: ["PRODUCT_TYPE"] as const });
export const MeasurementUnits = builder.enumType("MeasurementUnitsEnum", { values: ["MM", "INCH"] as const });

type Translated<T> = { row: T; code: LanguageCode };
/** Null where nobody wrote a name in the language. */
const translated = <T extends { names: WrittenText }>(row: T, { languageCode }: { languageCode: LanguageCode }) =>
  row.names[languageOfCode(languageCode)] ? { row, code: languageCode } : null;

const AttributeTranslation = builder.objectRef<Translated<AttributeRow>>("AttributeTranslation").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ row, code }) => globalId("AttributeTranslation", `${row.id}-${code}`) }),
    language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
    name: t.string({ resolve: ({ row, code }) => nameIn(row.names, languageOfCode(code)) }),
  }),
});

const ValueTranslation = builder.objectRef<Translated<ValueRow>>("AttributeValueTranslation").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ row, code }) => globalId("AttributeValueTranslation", `${row.id}-${code}`) }),
    language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
    name: t.string({ resolve: ({ row, code }) => nameIn(row.names, languageOfCode(code)) }),
  }),
});

const FileRef = builder.objectRef<{ url: string; contentType: string | null }>("File").implement({
  fields: (t) => ({
    url: t.exposeString("url"),
    contentType: t.exposeString("contentType", { nullable: true }),
  }),
});

export const AttributeValueRef = builder.objectRef<ValueRow>("AttributeValue").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (v) => globalId("AttributeValue", v.id) }),
    name: t.string({ nullable: true, resolve: (v) => v.names.en }),
    slug: t.exposeString("slug", { nullable: true }),
    value: t.string({ nullable: true, resolve: (v) => (v.number === null ? "" : String(v.number)) }),
    // the shop has attributes of choices and of numbers: none of its values is one of these
    boolean: t.boolean({ nullable: true, resolve: () => null }),
    dateTime: t.field({ type: "DateTime", nullable: true, resolve: () => null }),
    file: t.field({ type: FileRef, nullable: true, resolve: () => null }),
    translation: t.field({
      type: ValueTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: translated,
    }),
  }),
});

const ValueEdge = builder.objectRef<{ node: ValueRow; cursor: string }>("AttributeValueCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: AttributeValueRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const ValueConnection = builder.objectRef<Page<ValueRow>>("AttributeValueCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [ValueEdge], resolve: (page) => page.edges }),
  }),
});

const ChoicesSortField = builder.enumType("AttributeChoicesSortField", { values: ["NAME", "SLUG"] as const });
const ChoicesSortingInput = builder.inputType("AttributeChoicesSortingInput", {
  fields: (t) => ({
    direction: t.field({ type: OrderDirection, required: true }),
    field: t.field({ type: ChoicesSortField, required: true }),
  }),
});

AttributeRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (a) => globalId("Attribute", a.id) }),
    name: t.string({ resolve: (a) => a.names.en }),
    slug: t.exposeString("slug"),
    type: t.field({ type: AttributeType, resolve: () => "PRODUCT_TYPE" as const }),
    inputType: t.field({ type: InputType, nullable: true, resolve: (a) => a.input_type }),
    unit: t.field({ type: MeasurementUnits, nullable: true, resolve: (a) => a.unit as "MM" | "INCH" | null }),
    withChoices: t.boolean({ resolve: (a) => a.input_type !== "NUMERIC" }),
    valueRequired: t.boolean({ resolve: () => false }),
    visibleInStorefront: t.boolean({ resolve: () => true }),
    choices: t.field({
      type: ValueConnection,
      nullable: true,
      args: {
        sortBy: t.arg({ type: ChoicesSortingInput }),
        search: t.arg.string(),
        first: t.arg.int(),
        after: t.arg.string(),
        last: t.arg.int(),
        before: t.arg.string(),
      },
      resolve: async (attribute, args, context) => {
        const page = pageRequest(args, context);
        const db = shopTables(context.db);
        const by = ({ NAME: "name", SLUG: "slug" } as const)[args.sortBy?.field ?? "NAME"];
        const query = {
          attributeId: attribute.id,
          search: args.search,
          by: args.sortBy ? by : ("position" as const),
          descending: args.sortBy?.direction === "DESC",
        };
        const rows = await choicePage(db, query, page);
        return toPage(
          rows,
          page,
          (row) => [choiceKey(row, query.by), row.id],
          () => choiceCount(db, query),
        );
      },
    }),
    translation: t.field({
      type: AttributeTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: translated,
    }),
  }),
});

export const SelectedAttribute = builder.objectRef<Selected>("SelectedAttribute").implement({
  fields: (t) => ({
    attribute: t.field({ type: AttributeRef, resolve: ({ attribute }) => attribute }),
    values: t.field({ type: [AttributeValueRef], resolve: ({ values }) => values }),
  }),
});

/** At most so many of a list; Saleor's limit is 100. @throws GraphQLError BAD_USER_INPUT */
export function firstOf<T>(list: readonly T[], limit: number | null | undefined): T[] {
  return list.slice(0, Math.min(limit ?? MOST_ASSIGNED, MOST_ASSIGNED));
}
const MOST_ASSIGNED = 100;

/** Today's form of the same: an interface with a type for each kind of attribute. */
export const AssignedAttribute = builder.interfaceRef<Selected>("AssignedAttribute").implement({
  fields: (t) => ({ attribute: t.field({ type: AttributeRef, resolve: ({ attribute }) => attribute }) }),
  resolveType: ({ attribute }) =>
    ({
      NUMERIC: "AssignedNumericAttribute",
      DROPDOWN: "AssignedSingleChoiceAttribute",
      MULTISELECT: "AssignedMultiChoiceAttribute",
    })[attribute.input_type],
});

const ChoiceValue = builder.objectRef<ValueRow>("AssignedChoiceAttributeValue").implement({
  fields: (t) => ({
    name: t.string({ nullable: true, resolve: (v) => v.names.en }),
    slug: t.exposeString("slug", { nullable: true }),
    translation: t.string({
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (v, { languageCode }) => v.names[languageOfCode(languageCode)] ?? null,
    }),
  }),
});

// Saleor's kinds that no attribute of the shop is of: clients name them in their fragments
const OTHER_KIND = { interfaces: [AssignedAttribute] };
builder.objectRef<Selected>("AssignedBooleanAttribute").implement({
  ...OTHER_KIND,
  fields: (t) => ({ value: t.boolean({ nullable: true, resolve: () => null }) }),
});
builder.objectRef<Selected>("AssignedFileAttribute").implement({
  ...OTHER_KIND,
  fields: (t) => ({ value: t.field({ type: FileRef, nullable: true, resolve: () => null }) }),
});
builder.objectRef<Selected>("AssignedPlainTextAttribute").implement({
  ...OTHER_KIND,
  fields: (t) => ({
    value: t.string({ nullable: true, resolve: () => null }),
    translation: t.string({
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: () => null,
    }),
  }),
});
builder.objectRef<Selected>("AssignedSingleCollectionReferenceAttribute").implement({
  ...OTHER_KIND,
  fields: (t) => ({ value: t.field({ type: CollectionRef, nullable: true, resolve: () => null }) }),
});

builder.objectRef<Selected>("AssignedNumericAttribute").implement({
  interfaces: [AssignedAttribute],
  fields: (t) => ({ value: t.float({ nullable: true, resolve: ({ values }) => values[0]?.number ?? null }) }),
});
builder.objectRef<Selected>("AssignedSingleChoiceAttribute").implement({
  interfaces: [AssignedAttribute],
  fields: (t) => ({
    value: t.field({ type: ChoiceValue, nullable: true, resolve: ({ values }) => values[0] ?? null }),
  }),
});
builder.objectRef<Selected>("AssignedMultiChoiceAttribute").implement({
  interfaces: [AssignedAttribute],
  fields: (t) => ({ value: t.field({ type: [ChoiceValue], resolve: ({ values }) => values }) }),
});

const AttributeEdge = builder.objectRef<{ node: AttributeRow; cursor: string }>("AttributeCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: AttributeRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});
const AttributeConnection = builder.objectRef<Page<AttributeRow>>("AttributeCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [AttributeEdge], resolve: (page) => page.edges }),
  }),
});

const AttributeFilterInput = builder.inputType("AttributeFilterInput", {
  fields: (t) => ({ ids: t.idList(), slugs: t.stringList() }),
});

builder.queryFields((t) => ({
  attribute: t.field({
    type: AttributeRef,
    nullable: true,
    args: { id: t.arg.id(), slug: t.arg.string() },
    resolve: async (_, { id, slug }, context) => {
      const key = numberOf(id, "Attribute");
      if (key) return attributeById(context, key);
      return slug ? ((await attributeBySlug(shopTables(context.db), slug)) ?? null) : null;
    },
  }),
  attributes: t.field({
    type: AttributeConnection,
    nullable: true,
    args: {
      filter: t.arg({ type: AttributeFilterInput }),
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, { filter, ...args }, context) => {
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const wanted = {
        ...(filter?.ids && { ids: filter.ids.map((id) => numberOf(id, "Attribute") ?? 0) }),
        ...(filter?.slugs && { slugs: filter.slugs }),
      };
      const rows = await attributePage(db, page, wanted);
      return toPage(
        rows,
        page,
        (row) => [row.position, row.id],
        () => attributeCount(db, wanted),
      );
    },
  }),
}));
