import { StaffLegalDocumentsDocument } from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { Link } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { Legal } from "./legal.tsx";

/** Terms, privacy and what the shop says of itself. */
export function Legals({ of, language }: { of: string | undefined; language: Language }) {
  return of ? <Legal of={of} language={language} /> : <LegalList />;
}

function LegalList() {
  const t = useT();
  const spoken = useLanguage();
  const answer = useAnswer(StaffLegalDocumentsDocument, {});
  return (
    <Loaded answer={answer}>
      {({ legalDocuments }) => (
        <>
          <p className="da-soft da-lead">{t("dashboard.content.legalLead")}</p>
          {[...Map.groupBy(legalDocuments, ({ key }) => key)].map(([key, documents]) => (
            <Section key={key} title={t(`dashboard.content.legal.${key}`)}>
              <ul className="da-rows">
                {documents.map(({ languageCode, version, inForce, isDefault, effectiveAt }) => {
                  const language = LANGUAGES.find((one) => one === languageCode.toLowerCase()) ?? "en";
                  return (
                    <li key={languageCode} className="da-row">
                      <Link className="ui-link da-row-main" to={`/content/legal/${key}/${language}`}>
                        {LANGUAGE_NAMES[language]}
                      </Link>
                      {version > inForce && effectiveAt ? (
                        <State tone="open">
                          {t("dashboard.content.planned", { date: momentText(spoken, effectiveAt) })}
                        </State>
                      ) : null}
                      {inForce > 0 && !(isDefault && version === inForce) ? (
                        <State tone="good">{t("dashboard.content.inForce", { version: inForce })}</State>
                      ) : (
                        <State tone="quiet">{t("dashboard.content.default")}</State>
                      )}
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
