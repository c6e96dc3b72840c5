import { Button, TextField, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { problemKey } from "../../cart/problems.ts";
import type { Checkout, CheckoutActions } from "../../cart/use-checkout.ts";

/** A voucher code: one field, or the code that counts and a way to take it off. */
export function Promo({ checkout, actions }: { checkout: Checkout; actions: CheckoutActions }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const code = checkout.voucherCode;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (!given) return setFailed("shop.error.REQUIRED");
    setBusy(true);
    const [problem] = await actions.addCode(given);
    setBusy(false);
    setFailed(problem ? problemKey(problem.code) : null);
  }
  async function remove() {
    if (!code) return;
    setBusy(true);
    const [problem] = await actions.removeCode(code);
    setBusy(false);
    setFailed(problem ? problemKey(problem.code) : null);
  }
  return (
    <div className="checkout-promo">
      <p className="ui-small" role="status">
        {code ? t("shop.promo.applied", { code }) : ""}
      </p>
      {code ? (
        <Button size="small" variant="quiet" disabled={busy} onClick={() => void remove()}>
          {t("shop.promo.remove")}
        </Button>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label={t("shop.promo.label")}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={failed ? t(failed) : undefined}
          />
          <Button type="submit" disabled={busy}>
            {busy ? t("shop.busy") : t("shop.promo.add")}
          </Button>
        </form>
      )}
    </div>
  );
}
