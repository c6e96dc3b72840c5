import type { CartOwnerStore, Session } from "@carloom/api-client";
import type { Language, Messages } from "@carloom/i18n";
import type { PublicSettings } from "@carloom/settings";
import { createContext, type ReactElement, use } from "react";
import type { SiteShop } from "./company.ts";
import type { SiteMenus } from "./menus.ts";

/** What every page may use: the same on the server and in the browser, except the session. */
export type Site = {
  settings: PublicSettings;
  /** Null where both are the site's own. */
  menus: SiteMenus | null;
  /** Null where the notices of law are the product's own. */
  shop: SiteShop | null;
  /** Messages of a language that was loaded. On the server all are. */
  messages: (language: Language) => Messages;
  /** The visitor's session; null on the server, where no identity is rendered. */
  session: Session | null;
  /** Whether the cart is the visitor's own; null on the server. */
  cart: CartOwnerStore | null;
  /** CSP nonce of a personal page; absent on cacheable ones, whose inline scripts are allowed by hash. */
  nonce?: string;
  /** On the server: a long value by the name that its loader gave; the browser has it in the page. */
  handed?: (name: string) => unknown;
  /**
   * On the server, for public pages: markup of a long part that is made of `of` and what `name` says alone, written once
   * for all visitors. The browser renders the same elements.
   */
  parts?: { markup: (of: object, name: string, element: () => ReactElement) => string };
};

const Context = createContext<Site | null>(null);

export const SiteProvider = Context;

/** Throws outside the provider that the two entry files set up. */
export function useSite(): Site {
  const site = use(Context);
  if (!site) throw new Error("useSite needs a SiteProvider above it.");
  return site;
}

export const useSettings = (): PublicSettings => useSite().settings;
