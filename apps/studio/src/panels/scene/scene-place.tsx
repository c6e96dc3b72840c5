import { type BuildDocument, FLOORS } from "@carloom/build";
import { setOptional } from "@carloom/editor";
import type { SceneHours } from "@carloom/stage/scenes";
import { Select, Slider, useT } from "@carloom/ui";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { hoverLook } from "../../lib/hover.ts";
import { RANGES } from "../ranges.ts";

type Scene = NonNullable<BuildDocument["scene"]>;

const clock = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, "0")}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;

/** The first scene as it is made needs no entry in the build. */
function stored(scene: Scene, first: string | undefined): Scene | null {
  const { id, ...changed } = scene;
  return id === first && Object.values(changed).every((value) => value === undefined) ? null : scene;
}

/** The place, its floor, its hour where daylight reaches, and the exposure. Names are the messages `studio.scene.<id>`. */
export function ScenePlace({ scenes }: { scenes: readonly { id: string; hours?: SceneHours }[] }) {
  const t = useT();
  const { editor } = useStudio();
  const first = scenes[0]?.id ?? "studio-dark";
  const scene = useEditorState((state) => state.document.scene ?? null) ?? { id: first };
  const hours = scenes.find(({ id }) => id === scene.id)?.hours;
  const time = scene.time ?? hours?.at ?? 12;
  const exposure = scene.exposure ?? 1;
  const stops = Math.log2(exposure);
  const choose = (id: string, build: BuildDocument) => {
    const { time: _hour, ...rest } = build.scene ?? { id };
    return setOptional(build, "scene", stored({ ...rest, id }, first));
  };
  const lay = (value: string) =>
    editor.edit({ key: "studio.step.floor" }, (build) => {
      const { floor: _own, ...rest } = build.scene ?? { id: first };
      const floor = FLOORS.find((known) => known === value);
      return setOptional(build, "scene", stored({ ...rest, ...(floor ? { floor } : {}) }, first));
    });
  const stream = (key: string, patch: Partial<Scene>) => {
    editor.begin({ key });
    editor.edit({ key }, (build) => setOptional(build, "scene", { ...(build.scene ?? { id: first }), ...patch }));
  };
  return (
    <section className="st-section pt-2.5">
      <h3 className="st-section-head">{t("studio.scene.place")}</h3>
      <div className="st-scenes" onPointerLeave={() => editor.preview(null)}>
        {scenes.map(({ id }) => (
          <button
            key={id}
            type="button"
            aria-pressed={scene.id === id}
            {...hoverLook(() => editor.preview((build) => choose(id, build)))}
            onFocus={(event) =>
              event.currentTarget.matches(":focus-visible") && editor.preview((build) => choose(id, build))
            }
            onBlur={() => editor.preview(null)}
            onClick={() => editor.edit({ key: "studio.step.scene" }, (build) => choose(id, build))}
          >
            <span className={`st-scene st-scene-${id}`} aria-hidden="true" />
            {t(`studio.scene.${id}`)}
          </button>
        ))}
      </div>
      <Select
        label={t("studio.scene.floor")}
        value={scene.floor ?? "own"}
        options={["own", ...FLOORS].map((id) => ({ value: id, label: t(`studio.scene.floor-${id}`) }))}
        onChange={(event) => lay(event.currentTarget.value)}
      />
      {hours ? (
        <Slider
          label={t("studio.scene.hour")}
          value={time}
          min={hours.from}
          max={hours.to}
          step={0.25}
          text={clock(time)}
          onInput={(value) => stream("studio.step.hour", { time: value })}
          onCommit={() => editor.commit()}
        />
      ) : null}
      <Slider
        label={t("studio.scene.exposure")}
        value={Math.round(stops * 10) / 10}
        min={RANGES.exposure[0]}
        max={RANGES.exposure[1]}
        step={0.1}
        text={`${stops > 0.05 ? "+" : ""}${stops.toFixed(1)} EV`}
        onInput={(value) => stream("studio.step.exposure", { exposure: 2 ** value })}
        onCommit={() => editor.commit()}
      />
    </section>
  );
}
