import { formatMoney } from "@carloom/i18n";
import { Button, Checkbox, ErrorNote, Skeleton, useT } from "@carloom/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { groupLines } from "../../cart/group.ts";
import { problemKey, toldBy } from "../../cart/problems.ts";
import { useTerms } from "../../cart/terms.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { useOnline } from "../../parts/online.ts";
import type { CardForm } from "./card-form.tsx";
import { agreedTo, ConsentBoxes, ReviewRows } from "./consent.tsx";
import { StepFrame, type StepProps } from "./step-frame.tsx";
import type { Gifts } from "./use-gifts.ts";
import { type CardWay, usePayment } from "./use-payment.ts";

/** Version of the terms that are agreed to; stored with the order. */
const CONSENT = "2026-11";
/** What was agreed to, kept while the customer is at their bank's page. */
const KEPT_CONSENT = "carloom-consent";
/** The parameter by which a bank's page leads back to a payment. */
const RETURNED = "payment";

/** Payment and consent; nothing is ordered before the last button. */
export function ReviewStep({
  checkout,
  actions,
  open,
  gifts,
  onOpen,
  onPlaced,
}: StepProps & {
  /** Undefined until it is known what gift cards pay. */
  gifts: Gifts | undefined;
  onPlaced: (token: string) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [way, setWay] = useState<"card" | "transfer">("card");
  const [search, setSearch] = useSearchParams();
  const form = useRef<CardForm>(null);
  const { card, ready, begin, look, payLater } = usePayment(checkout.id);
  const personalised = groupLines(checkout.lines).some((group) => group.designId !== null);
  const total = gifts?.left ?? checkout.totalPrice.gross;
  // gift cards pay all of it: there is nothing to choose and nothing to begin
  const isCovered = gifts !== undefined && gifts.shares.length > 0 && total.amount === 0;
  const byCard = Boolean(card) && way === "card" && !isCovered;
  const online = useOnline();
  const { settings } = useSite();
  const state = `${total.amount} ${checkout.deliveryMethod?.id} ${checkout.quantity}`;
  const { terms, agree } = useTerms(checkout.id, open, state);

  // what was refused is over when another step had to be taken for it
  useEffect(() => {
    if (!open) setFailed(null);
  }, [open]);

  /** Orders what is paid, or will be. */
  async function place(consent: string) {
    const result = await actions.complete(consent);
    if ("token" in result) return onPlaced(result.token);
    setBusy(false);
    gifts?.again();
    const [problem] = result.problems;
    const code = problem?.code ?? "";
    const told = problem ? toldBy(problem) : null;
    setFailed(told ?? t(code === "GIFT_CARD_NOT_APPLICABLE" ? "shop.gift.less" : problemKey(code)));
  }
  function stop(message: string) {
    setBusy(false);
    setFailed(message);
  }
  /** Goes on where the customer's bank has answered. */
  async function afterPayment(transaction: string, consent: string, message: string | null) {
    const standing = await look(transaction);
    if (standing === "paid") return place(consent);
    if (standing === "processing" && !message) {
      setBusy(false);
      return setWaiting(true);
    }
    return stop(message ?? t("shop.pay.declined"));
  }
  async function payByCard(by: CardWay, consent: string) {
    const wrong = (await form.current?.check()) ?? null;
    if (wrong) return stop(wrong);
    const begun = await begin(by, total.amount, keeps);
    if ("problem" in begun) {
      gifts?.again();
      return stop(t(begun.problem));
    }
    if (begun.paid) return place(consent);
    sessionStorage.setItem(KEPT_CONSENT, consent);
    const back = new URL(window.location.href);
    back.searchParams.set(RETURNED, begun.transaction);
    const message = (await form.current?.pay(begun.clientSecret, back.href)) ?? null;
    return afterPayment(begun.transaction, consent, message);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const agreed = agreedTo(event.currentTarget);
    setMissing(!agreed);
    if (!agreed) return event.currentTarget.querySelector<HTMLElement>("[name=consent]:not(:checked)")?.focus();
    setBusy(true);
    setFailed(null);
    const [refused] = await agree();
    if (refused) return stop(t(problemKey(refused.code)));
    const consent = `${CONSENT}${personalised ? " personalised" : ""} ${new Date().toISOString()}`;
    if (card && byCard) return payByCard(card, consent);
    const problem = card && !isCovered ? await payLater() : null;
    return problem ? stop(t(problem)) : place(consent);
  }

  // Back from the bank's own page: the payment is looked at once, and the order placed when it went through.
  const returned = search.get(RETURNED);
  const resume = useRef(afterPayment);
  resume.current = afterPayment;
  useEffect(() => {
    if (!returned || !ready) return;
    setSearch((before) => new URLSearchParams([...before].filter(([name]) => !/^(payment|redirect)/.test(name))), {
      replace: true,
    });
    setBusy(true);
    void resume.current(returned, sessionStorage.getItem(KEPT_CONSENT) ?? `${CONSENT} returned`, null);
  }, [returned, ready, setSearch]);

  const label = byCard
    ? t("shop.pay.now", { price: formatMoney(language, total.amount, total.currency) })
    : t("shop.pay.place");
  return (
    <StepFrame step="review" checkout={checkout} open={open} onOpen={onOpen} summary={null}>
      <form onSubmit={(event) => void submit(event)} className="checkout-review" noValidate>
        <div className="checkout-pay">
          {card === undefined ? <Skeleton className="checkout-pay-wait" /> : null}
          {isCovered ? <p>{t("shop.gift.covered")}</p> : null}
          {card && !isCovered ? (
            <fieldset className="checkout-methods">
              <legend className="ui-hidden">{t("shop.pay.heading")}</legend>
              {(["card", "transfer"] as const).map((value) => (
                <label key={value}>
                  <input type="radio" name="way" value={value} checked={way === value} onChange={() => setWay(value)} />
                  <span>
                    <b>{t(value === "card" ? "shop.pay.card" : "shop.pay.offline")}</b>
                    <span className="ui-small">
                      {t(value === "card" ? "shop.pay.cardText" : "shop.pay.offlineText")}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          ) : null}
          {card && byCard ? (
            <>
              {card.config.saveCard ? (
                <Checkbox
                  name="keep-card"
                  checked={keeps}
                  onChange={(event) => setKeeps(event.currentTarget.checked)}
                  label={t("membership.card.consent", { product: settings.productName })}
                />
              ) : null}
              <card.form.Form ref={form} config={card.config} total={total} keeps={keeps} />
            </>
          ) : null}
        </div>
        {terms === undefined ? (
          <Skeleton className="checkout-pay-wait" />
        ) : (
          <>
            <ReviewRows
              terms={terms}
              personalised={personalised}
              transferOnly={card === null && !isCovered}
              covered={isCovered}
            />
            <ConsentBoxes terms={terms} missing={missing} />
          </>
        )}
        <div role="alert">{failed ? <ErrorNote>{failed}</ErrorNote> : null}</div>
        <p role="status">{waiting ? t("shop.pay.processing") : ""}</p>
        {waiting ? null : (
          <Button
            type="submit"
            variant="primary"
            size="large"
            disabled={busy || !online || card === undefined || terms === undefined || gifts === undefined}
          >
            {busy ? t("shop.busy") : label}
          </Button>
        )}
      </form>
    </StepFrame>
  );
}
