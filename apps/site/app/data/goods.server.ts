import type { GraphQLClient } from "@carloom/api-client";
import { GoodsSearchDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import type { Channel } from "../channel/channels.ts";
import { keeper } from "./kept.server.ts";
import type { GoodsFound } from "./goods.ts";

/** Most goods that a search shows beside the cars. */
const MOST = 8;

const found = keeper(async (commerce: GraphQLClient, name: string): Promise<GoodsFound | null> => {
  const [channel, language, search] = JSON.parse(name) as [Channel, Language, string];
  const variables = { channel, search, first: MOST, language: LANGUAGE_CODES[language] };
  const answer = await commerce.tryQuery(GoodsSearchDocument, variables);
  if (!answer?.products) return null;
  const { totalCount, edges } = answer.products;
  const goods = edges.map(({ node }) => {
    const { displayGrossPrices: isGross, priceRange } = node.pricing ?? {};
    const [start, stop] = [priceRange?.start, priceRange?.stop];
    return {
      slug: node.slug,
      name: node.translation?.name || node.name,
      picture: node.thumbnail?.url ?? null,
      // as a tile of the shop says it
      price: (isGross ? start?.gross : start?.net) ?? null,
      from: (start?.gross.amount ?? 0) < (stop?.gross.amount ?? 0),
      byArea: node.isAvailableForPurchase === false,
    };
  });
  return { total: totalCount ?? goods.length, goods };
});

/** Parts and stickers that a search finds, at a channel's prices; null when the shop cannot be asked. */
export const searchGoods = (
  commerce: GraphQLClient,
  channel: Channel,
  language: Language,
  search: string,
): Promise<GoodsFound | null> => found(commerce, JSON.stringify([channel, language, search]));
