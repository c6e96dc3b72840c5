import type { StaffNumbersQuery } from "@carloom/api-client/commerce";
import { formatDate, formatDays } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { Bars } from "../overview/bars.tsx";
import { grouped } from "../overview/period.ts";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { type Amount, moneyText } from "../parts/text.ts";
import { Change } from "./change.tsx";
import { CsvButton } from "./csv-button.tsx";

type ChannelSales = StaffNumbersQuery["sales"][number];
type Earlier = StaffNumbersQuery["earlier"][number];

const MOST_BARS = 46;
const COLUMNS = ["orders", "gross", "average", "tax", "refunded"] as const;

/** Sales of a channel, day by day, over the days before. */
export function SalesPart({ sales, earlier }: { sales: ChannelSales; earlier: Earlier | undefined }) {
  const t = useT();
  const language = useLanguage();
  const { channel, total, before, days } = sales;
  const money = (amount: Amount) => moneyText(language, amount);
  const title = t("dashboard.numbers.sales", { channel: channel.name });
  const past = days.map((_, index) => earlier?.days[index]?.sum.gross.amount ?? 0);
  const bars = grouped(
    days.map((day, index) => ({ ...day, before: past[index] ?? 0 })),
    MOST_BARS,
  ).map((group) => {
    const [first, last] = [group[0]?.day ?? "", group.at(-1)?.day ?? ""];
    return {
      id: first,
      label: first === last ? formatDate(language, first) : formatDays(language, first, last),
      value: group.reduce((sum, { sum: day }) => sum + day.gross.amount, 0),
      before: group.reduce((sum, day) => sum + day.before, 0),
    };
  });
  const figures = [
    ["gross", money(total.gross), total.gross.amount, before.gross.amount],
    ["orders", total.orders.toLocaleString(language), total.orders, before.orders],
    ["average", money(total.average), total.average.amount, before.average.amount],
    ["tax", money(total.tax), total.tax.amount, before.tax.amount],
    ["refunded", money(total.refunded), total.refunded.amount, before.refunded.amount],
  ] as const;
  return (
    <Section
      title={title}
      actions={
        <CsvButton
          name={`sales-${channel.slug}`}
          what={title}
          head={[
            t("dashboard.sales.day"),
            ...COLUMNS.map((id) => t(`dashboard.sales.${id}`)),
            t("dashboard.numbers.currency"),
          ]}
          rows={() =>
            days.map(({ day, sum }) => [
              day,
              sum.orders,
              sum.gross.amount,
              sum.average.amount,
              sum.tax.amount,
              sum.refunded.amount,
              channel.currencyCode,
            ])
          }
        />
      }
    >
      <div className="da-channel">
        <dl>
          {figures.map(([id, value, now, then]) => (
            <div key={id}>
              <dt>{t(`dashboard.sales.${id}`)}</dt>
              <dd>
                {value} <Change now={now} before={then} />
              </dd>
            </div>
          ))}
        </dl>
        {bars.some(({ value, before: then }) => value !== 0 || then !== 0) ? (
          <>
            <Bars
              label={t("dashboard.sales.plot", { channel: channel.name })}
              bars={bars}
              text={(value) => money({ amount: value, currency: channel.currencyCode })}
            />
            <p className="da-legend">
              <i aria-hidden="true" /> {t("dashboard.numbers.legend")}
            </p>
          </>
        ) : (
          <p className="da-soft">{t("dashboard.sales.none")}</p>
        )}
        <details>
          <summary>{t("dashboard.sales.table")}</summary>
          <ScrollX label={title}>
            <table className="da-table">
              <thead>
                <tr>
                  <th scope="col">{t("dashboard.sales.day")}</th>
                  {COLUMNS.map((id) => (
                    <th key={id} scope="col" data-end>
                      {t(`dashboard.sales.${id}`)}
                    </th>
                  ))}
                  <th scope="col" data-end>
                    {t("dashboard.numbers.earlier")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {days
                  .map(({ day, sum }, index) => (
                    <tr key={day}>
                      <th scope="row">{formatDate(language, day)}</th>
                      <td data-end>{sum.orders}</td>
                      <td data-end>{money(sum.gross)}</td>
                      <td data-end>{money(sum.average)}</td>
                      <td data-end>{money(sum.tax)}</td>
                      <td data-end>{money(sum.refunded)}</td>
                      <td data-end>{money({ amount: past[index] ?? 0, currency: channel.currencyCode })}</td>
                    </tr>
                  ))
                  .toReversed()}
              </tbody>
            </table>
          </ScrollX>
        </details>
      </div>
    </Section>
  );
}
