import { formatMoney } from "@carloom/i18n";
import { CrossGlyph, useT } from "@carloom/ui";
import type { ShopAround, ShopCar } from "../../data/shop.ts";
import { SiteLink, useLanguage } from "../../language/language.tsx";
import { onlyQuery, queryText, type ShopQuery, unchosen } from "../../data/shop-query.ts";
import { valueText } from "./value-text.ts";

type ActiveProps = {
  path: string;
  query: ShopQuery;
  page: {
    channel: { currency: string };
    car: ShopCar | null;
  };
  around: ShopAround;
};

/** What narrows the list, each taken back by a link, and all of it by the last. The category is chosen elsewhere. */
export function ActiveFilters({ path, query, page, around }: ActiveProps) {
  const t = useT();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(language, amount, page.channel.currency);
  const active: { key: string; text: string; change: Partial<ShopQuery> }[] = [];
  const add = (key: string, text: string, change: Partial<ShopQuery>) => active.push({ key, text, change });
  const { collection, search, from, to } = query;
  if (search) add("search", t("goods.active.search", { search }), { search: "" });
  if (page.car) add("car", page.car.name, { car: null });
  if (collection)
    add("collection", around.collections.find(({ slug }) => slug === collection)?.name ?? collection, {
      collection: null,
    });
  for (const [slug, values] of Object.entries(query.chosen)) {
    const facet = around.facets?.attributes.find((one) => one.slug === slug);
    for (const value of values) {
      const name = facet?.values.find((one) => one.slug === value)?.name ?? value;
      const text = facet ? (facet.unit ? `${facet.name} ${valueText(facet, name)}` : name) : name;
      add(`${slug} ${value}`, text, { chosen: unchosen(query, slug, value) });
    }
  }
  if (from !== null || to !== null) {
    const price = { from: money(from ?? 0), to: money(to ?? 0), price: money(from ?? to ?? 0) };
    const key = from === null ? "goods.band.upTo" : to === null ? "goods.band.over" : "goods.band";
    add("price", t(key, price), { from: null, to: null });
  }
  if (query.inStock) add("stock", t("goods.inStock"), { inStock: false });
  if (active.length === 0) return null;
  return (
    <ul className="goods-active" aria-label={t("goods.active")}>
      {active.map(({ key, text, change }) => (
        <li key={key}>
          <SiteLink
            to={path + queryText(query, change)}
            aria-label={t("goods.active.remove", { name: text })}
            preventScrollReset
          >
            {text}
            <CrossGlyph />
          </SiteLink>
        </li>
      ))}
      <li>
        <SiteLink to={path + onlyQuery({ category: query.category })} className="ui-link" preventScrollReset>
          {t("goods.clear")}
        </SiteLink>
      </li>
    </ul>
  );
}
