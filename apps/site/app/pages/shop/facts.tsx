import { countryName, formatMoney, type Language } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import type { ShopCar, ShopProduct, ShopVariant, Way } from "../../data/shop.ts";
import type { Terms } from "../../data/terms.ts";
import { SiteLink, useLanguage } from "../../language/language.tsx";
import { rowsFor } from "../../data/spec-rows.ts";
import { UNITS, weightText } from "./value-text.ts";

type FactsProps = { page: { car: ShopCar | null; product: ShopProduct; terms: Terms }; variant: ShopVariant };

/** How long a way of delivery takes, and for which orders it is. */
function wayText(t: ReturnType<typeof useT>, language: Language, { name, days: [from, to], least, most }: Way): string {
  const way = t(from === to ? "goods.sameDay" : "goods.days", { name, from, to, count: to });
  const textOf = (sum: Way["least"]) => (sum ? formatMoney(language, sum.amount, sum.currency) : "");
  if (least && most) return t("goods.way.between", { way, from: textOf(least), until: textOf(most) });
  if (least) return t("goods.way.from", { way, from: textOf(least) });
  return most ? t("goods.way.upTo", { way, until: textOf(most) }) : way;
}

/** Measures, weight, cars that take it, and when it arrives: spec rows, as on a drawing. */
export function Facts({ page: { product, car, terms }, variant }: FactsProps) {
  const t = useT();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const value = (text: string, unit: string | null) =>
    unit && Number.isFinite(Number(text)) ? `${number.format(Number(text))} ${UNITS[unit] ?? ""}` : text;
  const cars = product.cars.filter(({ slug }) => variant.cars?.includes(slug) ?? true);
  const { delivery } = product;
  const place = delivery && countryName(delivery.country, language);
  return (
    <section className="goods-facts" aria-labelledby="goods-measures">
      <h2 id="goods-measures">
        {t("goods.measures")}
        {variant.name ? <span className="ui-data goods-of">{variant.name}</span> : null}
      </h2>
      <dl className="site-rows">
        {rowsFor(product, variant).map((row) => (
          <div key={row.slug}>
            <dt>{row.name}</dt>
            <dd className="ui-data">{row.values.map((text) => value(text, row.unit)).join(", ")}</dd>
          </div>
        ))}
        {variant.weightKg ? (
          <div>
            <dt>{t("goods.weight")}</dt>
            <dd className="ui-data">{weightText(number, variant.weightKg)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t("goods.number")}</dt>
          <dd className="ui-data">{variant.sku}</dd>
        </div>
        {terms.cardPeriod ? (
          <div>
            <dt>{t("goods.cardPays")}</dt>
            <dd>{t(`goods.cardPays.${terms.cardPeriod.type}`, { count: terms.cardPeriod.amount })}</dd>
          </div>
        ) : null}
        {delivery && place ? (
          <div>
            <dt>{t("goods.delivery", { country: place })}</dt>
            <dd>
              {delivery.ways.length === 0
                ? t("goods.noDelivery", { country: place })
                : delivery.ways.map((way) => (
                    <span key={way.name} className="goods-way">
                      {wayText(t, language, way)}
                    </span>
                  ))}
            </dd>
          </div>
        ) : null}
        {cars.length > 0 ? (
          <div>
            <dt>{t("goods.fitsCars")}</dt>
            <dd className="goods-cars">
              {cars.map((one) => (
                <SiteLink key={one.slug} to={`/car/${one.slug}`} className="ui-link">
                  {one.slug === car?.templateSlug ? t("goods.see", { car: one.name }) : one.name}
                </SiteLink>
              ))}
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
