import { countryName } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import type { ShopCar, ShopProduct } from "../../data/shop.ts";
import { SiteLink, useLanguage } from "../../language/language.tsx";

type FactsProps = { page: { car: ShopCar | null; product: ShopProduct } };

const UNITS: Record<string, string> = { MM: "mm", INCH: "in" };

/** Measures, weight, cars that take it, and when it arrives: spec rows, as on a drawing. */
export function Facts({ page: { product, car } }: FactsProps) {
  const t = useT();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const value = (text: string, unit: string | null) =>
    unit && Number.isFinite(Number(text)) ? `${number.format(Number(text))} ${UNITS[unit] ?? ""}` : text;
  const weights = [...new Set(product.variants.map(({ weightKg }) => weightKg).filter((kg) => kg !== null && kg > 0))];
  const { ways, country } = product.delivery;
  const place = countryName(country, language);
  return (
    <section className="goods-facts" aria-labelledby="goods-measures">
      <h2 id="goods-measures">{t("goods.measures")}</h2>
      <dl className="site-rows">
        {product.rows.map((row) => (
          <div key={row.slug}>
            <dt>{row.name}</dt>
            <dd className="ui-data">{row.values.map((text) => value(text, row.unit)).join(", ")}</dd>
          </div>
        ))}
        {weights.length > 0 ? (
          <div>
            <dt>{t("goods.weight")}</dt>
            <dd className="ui-data">{weights.map((kg) => `${number.format(kg ?? 0)} kg`).join(", ")}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t("goods.number")}</dt>
          <dd className="ui-data goods-skus">
            {product.variants.map(({ sku, name }) => (
              <span key={sku}>{name ? `${sku}, ${name}` : sku}</span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t("goods.delivery", { country: place })}</dt>
          <dd>
            {ways.length === 0
              ? t("goods.noDelivery", { country: place })
              : ways.map(({ name, days: [from, to] }) => (
                  <span key={name} className="goods-way">
                    {t(from === to ? "goods.sameDay" : "goods.days", { name, from, to, count: to })}
                  </span>
                ))}
          </dd>
        </div>
        {product.cars.length > 0 ? (
          <div>
            <dt>{t("goods.fitsCars")}</dt>
            <dd className="goods-cars">
              {product.cars.map((one) => (
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
