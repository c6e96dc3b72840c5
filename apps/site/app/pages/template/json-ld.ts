import type { PublicSettings } from "@carloom/settings";
import type { TemplatePage } from "../../data/tile.ts";

/** The car for search engines: what it is, where it stands in the site, and who shows it. */
export function templateJsonLd(
  { origin, seo }: PublicSettings,
  { slug, title, description, picture, facts }: TemplatePage,
  names: { home: string; cars: string; summary: string },
): unknown {
  const url = `${origin}/car/${slug}`;
  const image = picture.thumbnail ?? picture.thumbnailWebp;
  const crumb = (position: number, name: string, item: string) => ({ "@type": "ListItem", position, name, item });
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", "@id": `${origin}/#organization`, name: seo.siteName, url: origin },
      {
        "@type": "Product",
        "@id": `${url}#product`,
        name: title,
        url,
        description: description ?? names.summary,
        ...(image && { image }),
        ...(facts && { brand: { "@type": "Brand", name: facts.brand }, model: facts.model }),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          crumb(1, names.home, `${origin}/`),
          crumb(2, names.cars, `${origin}/car`),
          crumb(3, title, url),
        ],
      },
    ],
  };
}
