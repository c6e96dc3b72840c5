import type { Language } from "./languages.ts";
import type { Messages } from "./translate.ts";

const RETRIES = 2;

/** Fetches `/assets/i18n/{lang}.json` of an application origin, with two retries. Throws when all three fail. */
export async function loadMessages(
  appUrl: string,
  language: Language,
  fetcher: typeof fetch = fetch,
): Promise<Messages> {
  let failure: unknown;
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    try {
      const response = await fetcher(`${appUrl}/assets/i18n/${language}.json`);
      if (response.ok) return (await response.json()) as Messages;
      failure = new Error(`Messages for ${language}: HTTP ${response.status}`);
    } catch (error) {
      failure = error;
    }
    if (attempt < RETRIES) await new Promise((done) => setTimeout(done, 200 * (attempt + 1)));
  }
  throw failure;
}
