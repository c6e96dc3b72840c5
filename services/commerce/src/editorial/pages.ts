import type { Language } from "@carloom/i18n";
import { plainOf, readBlocks, writeBlocks } from "@carloom/i18n/rich-text";
import {
  ANY_LANGUAGE,
  contentBySlug,
  type ContentName,
  contentOfKind,
  type ContentRow,
  type Database,
} from "@carloom/platform";
import { refuse } from "./content.policy.ts";

/** What a page says in one language. */
export type PageWords = {
  title?: string;
  content?: string | null;
  seoTitle?: string | null;
  seoDescription?: string | null;
};
/** A page as its versions keep it: in English, and in the others as far as it is translated. */
export type PageBody = Required<PageWords> & {
  slug: string;
  isPublished: boolean;
  /** From when it is shown, ISO time; null for at once. */
  publishedAt: string | null;
  createdAt: string;
  translations: Partial<Record<Language, PageWords>>;
};
export type PageNode = PageBody & { id: number };

const MOST_PAGES = 500;
const MOST_TITLE = 250;
const MOST_SEO = 300;
const MOST_CONTENT = 200_000;

export const pageName = (id: number): ContentName => ({ kind: "page", key: String(id), language: ANY_LANGUAGE });

const isThere = (body: Record<string, unknown>): boolean => typeof body.slug === "string";

/** The page that a version shows; null where it was deleted. */
export const pageOf = (row: Pick<ContentRow, "key" | "body"> | null): PageNode | null =>
  row && isThere(row.body) ? { ...(row.body as unknown as PageBody), id: Number(row.key) } : null;

/** Every page that there is, by title. */
export async function allPages(db: Database): Promise<PageNode[]> {
  const rows = await contentOfKind(db, "page");
  const pages = rows.map(pageOf).filter((page) => page !== null);
  return pages.sort((a, b) => a.title.localeCompare(b.title, "en") || a.id - b.id);
}

/** One page, by its address. */
export const pageBySlug = async (db: Database, slug: string): Promise<PageNode | null> =>
  pageOf(await contentBySlug(db, "page", slug));

/** One page, by its number. */
export async function pageById(db: Database, id: number): Promise<PageNode | null> {
  const [row] = await contentOfKind(db, "page", { key: String(id) });
  return pageOf(row ?? null);
}

export const isShown = ({ isPublished, publishedAt }: PageBody, now: Date = new Date()): boolean =>
  isPublished && (publishedAt === null || new Date(publishedAt) <= now);

export type PageFilter = {
  ids?: readonly number[] | null;
  slugs?: readonly string[] | null;
  search?: string | null;
};

export function filtered(pages: readonly PageNode[], { ids, slugs, search }: PageFilter): PageNode[] {
  const words = search?.trim().toLowerCase() ?? "";
  return pages.filter(
    (page) =>
      (!ids || ids.includes(page.id)) &&
      (!slugs || slugs.includes(page.slug)) &&
      (words === "" || `${page.title} ${page.slug} ${plainOf(readBlocks(page.content))}`.toLowerCase().includes(words)),
  );
}

/** Rich text that may be stored; null for none. @throws Refusal */
export function readContent(content: string | null | undefined): string | null {
  if (content === null || content === undefined) return null;
  if (content.length > MOST_CONTENT) throw refuse("TOO_LONG", "content", "This text is too long.");
  const blocks = readBlocks(content);
  return blocks.length > 0 ? writeBlocks(blocks) : null;
}

export function readTitle(title: string | null | undefined): string {
  const text = (title ?? "").trim();
  if (!text) throw refuse("REQUIRED", "title", "A page has a title.");
  if (text.length > MOST_TITLE) throw refuse("INVALID", "title", `A title has at most ${MOST_TITLE} characters.`);
  return text;
}

export function readSeo(text: string | null | undefined, field: string): string | null {
  const written = text?.trim() || null;
  if (written && written.length > MOST_SEO) throw refuse("INVALID", field, `At most ${MOST_SEO} characters.`);
  return written;
}

/** Is there room for one more? @throws Refusal */
export function checkRoom(pages: readonly PageNode[]): void {
  if (pages.length >= MOST_PAGES) throw refuse("INVALID", null, `There are at most ${MOST_PAGES} pages.`);
}
