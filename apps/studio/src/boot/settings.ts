import { createSession } from "@carloom/api-client";
import { setShopTimeZone } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";

export const settings = pageSettings();
setShopTimeZone(settings.shop.timeZone);

/** Names of parts and stickers come in the page's language. */
const fetchInLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("accept-language", document.documentElement.lang || "en");
  return fetch(input, { ...init, headers });
};

/** The page's one session with its four clients. */
export const session = createSession(settings, { fetch: fetchInLanguage });
