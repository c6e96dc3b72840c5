import { ArrowGlyph, cx, useT } from "@carloom/ui";
import type { Tile } from "../../data/tile.ts";
import { CarPicture, TILE_SIZES } from "../../parts/picture.tsx";
import { useTileFilm } from "./tile-film.tsx";

/** Title on the wall, fact on the floor, the picture at full width between them. The list follows its links (`useListLinks`). */
export function CarTile({ tile, href, eager }: { tile: Tile; href: string; eager: boolean }) {
  const t = useT();
  const { handlers, film } = useTileFilm(tile.open ? tile.thumbnailVideo : null);
  return (
    <li>
      <a href={href} className={cx("car-tile", !tile.open && "is-closed")} {...handlers}>
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
      </a>
    </li>
  );
}
