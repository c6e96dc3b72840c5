import { StaffShopNoticesDocument, StaffShopRulesDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { History } from "../editorial/history.tsx";
import { Languages } from "../editorial/languages.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Section } from "../parts/section.tsx";
import { NoticeForm } from "./notice-form.tsx";
import { RulesForm } from "./rules-form.tsx";

/** What the law asks of a shop in the European Union, Korea and Japan. */
export function Law() {
  const t = useT();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const rules = useAnswer(StaffShopRulesDocument, {});
  const notices = useAnswer(StaffShopNoticesDocument, {});
  const historyOf = (part: "union" | "notices") => t("dashboard.law.history", { part: t(`dashboard.law.${part}`) });
  return (
    <>
      <p className="da-soft da-lead">{t("dashboard.law.lead")}</p>
      <Section title={t("dashboard.law.union")}>
        <Loaded answer={rules}>{() => <RulesForm />}</Loaded>
      </Section>
      <History
        kind="SHOP"
        of="rules"
        title={historyOf("union")}
        language={null}
        nameOf={(key) => t(`dashboard.law.rule.${key}`)}
        few={3}
      />
      <Section title={t("dashboard.law.notices")}>
        <p className="da-soft">{t("dashboard.law.noticesText")}</p>
        <Languages language={language} onChoose={setLanguage} />
        <Loaded answer={notices}>
          {({ shopNotices }) => {
            const notice = shopNotices.find(({ languageCode }) => languageCode === LANGUAGE_CODES[language]);
            return notice ? <NoticeForm key={language} notice={notice} language={language} /> : null;
          }}
        </Loaded>
      </Section>
      <History
        key={language}
        kind="SHOP"
        of="notice"
        title={historyOf("notices")}
        language={language}
        nameOf={(key) => t(`dashboard.law.notice.${key}`)}
        few={3}
      />
    </>
  );
}
