import type { PublicSettings } from "@carloom/settings";
import type { SiteShop } from "../../company.ts";
import { LISTED } from "../../data/home.ts";
import { organization } from "../../seo/organization.ts";
import type { HomeCar } from "./plate.tsx";

export function homeJsonLd(settings: PublicSettings, cars: readonly HomeCar[], sold: SiteShop | null): unknown {
  const { origin, seo } = settings;
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(settings, sold),
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: seo.siteName,
        url: origin,
        publisher: { "@id": `${origin}/#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: `${origin}/car?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
      {
        "@type": "ItemList",
        itemListElement: cars.slice(0, LISTED).map(({ tile }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: tile.title,
          url: `${origin}/car/${tile.slug}`,
        })),
      },
    ],
  };
}
