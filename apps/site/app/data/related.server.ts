import type { GraphQLClient } from "@carloom/api-client";
import { RelatedGoodsDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import type { ServerSite } from "../server-context.ts";
import { keeper } from "./kept.server.ts";
import type { RelatedGoods, ShopCar, ShopFrame } from "./shop.ts";
import { tileOf } from "./tile-of.ts";

const NOTHING: RelatedGoods = { required: [], others: [] };

const asked = keeper(async (commerce: GraphQLClient, name: string): Promise<RelatedGoods | null> => {
  const [channel, language, slug, car] = JSON.parse(name) as [string, Language, string, string | null];
  const variables = { channel, slug, car, language: LANGUAGE_CODES[language] };
  const answer = await commerce.tryQuery(RelatedGoodsDocument, variables);
  if (!answer) return null;
  const { relatedProducts: all } = answer;
  const tiles = (required: boolean) =>
    all.flatMap(({ reason, product }) => ((reason === "REQUIRED") === required ? [tileOf(product)] : []));
  return { required: tiles(true), others: tiles(false) };
});

/** Nothing where the shop does not say: a product's page stands without. */
export const relatedGoods = async (
  { commerce }: Pick<ServerSite, "commerce">,
  { channel }: Pick<ShopFrame, "channel">,
  slug: string,
  car: ShopCar | null,
  language: Language,
): Promise<RelatedGoods> =>
  (await asked(commerce, JSON.stringify([channel.slug, language, slug, car?.templateSlug ?? null]))) ?? NOTHING;
