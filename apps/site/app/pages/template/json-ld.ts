import type { PublicSettings } from "@carloom/settings";
import type { SiteShop } from "../../company.ts";
import type { Amount } from "../../data/shop.ts";
import type { TemplatePage } from "../../data/tile.ts";
import { organization } from "../../seo/organization.ts";

/** The template itself, where it is for sale: its price, and the page of the shop that sells it. */
export type TemplateOffer = { price: Amount; path: string };

/** The car for search engines: what it is, where it stands in the site, and who shows it. */
export function templateJsonLd(
  settings: Pick<PublicSettings, "origin" | "seo">,
  { path, title, description, card, picture, facts }: TemplatePage,
  offer: TemplateOffer | null,
  names: { home: string; cars: string; summary: string },
  sold: SiteShop | null,
): unknown {
  const { origin } = settings;
  const url = origin + path;
  const image = card.url ?? picture.src;
  const crumb = (position: number, name: string, item: string) => ({ "@type": "ListItem", position, name, item });
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(settings, sold),
      {
        "@type": "Product",
        "@id": `${url}#product`,
        name: title,
        url,
        description: description ?? names.summary,
        ...(image && { image }),
        ...(facts && { brand: { "@type": "Brand", name: facts.brand }, model: facts.model }),
        ...(offer && {
          offers: {
            "@type": "Offer",
            url: origin + offer.path,
            price: offer.price.amount,
            priceCurrency: offer.price.currency,
            availability: "https://schema.org/InStock",
            seller: { "@id": `${origin}/#organization` },
          },
        }),
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
