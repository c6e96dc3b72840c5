import { useT } from "@carloom/ui";
import { RoadHints } from "@carloom/ui/road";
import type { OrderPage } from "../../data/order.server.ts";
import { useLanguage } from "../../language/language.tsx";

/** What to check before the ordered builds are driven where they go; nothing where there is nothing to say. */
export function Road({ checks }: { checks: OrderPage["road"] }) {
  const t = useT();
  const language = useLanguage();
  if (checks.length === 0) return null;
  return (
    <section className="order-road" aria-labelledby="order-road">
      <h2 id="order-road">{t("road.title")}</h2>
      {checks.map(({ id, title, hints }) => (
        <div key={id}>
          {checks.length > 1 ? <h3>{title}</h3> : null}
          <RoadHints
            language={language}
            hints={hints.map(({ rule, value, parts, lamps }) => ({
              ...rule,
              value,
              lamps,
              parts: parts.map((part) => part[language]),
              note: rule.note[language],
            }))}
          />
        </div>
      ))}
      <p className="ui-hint">{t("road.intro")}</p>
    </section>
  );
}
