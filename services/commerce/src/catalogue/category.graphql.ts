import { type Page, pageRequest, toPage } from "@carloom/platform";
import { builder } from "../builder.ts";
import {
  DateTimeRangeInput,
  globalId,
  numberOf,
  type LanguageCode,
  LanguageCodeEnum,
  LanguageDisplay,
  languageOfCode,
  Node,
  PageInfo,
} from "@carloom/wire";
import { shopTables } from "../tables.ts";
import { categoryOf } from "./catalogue.loaders.ts";
import { richTextIn } from "./catalogue.policy.ts";
import { ImageRef, ThumbnailFormatEnum } from "./media.graphql.ts";
import { CategoryRef } from "./refs.ts";
import {
  type CategoryRow,
  categoryBySlug,
  categoryCount,
  categoryPage,
  type WantedCategories,
} from "./catalogue.repository.ts";
import { isWritten } from "./words.ts";

const CategoryTranslation = builder
  .objectRef<{ category: CategoryRow; code: LanguageCode }>("CategoryTranslation")
  .implement({
    interfaces: [Node],
    fields: (t) => ({
      id: t.id({ resolve: ({ category, code }) => globalId("CategoryTranslation", `${category.id}-${code}`) }),
      language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
      name: t.string({ nullable: true, resolve: ({ category, code }) => category.names[languageOfCode(code)] ?? null }),
      slug: t.string({ nullable: true, resolve: ({ category }) => category.slug }),
      seoTitle: t.string({
        nullable: true,
        resolve: ({ category, code }) => category.seo_titles[languageOfCode(code)] ?? null,
      }),
      seoDescription: t.string({
        nullable: true,
        resolve: ({ category, code }) => category.seo_descriptions[languageOfCode(code)] ?? null,
      }),
      description: t.field({
        type: "JSONString",
        nullable: true,
        resolve: ({ category, code }) => richTextIn(category.descriptions, languageOfCode(code)),
      }),
    }),
  });

CategoryRef.implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: (c) => globalId("Category", c.id) }),
    name: t.string({ resolve: (c) => c.names.en }),
    slug: t.exposeString("slug"),
    level: t.int({ resolve: () => 0 }),
    updatedAt: t.expose("updated_at", { type: "DateTime" }),
    seoTitle: t.string({ nullable: true, resolve: (c) => c.seo_titles.en ?? null }),
    seoDescription: t.string({ nullable: true, resolve: (c) => c.seo_descriptions.en ?? null }),
    description: t.field({ type: "JSONString", nullable: true, resolve: (c) => richTextIn(c.descriptions, "en") }),
    // nobody pictures a category of this shop
    backgroundImage: t.field({
      type: ImageRef,
      nullable: true,
      args: { size: t.arg.int(), format: t.arg({ type: ThumbnailFormatEnum }) },
      resolve: () => null,
    }),
    translation: t.field({
      type: CategoryTranslation,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (category, { languageCode }) =>
        isWritten(category, languageOfCode(languageCode)) ? { category, code: languageCode } : null,
    }),
  }),
});

const CategoryEdge = builder.objectRef<{ node: CategoryRow; cursor: string }>("CategoryCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: CategoryRef, resolve: (edge) => edge.node }),
    cursor: t.exposeString("cursor"),
  }),
});

export const CategoryConnection = builder.objectRef<Page<CategoryRow>>("CategoryCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [CategoryEdge], resolve: (page) => page.edges }),
  }),
});

const MOST_SEARCH = 100;
const CategoryFilterInput = builder.inputType("CategoryFilterInput", {
  fields: (t) => ({
    search: t.string(),
    ids: t.idList(),
    slugs: t.stringList(),
    updatedAt: t.field({ type: DateTimeRangeInput }),
  }),
});

builder.queryFields((t) => ({
  category: t.field({
    type: CategoryRef,
    nullable: true,
    args: { id: t.arg.id(), slug: t.arg.string(), slugLanguageCode: t.arg({ type: LanguageCodeEnum }) },
    resolve: async (_, { id, slug }, context) => {
      const key = numberOf(id, "Category");
      if (key) return categoryOf(context, key);
      return slug ? ((await categoryBySlug(shopTables(context.db), slug)) ?? null) : null;
    },
  }),
  categories: t.field({
    type: CategoryConnection,
    nullable: true,
    args: {
      filter: t.arg({ type: CategoryFilterInput }),
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, { filter, ...args }, context) => {
      const page = pageRequest(args, context);
      const db = shopTables(context.db);
      const { ids, slugs, search, updatedAt } = filter ?? {};
      const wanted: WantedCategories = {
        ...(ids && { ids: ids.map((id) => numberOf(id, "Category") ?? 0) }),
        ...(slugs && { slugs }),
        ...(search?.trim() && { search: search.trim().slice(0, MOST_SEARCH) }),
        ...(updatedAt && { updated: { from: updatedAt.gte ?? null, to: updatedAt.lte ?? null } }),
      };
      const rows = await categoryPage(db, page, wanted);
      return toPage(
        rows,
        page,
        (row) => [row.position, row.id],
        () => categoryCount(db, wanted),
      );
    },
  }),
}));
