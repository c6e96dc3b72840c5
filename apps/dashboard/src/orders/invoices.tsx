import { StaffInvoiceDocument, StaffInvoiceSendDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import type { OrderDetail } from "./states.tsx";

/** The order's invoices: written, read, and sent again. */
export function Invoices({ order }: { order: OrderDetail }) {
  const t = useT();
  const toast = useToast();
  const mayAct = useMay("orders");
  const write = useAct(StaffInvoiceDocument);
  const send = useAct(StaffInvoiceSendDocument);
  const [problem, setProblem] = useState("");
  const run = async (work: () => Promise<readonly { message?: string | null }[]>, done: string) => {
    try {
      const [first] = await work();
      setProblem(first ? problemText(t, first) : "");
      if (!first) toast(done);
    } catch {
      setProblem(t("dashboard.act.failed"));
    }
  };
  return (
    <Section title={t("dashboard.invoices")}>
      <ul className="da-rows">
        {order.invoices.map((invoice) => (
          <li key={invoice.id} className="da-row">
            {invoice.url ? (
              <a className="ui-link" href={invoice.url}>
                {invoice.number}
              </a>
            ) : (
              <span>{invoice.number ?? t("dashboard.invoices.pending")}</span>
            )}
            {mayAct && invoice.url ? (
              <Button
                size="small"
                variant="quiet"
                onClick={() =>
                  void run(
                    async () => (await send.mutateAsync({ id: invoice.id })).invoiceSendNotification?.errors ?? [],
                    t("dashboard.invoices.sent", { email: order.userEmail ?? "" }),
                  )
                }
              >
                {t("dashboard.invoices.send")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {mayAct && order.invoices.length === 0 ? (
        <Button
          size="small"
          onClick={() =>
            void run(
              async () => (await write.mutateAsync({ order: order.id })).invoiceRequest?.errors ?? [],
              t("dashboard.invoices.asked"),
            )
          }
        >
          {t("dashboard.invoices.write")}
        </Button>
      ) : null}
      {problem ? <ErrorNote>{problem}</ErrorNote> : null}
    </Section>
  );
}
