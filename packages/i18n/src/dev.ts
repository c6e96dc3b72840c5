import { readMessages } from "./merge.ts";
import { LANGUAGES } from "./languages.ts";

type Answer = { setHeader(name: string, value: string): unknown; end(body: string): unknown };

/** For development servers: answers `/assets/i18n/{lang}.json`, read anew each time. The product's server has its own. */
export function developmentMessages(request: { url?: string | undefined }, response: Answer, next: () => void): void {
  const language = LANGUAGES.find((code) => request.url?.split("?")[0] === `/assets/i18n/${code}.json`);
  if (!language) return next();
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(readMessages(language)));
}
