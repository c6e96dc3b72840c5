import { Button, TextField, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { type CheckoutProblem, toldBy } from "../../cart/problems.ts";
import type { Checkout, CheckoutActions, Outcome } from "../../cart/use-checkout.ts";
import type { Gift } from "../cart/totals.tsx";
import { type GiftCard, giftProblemKey } from "./use-gifts.ts";

type PromoProps = {
  checkout: Checkout;
  actions: CheckoutActions;
  gifts: readonly GiftCard[];
  /** What each of them pays; one that is not named pays nothing. */
  shares: readonly Gift[];
  /** What staff prepared takes gift cards, and no voucher beside what was agreed on. */
  isPrepared?: boolean;
};

/** One field for vouchers and gift cards, and what of them counts, with a way to take each off. */
export function Promo({ checkout, actions, gifts, shares, isPrepared = false }: PromoProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const code = checkout.voucherCode;
  const isNothing = checkout.discount?.amount === 0;
  const wordsOf = (problem: CheckoutProblem) => toldBy(problem) ?? t(giftProblemKey(problem.code));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = String(new FormData(form).get("code") ?? "").trim();
    if (!given) return setFailed(t("shop.error.REQUIRED"));
    setBusy(true);
    const [problem] = await actions.addCode(given);
    setBusy(false);
    if (!problem) form.reset();
    setFailed(problem ? wordsOf(problem) : null);
  }
  async function remove(what: Promise<Outcome>) {
    setBusy(true);
    const [problem] = await what;
    setBusy(false);
    setFailed(problem ? wordsOf(problem) : null);
  }
  const named = (last4: string) => t("sums.giftCard", { last4 });
  return (
    <div className="checkout-promo">
      <div role="status">
        {code ? (
          <p className="ui-small">{t(isNothing ? "shop.promo.nothing" : "shop.promo.applied", { code })}</p>
        ) : null}
        {gifts.map(({ id, last4CodeChars }) => (
          <p key={id} className="ui-small">
            {t(shares.some(({ last4 }) => last4 === last4CodeChars) ? "shop.gift.applied" : "shop.gift.nothing", {
              card: named(last4CodeChars),
            })}
          </p>
        ))}
      </div>
      {code && !isPrepared ? (
        <Button size="small" variant="quiet" disabled={busy} onClick={() => void remove(actions.removeCode(code))}>
          {t("shop.promo.remove")}
        </Button>
      ) : null}
      {gifts.map(({ id, last4CodeChars }) => (
        <Button
          key={id}
          size="small"
          variant="quiet"
          disabled={busy}
          onClick={() => void remove(actions.removeGift(id))}
        >
          {t("shop.gift.remove", { last4: last4CodeChars })}
        </Button>
      ))}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t("shop.promo.label")}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={failed ?? undefined}
        />
        <Button type="submit" disabled={busy}>
          {busy ? t("shop.busy") : t("shop.promo.add")}
        </Button>
      </form>
    </div>
  );
}
