import { GoodsPartsDocument, GoodsSlugsDocument } from "@carloom/api-client/commerce";
import type { GraphQLClient } from "@carloom/api-client";

export type GoodsPart = { number: number; count: number };

/** In which parts the goods of a channel are named; null when the shop cannot be asked. */
export const goodsParts = async (commerce: GraphQLClient, channel: string): Promise<readonly GoodsPart[] | null> =>
  (await commerce.tryQuery(GoodsPartsDocument, { channel }))?.goodsParts ?? null;

/** Slugs of what is on sale in one part of a channel; null when the shop cannot be asked. */
export const goodsSlugs = async (
  commerce: GraphQLClient,
  channel: string,
  part: number,
): Promise<readonly string[] | null> =>
  (await commerce.tryQuery(GoodsSlugsDocument, { channel, part }))?.goodsSlugs ?? null;
