import type { GraphQLClient } from "@carloom/api-client";
import type { Language, Messages } from "@carloom/i18n";
import type { PublicSettings } from "@carloom/settings";
import { createContext } from "react-router";
import type { SiteShop } from "./company.ts";
import type { SiteChannel } from "./channel/channels.ts";
import type { SiteMenus } from "./menus.ts";

/** What loaders and the server's rendering get with each request. */
export type ServerSite = {
  settings: PublicSettings;
  /** As staff made them; null where they made none. */
  menus: SiteMenus | null;
  /** Notices of law as staff wrote them; null where all are the product's own. */
  shop: SiteShop | null;
  /** Channels that the shop sells in; null until it said so. */
  channels: readonly SiteChannel[] | null;
  messages: Readonly<Record<Language, Messages>>;
  /** The 3D service answers in the language it is asked in. Asked as nobody: what it says may be put into public pages. */
  threed: Readonly<Record<Language, GraphQLClient>>;
  commerce: GraphQLClient;
  /** The shop, asked in a language: for what it names in that of its reader. */
  commerceIn: Readonly<Record<Language, GraphQLClient>>;
};

export const serverSite = createContext<ServerSite>();
