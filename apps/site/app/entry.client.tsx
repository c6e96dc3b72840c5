import { createSession, followCart } from "@carloom/api-client";
import { languageOf, setShopTimeZone } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserMessages, ensureMessages } from "./language/browser-messages.ts";
import { type Site, SiteProvider } from "./site-context.tsx";

/** The server rendered with these messages; the browser must have them before it takes over. */
async function start(): Promise<void> {
  const settings = pageSettings();
  setShopTimeZone(settings.shop.timeZone);
  await ensureMessages(languageOf(document.documentElement.lang));
  const session = createSession(settings);
  const cart = followCart(session, settings);
  const site: Site = {
    settings,
    menus: window.__MENUS__ ?? null,
    shop: window.__SHOP__ ?? null,
    messages: browserMessages,
    session,
    cart,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteProvider value={site}>
          <HydratedRouter />
        </SiteProvider>
      </StrictMode>,
    );
  });
}

start().catch((error: unknown) => console.error("Startup failed:", error));
