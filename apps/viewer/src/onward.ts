import type { Language } from "@carloom/i18n";

const PARAMETER = "channel";
/** What a channel of the shop may be called; whether there is one of the name knows who it is handed to. */
const CHANNEL = /^[a-z0-9-]{1,40}$/;

/** The shop's channel that this visit is in, as its address says; null for the first. */
export function channelHere(search: string = location.search): string | null {
  const named = new URLSearchParams(search).get(PARAMETER);
  return named !== null && CHANNEL.test(named) ? named : null;
}

/** An address as the visit goes on there: in its language, and in its channel. Of this origin it is a path. */
export function onward(href: string, language: Language, here: string = location.href): string {
  const url = new URL(href, here);
  if (language !== "en") url.searchParams.set("lang", language);
  const channel = channelHere(new URL(here).search);
  if (channel !== null) url.searchParams.set(PARAMETER, channel);
  return href.startsWith("/") ? url.pathname + url.search + url.hash : url.href;
}
