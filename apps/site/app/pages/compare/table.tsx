import { formatMoney } from "@carloom/i18n";
import { cx, useT } from "@carloom/ui";
import type { ReactNode } from "react";
import { comparedRows } from "../../compare/rows.ts";
import { bestFit } from "../../data/tile-of.ts";
import type { ShopCar, ShopProduct } from "../../data/shop.ts";
import { SiteLink, useLanguage } from "../../language/language.tsx";
import { GoodsPicture } from "../../parts/goods-picture.tsx";
import { Stock } from "../shop/price.tsx";
import { UNITS, weightText } from "../shop/value-text.ts";
import { FitBadge } from "../shop/verdict.tsx";

type CompareTableProps = {
  path: string;
  products: readonly ShopProduct[];
  car: ShopCar | null;
  /** Address of the comparison without a product. */
  without: (slug: string) => string;
  cross: ReactNode;
};

/** The cheapest size, and whether others cost more. */
function priceOf({ variants }: ShopProduct) {
  const prices = variants.flatMap(({ price }) => price ?? []);
  const low = prices.reduce<(typeof prices)[number] | null>(
    (best, one) => (best && best.amount <= one.amount ? best : one),
    null,
  );
  return { low, from: prices.some(({ amount }) => amount !== low?.amount) };
}

const stockOf = ({ variants }: ShopProduct): number | null =>
  variants.some(({ stock }) => stock === null) ? null : variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);

/** A column for each product and a row for each fact; rows in which they differ are marked, not by colour alone. */
export function CompareTable({ path, products, car, without, cross }: CompareTableProps) {
  const t = useT();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const rows = comparedRows(products, {
    value: (text, unit) =>
      unit && Number.isFinite(Number(text)) ? `${number.format(Number(text))} ${UNITS[unit] ?? ""}` : text,
    weight: (kg) => weightText(number, kg),
    names: {
      category: t("compare.category"),
      sizes: t("compare.sizes"),
      weight: t("goods.weight"),
      cars: t("goods.fitsCars"),
      number: t("goods.number"),
    },
  });
  const prices = products.map((product) => {
    const { low, from } = priceOf(product);
    if (!low) return "";
    const price = formatMoney(language, low.amount, low.currency);
    return product.byArea ? t("goods.byArea", { price }) : from ? t("goods.from", { price }) : price;
  });
  const fits = products.map(({ variants }) => bestFit(variants.flatMap(({ fit }) => fit ?? [])));
  const stocks = products.map(stockOf);
  const head = (name: string, differs: boolean) => (
    <th scope="row">
      {name}
      {differs ? (
        <span className="compare-mark">
          <span aria-hidden="true">≠</span>
          <span className="ui-hidden"> ({t("compare.differs")})</span>
        </span>
      ) : null}
    </th>
  );
  const many = products.length > 1;
  const row = (key: string, name: string, differs: boolean, cells: readonly ReactNode[]) => (
    <tr key={key} className={cx(many && differs && "is-different")}>
      {head(name, many && differs)}
      {cells.map((cell, at) => (
        <td key={products[at]?.slug}>{cell}</td>
      ))}
    </tr>
  );
  const verdicts = new Set(fits.map((fit) => fit?.verdict));
  return (
    <>
      {/* a table that is wider than a phone is scrolled by the keyboard too */}
      <div className="compare-scroll" role="region" aria-label={t("compare.table")} tabIndex={0}>
        <table className="compare-table" data-columns={products.length}>
          <caption className="ui-hidden">{t("compare.table")}</caption>
          <thead>
            <tr>
              <td>
                <span className="ui-hidden">{t("compare.fact")}</span>
              </td>
              {products.map((product) => (
                <th key={product.slug} scope="col">
                  <SiteLink
                    to={`${path}/products/${product.slug}${car ? `?car=${encodeURIComponent(car.value)}` : ""}`}
                  >
                    <span className={cx("goods-picture", product.byArea && "is-art")}>
                      {product.pictures[0] ? (
                        <GoodsPicture src={product.pictures[0]} sizes="(min-width: 960px) 22vw, 40vw" />
                      ) : null}
                    </span>
                    <b>{product.name}</b>
                  </SiteLink>
                  <SiteLink
                    to={without(product.slug)}
                    className="compare-out"
                    aria-label={t("compare.out", { name: product.name })}
                    preventScrollReset
                  >
                    {cross}
                  </SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row("price", t("compare.price"), new Set(prices).size > 1, prices)}
            {car
              ? row(
                  "fit",
                  t("compare.fit", { car: car.name }),
                  verdicts.size > 1,
                  fits.map((fit) => (fit ? <FitBadge fit={fit} all /> : t("compare.unknown"))),
                )
              : null}
            {row(
              "stock",
              t("compare.stock"),
              new Set(stocks).size > 1,
              stocks.map((stock, at) => (products[at]?.byArea ? t("goods.toOrder") : <Stock stock={stock} />)),
            )}
            {rows.map(({ key, name, cells, differs }) =>
              row(
                key,
                name,
                differs,
                cells.map((cell) => cell ?? <span className="compare-nothing">{t("compare.unknown")}</span>),
              ),
            )}
          </tbody>
        </table>
      </div>
      {many ? (
        <p className="compare-note">
          {t(rows.some(({ differs }) => differs) || new Set(prices).size > 1 ? "compare.legend" : "compare.same")}
        </p>
      ) : null}
    </>
  );
}
