import {
  MembershipCancelDocument,
  type MembershipFieldsFragment,
  MembershipResumeDocument,
  MyMembershipDocument,
} from "@carloom/api-client/commerce";
import { formatDate, formatMoney, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { session, settings } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { Page } from "../parts/page.tsx";
import { ChargeNote, SavedCard } from "./membership-card.tsx";
import { ChangePlan } from "./membership-plan.tsx";
import { Loaded } from "./loaded.tsx";
import { useAnswer } from "./use-answer.ts";

type Membership = MembershipFieldsFragment;

/** A path of the site in the page's language. */
function useSiteLink(): (path: string) => string {
  const language = useLanguage();
  return (path) => `${settings.origin}${path}${language === "en" ? "" : `?lang=${language}`}`;
}

/** The person's membership: what is free, what is due, and its end. */
export function MembershipPage() {
  const t = useT();
  const site = useSiteLink();
  const language = LANGUAGE_CODES[useLanguage()];
  const [answer, ask] = useAnswer(MyMembershipDocument, { language });
  return (
    <Page title={t("membership.account")}>
      <Loaded answer={answer} retry={() => void ask()}>
        {({ myMembership }) =>
          myMembership ? (
            <>
              <Facts membership={myMembership} />
              <SavedCard membership={myMembership} onChange={ask} />
              <ChangePlan membership={myMembership} onChange={ask} />
              <Actions membership={myMembership} onChange={ask} />
            </>
          ) : (
            <>
              <p className="ui-lead">{t("membership.account.none")}</p>
              <div className="account-actions">
                <a className={buttonClass({ variant: "primary" })} href={site("/membership")}>
                  {t("membership.account.see")}
                </a>
              </div>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Facts({ membership }: { membership: Membership }) {
  const t = useT();
  const language = useLanguage();
  const site = useSiteLink();
  const number = new Intl.NumberFormat(language);
  const day = (at: string) => formatDate(language, at, "long");
  const { plan, period, status, endsAt, graceUntil, endedAt, quota, nextPayment, charge } = membership;
  // what is charged by itself is no bill to be paid
  const charged = charge?.failure ? null : charge?.nextAt;
  const due = nextPayment?.dueAt ? "membership.account.nextOn" : "membership.account.nextNow";
  const nextKey = charged ? "membership.account.nextCharge" : due;
  const until = status === "ENDED" ? endedAt : endsAt;
  return (
    <dl className="account-facts">
      <div>
        <dt>{t("membership.account.plan")}</dt>
        <dd>
          {plan.name}, {t(`site.membership.${period}`)}
        </dd>
      </div>
      <div>
        <dt>{t("membership.account.status")}</dt>
        <dd>
          {t(`membership.status.${status}`)}
          {status === "PAST_DUE" && graceUntil ? (
            <span className="ui-hint">{t("membership.late", { grace: day(graceUntil) })}</span>
          ) : null}
        </dd>
      </div>
      {until ? (
        <div>
          <dt>{t(status === "ENDED" ? "membership.status.ENDED" : "membership.account.until")}</dt>
          <dd className="ui-data">{day(until)}</dd>
        </div>
      ) : null}
      {quota ? (
        <div>
          <dt>{t("membership.account.quota")}</dt>
          <dd>
            <span className="ui-data">
              {t("membership.account.left", {
                left: number.format(quota.leftCm2),
                area: number.format(quota.areaCm2),
              })}
            </span>
            <meter className="account-quota" min={0} max={quota.areaCm2} value={quota.leftCm2} aria-hidden="true" />
            <span className="ui-hint">{t("membership.account.reset", { until: day(quota.until) })}</span>
          </dd>
        </div>
      ) : null}
      {status === "ENDED" ? null : (
        <div>
          <dt>{t("membership.account.next")}</dt>
          <dd>
            {nextPayment ? (
              <span className="ui-data">
                {t(nextKey, {
                  price: formatMoney(language, nextPayment.amount.amount, nextPayment.amount.currency),
                  date: charged ? day(charged) : nextPayment.dueAt ? day(nextPayment.dueAt) : "",
                })}
              </span>
            ) : (
              t("membership.account.nothingDue")
            )}
            {nextPayment ? <ChargeNote membership={membership} /> : null}
            {nextPayment?.token && !charged ? (
              <a className="ui-link" href={site(`/orders/${nextPayment.token}`)}>
                {t("membership.account.order")}
              </a>
            ) : null}
          </dd>
        </div>
      )}
    </dl>
  );
}

type ActionsProps = { membership: Membership; onChange: () => Promise<void> };

/** Cancel, after a second look at what that means; take it back; or join again. */
function Actions({ membership, onChange }: ActionsProps) {
  const t = useT();
  const language = useLanguage();
  const site = useSiteLink();
  const [state, setState] = useState<"idle" | "asking" | "busy" | "failed">("idle");

  async function change(step: "cancel" | "resume") {
    if (state === "busy") return;
    setState("busy");
    const variables = { language: LANGUAGE_CODES[language] };
    try {
      const { account } = session.clients;
      const { errors } =
        step === "cancel"
          ? (await account.mutate(MembershipCancelDocument, variables)).membershipCancel
          : (await account.mutate(MembershipResumeDocument, variables)).membershipResume;
      await onChange();
      setState(errors.length > 0 ? "failed" : "idle");
    } catch {
      setState("failed");
    }
  }

  const { status, endsAt, canCancel, canResume } = membership;
  const failed = state === "failed" ? <ErrorNote>{t("membership.account.failed")}</ErrorNote> : null;
  if (canResume)
    return (
      <div className="account-actions">
        <Button variant="primary" disabled={state === "busy"} onClick={() => void change("resume")}>
          {t("membership.account.resume")}
        </Button>
        {failed}
      </div>
    );
  if (canCancel && (state === "asking" || state === "busy"))
    return (
      <section className="account-form" aria-label={t("membership.account.cancel")}>
        <p>
          {status === "PAST_DUE"
            ? t("membership.account.cancelNow")
            : t("membership.account.cancelText", { until: endsAt ? formatDate(language, endsAt, "long") : "" })}
        </p>
        <div className="account-actions">
          <Button disabled={state === "busy"} onClick={() => void change("cancel")}>
            {t("membership.account.cancelYes")}
          </Button>
          <Button variant="quiet" disabled={state === "busy"} onClick={() => setState("idle")}>
            {t("membership.account.keep")}
          </Button>
        </div>
      </section>
    );
  return (
    <div className="account-actions">
      {canCancel ? <Button onClick={() => setState("asking")}>{t("membership.account.cancel")}</Button> : null}
      {status === "ENDED" ? (
        <a className={buttonClass({ variant: "primary" })} href={site("/membership")}>
          {t("membership.account.again")}
        </a>
      ) : null}
      {failed}
    </div>
  );
}
