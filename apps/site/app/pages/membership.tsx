import { buttonClass, Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { SiteLink } from "../language/language.tsx";
import { MessageForm } from "./message/message-form.tsx";
import { membershipRules } from "./message/rules.ts";
import { useLetter } from "./message/use-letter.ts";
import { Seo } from "../seo/seo.tsx";

/** Values of the period as the specification has them. */
const PERIODS = ["month", "year"] as const;

/** How membership works. No plan is on sale yet, and the page says so before anything else. */
export default function Membership() {
  const t = useT();
  const [period, setPeriod] = useState<string>("month");
  const letter = useLetter("membership", membershipRules);
  return (
    <div className="site-page site-wrap">
      <Seo title={t("site.membership.heading")} description={t("site.membership.state")} path="/membership" />
      <div className="site-grid membership">
        <div className="membership-head">
          <h1>{t("site.membership.heading")}</h1>
          <p className="ui-lead">{t("site.membership.state")}</p>
        </div>
        <div className="membership-period">
          <Segmented
            label={t("site.membership.period")}
            value={period}
            onChange={setPeriod}
            options={PERIODS.map((value) => ({ value, label: t(`site.membership.${value}`) }))}
          />
          <dl className="site-rows">
            {["renewal", "quota", "end"].map((row) => (
              <div key={row}>
                <dt>{t(`site.membership.${row}`)}</dt>
                <dd>{t(`site.membership.${row}.${period}`)}</dd>
              </div>
            ))}
          </dl>
          <SiteLink to="/car" className={buttonClass()}>
            {t("site.home.browse")}
          </SiteLink>
        </div>
      </div>
      <section className="site-grid message" aria-labelledby="membership-form">
        <div className="message-head">
          <h2 id="membership-form">{t("site.membership.ask")}</h2>
          <p className="ui-lead">{t("site.membership.askText")}</p>
        </div>
        <MessageForm
          letter={letter}
          nameLabel={t("site.form.fullName")}
          submitLabel={t("site.membership.send")}
          sent={<p className="message-sent">{t("site.membership.sent")}</p>}
        />
      </section>
    </div>
  );
}
