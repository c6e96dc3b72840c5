import { slotsOfKind } from "@carloom/asset/part-kinds";
import { TemplateDocument, type WorkshopPartWholeFragment } from "@carloom/api-client/threed";
import { emptyBuild, type PartOption, readSentManifest } from "@carloom/build";
import { Select, useT } from "@carloom/ui";
import { useCallback, useMemo } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Section } from "../parts/section.tsx";
import { CarView } from "../workshop/car-view.tsx";
import { aloneBuild, aloneManifest } from "./alone.ts";
import { fitText } from "./fit-text.ts";
import type { CarChoice } from "./use-cars.ts";
import { kindOf, slotName } from "./words.ts";

const nothing = () => undefined;

/** The part by itself, or mounted on the car that is chosen, drawn by the studio's own stage. */
export function PartView({
  of,
  cars,
  car,
  onCar,
}: {
  of: WorkshopPartWholeFragment;
  cars: readonly CarChoice[];
  car: string | null;
  onCar: (slug: string | null) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const { data } = useAnswer(TemplateDocument, { slug: car ?? "" }, { service: "threed", enabled: car !== null });
  const reading = car !== null && data?.template ? readSentManifest(data.template.option) : null;
  const manifest = reading?.status === "ok" ? reading.value : null;
  const alone = useMemo(() => aloneManifest(of), [of]);
  const option = of.option as PartOption | null;
  const url = option?.model3d.url ?? "";
  const kind = of.found?.kind ?? "";
  const slots = useMemo(() => new Set<string>(slotsOfKind(kindOf(kind))), [kind]);
  const build = useMemo(() => {
    const own = manifest?.slots.filter(({ id }) => slots.has(id)).map(({ id }) => [id, url] as const) ?? [];
    return { ...emptyBuild(), parts: Object.fromEntries(own) };
  }, [manifest, slots, url]);
  const bare = useMemo(() => aloneBuild(of), [of]);
  const partModel = useCallback(async () => {
    if (!option) throw new Error("There is no part yet.");
    return { url, option };
  }, [option, url]);
  const own = of.fits?.filter(({ template }) => template === car) ?? [];
  return (
    <Section title={t("dashboard.parts.view")}>
      <Select
        label={t("dashboard.parts.view.on")}
        value={car ?? ""}
        options={[
          { value: "", label: t("dashboard.parts.view.alone") },
          ...cars.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
        onChange={({ currentTarget: { value } }) => onCar(value || null)}
      />
      {car === null && alone ? (
        <CarView
          key="alone"
          option={alone}
          shown={null}
          marked={null}
          onPick={nothing}
          onStage={nothing}
          build={bare}
          label={t("dashboard.parts.view.label")}
        />
      ) : null}
      {car !== null && data?.template && data.template.slug === car ? (
        <CarView
          key={car}
          option={data.template.option}
          shown={null}
          marked={null}
          onPick={nothing}
          onStage={nothing}
          build={build}
          partModel={partModel}
          label={t("dashboard.parts.view.label")}
        />
      ) : null}
      {own.length > 0 ? (
        <ul className="da-rows" aria-live="polite">
          {own.map((fit) => (
            <li key={fit.slot} className="da-row">
              {slotName(language, fit.slot)}: {fitText(t, language, fit, manifest)}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
