import { buttonClass, Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { channelOfRequest } from "../channel/channels.ts";
import { PERIODS, type Period } from "../data/plans.ts";
import { plansOf } from "../data/plans.server.ts";
import { languageOfRequest, SiteLink } from "../language/language.tsx";
import { Seo } from "../seo/seo.tsx";
import { serverSite } from "../server-context.ts";
import { AreaDrawing } from "./membership/area-drawing.tsx";
import { JoinAction } from "./membership/join-action.tsx";
import { PlanChoice } from "./membership/plan-choice.tsx";
import { MessageForm } from "./message/message-form.tsx";
import { membershipRules } from "./message/rules.ts";
import { useLetter } from "./message/use-letter.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { commerce } = context.get(serverSite);
  const channel = channelOfRequest(request);
  return { channel, plans: await plansOf(commerce, channel, languageOfRequest(request)) };
}

/** Plans with their prices in the visitor's channel, and how membership works; where staff set none, it says so. */
export default function Membership() {
  const t = useT();
  const { channel, plans: answer } = useLoaderData<typeof loader>();
  const plans = answer ?? [];
  const [period, setPeriod] = useState<Period>("month");
  const [slug, setSlug] = useState<string | null>(null);
  const letter = useLetter("membership", membershipRules);
  const plan = plans.find((one) => one.slug === slug) ?? plans[0];
  const isOpen = plan !== undefined;
  const state = isOpen ? "membership.lead" : answer ? "site.membership.state" : "membership.unreachable";
  return (
    <div className="site-page site-wrap">
      <Seo title={t("site.membership.heading")} description={t(state)} path="/membership" />
      <div className="site-grid membership">
        <div className="membership-head">
          <h1>{t("site.membership.heading")}</h1>
          <p className="ui-lead">{t(state)}</p>
          {plan ? <AreaDrawing plans={plans} chosen={plan} /> : null}
        </div>
        <div className="membership-side">
          <div className="membership-period">
            <Segmented
              label={t("site.membership.period")}
              value={period}
              onChange={(value) => setPeriod(value === "year" ? "year" : "month")}
              options={PERIODS.map((value) => ({ value, label: t(`site.membership.${value}`) }))}
            />
          </div>
          {plan ? <PlanChoice plans={plans} chosen={plan} period={period} onChoose={setSlug} /> : null}
          {plan ? <JoinAction channel={channel} plan={plan} period={period} /> : null}
          <dl className="site-rows">
            {["renewal", "quota", "end"].map((row) => (
              <div key={row}>
                <dt>{t(`site.membership.${row}`)}</dt>
                <dd>{t(`site.membership.${row}.${period}`)}</dd>
              </div>
            ))}
            {isOpen ? (
              <div>
                <dt>{t("membership.pay")}</dt>
                <dd>{t("membership.payText")}</dd>
              </div>
            ) : null}
          </dl>
          {isOpen ? null : (
            <SiteLink to="/car" className={buttonClass()}>
              {t("site.home.browse")}
            </SiteLink>
          )}
        </div>
      </div>
      <section className="site-grid message" aria-labelledby="membership-form">
        <div className="message-head">
          <h2 id="membership-form">{t(isOpen ? "membership.ask" : "site.membership.ask")}</h2>
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
