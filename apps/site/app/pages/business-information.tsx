import { useT } from "@carloom/ui";
import type { ReactNode } from "react";
import { companyOf, registryOf } from "../company.ts";
import { useLanguage } from "../language/language.tsx";
import { useSettings, useSite } from "../site-context.tsx";
import { Seo } from "../seo/seo.tsx";
import { usePaymentText } from "./payment-text.ts";

const ROWS = [
  "seller",
  "representative",
  "responsible",
  "address",
  "phone",
  "email",
  "registration",
  "jpNumber",
  "mailOrder",
  "registry",
  "hosting",
  "price",
  "fees",
  "payment",
  "escrow",
  "delivery",
  "returns",
  "system",
] as const;

/** What Korean e-commerce law and Japan's Act on Specified Commercial Transactions want a shop to show. */
export default function BusinessInformation() {
  const t = useT();
  const { shop } = useSettings();
  const paymentText = usePaymentText();
  const days = { handling: shop.handlingDays, print: shop.printDays };
  const details = companyOf(useSite().shop, useLanguage());
  const registry = registryOf(details);
  const lead = t(details.isOwn ? "site.business.leadOwn" : "site.business.lead");
  const values: Partial<Record<(typeof ROWS)[number], ReactNode>> = {
    seller: details.name,
    representative: details.representative,
    responsible: details.responsible,
    address: details.headOffice,
    phone: details.phone,
    email: details.email,
    registration: details.registration,
    jpNumber: details.jpNumber,
    mailOrder: details.mailOrder,
    hosting: details.hosting,
    ...(details.escrow && { escrow: details.escrow }),
    payment: t(`site.business.payment.${paymentText}`),
    registry: registry ? (
      <a className="ui-link" href={registry} target="_blank" rel="noreferrer">
        {t("site.business.registry.text")}
      </a>
    ) : (
      ""
    ),
  };
  return (
    <article className="site-page site-wrap article">
      <Seo title={t("site.business.heading")} description={lead} path="/business-information" />
      <h1>{t("site.business.heading")}</h1>
      <p className="ui-lead">{lead}</p>
      <dl className="site-rows business">
        {ROWS.filter((row) => values[row] !== "").map((row) => (
          <div key={row}>
            <dt>{t(`site.business.${row}`)}</dt>
            <dd>{values[row] ?? t(`site.business.${row}.text`, days)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
