import {
  MembershipChangeDocument,
  MembershipChangeOfferDocument,
  type MembershipChangeOfferQuery,
  type MembershipFieldsFragment,
  MembershipPlansDocument,
} from "@carloom/api-client/commerce";
import { formatDate, formatMoney, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, Select, useT } from "@carloom/ui";
import { useState } from "react";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { useAnswer } from "./use-answer.ts";

type Props = { membership: MembershipFieldsFragment; onChange: () => Promise<void> };
type Offer = NonNullable<MembershipChangeOfferQuery["membershipChangeOffer"]>;
type Way = { planId: string; period: "month" | "year" };

const FAILURES: Readonly<Record<string, string>> = {
  DECLINED: "membership.account.changeDeclined",
  AUTHENTICATION: "membership.account.authenticate",
  INVALID: "membership.account.changeMoved",
};

/** Another plan: what it costs and when it begins is asked of the shop and shown before anything is changed. */
export function ChangePlan({ membership, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const { status, nextPayment } = membership;
  // what is ordered already cannot be changed
  if (status !== "ACTIVE" || nextPayment?.token) return null;
  return (
    <section className="account-section account-form" aria-labelledby="change-plan">
      <h2 id="change-plan">{t("membership.account.change")}</h2>
      {membership.nextPlan && membership.nextPeriod ? (
        <p>
          {t("membership.account.changeNext", {
            plan: membership.nextPlan.name,
            period: t(`site.membership.${membership.nextPeriod}`),
          })}
        </p>
      ) : null}
      {open ? (
        <Choice
          key={language}
          membership={membership}
          onChange={async () => {
            setOpen(false);
            setDone(true);
            await onChange();
          }}
          onAsked={onChange}
        />
      ) : (
        <div className="account-actions">
          <Button
            onClick={() => {
              setDone(false);
              setOpen(true);
            }}
          >
            {t("membership.account.change")}
          </Button>
        </div>
      )}
      <p role="status">{done ? t("membership.account.changeDone") : ""}</p>
    </section>
  );
}

function Choice({ membership, onChange, onAsked }: Props & { onAsked: () => Promise<void> }) {
  const t = useT();
  const language = useLanguage();
  const { channel } = membership;
  const [answer] = useAnswer(MembershipPlansDocument, { channel, language: LANGUAGE_CODES[language] });
  const [chosen, setChosen] = useState("");
  const [shown, setShown] = useState<{ way: Way; offer: Offer } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  if (answer.status !== "ready")
    return answer.status === "failed" ? <ErrorNote>{t("membership.account.failed")}</ErrorNote> : null;
  const ways = answer.data.membershipPlans.flatMap((plan) =>
    plan.prices.map(({ period }) => ({ planId: plan.id, period, name: plan.name })),
  );
  const own = (way: Way) => way.planId === membership.plan.id && way.period === membership.period;
  // the plan that one has is there to take a change back
  const offered = ways.filter((way) => membership.nextPlan !== null || !own(way));
  const keyOf = ({ planId, period }: Way) => `${planId} ${period}`;

  const [first] = offered;
  const picked = chosen || (first ? keyOf(first) : "");

  async function run(work: () => Promise<string | null>) {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      const problem = await work();
      if (problem) setFailed(t(problem));
    } catch {
      setFailed(t("membership.account.failed"));
    } finally {
      setBusy(false);
    }
  }
  const { account } = session.clients;
  const look = () =>
    run(async () => {
      const way = offered.find((one) => keyOf(one) === picked);
      if (!way) return null;
      const { planId, period } = way;
      const { membershipChangeOffer: offer } = await account.query(MembershipChangeOfferDocument, { planId, period });
      setShown(offer ? { way: { planId, period }, offer } : null);
      return offer ? null : "membership.account.changeNone";
    });
  const confirm = ({ way, offer }: { way: Way; offer: Offer }) =>
    run(async () => {
      const variables = { ...way, due: offer.due.amount, language: LANGUAGE_CODES[language] };
      const [error] = (await account.mutate(MembershipChangeDocument, variables)).membershipChange.errors;
      if (!error) {
        await onChange();
        return null;
      }
      setShown(null);
      // the bank's question is answered beside the card
      if (error.code === "AUTHENTICATION") await onAsked();
      return FAILURES[error.code] ?? "membership.account.failed";
    });

  return (
    <>
      <Select
        label={t("membership.account.changeTo")}
        value={picked}
        options={offered.map((way) => ({
          value: keyOf(way),
          label: t("membership.account.changeOption", { plan: way.name, period: t(`site.membership.${way.period}`) }),
        }))}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          setShown(null);
        }}
      />
      {shown ? <OfferText offer={shown.offer} isOwn={own(shown.way)} /> : null}
      <div className="account-actions">
        {shown ? (
          <Button variant="primary" disabled={busy} onClick={() => void confirm(shown)}>
            <ConfirmLabel offer={shown.offer} isOwn={own(shown.way)} />
          </Button>
        ) : (
          <Button disabled={busy || picked === ""} onClick={() => void look()}>
            {t("membership.account.changeSee")}
          </Button>
        )}
        {failed ? <ErrorNote>{failed}</ErrorNote> : null}
      </div>
    </>
  );
}

function useWords(offer: Offer) {
  const language = useLanguage();
  const price = ({ amount, currency }: { amount: number; currency: string }) => formatMoney(language, amount, currency);
  return {
    price: price(offer.price),
    credit: price(offer.credit),
    due: price(offer.due),
    date: offer.at ? formatDate(language, offer.at, "long") : "",
  };
}

function OfferText({ offer, isOwn }: { offer: Offer; isOwn: boolean }) {
  const t = useT();
  const words = useWords(offer);
  const key = isOwn ? "changeUndo" : offer.isNow ? "changeNow" : "changeLater";
  return <p role="status">{t(`membership.account.${key}`, words)}</p>;
}

function ConfirmLabel({ offer, isOwn }: { offer: Offer; isOwn: boolean }) {
  const t = useT();
  const words = useWords(offer);
  const key = isOwn ? "changeUndoYes" : offer.isNow ? "changeNowYes" : "changeLaterYes";
  return t(`membership.account.${key}`, words);
}
