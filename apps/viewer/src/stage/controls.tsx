import type { ShownPage } from "@carloom/build";
import type { Stage } from "@carloom/stage";
import { firstView } from "@carloom/stage/page-assets";
import { SCENE_LIST } from "@carloom/stage/scenes";
import { IconButton, useT } from "@carloom/ui";
import { ArrowLeft, ArrowRight, DoorOpen, Lightbulb, Maximize, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { type Look, offeredViews } from "./view.ts";

type ControlsProps = {
  page: ShownPage;
  stage: Stage;
  look: Look;
  setLook(patch: Partial<Look>): void;
  turning: boolean;
  setTurning(on: boolean): void;
};

const STEP = Math.PI / 12;

/** Every move of the camera and every switch as a button. */
export function Controls({ page, stage, look, setLook, turning, setTurning }: ControlsProps) {
  const t = useT();
  const { manifest } = page.template;
  const [view, setView] = useState(() => firstView(manifest));
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const move = (go: () => void) => () => {
    go();
    setView(null);
    setTurning(false);
  };
  return (
    <div className="vw-controls" role="toolbar" aria-label={t("studio.camera.label")}>
      <div className="vw-group">
        {offeredViews(manifest).map(({ id, key }) => (
          <button
            key={id}
            type="button"
            className="vw-view"
            aria-pressed={view === id}
            onClick={() => {
              stage.setView(id);
              setView(id);
              setTurning(false);
            }}
          >
            {t(key)}
          </button>
        ))}
      </div>
      <div className="vw-group">
        <IconButton label={t("studio.camera.left")} icon={<ArrowLeft />} onClick={move(() => stage.orbit(-STEP, 0))} />
        <IconButton label={t("studio.camera.right")} icon={<ArrowRight />} onClick={move(() => stage.orbit(STEP, 0))} />
        <IconButton label={t("studio.camera.in")} icon={<ZoomIn />} onClick={move(() => stage.zoom(0.85))} />
        <IconButton label={t("studio.camera.out")} icon={<ZoomOut />} onClick={move(() => stage.zoom(1 / 0.85))} />
        <IconButton
          label={t("studio.camera.fit")}
          icon={<Maximize />}
          onClick={() => {
            const first = firstView(manifest);
            if (first) stage.setView(first);
            setView(first);
            setTurning(false);
          }}
        />
        {still ? null : (
          <IconButton
            label={t("studio.camera.turntable")}
            icon={<RotateCw />}
            pressed={turning}
            onClick={() => setTurning(!turning)}
          />
        )}
      </div>
      <div className="vw-group">
        {stage.hinges.length > 0 ? (
          <IconButton
            label={t("viewer.doors")}
            icon={<DoorOpen />}
            pressed={look.doors}
            onClick={() => setLook({ doors: !look.doors })}
          />
        ) : null}
        {stage.lamps.length > 0 ? (
          <IconButton
            label={t("viewer.lights")}
            icon={<Lightbulb />}
            pressed={look.lights}
            onClick={() => setLook({ lights: !look.lights })}
          />
        ) : null}
        <select
          className="vw-scene"
          aria-label={t("viewer.scene")}
          value={look.scene ?? SCENE_LIST[0]?.id}
          onChange={(event) => setLook({ scene: event.currentTarget.value })}
        >
          {SCENE_LIST.map(({ id }) => (
            <option key={id} value={id}>
              {t(`studio.scene.${id}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
