import { SitePageSlugsDocument } from "@carloom/api-client/commerce";
import { CHANNELS, DEFAULT_CHANNEL } from "../channel/channels.ts";
import { listedCars } from "./announced.server.ts";
import { goodsPath } from "./goods.ts";
import { goodsSlugs } from "./goods-map.server.ts";
import { shopFrame } from "./shop.server.ts";
import { onlyQuery } from "./shop-query.ts";
import { allCars, isSoldSomewhere } from "./templates.server.ts";
import { fixedPages, STATEMENT } from "../seo/sitemap.ts";
import type { ServerSite } from "../server-context.ts";

/** Of a map of what cannot be asked for now, so that none of it is taken for gone. */
export const gone = () =>
  new Response("The catalogue cannot be reached\n", { status: 503, headers: { "retry-after": "60" } });
export const xml = (text: string) =>
  new Response(text, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });

/** A channel's categories that hold something, and its collections. @throws Response 503 when the shop cannot be reached */
async function shelvesOf(site: ServerSite, channel: string): Promise<string[]> {
  const { categories = [], collections = [] } = (await shopFrame(site, channel, "en")) ?? {};
  return [
    ...categories.filter(({ count }) => count > 0).map(({ slug }) => ({ category: slug })),
    ...collections.map(({ slug }) => ({ collection: slug })),
  ].map((shelf) => `/${channel}${onlyQuery(shelf)}`);
}

/** Every page that is none of goods; null when the cars, those that are coming, or the written pages cannot be asked for. */
export async function pagesOf(site: ServerSite): Promise<string[] | null> {
  const { threed, commerce, shop } = site;
  const [shelves, cars, announced, written] = await Promise.all([
    Promise.all(CHANNELS.map(({ slug }) => shelvesOf(site, slug))).catch(() => null),
    allCars(threed.en),
    listedCars(threed.en),
    commerce.tryQuery(SitePageSlugsDocument, { first: 100 }),
  ]);
  if (!shelves || !cars || !announced || !written) return null;
  return [
    ...fixedPages().filter((path) => path !== STATEMENT || shop?.hasStatement !== false),
    ...shelves.flat(),
    ...cars,
    ...announced.filter(isSoldSomewhere).map(({ path }) => path),
    ...(written.pages?.edges ?? []).map(({ node }) => `/${DEFAULT_CHANNEL}/pages/${node.slug}`),
  ];
}

/** Addresses of the goods of one part of a channel; null when the shop cannot be asked. */
export const partOf = async ({ commerce }: ServerSite, channel: string, part: number) =>
  (await goodsSlugs(commerce, channel, part))?.map((slug) => goodsPath(channel, slug)) ?? null;
