import type { Visitor } from "@carloom/platform";
import { CREATE, DESIGN_ADD, QUOTE } from "./documents.ts";
import type { Shop } from "./shop.ts";

/** A build of the fixture's one car as it is sent. */
export const design = (build: unknown, more: object = {}) => ({
  templateSlug: "halden-gt",
  title: "My car",
  build,
  ...more,
});

/** What is done with a build in a shop: a price, and a place in a cart. */
export const builtFor = (shop: Shop) => ({
  newCart: async (channel = "default-channel"): Promise<string> =>
    (await shop.graphql(CREATE, { input: { channel } })).data.checkoutCreate.checkout.id,
  quote: async (build: object, channel = "default-channel", countryCode?: string) =>
    (await shop.graphql(QUOTE, { channel, design: design(build), countryCode })).data.designQuote,
  add: async (checkoutId: string, given: object, visitor: Visitor | null = null) =>
    (await shop.graphql(DESIGN_ADD, { checkoutId, ...given }, visitor)).data.checkoutDesignAdd,
});
