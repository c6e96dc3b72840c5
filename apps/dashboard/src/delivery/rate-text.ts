import type { Language } from "@carloom/i18n";
import type { useT } from "@carloom/ui";
import { moneyText } from "../parts/text.ts";
import type { Listing } from "./zone.ts";

/** What a way of delivery costs in a channel, with the orders that it is for; null where it has no price. */
export function rateText(
  t: ReturnType<typeof useT>,
  language: Language,
  { price, minimumOrderPrice, maximumOrderPrice }: Listing,
): string | null {
  if (!price) return null;
  const textOf = (one: Listing["price"]) => (one ? moneyText(language, one) : "");
  const [sum, from, until] = [
    moneyText(language, price),
    textOf(minimumOrderPrice),
    textOf(maximumOrderPrice),
  ] as const;
  if (from && until) return t("dashboard.method.priceBetween", { price: sum, from, until });
  if (from) return t("dashboard.method.priceFrom", { price: sum, from });
  return until ? t("dashboard.method.priceUpTo", { price: sum, until }) : sum;
}
