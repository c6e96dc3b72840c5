import type { GraphQLClient } from "@carloom/api-client";
import { TemplatePriceDocument } from "@carloom/api-client/commerce";
import type { Channel } from "../channel/channels.ts";
import { keeper } from "./kept.server.ts";
import type { Amount } from "./shop.ts";

/** Slug of the product that stands for a template, where staff sell it. */
export const templateGoods = (slug: string): string => `template-${slug}`;

const priced = keeper(async (commerce: GraphQLClient, name: string): Promise<{ price: Amount | null } | null> => {
  const [channel = "", slug = ""] = name.split(" ");
  const answer = await commerce.tryQuery(TemplatePriceDocument, { channel, slug: templateGoods(slug) });
  return answer && { price: answer.product?.pricing?.priceRange?.start?.gross ?? null };
});

/** What a template itself costs in a channel; null where it is not for sale, or the shop cannot be asked. */
export const templatePrice = async (commerce: GraphQLClient, channel: Channel, slug: string): Promise<Amount | null> =>
  (await priced(commerce, `${channel} ${slug}`))?.price ?? null;
