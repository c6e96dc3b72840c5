import type { TranslateText } from "@carloom/ui";
import { DEFAULT_CHANNEL } from "../../channel/channels.ts";

/** Title and description of a page of the shop: those of another currency say which, as the same goods have several. */
export function shopHead(
  t: TranslateText,
  channel: { slug: string; currency: string },
  { title, description }: { title: string; description: string },
): { title: string; description: string } {
  if (channel.slug === DEFAULT_CHANNEL) return { title, description };
  const { currency } = channel;
  return {
    title: t("goods.titleIn", { title, currency }),
    description: `${t("goods.pricesIn", { currency })} ${description}`,
  };
}
