import {
  AccountAddressDeleteDocument,
  AccountSetDefaultAddressDocument,
  AddressesDocument,
  type AddressesQuery,
} from "@carloom/api-client/commerce";
import { addressLines } from "@carloom/i18n/address";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { type AuthError, callMutation, UNREACHABLE } from "../auth/calls.ts";
import { session } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { errorText } from "../parts/error-text.ts";
import { Page } from "../parts/page.tsx";
import { AddressForm } from "./address-form.tsx";
import { Loaded } from "./loaded.tsx";
import { useAnswer } from "./use-answer.ts";

type Address = NonNullable<AddressesQuery["me"]>["addresses"][number];

export function AddressesPage() {
  const t = useT();
  const [answer, ask] = useAnswer(AddressesDocument, {});
  return (
    <Page title={t("account.area.addresses")}>
      <Loaded answer={answer} retry={() => void ask()}>
        {({ me }) => <AddressBook addresses={me?.addresses ?? []} name={me} ask={ask} />}
      </Loaded>
    </Page>
  );
}

type BookProps = {
  addresses: readonly Address[];
  name: { firstName: string; lastName: string } | null;
  ask: () => Promise<void>;
};

function AddressBook({ addresses, name, ask }: BookProps) {
  const t = useT();
  // an address, "new", or nothing is being written
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  /** The form is gone with whatever had the focus: it goes to the heading. */
  const close = () => {
    setOpen(null);
    document.querySelector<HTMLElement>("h1")?.focus();
  };
  const done = async (message: string) => {
    await ask();
    close();
    setSaid(message);
  };
  const isNew = open === "new" || addresses.length === 0;
  return (
    <>
      {addresses.length === 0 ? <p className="ui-lead">{t("account.addresses.none")}</p> : null}
      <ul className="account-rows">
        {addresses.map((address) => (
          <li key={address.id} className="account-address">
            {open === address.id ? (
              <AddressForm
                address={address}
                name={null}
                onDone={() => void done(t("account.saved"))}
                onCancel={close}
              />
            ) : (
              <AddressCard address={address} onEdit={() => setOpen(address.id)} onChanged={done} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="account-said">
        {said}
      </p>
      {isNew ? (
        <section aria-label={t("account.addresses.add")}>
          <AddressForm
            address={null}
            name={name}
            onDone={() => void done(t("account.saved"))}
            onCancel={addresses.length > 0 ? close : null}
          />
        </section>
      ) : (
        <div className="account-actions">
          <Button variant="primary" onClick={() => setOpen("new")}>
            {t("account.addresses.add")}
          </Button>
        </div>
      )}
    </>
  );
}

type CardProps = { address: Address; onEdit: () => void; onChanged: (message: string) => Promise<void> };

function AddressCard({ address, onEdit, onChanged }: CardProps) {
  const t = useT();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AuthError | null>(null);
  const lines = addressLines({ ...address, country: address.country.code }, language);
  const { account } = session.clients;

  const run = async (message: string, work: Parameters<typeof callMutation>[0]) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    const result = await callMutation(work);
    setBusy(false);
    if (result.ok) await onChanged(message);
    else setError(result.errors[0] ?? UNREACHABLE);
  };
  const prefer = (type: "SHIPPING" | "BILLING") =>
    run(
      t("account.saved"),
      async () =>
        (await account.mutate(AccountSetDefaultAddressDocument, { id: address.id, type })).accountSetDefaultAddress,
    );
  const remove = () =>
    run(
      t("account.addresses.removed"),
      async () => (await account.mutate(AccountAddressDeleteDocument, { id: address.id })).accountAddressDelete,
    );

  const uses = [
    address.isDefaultShippingAddress && t("account.addresses.shipping"),
    address.isDefaultBillingAddress && t("account.addresses.billing"),
  ].filter(Boolean);
  const of = lines.slice(0, 2).join(", ");
  const button = (name: string, onClick: () => void) => (
    <Button size="small" onClick={onClick} aria-disabled={busy} aria-label={`${t(name)}: ${of}`}>
      {t(name)}
    </Button>
  );
  return (
    <>
      <div className="account-address-text">
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {address.phone ? <span className="ui-data">{address.phone}</span> : null}
        </address>
        {uses.length > 0 ? <p className="ui-hint">{uses.join(" · ")}</p> : null}
      </div>
      {error ? <ErrorNote>{errorText(t, error)}</ErrorNote> : null}
      <div className="account-address-actions">
        {button("account.addresses.edit", onEdit)}
        {address.isDefaultShippingAddress
          ? null
          : button("account.addresses.useShipping", () => void prefer("SHIPPING"))}
        {address.isDefaultBillingAddress ? null : button("account.addresses.useBilling", () => void prefer("BILLING"))}
        {button("account.addresses.remove", () => void remove())}
      </div>
    </>
  );
}
