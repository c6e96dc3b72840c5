import { type Placement, PROJECTIONS } from "@carloom/build";
import { NumberField, Segmented, Select, useT } from "@carloom/ui";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";
import { useSelectionEdit } from "./use-sticker-edit.ts";

type Projection = Placement["projection"];
const ALL = "all";

/** How the art comes onto the body: along its own face, from above or from the side; how deep, and on which panels. */
export function InspectorProjection({ sticker }: { sticker: Placement }) {
  const t = useT();
  const language = useLanguage();
  const { template } = useStudio();
  const { edit } = useSelectionEdit();
  const { panels, zones } = template.manifest;
  const printed = panels.filter(({ zone }) => zones.find(({ id }) => id === zone)?.livery);
  const [only] = sticker.panels ?? [];
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.projection")}</h3>
      <Segmented
        label={t("studio.inspector.projection")}
        value={sticker.projection}
        options={PROJECTIONS.map((value) => ({ value, label: t(`studio.projection.${value}`) }))}
        onChange={(projection) => edit("studio.step.sticker-projection", { projection: projection as Projection })}
      />
      <NumberField
        label={t("studio.inspector.depth")}
        unit="mm"
        value={Math.round(sticker.depth * 1000)}
        min={5}
        max={Math.round(Math.min(4, 1.2 * Math.max(...sticker.size)) * 1000)}
        step={10}
        onCommit={(mm) => edit("studio.step.sticker-projection", { depth: mm / 1000 })}
      />
      {printed.length > 1 ? (
        <Select
          label={t("studio.inspector.panels")}
          options={[
            { value: ALL, label: t("studio.inspector.panels-all") },
            ...printed.map(({ id, label }) => ({ value: id, label: label[language] })),
          ]}
          value={only ?? ALL}
          onChange={(event) => {
            const { value } = event.currentTarget;
            edit("studio.step.sticker-projection", { panels: value === ALL ? null : [value] });
          }}
        />
      ) : null}
    </section>
  );
}
