import { Button, Checkbox, TextField, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { ADDRESS_NAMES, addressOf } from "../../cart/address.ts";
import { AddressFields, NO_PROBLEMS } from "../../cart/address-fields.tsx";
import { AddressText } from "../../cart/address-text.tsx";
import { byField } from "../../cart/problems.ts";
import type { Outcome } from "../../cart/use-checkout.ts";
import { useVisitor } from "../../visitor/visitor.ts";
import { StepFrame, type StepProps } from "./step-frame.tsx";

/**
 * E-mail, where it goes, who pays. Saved in that order; the first refusal stops and stands beside its field. What is not
 * sent asks for who pays alone.
 */
export function AddressStep({ checkout, actions, open, onOpen, onDone }: StepProps & { onDone: () => void }) {
  const t = useT();
  const visitor = useVisitor();
  const [busy, setBusy] = useState(false);
  const sent = checkout.isShippingRequired;
  const [sameChosen, setSame] = useState(true);
  const same = sent && sameChosen;
  const [email, setEmail] = useState<string | null>(null);
  const [shipping, setShipping] = useState(NO_PROBLEMS);
  const [billing, setBilling] = useState(NO_PROBLEMS);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const part = (name: string) => addressOf(prefixed(new FormData(form), `${name}.`));
    setBusy(true);
    const fail = (set: (problems: typeof NO_PROBLEMS) => void, outcome: Outcome) => {
      set(byField(outcome, ADDRESS_NAMES));
      return outcome.length > 0;
    };
    const mail = byField(await actions.setEmail(String(new FormData(form).get("email") ?? "").trim()), ["email"]);
    setEmail(mail.fields.email ?? mail.form);
    const address = part("shipping");
    let failed = Boolean(mail.fields.email ?? mail.form);
    if (sent) failed = fail(setShipping, await actions.setShippingAddress(address)) || failed;
    // The checkbox decides for the second address: the same one, or its own fields.
    failed =
      fail(same ? setShipping : setBilling, await actions.setBillingAddress(same ? address : part("billing"))) ||
      failed;
    setBusy(false);
    if (!failed) return onDone();
    // Focus goes to the first field that needs the person.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const { shippingAddress, billingAddress } = checkout;
  const shown = sent ? shippingAddress : billingAddress;
  return (
    <StepFrame
      step="address"
      checkout={checkout}
      open={open}
      onOpen={onOpen}
      summary={
        shown ? (
          <>
            <p>{checkout.email}</p>
            <AddressText address={shown} />
          </>
        ) : null
      }
    >
      <form className="checkout-form" onSubmit={submit} noValidate>
        <TextField
          className="checkout-full"
          label={t("shop.field.email")}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={checkout.email ?? visitor.user?.email ?? ""}
          error={email ? t(email === "shop.error.INVALID" ? "shop.error.EMAIL" : email) : undefined}
        />
        {sent ? (
          <>
            <AddressFields name="shipping" address={shippingAddress} problems={shipping} />
            <div className="checkout-full">
              <Checkbox
                label={t("shop.field.same")}
                checked={same}
                onChange={(event) => setSame(event.currentTarget.checked)}
              />
            </div>
          </>
        ) : null}
        {same ? null : (
          <fieldset className="checkout-form checkout-full">
            <legend>{t("shop.field.billing")}</legend>
            <AddressFields name="billing" address={billingAddress} problems={billing} />
          </fieldset>
        )}
        <div className="checkout-full">
          <Button type="submit" variant="primary" disabled={busy}>
            {busy ? t("shop.busy") : t(sent ? "shop.step.toDelivery" : "shop.step.toReview")}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}

function prefixed(form: FormData, prefix: string): FormData {
  const part = new FormData();
  for (const [name, value] of form) if (name.startsWith(prefix)) part.append(name.slice(prefix.length), value);
  return part;
}
