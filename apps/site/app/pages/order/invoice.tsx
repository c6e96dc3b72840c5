import { typedDocument } from "@carloom/api-client";
import { Button, buttonClass, ErrorNote, TextField, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";

type Link = { number: string | null; url: string | null; errors: { code: string }[] };
const OrderInvoiceLinkDocument = typedDocument<{ orderInvoiceLink: Link }, { token: string; email: string | null }>(
  "orderInvoiceLink",
  "mutation",
  `mutation orderInvoiceLink($token: UUID!, $email: String) {
  orderInvoiceLink(token: $token, email: $email) {
    number
    url
    errors {
      code
    }
  }
}`,
);

/** The invoice as a PDF. It names the buyer, so whoever is not signed in as the buyer states the e-mail of the order. */
export function Invoice({ token }: { token: string }) {
  const t = useT();
  const { session } = useSite();
  const visitor = useVisitor();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [link, setLink] = useState<{ number: string; url: string } | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim() || null;
    setBusy(true);
    setFailed(null);
    const result = await session?.clients.commerce
      .mutate(OrderInvoiceLinkDocument, { token, email })
      .then((answer) => answer.orderInvoiceLink)
      .catch(() => null);
    setBusy(false);
    if (result?.number && result.url) return setLink({ number: result.number, url: result.url });
    setFailed(result?.errors[0]?.code === "NOT_FOUND" ? "shop.own.error.NOT_FOUND" : "shop.error.OTHER");
  }
  return (
    <details>
      <summary>{t("transfer.invoice")}</summary>
      <form onSubmit={submit} noValidate>
        <p>{t("transfer.invoiceText")}</p>
        {visitor.user || link ? null : (
          <TextField
            label={t("shop.own.email")}
            hint={t("shop.own.emailHint")}
            name="email"
            type="email"
            autoComplete="email"
            required
          />
        )}
        <div role="alert">{failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}</div>
        <div role="status">
          {link ? (
            <a className={buttonClass()} href={link.url} target="_blank" rel="noreferrer">
              {t("transfer.invoiceOpen", { number: link.number })}
            </a>
          ) : null}
        </div>
        {link ? null : (
          <Button type="submit" disabled={busy}>
            {busy ? t("shop.busy") : t("transfer.invoiceGet")}
          </Button>
        )}
      </form>
    </details>
  );
}
