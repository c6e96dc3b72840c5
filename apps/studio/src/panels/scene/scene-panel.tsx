import { SCENE_LIST } from "@carloom/stage/scenes";
import { setOptional } from "@carloom/editor";
import { Slider, useT } from "@carloom/ui";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { DoorToggles } from "./door-toggles.tsx";
import { GLASS_COLOR, GLASS_TINT } from "./glass.ts";
import { LampToggles } from "./lamp-toggles.tsx";
import { ScenePlace } from "./scene-place.tsx";

/** Where the car stands and at what hour; its doors, lamps and glass. */
export function ScenePanel() {
  const t = useT();
  const { editor } = useStudio();
  const glass = useEditorState((state) => state.document.glass ?? null);
  const tint = glass?.tint ?? GLASS_TINT;
  const tintStep = { key: "studio.step.glass" };
  return (
    <>
      <ScenePlace scenes={SCENE_LIST} />
      <DoorToggles />
      <LampToggles />
      <section className="st-section st-last">
        <h3 className="st-section-head">{t("studio.scene.glass")}</h3>
        <Slider
          label={t("studio.scene.tint")}
          value={Math.round(tint * 100)}
          min={0}
          max={100}
          text={glass ? `${Math.round(tint * 100)} %` : t("studio.parts.stock")}
          onInput={(value) => {
            editor.begin(tintStep);
            editor.edit(tintStep, (build) =>
              setOptional(build, "glass", { tint: value / 100, color: build.glass?.color ?? GLASS_COLOR }),
            );
          }}
          onCommit={() => editor.commit()}
        />
      </section>
    </>
  );
}
