import { useT } from "@carloom/ui";
import type { AnnouncedCar } from "../../data/announced.ts";
import { SiteLink } from "../../language/language.tsx";
import { CarPicture } from "../../parts/picture.tsx";
import { Seo } from "../../seo/seo.tsx";
import { Opening } from "./opening.tsx";

/** The page of a car that is coming: its picture, its name and the day; it cannot be customized yet. */
export function Announced({ car }: { car: AnnouncedCar }) {
  const t = useT();
  const lead = car.description ?? t("site.soon.lead", { title: car.title });
  return (
    <>
      <Seo
        title={car.seoTitle ?? car.title}
        description={car.seoDescription ?? lead}
        path={car.path}
        image={car.card}
      />
      <section className="stage-picture">
        <CarPicture picture={car.picture} sizes="100vw" alt={t("site.template.picture", { title: car.title })} eager />
        <div className="stage-bar site-wrap">
          <div>
            <p className="stage-soon">
              <Opening at={car.opensAt} />
            </p>
            <p className="ui-lead">{lead}</p>
          </div>
          <div className="stage-launch">
            <SiteLink to="/car" className="ui-link">
              {t("site.soon.others")}
            </SiteLink>
          </div>
        </div>
      </section>
    </>
  );
}
