import { useT } from "@carloom/ui";
import type { CarFacts } from "../../data/manifest.ts";
import { useLanguage } from "../../language/language.tsx";

/** What the car comes with: paint of every zone, and what each slot holds. */
export function StartingBuild({ facts }: { facts: CarFacts }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="site-wrap site-grid build" aria-labelledby="build">
      <h2 id="build">{t("site.build.heading")}</h2>
      <table className="site-table">
        <tbody>
          {facts.zones.map((zone) => (
            <tr key={zone.id}>
              <th scope="row">{zone.label[language]}</th>
              <td>
                <svg className="swatch" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
                  <circle cx="7" cy="7" r="6.5" fill={zone.color} />
                </svg>
                {t(`site.finish.${zone.finish}`)}
              </td>
              <td className="ui-data build-hex">{zone.color.toUpperCase()}</td>
            </tr>
          ))}
          {facts.slots.map((slot) => (
            <tr key={slot.id}>
              <th scope="row">{slot.label[language]}</th>
              <td>{slot.stock ? t("site.build.stock") : t("site.build.bare")}</td>
              <td className="ui-data build-hex">{slot.stock ? t("site.build.included") : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
