import { createSession, followCart, type Visitor } from "@carloom/api-client";
import { setShopTimeZone } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { useEffect, useSyncExternalStore } from "react";

export const settings = pageSettings();
setShopTimeZone(settings.shop.timeZone);
export const session = createSession(settings);
// what a guest put into the cart is theirs once they are signed in
followCart(session, settings);

/** The visitor, verified once per page. */
export function useVisitor(): Visitor {
  const visitor = useSyncExternalStore(session.subscribe, session.getSnapshot);
  useEffect(() => {
    if (session.getSnapshot().status === "checking") void session.check();
  }, []);
  return visitor;
}
