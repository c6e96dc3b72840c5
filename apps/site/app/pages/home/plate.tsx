import { useT } from "@carloom/ui";
import type { Amount } from "../../data/shop.ts";
import type { Tile } from "../../data/tile.ts";
import { numberIn } from "../../parts/number.ts";
import { SiteLink, useLanguage } from "../../language/language.tsx";
import { Money } from "../../parts/money.tsx";

export type HomeCar = {
  tile: Tile;
  dimensions: { length: number; width: number; height: number } | null;
};

type PlateProps = {
  car: HomeCar;
  /** What the parts on it cost; null where they cannot be bought. */
  price: Amount | null;
};

/** Every car picture says which car it is, what it costs, and opens it. */
export function Plate({ car: { tile, dimensions }, price }: PlateProps) {
  const t = useT();
  const number = numberIn(useLanguage());
  return (
    <div className="plate">
      <b>{tile.title}</b>
      <dl>
        {tile.bodyStyle ? (
          <>
            <dt>{t("site.plate.body")}</dt>
            <dd>{t(`site.body.${tile.bodyStyle}`)}</dd>
          </>
        ) : null}
        {dimensions ? (
          <>
            <dt>{t("site.plate.size")}</dt>
            <dd className="ui-data">
              {[dimensions.length, dimensions.width, dimensions.height].map((mm) => number.format(mm)).join(" × ")} mm
            </dd>
          </>
        ) : null}
        {tile.slots ? (
          <>
            <dt>{t("site.plate.parts")}</dt>
            <dd>{t("site.car.slots", { count: tile.slots })}</dd>
          </>
        ) : null}
        {price ? (
          <>
            <dt>{t("site.plate.price")}</dt>
            <dd>
              <Money value={price} />
            </dd>
          </>
        ) : null}
      </dl>
      <SiteLink to={`/car/${tile.slug}`} className="ui-link">
        {t("site.plate.open")}
      </SiteLink>
    </div>
  );
}
