import type { BuildDocument } from "@carloom/build";
import { setOptional } from "@carloom/editor";
import { Select, Switch, useT } from "@carloom/ui";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";

type Lights = NonNullable<BuildDocument["lights"]>;
const SIDES = ["left", "right", "both"] as const;

/** Lamps on, brake lamps, and indicators where the template has them. */
export function LampToggles() {
  const t = useT();
  const { editor, template } = useStudio();
  const lights = useEditorState((state) => state.document.lights ?? null) ?? { on: false };
  const ids = template.manifest.lights.map((light) => light.id);
  const set = (patch: Partial<Lights>) =>
    editor.edit({ key: "studio.step.lights" }, (build) => {
      const next: Lights = { on: false, ...build.lights, ...patch };
      if (!next.brake) delete next.brake;
      if (!next.indicators) delete next.indicators;
      return setOptional(build, "lights", next.on || next.brake || next.indicators ? next : null);
    });
  if (ids.length === 0) return null;
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.scene.lights")}</h3>
      <Switch
        label={t("studio.scene.lights-on")}
        checked={lights.on}
        onChange={(event) => set({ on: event.currentTarget.checked })}
      />
      {ids.some((id) => id.startsWith("tail") || id.startsWith("brake")) ? (
        <Switch
          label={t("studio.scene.brake")}
          checked={lights.brake ?? false}
          onChange={(event) => set({ brake: event.currentTarget.checked })}
        />
      ) : null}
      {ids.some((id) => id.startsWith("indicator")) ? (
        <Select
          label={t("studio.scene.indicators")}
          value={lights.indicators ?? "off"}
          options={["off", ...SIDES].map((value) => ({ value, label: t(`studio.scene.indicators-${value}`) }))}
          onChange={(event) => set({ indicators: SIDES.find((side) => side === event.currentTarget.value) })}
        />
      ) : null}
    </section>
  );
}
