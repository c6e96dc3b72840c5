import { formatMoney } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import type { Amount, Sale } from "../../data/shop.ts";
import { useLanguage } from "../../language/language.tsx";

/** What reduced goods cost before, and the lowest price of the 30 days before, as the law of the EU wants it said. */
export function SaleNote({ sale }: { sale: Sale }) {
  const t = useT();
  const language = useLanguage();
  const money = ({ amount, currency }: Amount) => formatMoney(language, amount, currency);
  return (
    <span className="goods-sale">
      <span>
        <span className="ui-hidden">{t("goods.before")} </span>
        <s className="ui-data">{money(sale.before)}</s>
      </span>
      {sale.lowest ? <span>{t("goods.lowest", { price: money(sale.lowest) })}</span> : null}
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
