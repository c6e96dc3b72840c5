import type { StaffGiftCardFragment } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { Link } from "react-router";
import { useLanguage } from "../boot/language.tsx";
import { dayText, giftCardState } from "../gift-cards/gift-card-parts.ts";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { moneyText } from "../parts/text.ts";

/** Gift cards that were bought in an order, each by its last characters, with what is left on it. */
export function BoughtCards({ cards }: { cards: readonly StaffGiftCardFragment[] }) {
  const t = useT();
  const language = useLanguage();
  if (cards.length === 0) return null;
  return (
    <Section title={t("dashboard.gift.bought")}>
      <ul className="da-rows">
        {cards.map((card) => {
          const { tone, name } = giftCardState(card);
          return (
            <li key={card.id} className="da-row">
              <Link
                className="ui-link"
                to={`/gift-cards/${encodeURIComponent(card.id)}`}
                aria-label={t("dashboard.gift.title", { code: card.displayCode })}
              >
                {card.displayCode}
              </Link>
              <State tone={tone}>{t(`dashboard.gift.state.${name}`)}</State>
              {card.expiryDate ? (
                <span className="da-soft">
                  {t("dashboard.gift.untilDay", { day: dayText(language, card.expiryDate) })}
                </span>
              ) : null}
              <span className="da-end">
                {t("dashboard.gift.left", {
                  left: moneyText(language, card.currentBalance),
                  whole: moneyText(language, card.initialBalance),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
