import { IconButton, useT } from "@carloom/ui";
import { ArrowLeft, ArrowRight, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import type { Stage } from "@carloom/stage";
import { useStudio, useUi } from "../workspace/studio-context.tsx";

const STEP = Math.PI / 12;
/** Names of views: generated and imported cars call some of them differently. */
const NAMES: Readonly<Record<string, string>> = {
  front: "front",
  "front-left": "front-left",
  front34: "front-left",
  "front-right": "front-right",
  left: "left",
  "side-left": "left",
  right: "right",
  "side-right": "right",
  rear: "rear",
  "rear-left": "rear-left",
  rear34: "rear-left",
  "rear-right": "rear-right",
  top: "top",
  wheel: "wheel",
  interior: "interior",
};

/** Every move of the camera as a button: views of the template, turn, zoom, fit. */
export function CameraStrip({ stage, onFit }: { stage: Stage; onFit(): void }) {
  const t = useT();
  const { ui } = useStudio();
  const views = useUi((state) => state.views);
  const current = useUi((state) => state.view);
  const show = (view: string) => {
    stage.setView(view);
    ui.set({ view });
  };
  const free = (move: () => void) => () => {
    move();
    ui.set({ view: null });
  };
  return (
    <div role="toolbar" aria-label={t("studio.camera.label")} className="st-strip">
      {views.map((view) => (
        <button key={view} type="button" className="st-view" aria-pressed={view === current} onClick={() => show(view)}>
          {NAMES[view] ? t(`studio.view.${NAMES[view]}`) : view}
        </button>
      ))}
      <span className="st-divider" />
      <IconButton label={t("studio.camera.left")} icon={<ArrowLeft />} onClick={free(() => stage.orbit(-STEP, 0))} />
      <IconButton label={t("studio.camera.right")} icon={<ArrowRight />} onClick={free(() => stage.orbit(STEP, 0))} />
      <IconButton label={t("studio.camera.in")} icon={<ZoomIn />} onClick={free(() => stage.zoom(0.85))} />
      <IconButton label={t("studio.camera.out")} icon={<ZoomOut />} onClick={free(() => stage.zoom(1 / 0.85))} />
      <IconButton label={t("studio.camera.fit")} icon={<Maximize />} onClick={onFit} />
    </div>
  );
}
