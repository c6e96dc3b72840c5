import { LegalDocument } from "@carloom/api-client/commerce";
import { LANGUAGE_CODES } from "@carloom/i18n";
import type { ArticleKey } from "@carloom/i18n/articles";
import { type Block, readBlocks } from "@carloom/i18n/rich-text";
import { data, type LoaderFunctionArgs } from "react-router";
import { languageOfRequest } from "../language/language.tsx";
import { NOT_KEPT, NOT_SHARED } from "../not-shared.ts";
import { serverSite } from "../server-context.ts";
import { previewOf } from "./texts.server.ts";

/** A text of law as the shop wrote it, and which versions there are. */
export type LegalPage = {
  /** Null where it is the product's own. */
  text: { title: string; lead: string; blocks: Block[]; since: string | null } | null;
  /** That of the page is an earlier version. */
  asked: number | null;
  versions: { version: number; since: string }[];
};

/** Loader of a text of law: `?version=` shows one that was in force before. */
export const legalLoader =
  (key: ArticleKey) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const language = LANGUAGE_CODES[languageOfRequest(request)];
    const preview = previewOf(request);
    const number = new URL(request.url).searchParams.get("version");
    const asked = number !== null && /^\d{1,6}$/.test(number) ? Number(number) : null;
    const answer = await context
      .get(serverSite)
      .commerce.tryQuery(LegalDocument, { key, language, preview, version: asked });
    // nobody is shown other terms than the shop's own because these could not be read
    if (!answer?.legal) throw new Response("The text cannot be reached", { status: 503 });
    const { text, versions } = answer.legal;
    const page: LegalPage = {
      text: text
        ? { title: text.title, lead: text.lead, blocks: readBlocks(text.content), since: text.effectiveAt ?? null }
        : null,
      asked,
      versions: versions.map(({ version, effectiveAt }) => ({ version, since: effectiveAt })),
    };
    if (preview) return data(page, { headers: { "cache-control": NOT_KEPT } });
    return data(page, number === null ? {} : { headers: { "cache-control": NOT_SHARED } });
  };
