import { formatMoney } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import { useLanguage } from "../language/language.tsx";

export type PriceProps = { price: { amount: number; currency: string }; from: boolean; byArea: boolean };

/** What a product costs: one price, the lowest of several, or the least that its area can cost. */
export function Price({ price, from, byArea }: PriceProps) {
  const t = useT();
  const text = formatMoney(useLanguage(), price.amount, price.currency);
  return (
    <span className="ui-data goods-price">
      {byArea ? t("goods.byArea", { price: text }) : from ? t("goods.from", { price: text }) : text}
    </span>
  );
}
