import type { LoaderFunctionArgs } from "react-router";
import { CHANNELS } from "../channel/channels.ts";
import { goodsParts } from "../data/goods-map.server.ts";
import { gone, pagesOf, partOf, xml } from "../data/map.server.ts";
import { sitemap, sitemapIndex } from "../seo/sitemap.ts";
import { serverSite } from "../server-context.ts";

/** Goods that stand in one file with all other pages: with their languages they stay far below the 50,000 that one may hold. */
const MOST_TOGETHER = 5000;

/**
 * `/sitemap.xml`: all pages, or with more goods than one file holds the names of the files that hold them. 503 when cars,
 * those that are coming, or goods cannot be asked for, so that none is taken for gone.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(serverSite);
  const { origin } = site.settings;
  const [pages, ...found] = await Promise.all([
    pagesOf(site),
    ...CHANNELS.map(async ({ slug: channel }) => {
      const parts = await goodsParts(site.commerce, channel);
      return parts?.map(({ number, count }) => ({ channel, number, count })) ?? null;
    }),
  ]);
  if (!pages || found.includes(null)) return gone();
  const parts = found.flatMap((some) => some ?? []);
  if (parts.reduce((sum, { count }) => sum + count, 0) > MOST_TOGETHER) {
    const files = parts.map(({ channel, number }) => `/sitemap/${channel}/${number}`);
    return xml(sitemapIndex(origin, ["/sitemap/pages", ...files]));
  }
  const goods = await Promise.all(parts.map(({ channel, number }) => partOf(site, channel, number)));
  if (goods.includes(null)) return gone();
  return xml(sitemap(origin, [...pages, ...goods.flatMap((paths) => paths ?? [])]));
}
