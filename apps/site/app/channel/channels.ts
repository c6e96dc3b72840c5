import { withParameter } from "../with-parameter.ts";

/** Address of a channel. */
export type Channel = string;
/** `name`: as staff call it; those that the shop comes with are named in the reader's language. */
export type SiteChannel = { slug: Channel; currency: string; name?: string };

declare global {
  interface Window {
    __CHANNELS__?: readonly SiteChannel[];
  }
}

/** The channel of a visitor who has chosen none. */
export const DEFAULT_CHANNEL: Channel = "default-channel";

/** Those that the shop comes with. */
const OWN: readonly SiteChannel[] = [
  { slug: DEFAULT_CHANNEL, currency: "USD" },
  { slug: "krw", currency: "KRW" },
  { slug: "jpy", currency: "JPY" },
];

/** Channels that the shop sells in: one currency each. Where they are not those that it comes with, the page says so. */
export let CHANNELS: readonly SiteChannel[] = globalThis.window?.__CHANNELS__ ?? OWN;

/** Without the names of those that pages name in the reader's language. */
export const plainly = (channels: readonly SiteChannel[]): SiteChannel[] =>
  channels.map(({ name, ...channel }) =>
    OWN.some(({ slug }) => slug === channel.slug) ? channel : { ...channel, ...(name && { name }) },
  );

/** The server heard from the shop which there are. */
export function knowChannels(channels: readonly SiteChannel[]): void {
  const plain = plainly(channels);
  CHANNELS = JSON.stringify(plain) === JSON.stringify(OWN) ? OWN : plain;
}

/** What a page has to say to its script; null where nothing differs. */
export const ownChannels = (): readonly SiteChannel[] | null => (CHANNELS === OWN ? null : CHANNELS);

/** The parameter that carries the channel on pages that are not the shop's own. */
export const CHANNEL_PARAMETER = "channel";

export const isChannel = (slug: string | null | undefined): slug is Channel =>
  CHANNELS.some((channel) => channel.slug === slug);

/** Names of filters that say an amount of money, or a place in a list: another currency has others. */
const OF_CURRENCY = ["from", "to", "after"];

const inside = (path: string): URL | null =>
  path.startsWith("/") && !path.startsWith("//") ? new URL(path, "http://site.invalid") : null;
const firstOf = (url: URL): string => url.pathname.split("/")[1] ?? "";
const tail = (url: URL): string => url.pathname + url.search + url.hash;

/** The channel of an address: the shop's pages have it in their path, every other as a parameter; without one the first. */
export function channelOf(path: string): Channel {
  const url = inside(path);
  if (!url) return DEFAULT_CHANNEL;
  const named = [firstOf(url), url.searchParams.get(CHANNEL_PARAMETER)].find(isChannel);
  return named ?? DEFAULT_CHANNEL;
}
export const channelOfRequest = (request: Request): Channel => {
  const { pathname, search } = new URL(request.url);
  return channelOf(pathname + search);
};

/** A path of this site for a channel: one of the shop stays as it is, any other carries the channel unless it is the first. */
export function withChannel(to: string, channel: Channel): string {
  const [, first] = /^\/([^/?#]*)/.exec(to) ?? [];
  return withParameter(to, CHANNEL_PARAMETER, isChannel(first) || channel === DEFAULT_CHANNEL ? null : channel);
}

/** Where the switch leads: the same page in another channel. */
export function switchChannel(path: string, channel: Channel): string {
  const url = inside(path);
  if (!url) return path;
  if (!isChannel(firstOf(url))) return withChannel(path, channel);
  const [, , ...rest] = url.pathname.split("/");
  url.pathname = ["", channel, ...rest].join("/");
  for (const name of OF_CURRENCY) url.searchParams.delete(name);
  return withChannel(tail(url), channel);
}
