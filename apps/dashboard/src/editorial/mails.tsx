import { StaffContentDocumentsDocument } from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { agoText } from "../parts/text.ts";
import { Mail } from "./mail.tsx";

/** Every mail that goes out by itself. */
export function Mails({ of, language }: { of: string | undefined; language: Language }) {
  return of ? <Mail of={of} language={language} /> : <MailList />;
}

function MailList() {
  const t = useT();
  const spoken = useLanguage();
  const answer = useAnswer(StaffContentDocumentsDocument, { kind: "MAIL" });
  return (
    <Loaded answer={answer}>
      {({ contentDocuments }) => (
        <>
          <p className="da-soft da-lead">{t("dashboard.content.mailsLead", { places: "{number}" })}</p>
          {[...Map.groupBy(contentDocuments, ({ key }) => key.split(".")[0] ?? "")].map(([group, mails]) => (
            <Section key={group} title={t(`dashboard.content.mails.${group}`)}>
              <ul className="da-rows">
                {mails.map(({ key, languages, changedAt }) => {
                  const own = LANGUAGES.filter((one) => languages.some((code) => code.toLowerCase() === one));
                  return (
                    <li key={key} className="da-row">
                      <Link className="ui-link da-row-main" to={`/content/mails/${key}`}>
                        {t(`dashboard.content.mail.${key}`)}
                      </Link>
                      {own.length > 0 ? (
                        <State tone="good">{own.map((one) => LANGUAGE_NAMES[one]).join(", ")}</State>
                      ) : (
                        <State tone="quiet">{t("dashboard.content.default")}</State>
                      )}
                      {changedAt ? <span className="da-soft">{agoText(spoken, changedAt)}</span> : null}
                    </li>
                  );
                })}
              </ul>
            </Section>
          ))}
        </>
      )}
    </Loaded>
  );
}
