import { type Page as List, pageRequest, type RequestContext, sliceOf, toPage } from "@carloom/platform";
import { hasRole } from "@carloom/identity";
import {
  globalId,
  type LanguageCode,
  LanguageCodeEnum,
  LanguageDisplay,
  languageOfCode,
  Node,
  numberOf,
  PageInfo,
} from "@carloom/wire";
import { AssignedAttribute } from "../catalogue/attribute.graphql.ts";
import { SeoInput } from "../catalogue/seo.graphql.ts";
import { builder } from "../builder.ts";
import { StringFilterInput } from "../catalogue/product.filter.ts";
import type { EditProblem } from "../catalogue/edit.ts";
import { TranslationError } from "../catalogue/edit.payload.graphql.ts";
import type { ContentProblem } from "./content.policy.ts";
import { PAGE_TYPE, pageCreate, pageDelete, type PageResult, pageTranslate, pageUpdate } from "./page.command.ts";
import { allPages, filtered, isShown, pageById, pageBySlug, type PageNode } from "./pages.ts";

const PageType = builder.objectRef<{ id: number }>("PageType").implement({
  description: "Pages have one type.",
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("PageType", id) }),
    name: t.string({ resolve: () => "Page" }),
    slug: t.string({ resolve: () => "page" }),
  }),
});

const TranslationRef = builder.objectRef<{ page: PageNode; code: LanguageCode }>("PageTranslation").implement({
  interfaces: [Node],
  fields: (t) => {
    const words = ({ page, code }: { page: PageNode; code: LanguageCode }) => {
      const language = languageOfCode(code);
      return language === "en" ? page : (page.translations[language] ?? {});
    };
    return {
      id: t.id({ resolve: ({ page, code }) => globalId("PageTranslation", `${page.id}-${code}`) }),
      language: t.field({ type: LanguageDisplay, resolve: ({ code }) => ({ code }) }),
      title: t.string({ nullable: true, resolve: (one) => words(one).title || null }),
      slug: t.string({ nullable: true, resolve: ({ page }) => page.slug }),
      content: t.field({ type: "JSONString", nullable: true, resolve: (one) => words(one).content ?? null }),
      seoTitle: t.string({ nullable: true, resolve: (one) => words(one).seoTitle ?? null }),
      seoDescription: t.string({ nullable: true, resolve: (one) => words(one).seoDescription ?? null }),
    };
  },
});

export const PageRef = builder.objectRef<PageNode>("Page").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("Page", id) }),
    title: t.exposeString("title"),
    slug: t.exposeString("slug"),
    content: t.field({ type: "JSONString", nullable: true, resolve: ({ content }) => content }),
    seoTitle: t.exposeString("seoTitle", { nullable: true }),
    seoDescription: t.exposeString("seoDescription", { nullable: true }),
    isPublished: t.exposeBoolean("isPublished"),
    publishedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ publishedAt }) => (publishedAt ? new Date(publishedAt) : null),
    }),
    created: t.field({ type: "DateTime", resolve: ({ createdAt }) => new Date(createdAt) }),
    pageType: t.field({ type: PageType, resolve: () => ({ id: PAGE_TYPE }) }),
    // pages have no attributes here
    assignedAttributes: t.field({
      type: [AssignedAttribute],
      args: { limit: t.arg({ type: "PositiveInt" }) },
      resolve: () => [],
    }),
    translation: t.field({
      type: TranslationRef,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (page, { languageCode }) => ({ page, code: languageCode }),
    }),
  }),
});

const PageEdge = builder.objectRef<{ node: PageNode; cursor: string }>("PageCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: PageRef, resolve: ({ node }) => node }),
    cursor: t.exposeString("cursor"),
  }),
});
const PageConnection = builder.objectRef<List<PageNode>>("PageCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [PageEdge], resolve: (page) => page.edges }),
  }),
});
const TypeEdge = builder.objectRef<{ node: { id: number }; cursor: string }>("PageTypeCountableEdge").implement({
  fields: (t) => ({
    node: t.field({ type: PageType, resolve: ({ node }) => node }),
    cursor: t.exposeString("cursor"),
  }),
});
const TypeConnection = builder.objectRef<List<{ id: number }>>("PageTypeCountableConnection").implement({
  fields: (t) => ({
    totalCount: t.int({ nullable: true, resolve: (page) => page.totalCount() }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page.pageInfo }),
    edges: t.field({ type: [TypeEdge], resolve: (page) => page.edges }),
  }),
});

const CODES = ["GRAPHQL_ERROR", "INVALID", "NOT_FOUND", "REQUIRED", "UNIQUE"] as const;
const PageErrorCode = builder.enumType("PageErrorCode", { values: CODES });
const known = (code: string) => CODES.find((one) => one === code) ?? "INVALID";
const PageError = builder.objectRef<ContentProblem>("PageError").implement({
  fields: (t) => ({
    field: t.exposeString("field", { nullable: true }),
    message: t.exposeString("message", { nullable: true }),
    code: t.field({ type: PageErrorCode, resolve: ({ code }) => known(code) }),
  }),
});
const payload = (name: string) =>
  builder.objectRef<PageResult>(name).implement({
    fields: (t) => ({
      page: t.field({ type: PageRef, nullable: true, resolve: ({ page }) => page }),
      errors: t.field({ type: [PageError], resolve: ({ errors }) => errors }),
    }),
  });
