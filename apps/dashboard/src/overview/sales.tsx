import { StaffSalesDocument, type StaffSalesQuery } from "@carloom/api-client/commerce";
import { formatDate } from "@carloom/i18n";
import { Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { Section } from "../parts/section.tsx";
import { type Amount, moneyText } from "../parts/text.ts";
import { Bars } from "./bars.tsx";
import { growth, grouped, lastDays, type Span, SPANS } from "./period.ts";
import { RoomLink } from "../shell/room-link.tsx";
import { soldName, useNameOf, variantTitle } from "../parts/name-of.ts";

type ChannelSales = StaffSalesQuery["salesByDay"][number];

const MOST_BARS = 31;

/** Sales of the last days, channel by channel, what sells best and what will be gone. */
export function Sales() {
  const t = useT();
  const [span, setSpan] = useState<Span>(30);
  const period = lastDays(span, settings.shop.timeZone);
  const answer = useAnswer(StaffSalesDocument, period, { keepPrevious: true });
  return (
    <Section
      title={t("dashboard.sales")}
      actions={
        <Segmented
          label={t("dashboard.sales.span")}
          value={String(span)}
          onChange={(value) => setSpan(SPANS.find((one) => String(one) === value) ?? 30)}
          options={SPANS.map((days) => ({ value: String(days), label: t("dashboard.sales.days", { count: days }) }))}
        />
      }
    >
      <Loaded answer={answer}>
        {({ salesByDay: sales, bestSellers, runningOut }) => {
          const sold = sales.filter(({ total, before }) => total.orders + before.orders + total.refunded.amount > 0);
          return (
            <>
              {sold.length === 0 ? <p className="da-soft">{t("dashboard.sales.none")}</p> : null}
              <div className="da-sales">
                {sold.map((one) => (
                  <Channel key={one.channel.id} sales={one} />
                ))}
              </div>
              <div className="da-pair">
                <BestSellers rows={bestSellers} />
                <RunningOut rows={runningOut} />
              </div>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

function Channel({ sales }: { sales: ChannelSales }) {
  const t = useT();
  const language = useLanguage();
  const { channel, total, before, days } = sales;
  const money = (amount: Amount) => moneyText(language, amount);
  const bars = grouped(days, MOST_BARS).map((group) => {
    const [first, last] = [group[0]?.day ?? "", group.at(-1)?.day ?? ""];
    return {
      id: first,
      label:
        first === last ? formatDate(language, first) : `${formatDate(language, first)} – ${formatDate(language, last)}`,
      value: group.reduce((sum, { sum: day }) => sum + day.gross.amount, 0),
    };
  });
  const figures: [string, string, number | null][] = [
    ["gross", money(total.gross), growth(total.gross.amount, before.gross.amount)],
    ["orders", total.orders.toLocaleString(language), growth(total.orders, before.orders)],
    ["average", money(total.average), growth(total.average.amount, before.average.amount)],
    ["refunded", money(total.refunded), null],
    ["tax", money(total.tax), null],
  ];
  return (
    <article className="da-channel">
      <h3>{channel.name}</h3>
      <dl>
        {figures.map(([id, value, grown]) => (
          <div key={id}>
            <dt>{t(`dashboard.sales.${id}`)}</dt>
            <dd>
              {value}
              {grown === null ? null : (
                <small title={t("dashboard.sales.before")}>
                  {grown > 0 ? "+" : ""}
                  {grown.toLocaleString(language)} %
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Bars
        label={t("dashboard.sales.plot", { channel: channel.name })}
        bars={bars}
        text={(value) => money({ amount: value, currency: channel.currencyCode })}
      />
      <details>
        <summary>{t("dashboard.sales.table")}</summary>
        <ScrollX label={t("dashboard.sales.table")}>
          <table className="da-table">
            <thead>
              <tr>
                <th scope="col">{t("dashboard.sales.day")}</th>
                {["orders", "gross", "tax", "refunded"].map((id) => (
                  <th key={id} scope="col" data-end>
                    {t(`dashboard.sales.${id}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, sum }) => (
                <tr key={day}>
                  <td>{formatDate(language, day)}</td>
                  <td data-end>{sum.orders}</td>
                  <td data-end>{money(sum.gross)}</td>
                  <td data-end>{money(sum.tax)}</td>
                  <td data-end>{money(sum.refunded)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      </details>
    </article>
  );
}

function BestSellers({ rows }: { rows: StaffSalesQuery["bestSellers"] }) {
  const t = useT();
  const nameOf = useNameOf();
  return (
    <article>
      <h3>{t("dashboard.sales.best")}</h3>
      {rows.length === 0 ? <p className="da-soft">{t("dashboard.sales.noBest")}</p> : null}
      <ol className="da-rows">
        {rows.map((row) => {
          const name = soldName(nameOf, row);
          return (
            <li key={`${row.variant?.id ?? ""} ${name}`} className="da-row">
              <span className="da-row-main">
                {row.variant ? (
                  <RoomLink to={`/products/${encodeURIComponent(row.variant.product.id)}`}>{name}</RoomLink>
                ) : (
                  name
                )}
              </span>
              <span className="da-end">{row.pieces}</span>
            </li>
          );
        })}
      </ol>
    </article>
  );
}

function RunningOut({ rows }: { rows: StaffSalesQuery["runningOut"] }) {
  const t = useT();
  const nameOf = useNameOf();
  return (
    <article>
      <h3>{t("dashboard.sales.out")}</h3>
      {rows.length === 0 ? <p className="da-soft">{t("dashboard.sales.noOut")}</p> : null}
      <ol className="da-rows">
        {rows.map(({ variant, available, daysLeft }) => (
          <li key={variant?.id} className="da-row">
            <span className="da-row-main">
              <RoomLink to={`/products/${encodeURIComponent(variant?.product.id ?? "")}`}>
                {variantTitle(nameOf, variant)}
              </RoomLink>
            </span>
            <span className="da-end">
              {available === 0
                ? t("dashboard.sales.gone")
                : t("dashboard.sales.left", { count: available, days: daysLeft })}
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}
