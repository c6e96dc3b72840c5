import type { LoaderFunctionArgs } from "react-router";
import { CHANNELS } from "../channel/channels.ts";
import { gone, partOf, xml } from "../data/map.server.ts";
import { sitemap } from "../seo/sitemap.ts";
import { serverSite } from "../server-context.ts";

/** `/sitemap/:channel/:part`: the goods of one part of a channel; 404 where it holds none. */
export async function loader({ context, params: { channel = "", part = "" } }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(serverSite);
  const isPart = CHANNELS.some(({ slug }) => slug === channel) && /^\d{1,6}$/.test(part);
  const paths = isPart ? await partOf(site, channel, Number(part)) : [];
  if (!paths) return gone();
  return paths.length > 0
    ? xml(sitemap(site.settings.origin, paths))
    : new Response("There is no such part\n", { status: 404 });
}
