import { OrderPapersDocument, type OrderPapersMutation } from "@carloom/api-client/commerce";
import { formatMoney } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useLanguage } from "../../language/language.tsx";
import { useSite } from "../../site-context.tsx";
import { useVisitor } from "../../visitor/visitor.ts";
import { OwnEmail } from "./own-email.tsx";

type Papers = OrderPapersMutation["orderInvoiceLink"];

/** The invoice, and a credit note for every refund, as PDFs. They name the buyer, so whoever is not signed in as the buyer states the e-mail of the order. */
type InvoiceProps = {
  token: string;
  isRefunded: boolean;
  /** The order's, where the reader needs no proof; they state it otherwise. */
  email: string | null;
};

export function Invoice({ token, isRefunded, email: known }: InvoiceProps) {
  const t = useT();
  const language = useLanguage();
  const { session } = useSite();
  const visitor = useVisitor();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [papers, setPapers] = useState<Papers | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim() || known;
    setBusy(true);
    setFailed(null);
    const result = await session?.clients.commerce
      .mutate(OrderPapersDocument, { token, email })
      .then((answer) => answer.orderInvoiceLink)
      .catch(() => null);
    setBusy(false);
    if (result?.url) return setPapers(result);
    setFailed(result?.errors[0]?.code === "NOT_FOUND" ? "shop.own.error.NOT_FOUND" : "shop.error.OTHER");
  }
  return (
    <details>
      <summary>{t(isRefunded ? "credit.withInvoice" : "transfer.invoice")}</summary>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{t(isRefunded ? "credit.withInvoiceText" : "transfer.invoiceText")}</p>
        {visitor.user || known || papers ? null : <OwnEmail />}
        <div role="alert">{failed ? <ErrorNote>{t(failed)}</ErrorNote> : null}</div>
        <div role="status" className="order-papers">
          {papers?.url ? (
            <a className={buttonClass()} href={papers.url} target="_blank" rel="noreferrer">
              {t("transfer.invoiceOpen", { number: papers.number ?? "" })}
            </a>
          ) : null}
          {papers?.confirmationUrl ? (
            <a className={buttonClass()} href={papers.confirmationUrl} target="_blank" rel="noreferrer">
              {t("transfer.confirmationOpen")}
            </a>
          ) : null}
          {papers?.creditNotes.map(({ number, url, total }) => (
            <a key={number} className={buttonClass()} href={url} target="_blank" rel="noreferrer">
              {t("credit.open", { number, price: formatMoney(language, total.amount, total.currency) })}
            </a>
          ))}
        </div>
        {papers ? null : (
          <Button type="submit" disabled={busy}>
            {busy ? t("shop.busy") : t(isRefunded ? "credit.get" : "transfer.invoiceGet")}
          </Button>
        )}
      </form>
    </details>
  );
}
