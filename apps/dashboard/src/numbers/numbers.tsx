import { StaffNumbersDocument, StaffVisitsDocument } from "@carloom/api-client/commerce";
import { formatDays } from "@carloom/i18n";
import { Segmented, useT } from "@carloom/ui";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { settings } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { FunnelPart } from "./funnel-part.tsx";
import { LedgerPart } from "./ledger-part.tsx";
import { NUMBER_SPANS, useNumbersState } from "./numbers-state.ts";
import { PopularPart } from "./popular-part.tsx";
import { SalesPart } from "./sales-part.tsx";
import { StockPart } from "./stock-part.tsx";

/** How the shop does: one channel at a time where money is told, all together where pieces and builds are. */
export function Numbers() {
  const t = useT();
  const language = useLanguage();
  const seesLedger = useMay("orders");
  const { span, period, before, channel: wanted, setSpan, setChannel } = useNumbersState();
  const answer = useAnswer(
    StaffNumbersDocument,
    { ...period, beforeFrom: before.from, beforeUntil: before.until },
    { keepPrevious: true },
  );
  const visits = useAnswer(StaffVisitsDocument, period, { keepPrevious: true });
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
              {seesLedger ? <LedgerPart channel={channel} period={period} /> : null}
              <PopularPart numbers={numbers} visits={visits.data} />
              <StockPart rows={numbers.runningOut} />
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
