import { setOptional } from "@carloom/editor";
import { Slider, Switch, useT } from "@carloom/ui";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";

/** Scenes that the stage draws; their names are the messages `studio.scene.<id>`. */
const SCENES = ["studio-dark", "studio-light", "dusk-road"] as const;
const CLEAR = "#1a1d20";

/** Where the car stands, its lamps and its glass. */
export function ScenePanel() {
  const t = useT();
  const { editor } = useStudio();
  const scene = useEditorState((state) => state.document.scene?.id ?? SCENES[0]);
  const lights = useEditorState((state) => state.document.lights?.on ?? false);
  const glass = useEditorState((state) => state.document.glass ?? null);
  const tint = glass?.tint ?? 0.3;
  const tintStep = { key: "studio.step.glass" };
  return (
    <>
      <section className="st-section pt-2.5">
        <h3 className="st-section-head">{t("studio.scene.place")}</h3>
        <div className="st-scenes" onPointerLeave={() => editor.preview(null)}>
          {SCENES.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={scene === id}
              onPointerEnter={(event) =>
                event.pointerType === "mouse" && editor.preview((build) => setOptional(build, "scene", { id }))
              }
              onClick={() =>
                editor.edit({ key: "studio.step.scene" }, (build) =>
                  setOptional(build, "scene", id === SCENES[0] ? null : { id }),
                )
              }
            >
              <span className={`st-scene st-scene-${id}`} aria-hidden="true" />
              {t(`studio.scene.${id}`)}
            </button>
          ))}
        </div>
      </section>
      <section className="st-section">
        <h3 className="st-section-head">{t("studio.scene.lights")}</h3>
        <Switch
          label={t("studio.scene.lights-on")}
          checked={lights}
          onChange={(event) =>
            editor.edit({ key: "studio.step.lights" }, (build) =>
              setOptional(build, "lights", event.currentTarget.checked ? { on: true } : null),
            )
          }
        />
      </section>
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
              setOptional(build, "glass", { tint: value / 100, color: build.glass?.color ?? CLEAR }),
            );
          }}
          onCommit={() => editor.commit()}
        />
      </section>
    </>
  );
}
