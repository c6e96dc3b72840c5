import { formatDate } from "@carloom/i18n";
import { cx, useT } from "@carloom/ui";
import type { OrderMoment } from "../../data/order.server.ts";
import { useLanguage } from "../../language/language.tsx";

/** The way of an order that goes as it should; what else happens to one is said by its state. */
const WAY = ["PLACED", "PAID", "SHIPPED", "DELIVERED"] as const;
const ASIDE: ReadonlySet<string> = new Set(["CANCELLED", "EXPIRED", "RETURNED"]);

type ProgressProps = {
  moments: readonly OrderMoment[];
  /** Something is sent: a membership alone is not. */
  isSent: boolean;
};

/** How far an order has come, each step with its day. Nothing for one that has left its way. */
export function Progress({ moments, isSent }: ProgressProps) {
  const t = useT();
  const language = useLanguage();
  if (moments.length === 0 || moments.some(({ kind }) => ASIDE.has(kind))) return null;
  const way = isSent ? WAY : WAY.slice(0, 2);
  const days = way.map((kind) => moments.find((moment) => moment.kind === kind)?.at ?? null);
  const reached = days.findLastIndex((day) => day !== null);
  return (
    <ol className="order-progress" aria-label={t("shop.progress")}>
      {way.map((kind, index) => {
        const day = days[index];
        return (
          <li
            key={kind}
            // an order may be sent before its transfer arrives: a step is done when it has its day
            className={cx(day && "is-done")}
            aria-current={index === reached ? "step" : undefined}
          >
            <b>{t(`shop.progress.${kind}`)}</b>
            {day ? (
              <time dateTime={day} className="ui-small">
                {formatDate(language, day, "long")}
              </time>
            ) : (
              <span className="ui-hidden">{t("shop.progress.open")}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
