import { ArrowGlyph, cx, useT } from "@carloom/ui";
import type { Tile } from "../../data/tile.ts";
import { SiteLink } from "../../language/language.tsx";
import { CarPicture, TILE_SIZES } from "../../parts/picture.tsx";
import { useTileFilm } from "./tile-film.tsx";

/** Title on the wall, fact on the floor, the picture at full width between them. */
export function CarTile({ tile, eager }: { tile: Tile; eager: boolean }) {
  const t = useT();
  const { handlers, film } = useTileFilm(tile.open ? tile.thumbnailVideo : null);
  return (
    <li>
      <SiteLink
        to={`/car/${tile.slug}`}
        className={cx("car-tile", !tile.open && "is-closed")}
        prefetch="intent"
        {...handlers}
      >
        <CarPicture picture={tile.picture} sizes={TILE_SIZES} alt="" eager={eager} />
        {film}
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
