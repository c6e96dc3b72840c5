import { useT, useToast } from "@carloom/ui";
import { useSearchParams } from "react-router";
import { CONTACT, company } from "../../company.ts";
import { useLanguage } from "../../language/language.tsx";
import { Seo } from "../../seo/seo.tsx";
import { MessageForm } from "../message/message-form.tsx";
import { contactRules } from "../message/rules.ts";
import { useLetter } from "../message/use-letter.ts";
import { ContactMap } from "./contact-map.tsx";

const MAP = `https://www.openstreetmap.org/?mlat=${CONTACT.latitude}&mlon=${CONTACT.longitude}#map=${CONTACT.zoom}/${CONTACT.latitude}/${CONTACT.longitude}`;

/** Where the company is and how to reach it. */
export default function Contact() {
  const t = useT();
  const details = company(useLanguage());
  return (
    <div className="site-page site-wrap">
      <Seo title={t("site.contact.heading")} description={t("site.contact.subtitle")} path="/contact" />
      <h1>{t("site.contact.heading")}</h1>
      <p className="ui-lead contact-lead">{t("site.contact.subtitle")}</p>
      <div className="site-grid contact">
        <figure className="contact-map">
          <ContactMap label={t("site.contact.map", { address: details.headOffice.address })} />
          <figcaption>
            <a className="ui-link" href={MAP} rel="noreferrer">
              {t("site.contact.openMap")}
            </a>
          </figcaption>
        </figure>
        <section className="contact-card" aria-labelledby="contact-name">
          <h2 id="contact-name">{details.name}</h2>
          <dl className="site-rows">
            <div>
              <dt>{t("site.contact.address")}</dt>
              <dd>{details.headOffice.address}</dd>
            </div>
            <div>
              <dt>{t("site.contact.phone")}</dt>
              <dd>
                <a className="ui-link" href={`tel:${CONTACT.phone.replaceAll(" ", "")}`}>
                  {details.phone}
                </a>
              </dd>
            </div>
            <div>
              <dt>{t("site.contact.email")}</dt>
              <dd>
                <a className="ui-link" href={`mailto:${CONTACT.email}`}>
                  {CONTACT.email}
                </a>
              </dd>
            </div>
            <div>
              <dt>{t("site.contact.website")}</dt>
              <dd>
                <a className="ui-link" href={`https://${CONTACT.website}`} rel="noreferrer">
                  {CONTACT.website}
                </a>
              </dd>
            </div>
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
