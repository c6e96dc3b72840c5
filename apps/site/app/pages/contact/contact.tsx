import { useT, useToast } from "@carloom/ui";
import { useSearchParams } from "react-router";
import { companyOf, PLACE } from "../../company.ts";
import { useLanguage } from "../../language/language.tsx";
import { Seo } from "../../seo/seo.tsx";
import { useSite } from "../../site-context.tsx";
import { MessageForm } from "../message/message-form.tsx";
import { contactRules } from "../message/rules.ts";
import { useLetter } from "../message/use-letter.ts";
import { ContactMap } from "./contact-map.tsx";

const MAP = `https://www.openstreetmap.org/?mlat=${PLACE.latitude}&mlon=${PLACE.longitude}#map=${PLACE.zoom}/${PLACE.latitude}/${PLACE.longitude}`;
const found = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** Where the company is and how to reach it. */
export default function Contact() {
  const t = useT();
  const details = companyOf(useSite().shop, useLanguage());
  return (
    <div className="site-page site-wrap">
      <Seo title={t("site.contact.heading")} description={t("site.contact.subtitle")} path="/contact" />
      <h1>{t("site.contact.heading")}</h1>
      <p className="ui-lead contact-lead">{t("site.contact.subtitle")}</p>
      <div className="site-grid contact">
        <figure className="contact-map">
          {/* the streets of the demonstration's head office, and of no other */}
          {details.isOwn ? null : <ContactMap label={t("site.contact.map", { address: details.headOffice })} />}
          <figcaption>
            <a className="ui-link" href={details.isOwn ? found(details.headOffice) : MAP} rel="noreferrer">
              {t("site.contact.openMap")}
            </a>
          </figcaption>
        </figure>
        <section className="contact-card" aria-labelledby="contact-name">
          <h2 id="contact-name">{details.name}</h2>
          <dl className="site-rows">
            <div>
              <dt>{t("site.contact.address")}</dt>
              <dd>{details.headOffice}</dd>
            </div>
            <div>
              <dt>{t("site.contact.phone")}</dt>
              <dd>
                <a className="ui-link" href={`tel:${details.phone.replaceAll(/[^+\d]/g, "")}`}>
                  {details.phone}
                </a>
              </dd>
            </div>
            <div>
              <dt>{t("site.contact.email")}</dt>
              <dd>
                <a className="ui-link" href={`mailto:${details.email}`}>
                  {details.email}
                </a>
              </dd>
            </div>
            {details.website ? (
              <div>
                <dt>{t("site.contact.website")}</dt>
                <dd>
                  <a className="ui-link" href={`https://${details.website}`} rel="noreferrer">
                    {details.website}
                  </a>
                </dd>
              </div>
            ) : null}
          </dl>
        </section>
      </div>
      <ContactForm />
    </div>
  );
}

/** Under the two columns: what people want to say, and a toast once it was sent. */
function ContactForm() {
  const t = useT();
  const toast = useToast();
  const [parameters] = useSearchParams();
  const letter = useLetter("contact", contactRules, {
    subject: (parameters.get("subject") ?? "").slice(0, 200),
    onSent: () => toast(t("site.form.thanks"), { durationMs: 5000 }),
  });
  return (
    <section className="site-grid message" aria-labelledby="contact-form">
      <div className="message-head">
        <h2 id="contact-form">{t("site.contact.write")}</h2>
        <p className="ui-lead">{t("site.contact.writeText")}</p>
      </div>
      <MessageForm letter={letter} nameLabel={t("site.form.name")} submitLabel={t("site.form.send")} />
    </section>
  );
}
