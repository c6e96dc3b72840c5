import { formatMoney } from "@carloom/i18n";
import { cx, DownGlyph, useT } from "@carloom/ui";
import type { Facet, FacetPrice } from "../../data/shop.ts";
import { SiteLink, useLanguage } from "../../language/language.tsx";
import { Written } from "../../parts/written.tsx";
import { type Chosen, chosenName, queryText, type ShopQuery } from "../../data/shop-query.ts";
import { valueText } from "./value-text.ts";

/** From this on, a list of values stands in columns. */
const SHORT = 12;

/** Attributes of which the first few are open: more would push the others out of sight. */
const OPEN = 3;

type FacetsProps = { facets: readonly Facet[]; query: ShopQuery };

/** What is chosen of attributes: fields of the form around them, that work without script. */
export function Facets({ facets, query: { chosen } }: FacetsProps) {
  return (
    <Written as="div" className="goods-facets" of={facets} name={JSON.stringify(chosen)}>
      {() => <EachFacet facets={facets} all={chosen} />}
    </Written>
  );
}

function EachFacet({ facets, all }: { facets: readonly Facet[]; all: Chosen }) {
  return facets.map((facet, at) => {
    const chosen = all[facet.slug] ?? [];
    const isShort = facet.values.every(({ name }) => valueText(facet, name).length <= SHORT);
    return (
      <details key={facet.slug} className="goods-facet" open={at < OPEN || chosen.length > 0}>
        <summary>
          <span>{facet.name}</span>
          <DownGlyph />
        </summary>
        <fieldset className={cx(isShort && "is-short")}>
          <legend className="ui-hidden">{facet.name}</legend>
          {facet.values.map(({ slug, name, count }) => (
            <label key={slug} className={cx("goods-choice", count === 0 && "is-empty")}>
              <input
                type="checkbox"
                name={chosenName(facet.slug)}
                value={slug}
                defaultChecked={chosen.includes(slug)}
              />
              <span className={cx(facet.unit && "ui-data")}>{valueText(facet, name)}</span>
              <span className="ui-data goods-number">{count}</span>
            </label>
          ))}
        </fieldset>
      </details>
    );
  });
}

type PriceBandsProps = { path: string; prices: readonly FacetPrice[]; query: ShopQuery; currency: string };

/** Bands of prices, each a link: what is typed into the fields above them is the same. */
export function PriceBands({ path, prices, query, currency }: PriceBandsProps) {
  const t = useT();
  const language = useLanguage();
  if (prices.length < 2) return null;
  const money = (amount: number) => formatMoney(language, amount, currency).replace(/[.,]00(?=\D*$)/, "");
  const last = prices.length - 1;
  return (
    <ul className="goods-bands">
      {prices.map(({ from, to, count }, at) => {
        const isChosen = query.from === (at === 0 ? null : from) && query.to === (at === last ? null : to);
        const band = { from: at === 0 ? null : from, to: at === last ? null : to };
        const upTo = prices[at + 1]?.from ?? to;
        return (
          <li key={from}>
            <SiteLink
              to={path + queryText(query, isChosen ? { from: null, to: null } : band)}
              aria-current={isChosen ? "true" : undefined}
              preventScrollReset
            >
              <span className="ui-data">
                {at === 0
                  ? t("goods.band.under", { price: money(upTo) })
                  : at === last
                    ? t("goods.band.over", { price: money(from) })
                    : t("goods.band", { from: money(from), to: money(upTo) })}
              </span>
              <span className="ui-data goods-number">{count}</span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
