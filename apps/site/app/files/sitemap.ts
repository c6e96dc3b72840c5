import { SitePageSlugsDocument } from "@carloom/api-client/commerce";
import type { LoaderFunctionArgs } from "react-router";
import { CHANNELS, DEFAULT_CHANNEL } from "../channel/channels.ts";
import { listedCars } from "../data/announced.server.ts";
import { goodsPath } from "../data/goods.ts";
import { productSlugs } from "../data/shop.server.ts";
import { allSlugs } from "../data/templates.server.ts";
import { FIXED_PAGES, sitemap, STATEMENT } from "../seo/sitemap.ts";
import { serverSite } from "../server-context.ts";

/** `/sitemap.xml`; 503 when the cars cannot be asked for, those that are coming, or the goods, so that none is taken for gone. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { threed, commerce, settings, shop } = context.get(serverSite);
  const [slugs, announced, written, ...goods] = await Promise.all([
    allSlugs(threed.en),
    listedCars(threed.en),
    commerce.tryQuery(SitePageSlugsDocument, { first: 100 }),
    ...CHANNELS.map(async ({ slug: channel }) =>
      (await productSlugs(commerce, channel))?.map((slug) => goodsPath(channel, slug)),
    ),
  ]);
  if (!slugs || !announced || !written || goods.includes(undefined))
    return new Response("The catalogue cannot be reached\n", { status: 503, headers: { "retry-after": "60" } });
  const xml = sitemap(settings.origin, [
    ...FIXED_PAGES.filter((path) => path !== STATEMENT || shop?.hasStatement !== false),
    ...[...slugs, ...announced.map(({ slug }) => slug)].map((slug) => `/car/${slug}`),
    ...(written.pages?.edges ?? []).map(({ node }) => `/${DEFAULT_CHANNEL}/pages/${node.slug}`),
    ...goods.flatMap((paths) => paths ?? []),
  ]);
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
