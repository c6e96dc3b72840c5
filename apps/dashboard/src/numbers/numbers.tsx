import { StaffLedgerDocument, StaffNumbersDocument, StaffVisitsDocument } from "@carloom/api-client/commerce";
import { formatDays } from "@carloom/i18n";
import { Segmented, useT } from "@carloom/ui";
import type { Asks } from "../boot/ahead.ts";
import { asked, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { mayNow } from "../shell/may-now.ts";
import { useMay } from "../shell/roles.ts";
import { FunnelPart } from "./funnel-part.tsx";
import { LedgerPart } from "./ledger-part.tsx";
import { lastDays, type Period, periodBefore } from "../overview/period.ts";
import { NUMBER_SPANS, spanOf, useNumbersState } from "./numbers-state.ts";
import { PopularPart } from "./popular-part.tsx";
import { SalesPart } from "./sales-part.tsx";
import { StockPart } from "./stock-part.tsx";

const withBefore = (period: Period, before: Period) => ({
  ...period,
  beforeFrom: before.from,
  beforeUntil: before.until,
});

export const asks: Asks = (search) => {
  const period = lastDays(spanOf(search), settings.shop.timeZone);
  return [
    asked(StaffNumbersDocument, withBefore(period, periodBefore(period))),
    asked(StaffVisitsDocument, period),
    ...(mayNow("orders") ? [asked(StaffLedgerDocument, period)] : []),
  ];
};

/** How the shop does: one channel at a time where money is told, all together where pieces and builds are. */
export function Numbers() {
  const t = useT();
  const language = useLanguage();
  const seesLedger = useMay("orders");
  const { span, period, before, channel: wanted, setSpan, setChannel } = useNumbersState();
  const answer = useAnswer(StaffNumbersDocument, withBefore(period, before), { keepPrevious: true });
  const visits = useAnswer(StaffVisitsDocument, period, { keepPrevious: true });
  // at once, not after the figures above it
  const ledger = useAnswer(StaffLedgerDocument, period, { keepPrevious: true, enabled: seesLedger });
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.place.numbers")}
        state={
          <span className="da-soft">
            {formatDays(language, period.from, period.until)} · {settings.shop.timeZone}
          </span>
        }
        actions={
          <Segmented
            label={t("dashboard.sales.span")}
            value={String(span)}
            onChange={setSpan}
            options={NUMBER_SPANS.map((days) => ({
              value: String(days),
              label: days === 1 ? t("dashboard.numbers.today") : t("dashboard.sales.days", { count: days }),
            }))}
          />
        }
      />
      <Loaded answer={answer}>
        {(numbers) => {
          const sales = numbers.sales.find(({ channel }) => channel.slug === wanted) ?? numbers.sales[0];
          if (!sales) return null;
          const { channel } = sales;
          return (
            <>
              <Segmented
                label={t("dashboard.numbers.channel")}
                value={channel.slug}
                onChange={setChannel}
                options={numbers.sales.map(({ channel: one }) => ({
                  value: one.slug,
                  label: one.name.includes(one.currencyCode) ? one.name : `${one.name} · ${one.currencyCode}`,
                }))}
              />
              <SalesPart sales={sales} earlier={numbers.earlier.find((one) => one.channel.id === channel.id)} />
              <Loaded answer={visits}>
                {({ visitsByDay }) => (
                  <FunnelPart channel={channel} visits={visitsByDay.find((one) => one.channel.id === channel.id)} />
                )}
              </Loaded>
              {seesLedger ? (
                <Loaded answer={ledger}>
                  {(moved) => <LedgerPart channel={channel} period={period} ledger={moved} />}
                </Loaded>
              ) : null}
              <PopularPart numbers={numbers} visits={visits.data} />
              <StockPart rows={numbers.runningOut} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
