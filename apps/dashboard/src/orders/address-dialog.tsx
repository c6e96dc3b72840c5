import { addressHelp } from "@carloom/api-client/address-help";
import { type AddressInput, StaffOrderUpdateDocument } from "@carloom/api-client/commerce";
import { countryOptions } from "@carloom/i18n";
import { ADDRESS_TEXTS, addressErrorKey, addressForm } from "@carloom/i18n/address";
import { AddressFields, TextField, useT, useToast } from "@carloom/ui";
import { useRef, useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import type { OrderDetail } from "./states.tsx";

const HELP = addressHelp(session.clients.account);

/** Corrects where an order goes, or whom it is billed to, by the country's own fields. */
export function AddressDialog({
  order,
  kind,
  onClose,
}: {
  order: OrderDetail;
  kind: "shippingAddress" | "billingAddress";
  onClose: () => void;
}) {
  const t = useT();
  const language = useLanguage();
  const toast = useToast();
  const act = useAct(StaffOrderUpdateDocument);
  const fields = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const address = order[kind];
  const read = (): AddressInput => {
    const values = Object.fromEntries(
      [...(fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? [])].map((field) => [
        field.name,
        field.value,
      ]),
    );
    const input: AddressInput = { country: values["country"] as AddressInput["country"] };
    for (const text of ADDRESS_TEXTS) input[text] = values[text]?.trim() ?? "";
    return input;
  };
  return (
    <ActDialog
      title={t(kind === "shippingAddress" ? "dashboard.customer.delivery" : "dashboard.customer.billing")}
      label={t("dashboard.save")}
      onClose={onClose}
      run={async () => {
        const { orderUpdate } = await act.mutateAsync({ id: order.id, input: { [kind]: read() } });
        const problems = orderUpdate?.errors ?? [];
        setWrong(Object.fromEntries(problems.map(({ field, code }) => [field?.split(".").at(-1) ?? "", code])));
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <div ref={fields} className="da-form">
        <AddressFields
          country={address?.country.code ?? "US"}
          countries={countryOptions(language)}
          fieldsOf={(country) => addressForm(country, language, address ?? {})}
          help={HELP}
          error={(field, example) => {
            const key = addressErrorKey(field, wrong[field] ?? "");
            return key ? t(key, { example }) : undefined;
          }}
        />
      </div>
      <p className="da-soft">{t("dashboard.edit.mail", { email: order.userEmail ?? "" })}</p>
    </ActDialog>
  );
}

/** Corrects where the order's mails go. */
export function EmailDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const act = useAct(StaffOrderUpdateDocument);
  const [email, setEmail] = useState(order.userEmail ?? "");
  return (
    <ActDialog
      title={t("dashboard.edit.email")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={email.includes("@") && email.trim() !== order.userEmail}
      run={async () => {
        const { orderUpdate } = await act.mutateAsync({ id: order.id, input: { userEmail: email.trim() } });
        const problems = orderUpdate?.errors ?? [];
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <TextField
        label={t("dashboard.order.email")}
        type="email"
        value={email}
        maxLength={254}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
