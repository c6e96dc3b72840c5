import type { Language } from "@carloom/i18n";
import { type ArticleFacts, articleKey, articleText } from "@carloom/i18n/articles";
import { translate } from "@carloom/i18n/merge";
import { type Block, plainOf, readBlocks, writeBlocks } from "@carloom/i18n/rich-text";
import { contentInForce, type ContentRow, type Database } from "@carloom/platform";
import { bankAccountFor, type Settings } from "@carloom/settings/server";
import { refuse } from "./content.policy.ts";

/** A text of law or of the company as somebody wrote it. */
export type LegalBody = { title: string; lead: string; content: string };

const MOST_TITLE = 200;
const MOST_LEAD = 1000;
const MOST_CONTENT = 200_000;

/** What a version says; null where it is the product's own text. */
export function legalBody({ body }: Pick<ContentRow, "body">): LegalBody | null {
  const { title, lead, content } = body as Partial<LegalBody>;
  return typeof content === "string" ? { title: title ?? "", lead: lead ?? "", content } : null;
}

/** What of an article is true for this shop. */
export function factsOf({ public: open, env }: Settings): ArticleFacts {
  return {
    demo: open.shop.demo,
    cards: open.payments.length > 0,
    account: bankAccountFor(env, "USD") !== null,
    map: open.maps.tiles !== null,
    providers: open.identityProviders.length > 0,
  };
}

/** The product's own text, in the form in which staff write: what they begin with. */
export function defaultLegal(settings: Settings, key: string, language: Language): LegalBody | null {
  const article = articleKey(key);
  if (!article) return null;
  const t = translate(language);
  const { heading, lead, sections } = articleText(article, factsOf(settings));
  const names = settings.public.identityProviders.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const values = { providers: new Intl.ListFormat(language, { type: "disjunction" }).format(names) };
  const blocks = sections.flatMap((section): Block[] => [
    { kind: "heading", level: 2, spans: [{ text: t(section.heading) }] },
    ...t(section.text, values)
      .split("\n\n")
      .map((text): Block => ({ kind: "paragraph", spans: [{ text }] })),
  ]);
  return { title: t(heading), lead: t(lead), content: writeBlocks(blocks) };
}

/** What may be stored: a title and something to read, of blocks that a page can draw. @throws Refusal */
export function readLegal(input: { title: string; lead: string; content: string }): LegalBody {
  const title = input.title.trim();
  const lead = input.lead.trim();
  if (!title) throw refuse("REQUIRED", "title", "A text has a title.");
  if (title.length > MOST_TITLE) throw refuse("TOO_LONG", "title", `A title has at most ${MOST_TITLE} characters.`);
  if (lead.length > MOST_LEAD) throw refuse("TOO_LONG", "lead", `A lead has at most ${MOST_LEAD} characters.`);
  if (input.content.length > MOST_CONTENT) throw refuse("TOO_LONG", "content", "This text is too long.");
  const blocks = readBlocks(input.content);
  if (!plainOf(blocks).trim()) throw refuse("REQUIRED", "content", "There is nothing to read.");
  return { title, lead, content: writeBlocks(blocks) };
}

/** Version of the product's own terms; a change of a text in `messages/terms.*` or `site.termsPage.*` counts it up. */
export const TERMS_VERSION = "2026-11-23";

/**
 * Version of the terms that a buyer agrees to now, in their language: the product's, with the number of the shop's own
 * behind it where it has some.
 */
export async function termsVersion(db: Database, language: Language): Promise<string> {
  const row = await contentInForce(db, { kind: "legal", key: "terms", language });
  return row && legalBody(row) ? `${TERMS_VERSION}+${row.version}` : TERMS_VERSION;
}

/** The number of the shop's own terms within such a version; 0 for the product's. */
export const ownTermsOf = (version: string): number => Number(/\+(\d+)$/.exec(version)?.[1] ?? 0);

/** Those of some versions that are or were in force, the newest first. */
export const published = (versions: readonly ContentRow[], now: Date = new Date()): ContentRow[] =>
  versions
    .filter(({ effective_at: at }) => at <= now)
    .sort((a, b) => b.effective_at.getTime() - a.effective_at.getTime() || b.version - a.version);
