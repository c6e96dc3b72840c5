import { useT } from "@carloom/ui";
import { SiteLink } from "../../language/language.tsx";
import { queryText, type ShopQuery } from "./query.ts";

type Category = { slug: string; name: string; count: number };
type CategoryNavProps = { path: string; categories: readonly Category[]; query: ShopQuery };

/** Links, so that a category has an address; empty ones are left out. The rest of the filters stays. */
export function CategoryNav({ path, categories, query }: CategoryNavProps) {
  const t = useT();
  const entry = (slug: string | null, name: string, count: number | null) => (
    <li key={slug}>
      <SiteLink
        to={path + queryText(query, { category: slug, collection: null })}
        aria-current={query.category === slug && !query.collection ? "true" : undefined}
        preventScrollReset
      >
        <span>{name}</span>
        {count === null ? null : <span className="ui-data">{count}</span>}
      </SiteLink>
    </li>
  );
  return (
    <nav className="goods-categories" aria-label={t("goods.categories")}>
      <ul className="site-scroll">
        {entry(null, t("goods.all"), null)}
        {categories.filter(({ count }) => count > 0).map(({ slug, name, count }) => entry(slug, name, count))}
      </ul>
    </nav>
  );
}
