import type { GraphQLClient } from "@carloom/api-client";
import type { Language, Messages } from "@carloom/i18n";
import type { PublicSettings } from "@carloom/settings";
import { createContext } from "react-router";

/** What loaders and the server's rendering get with each request. */
export type ServerSite = {
  settings: PublicSettings;
  messages: Readonly<Record<Language, Messages>>;
  /** Asked as nobody: what they answer may be put into public pages. */
  threed: GraphQLClient;
  commerce: GraphQLClient;
};

export const serverSite = createContext<ServerSite>();
