import type { LoaderFunctionArgs } from "react-router";
import { allSlugs } from "../data/templates.server.ts";
import { FIXED_PAGES, sitemap } from "../seo/sitemap.ts";
import { serverSite } from "../server-context.ts";

/** `/sitemap.xml`; 503 when the cars cannot be asked for, so that none is taken for gone. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { threed, settings } = context.get(serverSite);
  const slugs = await allSlugs(threed);
  if (!slugs)
    return new Response("The catalogue cannot be reached\n", { status: 503, headers: { "retry-after": "60" } });
  const xml = sitemap(settings.origin, [...FIXED_PAGES, ...slugs.map((slug) => `/car/${slug}`)]);
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
