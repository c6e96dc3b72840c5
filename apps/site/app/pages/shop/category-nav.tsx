import { useT } from "@carloom/ui";
import { SiteLink } from "../../language/language.tsx";
import { Written } from "../../parts/written.tsx";
import { queryText, type ShopQuery } from "../../data/shop-query.ts";

type Category = {
  slug: string;
  name: string;
  /** Products that it has with everything else that is chosen. */
  left: number;
};
type CategoryNavProps = { path: string; categories: readonly Category[]; query: ShopQuery };

/** Links, so that a category has an address; empty ones are left out. The rest of the filters stays. */
export function CategoryNav({ path, categories, query }: CategoryNavProps) {
  const t = useT();
  const entry = (slug: string | null, name: string, count: number | null) => (
    <li key={slug}>
      <SiteLink
        to={path + queryText(query, { category: slug })}
        aria-current={query.category === slug ? "true" : undefined}
        preventScrollReset
      >
        <span>{name}</span>
        {count === null ? null : <span className="ui-data">{count}</span>}
      </SiteLink>
    </li>
  );
  return (
    <nav className="goods-categories" aria-label={t("goods.categories")}>
      <Written as="ul" className="site-scroll" of={categories} name={path + queryText(query)}>
        {() => (
          <>
            {entry(null, t("goods.all"), null)}
            {categories
              .filter(({ slug, left }) => left > 0 || slug === query.category)
              .map(({ slug, name, left }) => entry(slug, name, left))}
          </>
        )}
      </Written>
    </nav>
  );
}
