import type { LoaderFunctionArgs } from "react-router";
import { robots } from "../seo/sitemap.ts";
import { serverSite } from "../server-context.ts";

/** `/robots.txt` */
export const loader = ({ context }: LoaderFunctionArgs): Response =>
  new Response(robots(context.get(serverSite).settings.origin), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
