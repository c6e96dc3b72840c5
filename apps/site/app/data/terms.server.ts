import type { GraphQLClient } from "@carloom/api-client";
import { ProductTermsDocument } from "@carloom/api-client/commerce";
import type { ServerSite } from "../server-context.ts";
import { keeper } from "./kept.server.ts";
import type { Terms } from "./terms.ts";

const asked = keeper(async (commerce: GraphQLClient, slug: string) =>
  commerce.tryQuery(ProductTermsDocument, { slug }),
);

/** What the law has an offer say; nothing where the shop does not tell it now: the page stands without. */
export const productTerms = async ({ commerce }: Pick<ServerSite, "commerce">, slug: string): Promise<Terms> => {
  const terms = await asked(commerce, slug);
  return { safety: terms?.productSafety ?? null, cardPeriod: terms?.giftCardPeriod ?? null };
};
