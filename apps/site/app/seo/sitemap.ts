import { CHANNELS } from "../channel/channels.ts";
import { alternates } from "../language/links.ts";

/** Of the pages below, the one that a shop may not have. */
export const STATEMENT = "/accessibility";

/** Pages that are nowhere in the catalogue, those of the channels that there are now. Carts, orders and what is `noindex` are no entries. */
export const fixedPages = (): readonly string[] => [
  "/",
  "/car",
  ...CHANNELS.map(({ slug }) => `/${slug}`),
  "/membership",
  "/contact",
  "/about-us",
  "/terms",
  "/privacy",
  "/business-information",
  STATEMENT,
];

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Every page in every language, each naming all its languages: `sitemap.xml` of the sitemaps protocol 0.9. */
export function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const all = alternates(origin, path);
    const links = all
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(href)}"/>`)
      .join("");
    return all
      .filter(({ hreflang }) => hreflang !== "x-default")
      .map(({ href }) => `<url><loc>${escape(href)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Names the files that hold a map which one file could not: a sitemap index of the same protocol. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${escape(`${origin}${path}`)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join("\n")}\n</sitemapindex>\n`;
}

/** Who may look where: everything public; carts, orders and sign-in are nobody's reading. */
export const robots = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /auth/",
    "Disallow: /orders/",
    "Disallow: /prepared/",
    "Disallow: /quotes/",
    "Disallow: /*/cart",
    "Disallow: /*/checkout",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** The web application manifest: the site on a home screen. */
export const webManifest = (name: string, description: string) => ({
  name,
  short_name: name,
  description,
  start_url: "/",
  scope: "/",
  display: "browser",
  background_color: "#0e1012",
  theme_color: "#0e1012",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
});
