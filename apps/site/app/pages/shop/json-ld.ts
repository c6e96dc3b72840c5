import type { PublicSettings } from "@carloom/settings";
import type { SiteShop } from "../../company.ts";
import type { ShopProduct } from "../../data/shop.ts";
import { organization } from "../../seo/organization.ts";

/** A product with an offer for each size, and where it stands in the shop. */
export function productJsonLd(
  settings: Pick<PublicSettings, "origin" | "seo">,
  channel: string,
  product: ShopProduct,
  names: { home: string; shop: string },
  sold: SiteShop | null,
): unknown {
  const { origin } = settings;
  const url = `${origin}/${channel}/products/${product.slug}`;
  const crumb = (position: number, name: string, item: string) => ({ "@type": "ListItem", position, name, item });
  const offers = product.variants.flatMap(({ price, sku, stock }) =>
    price
      ? [
          {
            "@type": "Offer",
            sku,
            url: `${url}?variant=${encodeURIComponent(sku)}`,
            price: price.amount,
            priceCurrency: price.currency,
            availability: `https://schema.org/${stock === 0 ? "OutOfStock" : stock === null ? "MadeToOrder" : "InStock"}`,
            itemCondition: "https://schema.org/NewCondition",
            seller: { "@id": `${origin}/#organization` },
          },
        ]
      : [],
  );
  const category = product.category;
  const trail = [
    crumb(1, names.home, `${origin}/`),
    crumb(2, names.shop, `${origin}/${channel}`),
    ...(category ? [crumb(3, category.name, `${origin}/${channel}?category=${category.slug}`)] : []),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(settings, sold),
      {
        "@type": "Product",
        "@id": `${url}#product`,
        name: product.name,
        url,
        ...(product.description && { description: product.description }),
        ...(product.pictures.length > 0 && { image: product.pictures }),
        ...(category && { category: category.name }),
        ...(product.variants[0] && { sku: product.variants[0].sku }),
        ...(offers.length > 0 && { offers }),
      },
      { "@type": "BreadcrumbList", itemListElement: [...trail, crumb(trail.length + 1, product.name, url)] },
    ],
  };
}
