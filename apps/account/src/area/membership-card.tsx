import {
  MembershipCardRemoveDocument,
  type MembershipFieldsFragment,
  MembershipPayDocument,
  TransactionProcessDocument,
} from "@carloom/api-client/commerce";
import { formatDate, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useCallback, useState } from "react";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { CardForm, useReturnedCard } from "./membership-card-form.tsx";
import { confirmWithBank } from "./stripe-confirm.ts";

type Props = { membership: MembershipFieldsFragment; onChange: () => Promise<void> };

/** What became of the charge of the next period, when there is something to say. */
export function ChargeNote({ membership }: Pick<Props, "membership">) {
  const t = useT();
  const language = useLanguage();
  const { charge, card } = membership;
  if (!charge?.failure || !card) return null;
  const date = charge.nextAt ? formatDate(language, charge.nextAt, "long") : null;
  const said =
    date === null
      ? t("membership.account.unpaid")
      : charge.failure === "AUTHENTICATION"
        ? t("membership.account.authenticate")
        : t("membership.account.declined", { date });
  return <span className="ui-hint">{said}</span>;
}

/** A payment that the bank wants to hear of from the member: here they say it. */
function Confirm({ label, onChange }: { label: string } & Pick<Props, "onChange">) {
  const t = useT();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const [failed, setFailed] = useState<string | null>(null);
  async function confirm() {
    if (state === "busy") return;
    setState("busy");
    setFailed(null);
    const { account } = session.clients;
    try {
      const { payment } = (await account.mutate(MembershipPayDocument, {})).membershipPay;
      const message = payment ? await confirmWithBank(payment) : t("membership.account.confirmFailed");
      // the server asks the provider itself: what the page believes decides nothing
      const seen = payment && (await account.mutate(TransactionProcessDocument, { id: payment.transactionId }));
      const isPaid = seen?.transactionProcess?.transactionEvent?.type === "CHARGE_SUCCESS";
      setState(isPaid ? "done" : "idle");
      if (!isPaid) return setFailed(message || t("membership.account.confirmFailed"));
      await onChange();
    } catch {
      setState("idle");
      setFailed(t("membership.account.confirmFailed"));
    }
  }
  return (
    <div className="account-actions">
      {state === "done" ? null : (
        <Button variant="primary" disabled={state === "busy"} onClick={() => void confirm()}>
          {label}
        </Button>
      )}
      <p role="status">{state === "done" ? t("membership.account.confirmed") : ""}</p>
      {failed ? <ErrorNote>{failed}</ErrorNote> : null}
    </div>
  );
}

/** The saved card: what it is for, how another takes its place, and how to have it forgotten. */
export function SavedCard({ membership, onChange }: Props) {
  const t = useT();
  const language = useLanguage();
  const [state, setState] = useState<"idle" | "asking" | "busy" | "failed">("idle");
  const [isEntering, setEntering] = useState(false);
  const [isKept, setKept] = useState(false);
  const { card, charge, status, canSaveCard } = membership;
  const kept = useCallback(async () => {
    setEntering(false);
    setKept(true);
    await onChange();
  }, [onChange]);
  const [isRefused, setRefused] = useState(false);
  const refused = useCallback(() => setRefused(true), []);
  useReturnedCard(kept, refused);
  const mayEnter = canSaveCard && status !== "ENDED";
  if (!card && !mayEnter) return null;

  async function remove() {
    if (state === "busy") return;
    setState("busy");
    try {
      const { account } = session.clients;
      const answer = await account.mutate(MembershipCardRemoveDocument, { language: LANGUAGE_CODES[language] });
      setState(answer.membershipCardRemove.errors.length > 0 ? "failed" : "idle");
      await onChange();
    } catch {
      setState("failed");
    }
  }

  const isDue = Boolean(charge?.failure) && card !== null;
  const enter = () => {
    setKept(false);
    setRefused(false);
    setEntering(true);
  };
  return (
    <section className="account-section account-form" aria-labelledby="saved-card">
      <h2 id="saved-card">{t("membership.account.card")}</h2>
      <p>
        {card ? (
          <>
            <span className="ui-data">
              {t("membership.account.cardText", {
                brand: card.brand,
                last4: card.last4,
                month: String(card.expMonth).padStart(2, "0"),
                year: String(card.expYear),
              })}
            </span>
            <br />
          </>
        ) : null}
        {t(
          card === null
            ? "membership.account.cardNone"
            : state === "asking" || state === "busy"
              ? "membership.account.cardRemoveText"
              : "membership.account.cardCharge",
        )}
      </p>
      <p role="status">{isKept ? t(isDue ? "membership.account.cardSavedDue" : "membership.account.cardSaved") : ""}</p>
      {isRefused ? <ErrorNote>{t("membership.account.cardDeclined")}</ErrorNote> : null}
      {isDue && !isEntering ? (
        <Confirm
          label={t(
            charge?.failure === "AUTHENTICATION" && !isKept
              ? "membership.account.confirm"
              : "membership.account.payNow",
          )}
          onChange={onChange}
        />
      ) : null}
      {isEntering ? <CardForm onKept={kept} onClose={() => setEntering(false)} /> : null}
      <div className="account-actions" hidden={isEntering}>
        {state === "asking" || state === "busy" ? (
          <>
            <Button disabled={state === "busy"} onClick={() => void remove()}>
              {t("membership.account.cardRemoveYes")}
            </Button>
            <Button variant="quiet" disabled={state === "busy"} onClick={() => setState("idle")}>
              {t("membership.account.cardKeep")}
            </Button>
          </>
        ) : (
          <>
            {mayEnter ? (
              <Button variant={card ? "secondary" : "primary"} onClick={enter}>
                {t(card ? "membership.account.cardOther" : "membership.account.cardAdd")}
              </Button>
            ) : null}
            {card ? (
              <Button variant="quiet" onClick={() => setState("asking")}>
                {t("membership.account.cardRemove")}
              </Button>
            ) : null}
          </>
        )}
        {state === "failed" ? <ErrorNote>{t("membership.account.failed")}</ErrorNote> : null}
      </div>
    </section>
  );
}
