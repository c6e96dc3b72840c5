import { useT } from "@carloom/ui";
import { CONTACT, company } from "../company.ts";
import { useLanguage } from "../language/language.tsx";
import { Seo } from "../seo/seo.tsx";

const ROWS = [
  "seller",
  "representative",
  "address",
  "phone",
  "email",
  "registration",
  "mailOrder",
  "hosting",
  "price",
  "fees",
  "payment",
  "delivery",
  "returns",
  "system",
] as const;

/** What Korean e-commerce law and Japan's Act on Specified Commercial Transactions want a shop to show. */
export default function BusinessInformation() {
  const t = useT();
  const details = company(useLanguage());
  const values: Partial<Record<(typeof ROWS)[number], string>> = {
    seller: details.name,
    address: details.headOffice.address,
    phone: CONTACT.phone,
    email: CONTACT.email,
  };
  return (
    <article className="site-page site-wrap article">
      <Seo title={t("site.business.heading")} description={t("site.business.lead")} path="/business-information" />
      <h1>{t("site.business.heading")}</h1>
      <p className="ui-lead">{t("site.business.lead")}</p>
      <dl className="site-rows business">
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`site.business.${row}`)}</dt>
            <dd>{values[row] ?? t(`site.business.${row}.text`)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
