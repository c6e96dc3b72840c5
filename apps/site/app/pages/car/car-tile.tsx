import { ArrowGlyph, cx, useT } from "@carloom/ui";
import type { Tile } from "../../data/tile.ts";
import { SiteLink } from "../../language/language.tsx";
import { CarPicture } from "../../parts/picture.tsx";

/** Title on the wall, fact on the floor, the picture at full width between them. */
export function CarTile({ tile, eager }: { tile: Tile; eager: boolean }) {
  const t = useT();
  return (
    <li>
      <SiteLink to={`/car/${tile.slug}`} className={cx("car-tile", !tile.open && "is-closed")} prefetch="intent">
        <CarPicture files={tile} alt="" eager={eager} />
        <span className="car-tile-top">
          <h2>{tile.title}</h2>
          <span>{tile.open ? (tile.bodyStyle ? t(`site.body.${tile.bodyStyle}`) : null) : t("site.car.closed")}</span>
        </span>
        <span className="car-tile-floor">
          <span>{tile.slots ? t("site.car.slots", { count: tile.slots }) : null}</span>
          <span className="car-tile-go">
            {t("site.car.open")}
            <ArrowGlyph />
          </span>
        </span>
      </SiteLink>
    </li>
  );
}
