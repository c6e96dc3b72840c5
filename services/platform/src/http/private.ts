import { languageOf } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { preferredLanguage } from "./language.ts";

/** Headers of a file that is one person's alone. */
export const PRIVATE = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" } as const;

/** A line of text in place of such a file, in the language of its address (`?lang=`), else of the browser. */
export function privateText(
  request: Request,
  status: number,
  key: string,
  headers: Record<string, string> = {},
): Response {
  const lang = new URL(request.url).searchParams.get("lang");
  const language = lang ? languageOf(lang) : preferredLanguage(request.headers.get("accept-language"));
  return new Response(`${translate(language)(key)}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "content-language": language, ...PRIVATE, ...headers },
  });
}
