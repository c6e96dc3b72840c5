import { useT } from "@carloom/ui";
import { SiteLink } from "../../language/language.tsx";
import { searchPath } from "../../parts/search/text.ts";
import { ALL, type BrandChoice } from "./brands.ts";

type BrandFilterProps = {
  choices: readonly BrandChoice[];
  current: string;
  /** The search text, which every choice keeps. */
  search: string;
};

/** Links, so that a choice has an address; a brand without cars is text. */
export function BrandFilter({ choices, current, search }: BrandFilterProps) {
  const t = useT();
  return (
    <nav className="car-brands site-scroll" aria-label={t("site.car.brand")}>
      {choices.map(({ brand, count }) => {
        const name = brand === ALL ? t("site.car.all") : brand;
        const label = t("site.car.brandCount", { brand: name, count });
        const inside = (
          <>
            <span aria-hidden="true">
              {name}
              <sup>{count}</sup>
            </span>
            <span className="ui-hidden">{label}</span>
          </>
        );
        if (count === 0 && brand !== ALL)
          return (
            <span key={brand} role="link" aria-disabled="true">
              {inside}
            </span>
          );
        return (
          <SiteLink
            key={brand}
            to={searchPath(search, brand === ALL ? null : brand)}
            aria-current={brand === current ? "true" : undefined}
            preventScrollReset
          >
            {inside}
          </SiteLink>
        );
      })}
    </nav>
  );
}
