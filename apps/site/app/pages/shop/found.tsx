import { useT } from "@carloom/ui";
import { SiteLink } from "../../language/language.tsx";
import { isNarrowed, onlyQuery, queryText, type ShopQuery } from "../../data/shop-query.ts";

type NothingFoundProps = {
  path: string;
  query: ShopQuery;
  categories: readonly { slug: string; name: string; count: number }[];
};

/** Ways on from an empty list: the search without what narrows it, and where goods are. */
export function NothingFound({ path, query, categories }: NothingFoundProps) {
  const t = useT();
  const { search } = query;
  const alone = onlyQuery({ search });
  const isFiltered = search !== "" && queryText(query) !== alone;
  return (
    <div className="goods-none" data-nothing={isFiltered ? undefined : search || undefined}>
      <h2>{t("goods.none")}</h2>
      <p>{t(search !== "" && !isFiltered ? "goods.noneSearch" : "goods.noneText")}</p>
      {isFiltered ? (
        <SiteLink to={path + alone} className="ui-btn ui-btn-secondary">
          {t("goods.withoutFilters", { search })}
        </SiteLink>
      ) : null}
      {isNarrowed({ ...query, category: null, search: "" }) ? (
        <SiteLink to={path + onlyQuery({ category: query.category })} className="ui-btn ui-btn-secondary">
          {t("goods.startOver")}
        </SiteLink>
      ) : null}
      <p className="goods-look">{t("goods.lookIn")}</p>
      <ul className="goods-ways">
        {categories
          .filter(({ count }) => count > 0)
          .map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink to={path + onlyQuery({ category: slug })} className="ui-link">
                {name}
              </SiteLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
