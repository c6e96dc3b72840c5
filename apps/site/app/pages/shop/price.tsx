import { formatMoney } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import type { Amount } from "../../data/shop.ts";
import { useLanguage } from "../../language/language.tsx";

type PriceProps = { price: Amount; from: boolean; byArea: boolean };

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

/** Few pieces are said as a number; plenty is not worth a line. */
const FEW = 5;

export function Stock({ stock, quiet = false }: { stock: number | null; quiet?: boolean }) {
  const t = useT();
  if (stock === null) return quiet ? null : <span>{t("goods.toOrder")}</span>;
  if (stock === 0) return <span className="goods-out">{t("goods.out")}</span>;
  if (stock <= FEW) return <span>{t("goods.left", { count: stock })}</span>;
  return quiet ? null : <span>{t("goods.stock", { count: stock })}</span>;
}