const Translatable = builder.objectRef<PageNode>("PageTranslatableContent").implement({
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => globalId("Page", id) }),
    pageId: t.id({ resolve: ({ id }) => globalId("Page", id) }),
    title: t.exposeString("title"),
    translation: t.field({
      type: TranslationRef,
      nullable: true,
      args: { languageCode: t.arg({ type: LanguageCodeEnum, required: true }) },
      resolve: (page, { languageCode }) => ({ page, code: languageCode }),
    }),
  }),
});

/** Problems as translations tell theirs. */
export const translationProblems = (errors: readonly ContentProblem[]): EditProblem[] =>
  errors.map(({ code, field, message }) => ({ code: known(code) as EditProblem["code"], field: field ?? "", message }));

const PageInput = builder.inputType("PageInput", {
  fields: (t) => ({
    slug: t.string(),
    title: t.string(),
    content: t.field({ type: "JSONString" }),
    isPublished: t.boolean(),
    publishedAt: t.field({ type: "DateTime" }),
    seo: t.field({ type: SeoInput }),
  }),
});
const PageCreateInput = builder.inputType("PageCreateInput", {
  fields: (t) => ({
    slug: t.string(),
    title: t.string(),
    content: t.field({ type: "JSONString" }),
    isPublished: t.boolean(),
    publishedAt: t.field({ type: "DateTime" }),
    seo: t.field({ type: SeoInput }),
    pageType: t.id({ required: true }),
  }),
});
const PageTranslationInput = builder.inputType("PageTranslationInput", {
  fields: (t) => ({
    title: t.string(),
    content: t.field({ type: "JSONString" }),
    seoTitle: t.string(),
    seoDescription: t.string(),
  }),
});
const PageFilterInput = builder.inputType("PageFilterInput", {
  fields: (t) => ({ search: t.string(), ids: t.idList(), slugs: t.stringList() }),
});
const PageWhereInput = builder.inputType("PageWhereInput", {
  fields: (t) => ({ ids: t.idList(), slug: t.field({ type: StringFilterInput }) }),
});

/** Whoever keeps the catalogue sees pages that are not shown yet, too. */
const seen = ({ visitor }: RequestContext, page: PageNode): boolean => hasRole(visitor, "catalogue") || isShown(page);
const numbers = (ids: readonly string[] | null | undefined) => ids?.map((id) => numberOf(id, "Page") ?? 0);

builder.queryFields((t) => ({
  page: t.field({
    type: PageRef,
    nullable: true,
    args: {
      id: t.arg.id(),
      slug: t.arg.string(),
      slugLanguageCode: t.arg({ type: LanguageCodeEnum }),
      channel: t.arg.string(),
    },
    resolve: async (_, { id, slug }, context) => {
      const key = numberOf(id, "Page");
      const page = key ? await pageById(context.db, key) : slug ? await pageBySlug(context.db, slug) : null;
      return page && seen(context, page) ? page : null;
    },
  }),
  pages: t.field({
    type: PageConnection,
    nullable: true,
    args: {
      filter: t.arg({ type: PageFilterInput }),
      where: t.arg({ type: PageWhereInput }),
      search: t.arg.string(),
      channel: t.arg.string(),
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
    },
    resolve: async (_, { filter, where, search, ...args }, context) => {
      const request = pageRequest(args, context);
      const slugs = where?.slug?.oneOf ?? (where?.slug?.eq ? [where.slug.eq] : null);
      const all = (await allPages(context.db)).filter((page) => seen(context, page));
      const found = filtered(
        filtered(all, { ids: numbers(filter?.ids), slugs: filter?.slugs, search: filter?.search }),
        {
          ids: numbers(where?.ids),
          slugs,
          search,
        },
      );
      return toPage(
        sliceOf(found, request, ({ id }) => String(id) === request.after?.[0]),
        request,
        ({ id }) => [id],
        () => found.length,
      );
    },
  }),
  pageType: t.field({
    type: PageType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }) => (numberOf(id, "PageType") === PAGE_TYPE ? { id: PAGE_TYPE } : null),
  }),
  pageTypes: t.field({
    type: TypeConnection,
    nullable: true,
    args: { first: t.arg.int(), after: t.arg.string(), last: t.arg.int(), before: t.arg.string() },
    resolve: (_, args, context) => {
      const request = pageRequest(args, context);
      return toPage(
        request.after ? [] : [{ id: PAGE_TYPE }],
        request,
        ({ id }) => [id],
        () => 1,
      );
    },
  }),
}));

const translatePayload = builder.objectRef<PageResult>("PageTranslate").implement({
  fields: (t) => ({
    page: t.field({ type: Translatable, nullable: true, resolve: ({ page }) => page }),
    errors: t.field({ type: [TranslationError], resolve: ({ errors }) => translationProblems(errors) }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    pageCreate: t.field({
      type: payload("PageCreate"),
      nullable: true,
      args: { input: t.arg({ type: PageCreateInput, required: true }) },
      resolve: (_, { input }, context) => pageCreate(context, input),
    }),
    pageUpdate: t.field({
      type: payload("PageUpdate"),
      nullable: true,
      args: { id, input: t.arg({ type: PageInput, required: true }) },
      resolve: (_, args, context) => pageUpdate(context, args.id, args.input),
    }),
    pageDelete: t.field({
      type: payload("PageDelete"),
      nullable: true,
      args: { id },
      resolve: (_, args, context) => pageDelete(context, args.id),
    }),
    pageTranslate: t.field({
      type: translatePayload,
      nullable: true,
      args: {
        id,
        languageCode: t.arg({ type: LanguageCodeEnum, required: true }),
        input: t.arg({ type: PageTranslationInput, required: true }),
      },
      resolve: (_, args, context) => pageTranslate(context, args.id, args.languageCode, args.input),
    }),
  };
});
