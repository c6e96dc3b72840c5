import type { LoaderFunctionArgs } from "react-router";
import { gone, pagesOf, xml } from "../data/map.server.ts";
import { sitemap } from "../seo/sitemap.ts";
import { serverSite } from "../server-context.ts";

/** `/sitemap/pages`: every page that is none of goods, where those have files of their own. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(serverSite);
  const pages = await pagesOf(site);
  return pages ? xml(sitemap(site.settings.origin, pages)) : gone();
}
