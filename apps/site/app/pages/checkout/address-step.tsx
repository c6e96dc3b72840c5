import { ADDRESS_TEXTS, addressLine } from "@carloom/i18n/address";
import { Button, Checkbox, Select, Skeleton, TextField, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { ADDRESS_NAMES, type AddressStart, addressOf } from "../../cart/address.ts";
import { AddressFields, NO_PROBLEMS } from "../../cart/address-fields.tsx";
import { AddressText } from "../../cart/address-text.tsx";
import { byField } from "../../cart/problems.ts";
import type { Outcome } from "../../cart/use-checkout.ts";
import { type SavedAddresses, useSavedAddresses } from "../../cart/use-saved-addresses.ts";
import { useLanguage } from "../../language/language.tsx";
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
  const saved = useSavedAddresses();
  const [sameChosen, setSame] = useState<boolean | null>(null);
  const same = sent && (sameChosen ?? isOne(checkout, saved));
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
      <form className="checkout-form" onSubmit={(event) => void submit(event)} noValidate>
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
            <Address name="shipping" saved={saved} held={shippingAddress} problems={shipping} />
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
            <Address name="billing" saved={saved} held={billingAddress} problems={billing} />
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

type AddressProps = {
  name: "shipping" | "billing";
  saved: SavedAddresses | null;
  /** What the cart has already. */
  held: AddressStart | null;
  problems: typeof NO_PROBLEMS;
};

/** An address of the cart: begun with what is there, the account's own otherwise, which can be chosen among. */
function Address({ name, saved, held, problems }: AddressProps) {
  const t = useT();
  const language = useLanguage();
  const [chosen, setChosen] = useState<AddressStart | null>(null);
  // fields keep what they began with, so they wait until that is known
  if (!saved) return <Skeleton className="checkout-full checkout-waits" />;
  const start = chosen ?? held ?? saved[name];
  const options = saved.all.map((address) => ({
    value: address.id,
    label: addressLine({ ...address, country: address.country.code }, language),
  }));
  const isSaved = saved.all.some(({ id }) => id === start?.id);
  return (
    <>
      {saved.all.length > (isSaved ? 1 : 0) ? (
        <Select
          className="checkout-full"
          label={t("address.saved")}
          value={isSaved ? start?.id : ""}
          onChange={({ target }) => setChosen(saved.all.find(({ id }) => id === target.value) ?? {})}
          options={[...options, { value: "", label: t("address.savedOther") }]}
        />
      ) : null}
      <AddressFields key={start?.id ?? "new"} name={name} address={start} problems={problems} />
    </>
  );
}

const textOf = (address: AddressStart) =>
  JSON.stringify([address.country?.code, ...ADDRESS_TEXTS.map((name) => address[name] ?? "")]);

/** Whether delivery and invoice go to one address: as the cart has it, else as the account has. */
function isOne({ shippingAddress, billingAddress }: StepProps["checkout"], saved: SavedAddresses | null): boolean {
  if (shippingAddress && billingAddress) return textOf(shippingAddress) === textOf(billingAddress);
  return saved?.billing === saved?.shipping;
}

function prefixed(form: FormData, prefix: string): FormData {
  const part = new FormData();
  for (const [name, value] of form) if (name.startsWith(prefix)) part.append(name.slice(prefix.length), value);
  return part;
}
