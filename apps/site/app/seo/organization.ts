import type { PublicSettings } from "@carloom/settings";
import { LANGUAGES } from "@carloom/i18n";
import { CONTACT, company } from "../company.ts";

/** Who runs the site, as search engines read it; other nodes name it by its `@id`. */
export function organization({ origin, seo }: Pick<PublicSettings, "origin" | "seo">) {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: seo.siteName,
    legalName: company("en").name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    address: company("en").headOffice.address,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: CONTACT.phone,
      email: CONTACT.email,
      availableLanguage: [...LANGUAGES],
    },
  };
}
