import { useT } from "@carloom/ui";
import { SiteLink } from "../../language/language.tsx";
import { ALL, type BrandChoice } from "./brands.ts";

/** Links, so that a choice has an address; a brand without cars is text. */
export function BrandFilter({ choices, current }: { choices: readonly BrandChoice[]; current: string }) {
  const t = useT();
  return (
    <nav className="car-brands" aria-label={t("site.car.brand")}>
      {choices.map(({ brand, count }) => {
        const name = brand === ALL ? t("site.car.all") : brand;
        const label = t("site.car.brandCount", { brand: name, count });
        const inside = (
          <>
            {name}
            <sup aria-hidden="true">{count}</sup>
          </>
        );
        if (count === 0 && brand !== ALL)
          return (
            <span key={brand} role="link" aria-disabled="true" aria-label={label}>
              {inside}
            </span>
          );
        return (
          <SiteLink
            key={brand}
            to={brand === ALL ? "/car" : `/car?brand=${encodeURIComponent(brand)}`}
            aria-current={brand === current ? "true" : undefined}
            aria-label={label}
            preventScrollReset
          >
            {inside}
          </SiteLink>
        );
      })}
    </nav>
  );
}
