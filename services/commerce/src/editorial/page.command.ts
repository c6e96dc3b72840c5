import type { Language } from "@carloom/i18n";
import { addJob, contentOfKind, type Database, insertContent, lockContent, nextContentNumber } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { writtenLanguage, numberOf } from "@carloom/wire";
import type { CommerceContext } from "../builder.ts";
import { readSlug, slugOf } from "../catalogue/edit.ts";
import { mutation } from "../refusal.ts";
import { type ContentProblem, refuse } from "./content.policy.ts";
import { CONTENT_IN_FORCE } from "./legal.command.ts";
import {
  allPages,
  checkRoom,
  type PageBody,
  pageName,
  type PageNode,
  pageOf,
  type PageWords,
  readContent,
  readSeo,
  readTitle,
} from "./pages.ts";

type Text = string | null | undefined;
export type PageResult = { page: PageNode | null; errors: ContentProblem[] };
export type PageInput = {
  slug?: Text;
  title?: Text;
  content?: Text;
  isPublished?: boolean | null;
  publishedAt?: Date | null;
  seo?: { title?: Text; description?: Text } | null;
};

/** All pages have one type; others of Saleor's clients are unknown here. */
export const PAGE_TYPE = 1;

async function change(
  context: CommerceContext,
  work: (db: Database) => Promise<{ id: number; body: PageBody | { deleted: true }; shown: PageNode }>,
): Promise<PageResult> {
  const { userId } = requireRole(context, "catalogue");
  const { value, errors } = await mutation<PageNode, ContentProblem>(context, async (trx) => {
    const db = trx as unknown as Database;
    await lockContent(db, "page");
    const { id, body, shown } = await work(db);
    await insertContent(db, { ...pageName(id), body, author: userId });
    const day = "publishedAt" in body && body.isPublished && body.publishedAt ? new Date(body.publishedAt) : null;
    if (day && day > new Date())
      await addJob(db, CONTENT_IN_FORCE, {}, { key: `${CONTENT_IN_FORCE}:${day.toISOString()}`, runAt: day });
    return shown;
  });
  return { page: value, errors };
}

async function stored(db: Database, id: string): Promise<PageNode> {
  const key = numberOf(id, "Page");
  const [row] = key === null ? [] : await contentOfKind(db, "page", { key: String(key) });
  const page = pageOf(row ?? null);
  if (!page) throw refuse("NOT_FOUND", "id", "Couldn't resolve to a node.");
  return page;
}

function freeSlug(pages: readonly PageNode[], slug: string, exceptId: number | null): string {
  if (pages.some((page) => page.slug === slug && page.id !== exceptId))
    throw refuse("UNIQUE", "slug", "Page with this Slug already exists.");
  return slug;
}

/** A page as its versions keep it. */
const body = (page: PageNode): PageBody => ({
  slug: page.slug,
  title: page.title,
  content: page.content,
  seoTitle: page.seoTitle,
  seoDescription: page.seoDescription,
  isPublished: page.isPublished,
  publishedAt: page.publishedAt,
  createdAt: page.createdAt,
  translations: page.translations,
});

export const pageCreate = (context: CommerceContext, input: PageInput & { pageType: string }) =>
  change(context, async (db) => {
    if (numberOf(input.pageType, "PageType") !== PAGE_TYPE)
      throw refuse("NOT_FOUND", "pageType", "Couldn't resolve to a node.");
    const pages = await allPages(db);
    checkRoom(pages);
    const title = readTitle(input.title);
    const id = await nextContentNumber(db);
    const page: PageNode = {
      id,
      title,
      slug: freeSlug(pages, readSlug(input.slug || null) ?? slugOf(title), null),
      content: readContent(input.content),
      seoTitle: readSeo(input.seo?.title, "seo"),
      seoDescription: readSeo(input.seo?.description, "seo"),
      isPublished: input.isPublished ?? false,
      publishedAt: input.publishedAt?.toISOString() ?? null,
      createdAt: new Date().toISOString(),
      translations: {},
    };
    return { id, body: body(page), shown: page };
  });

export const pageUpdate = (context: CommerceContext, id: string, input: PageInput) =>
  change(context, async (db) => {
    const before = await stored(db, id);
    const slug = readSlug(input.slug || null);
    const page: PageNode = {
      ...before,
      ...(input.title !== undefined && input.title !== null && { title: readTitle(input.title) }),
      ...(slug && { slug: freeSlug(await allPages(db), slug, before.id) }),
      ...(input.content !== undefined && { content: readContent(input.content) }),
      ...(input.seo && input.seo.title !== undefined && { seoTitle: readSeo(input.seo.title, "seo") }),
      ...(input.seo &&
        input.seo.description !== undefined && { seoDescription: readSeo(input.seo.description, "seo") }),
      ...(typeof input.isPublished === "boolean" && { isPublished: input.isPublished }),
      ...(input.publishedAt !== undefined && { publishedAt: input.publishedAt?.toISOString() ?? null }),
    };
    return { id: page.id, body: body(page), shown: page };
  });

export const pageDelete = (context: CommerceContext, id: string) =>
  change(context, async (db) => {
    const page = await stored(db, id);
    return { id: page.id, body: { deleted: true }, shown: page };
  });

export type PageTranslation = {
  title?: Text;
  content?: Text;
  seoTitle?: Text;
  seoDescription?: Text;
};

export const pageTranslate = (context: CommerceContext, id: string, code: string, input: PageTranslation) =>
  change(context, async (db) => {
    const before = await stored(db, id);
    const language: Language = writtenLanguage(code);
    const words: PageWords = {
      ...(input.title !== undefined && { title: input.title?.trim() ? readTitle(input.title) : "" }),
      ...(input.content !== undefined && { content: readContent(input.content) }),
      ...(input.seoTitle !== undefined && { seoTitle: readSeo(input.seoTitle, "seoTitle") }),
      ...(input.seoDescription !== undefined && {
        seoDescription: readSeo(input.seoDescription, "seoDescription"),
      }),
    };
    // English is what the page itself is written in
    const page: PageNode =
      language === "en"
        ? { ...before, ...words, title: words.title || before.title }
        : {
            ...before,
            translations: { ...before.translations, [language]: { ...before.translations[language], ...words } },
          };
    return { id: page.id, body: body(page), shown: page };
  });
