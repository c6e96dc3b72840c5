import type { StaffLedgerQuery } from "@carloom/api-client/commerce";
import { formatDate } from "@carloom/i18n";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { csvFile } from "../list/csv.ts";
import type { Period } from "../overview/period.ts";
import { saveFile } from "../parts/save-file.ts";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { moneyText } from "../parts/text.ts";
import { CsvButton } from "./csv-button.tsx";
import { byGateway } from "./figures.ts";
import { JOURNAL_COLUMNS, readJournal } from "./journal.ts";

type Channel = { id: string; slug: string; name: string; currencyCode: string };

const GATEWAYS: Readonly<Record<string, string>> = {
  "carloom.offline": "dashboard.numbers.transfer",
  "carloom.stripe": "dashboard.numbers.card",
  "carloom.gift-card": "dashboard.gift.payout",
};

/** What an accountant asks for: what moved, the tax by country and rate, and every order. */
export function LedgerPart({
  channel,
  period,
  ledger: { taxByRate, payoutsByDay },
}: {
  channel: Channel;
  period: Period;
  ledger: StaffLedgerQuery;
}) {
  return (
    <>
      <Payouts channel={channel} rows={payoutsByDay.filter((row) => row.channel.id === channel.id)} />
      <Taxes channel={channel} period={period} rows={taxByRate.filter((row) => row.channel.id === channel.id)} />
    </>
  );
}

const MOVED = ["charged", "refunded", "net"] as const;

function Payouts({ channel, rows }: { channel: Channel; rows: StaffLedgerQuery["payoutsByDay"] }) {
  const t = useT();
  const language = useLanguage();
  const title = t("dashboard.numbers.payouts", { channel: channel.name });
  const gatewayName = (id: string) => (GATEWAYS[id] ? t(GATEWAYS[id]) : id);
  const money = (amount: number) => moneyText(language, { amount, currency: channel.currencyCode });
  return (
    <Section
      title={title}
      actions={
        <CsvButton
          name={`payouts-${channel.slug}`}
          what={title}
          head={[
            t("dashboard.sales.day"),
            t("dashboard.numbers.gateway"),
            ...MOVED.map((id) => t(`dashboard.numbers.${id}`)),
            t("dashboard.numbers.currency"),
          ]}
          rows={() =>
            rows.map((row) => [
              row.day,
              gatewayName(row.gateway),
              ...MOVED.map((id) => row[id].amount),
              channel.currencyCode,
            ])
          }
        />
      }
    >
      {rows.length === 0 ? <p className="da-soft">{t("dashboard.numbers.noPayouts")}</p> : null}
      {rows.length > 0 ? (
        <div className="da-channel">
          <ScrollX label={title}>
            <table className="da-table">
              <thead>
                <tr>
                  <th scope="col">{t("dashboard.numbers.gateway")}</th>
                  {MOVED.map((id) => (
                    <th key={id} scope="col" data-end>
                      {t(`dashboard.numbers.${id}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {byGateway(rows).map((sum) => (
                  <tr key={sum.gateway}>
                    <th scope="row">{gatewayName(sum.gateway)}</th>
                    {MOVED.map((id) => (
                      <td key={id} data-end>
                        {money(sum[id])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollX>
          <details>
            <summary>{t("dashboard.sales.table")}</summary>
            <ScrollX label={title}>
              <table className="da-table">
                <tbody>
                  {rows.toReversed().map((row) => (
                    <tr key={`${row.day} ${row.gateway}`}>
                      <th scope="row">{formatDate(language, row.day)}</th>
                      <td>{gatewayName(row.gateway)}</td>
                      {MOVED.map((id) => (
                        <td key={id} data-end>
                          {money(row[id].amount)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollX>
          </details>
        </div>
      ) : null}
      <p className="da-soft">{t("dashboard.numbers.fees")}</p>
    </Section>
  );
}

const TAXED = ["net", "tax", "gross", "creditedNet", "creditedTax"] as const;

function Taxes({ channel, period, rows }: { channel: Channel; period: Period; rows: StaffLedgerQuery["taxByRate"] }) {
  const t = useT();
  const language = useLanguage();
  const title = t("dashboard.numbers.tax", { channel: channel.name });
  const countries = new Intl.DisplayNames(language, { type: "region" });
  const head = [
    ...["net", "tax", "gross"].map((id) => t(`dashboard.numbers.journal.${id}`)),
    t("dashboard.numbers.creditedNet"),
    t("dashboard.numbers.creditedTax"),
  ];
  return (
    <Section
      title={title}
      actions={
        <>
          <CsvButton
            name={`tax-${channel.slug}`}
            what={title}
            head={[
              t("dashboard.numbers.country"),
              t("dashboard.numbers.rate"),
              ...head,
              t("dashboard.numbers.currency"),
            ]}
            rows={() =>
              rows.map((row) => [row.country, row.rate, ...TAXED.map((id) => row[id].amount), channel.currencyCode])
            }
          />
          <JournalButton period={period} />
        </>
      }
    >
      {rows.length === 0 ? (
        <p className="da-soft">{t("dashboard.sales.none")}</p>
      ) : (
        <ScrollX label={title}>
          <table className="da-table">
            <thead>
              <tr>
                <th scope="col">{t("dashboard.numbers.country")}</th>
                <th scope="col" data-end>
                  {t("dashboard.numbers.rate")}
                </th>
                {head.map((name) => (
                  <th key={name} scope="col" data-end>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.country} ${row.rate}`}>
                  <th scope="row">{countries.of(row.country) ?? row.country}</th>
                  <td data-end>{row.rate.toLocaleString(language)} %</td>
                  {TAXED.map((id) => (
                    <td key={id} data-end>
                      {moneyText(language, row[id])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
    </Section>
  );
}

/** Saves every sold order of the period, of all channels, each row in its own currency. */
function JournalButton({ period }: { period: Period }) {
  const t = useT();
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  const save = async () => {
    setState("reading");
    try {
      const rows = await readJournal(period);
      const head = JOURNAL_COLUMNS.map((id) => t(`dashboard.numbers.journal.${id}`));
      saveFile(
        `orders-${period.from}-${period.until}.csv`,
        csvFile([head, ...rows.map((row) => row.map(String))]),
        "text/csv",
      );
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-disabled={state === "reading"}
        title={t("dashboard.numbers.journalText")}
        onClick={() => state !== "reading" && void save()}
      >
        <Download aria-hidden size={14} />
        {t("dashboard.numbers.journal")}
      </Button>
      {state === "failed" ? <ErrorNote>{t("dashboard.export.failed")}</ErrorNote> : null}
    </>
  );
}
