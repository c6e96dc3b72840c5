import { networkOf, POSITION, type Reads, type Replica } from "@carloom/platform";

/** What anybody may see, and nobody sees as their own: all that may be read on a replica. Everything else is read where it is written. */
export const PUBLIC: ReadonlySet<string> = new Set([
  "__schema",
  "__type",
  "__typename",
  "attribute",
  "attributes",
  "categories",
  "category",
  "channel",
  "collection",
  "collections",
  "garage",
  "giftCardPeriod",
  "goodsParts",
  "goodsSlugs",
  "homePictures",
  "legal",
  "membershipPlans",
  "menu",
  "menuItem",
  "menus",
  "openChannels",
  "page",
  "pages",
  "partModels",
  "presentAddress",
  "product",
  "productFacets",
  "productPictureTexts",
  "productSafety",
  "productVariant",
  "products",
  "relatedProducts",
  "searchReading",
  "shop",
  "shopNotices",
  "shopRules",
  "siteTexts",
  "stickers",
  "template",
  "templateBrands",
  "templateSearch",
  "templates",
  "variantFacts",
  "variantFitments",
  "vehicles",
]);

/** Networks that wrote lately, of which each is remembered; where there are more, all are read for on the primary for a moment. */
const MOST_WRITERS = 10_000;

/**
 * Public reads on a replica. Whoever is signed in reads on the primary; whoever is not reads there too until the replica has
 * what they wrote, by their network on the node that they wrote to, and on every node by the position that they were told.
 */
export function publicReads(replica: Pick<Replica, "db" | "mayServe" | "fence" | "moment" | "position">): Reads {
  const writers = new Map<string, number>();
  return {
    place(context, asked, info) {
      if (context.visitor || info.personal) return context;
      if (!asked.every(({ type, fields }) => type === "query" && fields.every((field) => PUBLIC.has(field))))
        return context;
      const network = networkOf(info.ip);
      const since = writers.get(network);
      if (!replica.mayServe({ since, position: info.position })) return context;
      if (since !== undefined) writers.delete(network);
      return { ...context, db: replica.db };
    },
    async wrote({ ip }) {
      if (writers.size >= MOST_WRITERS) {
        writers.clear();
        replica.fence();
      }
      writers.set(networkOf(ip), replica.moment());
      const told: Record<string, string> = {};
      const position = await replica.position();
      if (position) told[POSITION] = position;
      return told;
    },
  };
}
