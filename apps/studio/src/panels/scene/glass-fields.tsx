import type { BuildDocument } from "@carloom/build";
import { setOptional } from "@carloom/editor";
import { Button, Slider, useT } from "@carloom/ui";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { ColorField } from "../paint/color-field.tsx";
import { GLASS_COLOR, GLASS_TINT } from "./glass.ts";

type Glass = NonNullable<BuildDocument["glass"]>;
const STOCK: Glass = { tint: GLASS_TINT, color: GLASS_COLOR };

/** How dark the glass is and in which color; one press brings back the glass that the car is sold with. */
export function GlassFields() {
  const t = useT();
  const { editor } = useStudio();
  const glass = useEditorState((state) => state.document.glass ?? null);
  const { tint, color } = glass ?? STOCK;
  const percent = Math.round(tint * 100);
  const stream = (key: string, patch: Partial<Glass>) => {
    editor.begin({ key });
    editor.edit({ key }, (build) => setOptional(build, "glass", { ...STOCK, ...build.glass, ...patch }));
  };
  const settle = () => editor.commit();
  return (
    <section className="st-section st-last">
      <h3 className="st-section-head">{t("studio.scene.glass")}</h3>
      <Slider
        label={t("studio.scene.tint")}
        value={percent}
        min={0}
        max={100}
        text={glass ? `${percent} %` : t("studio.parts.stock")}
        onInput={(value) => stream("studio.step.glass", { tint: value / 100 })}
        onCommit={settle}
      />
      <div className="st-line">
        <span className="text-text-2">{t("studio.scene.tint-color")}</span>
        <ColorField
          label={t("studio.scene.tint-color")}
          value={color}
          onInput={(next) => stream("studio.step.glass-color", { color: next })}
          onCommit={settle}
        />
      </div>
      {glass ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => editor.edit({ key: "studio.step.glass-stock" }, (build) => setOptional(build, "glass", null))}
        >
          {t("studio.scene.glass-stock")}
        </Button>
      ) : null}
    </section>
  );
}
