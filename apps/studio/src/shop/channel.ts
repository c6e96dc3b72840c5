import { settings } from "../boot/settings.ts";

type Channel = { slug: string; currency: string; name?: string };

/** What the shop sells in: one currency each. Where it did not say so yet, those that it comes with. */
export const CHANNELS: readonly Channel[] = settings.shop.channels ?? [
  { slug: "default-channel", currency: "USD" },
  { slug: "krw", currency: "KRW" },
  { slug: "jpy", currency: "JPY" },
];

const PARAMETER = "channel";
const KEY = "carloom_channel";
const isChannel = (slug: string | null | undefined): boolean => CHANNELS.some((one) => one.slug === slug);

/** Where the settings say that the shop is. */
const first = (): string => {
  const [slug] = new URL(settings.commerce.storeFront).pathname.split("/").filter(Boolean).slice(-1);
  return slug ?? "default-channel";
};

/** The shop's pages of a channel. */
export const storeFrontOf = (channel: string): string => settings.commerce.storeFront.replace(/[^/]+$/, channel);

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberChannel(channel: string): void {
  try {
    localStorage.setItem(KEY, channel);
  } catch {
    // Without storage it holds as long as the address says it.
  }
}

/**
 * The channel that prices are asked in: what the address says; without that the first for whoever comes from the site,
 * whose links name every other one, and the one of the last time for whoever comes from elsewhere.
 */
export function openedChannel(
  page: { search: string; referrer: string } = { search: location.search, referrer: document.referrer },
): string {
  const named = new URLSearchParams(page.search).get(PARAMETER);
  if (named !== null && isChannel(named)) {
    rememberChannel(named);
    return named;
  }
  if (page.referrer.startsWith(`${settings.origin}/`)) {
    rememberChannel(first());
    return first();
  }
  const last = remembered();
  return last !== null && isChannel(last) ? last : first();
}

/** What a link of one's own says of the channel: nothing where it is the first. */
export const channelToName = (channel: string): string | null => (channel === first() ? null : channel);

/** What an address says once another channel was chosen in the studio. */
export const nameChannel = (query: URLSearchParams, channel: string): void => query.set(PARAMETER, channel);
