import type { LoaderFunctionArgs } from "react-router";
import { webManifest } from "../seo/sitemap.ts";
import { serverSite } from "../server-context.ts";

/** `/manifest.webmanifest` */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { productName, seo } = context.get(serverSite).settings;
  return new Response(JSON.stringify(webManifest(productName, seo.defaultDescription)), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
