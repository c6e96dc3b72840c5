import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { useOnline } from "../lib/media.ts";
import { money, moneyChange } from "../lib/money.ts";
import { groupsOf } from "../price/groups.ts";
import { useLivePrice, useStudio, useUi } from "../workspace/studio-context.tsx";
import { CartButton } from "./cart-button.tsx";
import { later } from "../kit/later.tsx";
import { LedgerLines } from "./ledger-lines.tsx";
import { useArea } from "../kit/use-area.ts";

const PricePanel = later(() => import("./price-panel.tsx").then((part) => part.PricePanel), {
  close: ({ ui }) => ui.set({ ledger: null }),
});

const changed = (amount: number) => Math.abs(amount) >= 0.005;

/** What the build costs, by group, as the shop says; what a preview or the last edit changes stands beside it. */
export function Ledger() {
  const t = useT();
  const language = useLanguage();
  const area = useArea();
  const online = useOnline();
  const { ui, pricing } = useStudio();
  const price = useLivePrice((state) => state.price);
  const preview = useLivePrice((state) => state.preview);
  const before = useLivePrice((state) => state.before);
  const status = useLivePrice((state) => state.status);
  const open = useUi((state) => state.ledger);
  const total = useRef<HTMLButtonElement>(null);
  const closeAll = () => {
    ui.set({ ledger: null });
    total.current?.focus();
  };
  const asked = useRef(language);
  useEffect(() => {
    // The lines are named in the page's language.
    if (asked.current !== language) pricing.retry();
    asked.current = language;
  }, [language, pricing]);
  const shown = preview ?? price;
  const from = preview ? price : before;
  if (!price || !shown)
    return (
      <footer className="st-ledger" data-region="" aria-label={t("studio.price.label")}>
        <p className="st-ledger-wait">
          {t(!online ? "studio.price.offline" : status === "failed" ? "studio.price.failed" : "studio.price.loading")}
        </p>
        {status === "failed" && online ? (
          <button type="button" className="ui-btn ui-btn-secondary" onClick={pricing.retry}>
            {t("studio.retry")}
          </button>
        ) : null}
        <CartButton price={null} stale={status === "failed" || !online} />
      </footer>
    );
  const { currency } = shown;
  const fromGroups = from ? groupsOf(from) : null;
  const change = (amount: number) => (changed(amount) ? <em>{moneyChange(language, { amount, currency })}</em> : null);
  const time = () => new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date(price.pricedAt));
  return (
    <footer
      className="st-ledger"
      data-region=""
      aria-label={t("studio.price.label")}
      data-stale={status === "failed" || undefined}
    >
      {open && open !== "all" ? (
        <LedgerLines group={open} price={shown} onClose={() => ui.set({ ledger: null })} />
      ) : null}
      {open === "all" ? <PricePanel price={price} stale={status === "failed"} onClose={closeAll} /> : null}
      {groupsOf(shown).map((group, index) => {
        const delta = fromGroups ? group.amount - (fromGroups[index]?.amount ?? 0) : 0;
        const name =
          group.id === "stickers" && group.areaCm2 > 0
            ? `${t("studio.price.stickers")} ${area(group.areaCm2)}`
            : t(`studio.price.${group.id}`);
        return (
          <button
            key={group.id}
            type="button"
            className="st-segment"
            aria-expanded={open === group.id}
            data-changed={changed(delta) || undefined}
            onClick={() => ui.set({ ledger: open === group.id ? null : group.id })}
          >
            <span>{name}</span>
            <b>
              {money(language, { amount: group.amount, currency })}
              {change(delta)}
            </b>
          </button>
        );
      })}
      <div className="st-segment">
        <span>{t("studio.price.tax")}</span>
        <b>{money(language, shown.tax)}</b>
      </div>
      {shown.shippingFrom ? (
        <div className="st-segment">
          <span>{t("studio.price.shipping")}</span>
          <b>{money(language, shown.shippingFrom)}</b>
        </div>
      ) : null}
      <div className="st-total" aria-live="polite">
        <button
          ref={total}
          type="button"
          aria-expanded={open === "all"}
          onClick={() => (open === "all" ? closeAll() : ui.set({ ledger: "all" }))}
        >
          <span>
            {status === "failed"
              ? t("studio.price.dated", { time: time() })
              : t(preview ? "studio.price.total-preview" : "studio.price.total")}
          </span>
          <b>
            {money(language, shown.total)}
            {from ? change(shown.total.amount - from.total.amount) : null}
          </b>
          {open === "all" ? (
            <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
          ) : (
            <ChevronUp size={14} strokeWidth={1.6} aria-hidden="true" />
          )}
        </button>
      </div>
      <CartButton price={price} stale={status === "failed"} />
    </footer>
  );
}
