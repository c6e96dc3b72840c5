// reads: apps/site/build
import { existsSync } from "node:fs";
import { createClients, noTokens } from "@carloom/api-client";
import { SiteMenusDocument } from "@carloom/api-client/commerce";
import { inEach, type Language, type Messages } from "@carloom/i18n";
import type { PublicSettings } from "@carloom/settings";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { SiteChannel } from "../app/channel/channels.ts";
import type { ServerSite } from "../app/server-context.ts";
import { channelsOf, menusOf, shopOf } from "./menus.ts";
import { siteMessages } from "./messages.ts";

export type SiteOptions = {
  settings: PublicSettings;
  /** How the server asks the services of its own process, without a wait for companions; over the network when absent. */
  fetch?: typeof fetch;
  /** Folder with `client/` and `server/`; `apps/site/build` when absent. */
  buildDir?: URL;
};
export type SiteHandler = {
  /** Answers every request that is no file. */
  handle: (request: Request) => Promise<Response>;
  /** Files of the built site. Those under `assets/` have hashed names and may be cached for ever. */
  staticDir: URL;
  /** Patterns of all addresses that have a route. */
  routes: readonly string[];
  /** Asks for the menus and the shop's notices anew; those that are there stay when nobody answers. */
  refresh: () => Promise<void>;
  /** Is there such a channel now, as far as the site heard? */
  isChannel: (slug: string) => boolean;
  /** Those that there are, the same object until they change; null until the shop said which. */
  channels: () => readonly SiteChannel[] | null;
  /** What its pages say in a language: the browser gets no more. */
  messages: (language: Language) => Messages;
};

type SiteEntry = { createLoadContext: (site: ServerSite, page: boolean) => RouterContextProvider };

/** What the browser asks loaders for when it goes on by itself; everything else is answered with a page or a file. */
const OF_LOADERS = /\.data(\?|$)/;

/** Whole patterns, each with those of the layouts above it. */
function patternsOf(routes: ServerBuild["routes"]): string[] {
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${whole(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  const pages = Object.values(routes).filter((route) => route !== undefined && (route.path || route.index));
  return [...new Set(pages.map((route) => whole(route?.id) || "/"))];
}

/** Loads the built site. Throws when it was not built (`npm run build -w @carloom/site`). */
export async function createSiteHandler({ settings, fetch, buildDir }: SiteOptions): Promise<SiteHandler> {
  const folder = buildDir ?? new URL("../build/", import.meta.url);
  const entry = new URL("server/index.js", folder);
  if (!existsSync(entry)) throw new Error("The site is not built: npm run build -w @carloom/site");
  // React chooses its build when it is first loaded; without this a server renders with the slow one.
  process.env.NODE_ENV ??= settings.dev ? "development" : "production";
  const { createRequestHandler } = await import("react-router");
  const build: ServerBuild = await import(entry.href);
  const { createLoadContext } = build.entry.module as unknown as SiteEntry;
  const ask = fetch ?? globalThis.fetch;
  const clientsIn = (language: Language) =>
    createClients(settings, noTokens, {
      timeoutMs: 5000,
      // what travels nowhere gains nothing from travelling together
      ...(fetch && { batchMax: 1 }),
      fetch: (address, init) => {
        const headers = new Headers(init?.headers);
        headers.set("accept-language", language);
        return ask(address, { ...init, headers });
      },
    });
  const clients = inEach(clientsIn);
  const messages = inEach((language): Messages => siteMessages(language));
  const site: ServerSite = {
    settings,
    menus: null,
    shop: null,
    channels: null,
    messages,
    threed: { en: clients.en.threed, ko: clients.ko.threed, ja: clients.ja.threed },
    commerce: clients.en.commerce,
    commerceIn: { en: clients.en.commerce, ko: clients.ko.commerce, ja: clients.ja.commerce },
  };
  const respond = createRequestHandler(build, settings.dev ? "development" : "production");

  return {
    staticDir: new URL("client/", folder),
    routes: patternsOf(build.routes),
    refresh: async () => {
      const answer = await site.commerce.tryQuery(SiteMenusDocument, {});
      if (!answer) return;
      site.menus = menusOf(answer);
      site.shop = shopOf(answer);
      const channels = channelsOf(answer);
      if (JSON.stringify(channels) !== JSON.stringify(site.channels)) site.channels = channels;
    },
    isChannel: (slug) => site.channels?.some((channel) => channel.slug === slug) ?? false,
    channels: () => site.channels,
    messages: (language) => messages[language],
    handle: (request) => respond(request, createLoadContext(site, !OF_LOADERS.test(request.url))),
  };
}
