import { settings } from "../boot/settings.ts";
import { channelToName, nameChannel } from "../shop/channel.ts";

/** Where a build is seen by its code. */
export const shareUrl = (code: string): string => `${settings.app.threed}/s/${code}`;

/** An address as whoever works here goes on there: in their language, with prices in their channel. */
export function onward(address: string, { language, channel }: { language: string; channel: string }): string {
  const url = new URL(address);
  if (language !== "en") url.searchParams.set("lang", language);
  const named = channelToName(channel);
  if (named !== null) nameChannel(url.searchParams, named);
  return url.href;
}
export const summaryUrl = (code: string): string => `${shareUrl(code)}.pdf`;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What a page of somebody else's puts in to show the build: a frame that loads late and may do nothing but draw. */
export const embedCode = (code: string, title: string): string =>
  `<iframe src="${settings.app.threed}/embed/${code}" title="${escape(title)}" width="800" height="500" style="border:0;max-width:100%" loading="lazy" allow="fullscreen" referrerpolicy="no-referrer"></iframe>`;

/** The same, where a phone puts the car into the room that it sees. */
export const roomUrl = (code: string): string => `${shareUrl(code)}#ar`;
