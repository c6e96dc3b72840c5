import { formatDate, formatMoney } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import type { Transfer as TransferData } from "../../data/order.server.ts";
import { useLanguage } from "../../language/language.tsx";

/** How an order is paid by transfer: how much, to whom, with which reference and until when. */
export function Transfer({ transfer: { amount, account, reference, dueAt } }: { transfer: TransferData }) {
  const t = useT();
  const language = useLanguage();
  const rows: [string, string][] = [
    ["transfer.amount", formatMoney(language, amount.amount, amount.currency)],
    ...(account
      ? ([
          ["transfer.holder", account.holder],
          ["transfer.bank", account.bank],
          ["transfer.account", account.account],
          ...(account.code ? [["transfer.code", account.code] satisfies [string, string]] : []),
        ] satisfies [string, string][])
      : []),
    ["transfer.reference", reference],
    ...(dueAt ? [["transfer.due", formatDate(language, dueAt, "long")] satisfies [string, string]] : []),
  ];
  return (
    <section className="order-transfer" aria-labelledby="order-transfer">
      <h2 id="order-transfer">{t("transfer.heading")}</h2>
      <dl className="site-rows">
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="ui-data">{value}</dd>
          </div>
        ))}
      </dl>
      {account ? null : <p>{t("transfer.accountLater")}</p>}
      <p className="ui-small">{t("transfer.text")}</p>
    </section>
  );
}
