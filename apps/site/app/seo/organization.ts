import type { PublicSettings } from "@carloom/settings";
import { LANGUAGES } from "@carloom/i18n";
import { companyOf, type SiteShop } from "../company.ts";

/** Who runs the site, as search engines read it; other nodes name it by its `@id`. */
export function organization({ origin, seo }: Pick<PublicSettings, "origin" | "seo">, shop: SiteShop | null) {
  const { name, headOffice, phone, email } = companyOf(shop, "en");
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: seo.siteName,
    legalName: name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    address: headOffice,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: phone,
      email,
      availableLanguage: [...LANGUAGES],
    },
  };
}
