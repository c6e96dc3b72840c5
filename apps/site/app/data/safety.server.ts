import type { GraphQLClient } from "@carloom/api-client";
import { ProductSafetyDocument } from "@carloom/api-client/commerce";
import type { ServerSite } from "../server-context.ts";
import type { Safety } from "../pages/shop/safety.tsx";
import { keeper } from "./kept.server.ts";

const asked = keeper(async (commerce: GraphQLClient, slug: string) =>
  commerce.tryQuery(ProductSafetyDocument, { slug }),
);

/** Who answers for a product; null where the shop does not say now: its page stands without. */
export const productSafety = async ({ commerce }: Pick<ServerSite, "commerce">, slug: string): Promise<Safety | null> =>
  (await asked(commerce, slug))?.productSafety ?? null;
