import { createSession, type Visitor } from "@carloom/api-client";
import { setShopTimeZone } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { useEffect, useSyncExternalStore } from "react";

export const settings = pageSettings();
setShopTimeZone(settings.shop.timeZone);

/** Words that come from the server come in the language that the dashboard speaks. */
const fetchInLanguage: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("accept-language", document.documentElement.lang || "en");
  return fetch(input, { ...init, headers });
};
export const session = createSession(settings, { fetch: fetchInLanguage });

/** The visitor, verified once per page. */
export function useVisitor(): Visitor {
  const visitor = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    if (session.getSnapshot().status === "checking") void session.check();
  }, []);
  return visitor;
}
