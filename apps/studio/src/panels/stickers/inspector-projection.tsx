import { type Placement, PROJECTIONS } from "@carloom/build";
import { NumberField, Segmented, useT } from "@carloom/ui";
import { InspectorPanels } from "./inspector-panels.tsx";
import { useSelectionEdit } from "./use-sticker-edit.ts";

type Projection = Placement["projection"];

/** How the art comes onto the body: along its own face, from above or from the side; how deep, and on which panels. */
export function InspectorProjection({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { edit } = useSelectionEdit();
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
      <InspectorPanels sticker={sticker} />
    </section>
  );
}
