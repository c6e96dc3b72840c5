import type { GraphQLClient } from "@carloom/api-client";
import { GoodsSearchDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import type { Channel } from "../channel/channels.ts";
import { keeper } from "./kept.server.ts";
import type { Goods } from "./goods.ts";

/** Most goods that a search shows beside the cars. */
const MOST = 8;

const found = keeper(async (commerce: GraphQLClient, name: string): Promise<Goods[] | null> => {
  const [channel, language, search] = JSON.parse(name) as [Channel, Language, string];
  const variables = { channel, search, first: MOST, language: LANGUAGE_CODES[language] };
  const answer = await commerce.tryQuery(GoodsSearchDocument, variables);
  if (!answer?.products) return null;
  return answer.products.edges.map(({ node }) => ({
    slug: node.slug,
    name: node.translation?.name || node.name,
    picture: node.thumbnail?.url ?? null,
    price: node.pricing?.priceRange?.start?.gross ?? null,
  }));
});

/** Parts and stickers that a search finds, at a channel's prices; null when the shop cannot be asked. */
export const searchGoods = (
  commerce: GraphQLClient,
  channel: Channel,
  language: Language,
  search: string,
): Promise<Goods[] | null> => found(commerce, JSON.stringify([channel, language, search]));
