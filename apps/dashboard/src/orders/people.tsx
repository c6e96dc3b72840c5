import { Button, useT } from "@carloom/ui";
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from "@carloom/i18n";
import { addressLines } from "@carloom/i18n/address";
import { useState } from "react";
import { LANGUAGE_NAMES, useLanguage } from "../boot/language.tsx";
import { personName } from "../parts/person.ts";
import { Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { AddressDialog, EmailDialog } from "./address-dialog.tsx";
import type { OrderDetail } from "./states.tsx";

type Address = Pick<
  NonNullable<OrderDetail["shippingAddress"]>,
  | "firstName"
  | "lastName"
  | "companyName"
  | "streetAddress1"
  | "streetAddress2"
  | "city"
  | "cityArea"
  | "postalCode"
  | "countryArea"
  | "phone"
  | "country"
>;

/** Who ordered, where it goes, and what they wrote. */
export function People({ order }: { order: OrderDetail }) {
  const t = useT();
  const language = languageOfTag(order.languageCodeEnum) ?? DEFAULT_LANGUAGE;
  const mayChange = useMay("orders");
  const [open, setOpen] = useState<"email" | "shippingAddress" | "billingAddress" | null>(null);
  const canEdit = mayChange && (order.status === "UNCONFIRMED" || order.status === "UNFULFILLED");
  const close = () => setOpen(null);
  const edit = (what: NonNullable<typeof open>, name: string) =>
    canEdit ? (
      <Button size="small" variant="quiet" aria-label={t("dashboard.edit.of", { name })} onClick={() => setOpen(what)}>
        {t("dashboard.customer.edit")}
      </Button>
    ) : null;
  return (
    <>
      <Section title={t("dashboard.customer")} actions={edit("email", t("dashboard.order.email"))}>
        <p>
          {order.user ? personName(order.user) : t("dashboard.customer.guest")}
          <br />
          <a className="ui-link" href={`mailto:${order.userEmail ?? ""}`}>
            {order.userEmail}
          </a>
        </p>
        <p className="da-soft">{t("dashboard.customer.language", { language: LANGUAGE_NAMES[language] })}</p>
        {order.customerNote ? <blockquote className="da-note">{order.customerNote}</blockquote> : null}
      </Section>
      {order.shippingAddress ? (
        <Section
          title={t("dashboard.customer.delivery")}
          actions={edit("shippingAddress", t("dashboard.customer.delivery"))}
        >
          <AddressText address={order.shippingAddress} />
        </Section>
      ) : null}
      {order.billingAddress ? (
        <Section
          title={t("dashboard.customer.billing")}
          actions={edit("billingAddress", t("dashboard.customer.billing"))}
        >
          <AddressText address={order.billingAddress} />
        </Section>
      ) : null}
      {open === "email" ? <EmailDialog order={order} onClose={close} /> : null}
      {open === "shippingAddress" || open === "billingAddress" ? (
        <AddressDialog order={order} kind={open} onClose={close} />
      ) : null}
    </>
  );
}

/** An address as its own country writes it, as on papers and in mails, and the phone that a carrier calls. */
export function AddressText({ address, language: of }: { address: Address; language?: Language }) {
  const spoken = useLanguage();
  const lines = addressLines({ ...address, country: address.country.code }, of ?? spoken);
  return (
    <address className="da-address">
      {[...lines, address.phone].filter(Boolean).map((line, index) => (
        // lines of an address may be alike
        <span key={`${index}-${line}`}>{line}</span>
      ))}
    </address>
  );
}
