import { ArrowGlyph, useT } from "@carloom/ui";
import type { AnnouncedCar } from "../../data/announced.ts";
import { SiteLink } from "../../language/language.tsx";
import { CarPicture, TILE_SIZES } from "../../parts/picture.tsx";
import { Opening } from "./opening.tsx";

/** Cars that are coming, below those that are here. */
export function AnnouncedList({ cars }: { cars: readonly AnnouncedCar[] }) {
  const t = useT();
  if (cars.length === 0) return null;
  return (
    <section className="car-soon" aria-labelledby="car-soon">
      <h2 id="car-soon">{t("site.soon.heading")}</h2>
      <div className="car-frame">
        <ul className="car-grid">
          {cars.map((car) => (
            <li key={car.slug}>
              <SiteLink to={`/car/${car.slug}`} className="car-tile">
                <CarPicture picture={car.picture} sizes={TILE_SIZES} alt="" />
                <span className="car-tile-top">
                  <h3>{car.title}</h3>
                  <span>{car.brand}</span>
                </span>
                <span className="car-tile-floor">
                  <span>
                    <Opening at={car.opensAt} />
                  </span>
                  <span className="car-tile-go">
                    {t("site.soon.look")}
                    <ArrowGlyph />
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
