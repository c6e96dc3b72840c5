import { useT } from "@carloom/ui";
import type { CarFacts } from "../../data/manifest.ts";
import { numberIn } from "../../parts/number.ts";
import { useLanguage } from "../../language/language.tsx";
import { useSettings } from "../../site-context.tsx";
import { Drawing } from "./drawing.tsx";

type MeasuresProps = {
  facts: CarFacts;
  title: string;
  /** Of a car that everybody may see; its panel templates can be downloaded. */
  slug: string | null;
};

/** The car as a drawing: measures from its manifest, never by eye. */
export function Measures({ facts, title, slug }: MeasuresProps) {
  const t = useT();
  const language = useLanguage();
  const { dimensions, hub } = facts;
  const number = numberIn(language);
  const mm = (value: number) => `${number.format(value)} mm`;
  const range = ([from, to]: [number, number]) => `${number.format(from)}–${number.format(to)}`;
  const rows: [string, string][] = [
    ["site.measure.length", mm(dimensions.length)],
    ["site.measure.wheelbase", mm(dimensions.wheelbase)],
    ["site.measure.track", `${number.format(dimensions.trackFront)} / ${mm(dimensions.trackRear)}`],
    ...(hub
      ? ([
          ["site.measure.bolt", `${hub.boltPattern}, ${number.format(hub.centreBore)} mm`],
          [
            "site.measure.wheel",
            `${range(hub.diameter)} in, ${range(hub.width)}J, ET${hub.offset[0]}–${hub.offset[1]}`,
          ],
        ] as [string, string][])
      : []),
    ["site.measure.years", `${facts.years[0]}–${facts.years[1]}`],
    ...(facts.credits === null ? [] : [["site.measure.credits", facts.credits] as [string, string]]),
  ];
  return (
    <section className="facts site-wrap site-grid" aria-labelledby="measures">
      <div className="facts-drawing">
        <h2 id="measures">{t("site.measure.heading")}</h2>
        <Drawing facts={facts} title={title} />
      </div>
      <dl className="site-rows facts-rows">
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd className="ui-data">{value}</dd>
          </div>
        ))}
        {slug !== null && facts.hasPanels ? <PanelTemplates slug={slug} title={title} /> : null}
      </dl>
    </section>
  );
}

/** Every panel laid flat, for those who draw or cut film. */
function PanelTemplates({ slug, title }: { slug: string; title: string }) {
  const t = useT();
  const language = useLanguage();
  const { server } = useSettings().threed;
  return (
    <div>
      <dt>{t("site.panels.heading")}</dt>
      <dd className="ui-data facts-panels">
        {(["svg", "pdf", "zip", "png"] as const).map((type) => (
          <a
            key={type}
            href={`${server}/panels/${slug}.${type}?lang=${language}`}
            aria-label={t("site.panels.download", { title, type: type.toUpperCase() })}
            rel="nofollow"
            download
          >
            {type.toUpperCase()}
          </a>
        ))}
      </dd>
    </div>
  );
}
