import { createSession, type Visitor } from "@carloom/api-client";
import { setShopTimeZone } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { useEffect, useSyncExternalStore } from "react";

export const settings = pageSettings();
setShopTimeZone(settings.shop.timeZone);
export const session = createSession(settings);

/** The visitor, verified once per page. */
export function useVisitor(): Visitor {
  const visitor = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    if (session.getSnapshot().status === "checking") void session.check();
  }, []);
  return visitor;
}
