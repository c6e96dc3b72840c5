import type { TranslateText } from "@carloom/ui";
import { DEFAULT_CHANNEL } from "../../channel/channels.ts";

/**
 * Title and description of a page of the shop: those of another currency say which, as the same goods have several.
 *
 * @param words what the page says of its goods; the shop's own words where it says nothing
 */
export function shopHead(
  t: TranslateText,
  channel: { slug: string; currency: string },
  { title, about }: { title: string; about?: string },
): { title: string; description: string } {
  const description = about || t("goods.description");
  if (channel.slug === DEFAULT_CHANNEL) return { title, description };
  const { currency } = channel;
  return {
    title: t("goods.titleIn", { title, currency }),
    description: `${t("goods.pricesIn", { currency })} ${description}`,
  };
}
