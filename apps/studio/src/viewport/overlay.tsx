import type { Handle } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import type { PointerEvent } from "react";
import { usePhoto } from "../output/photo-frame.ts";
import { later } from "../kit/later.tsx";
import { guidesOf, rulers, useRulers } from "../rulers/rulers.ts";
import { useStudio, useUi } from "../workspace/studio-context.tsx";
import { ClipBar } from "../clipboard/clip-bar.tsx";
import { CameraStrip } from "./camera-strip.tsx";
import { Handles } from "../tools/handles.tsx";
import { Hint } from "./hint.tsx";
import { PreflightMarks } from "./preflight-marks.tsx";
import { useTurntable } from "./use-turntable.ts";

const PenOverlay = later(() => import("../pen/pen-overlay.tsx").then((part) => part.PenOverlay), { told: null });
const CarGuides = later(() => import("../rulers/car-guides.tsx").then((part) => part.CarGuides), { told: null });
const RulerBar = later(() => import("../rulers/ruler-bar.tsx").then((part) => part.RulerBar), {
  close: () => rulers.set({ open: false }),
});
const PhotoOverlay = later(() => import("../output/photo-overlay.tsx").then((part) => part.PhotoOverlay), {
  told: null,
});
const PenBar = later(() => import("../pen/pen-bar.tsx").then((part) => part.PenBar));

/** The rectangle that is drawn around stickers with Shift held down. */
function SelectionBox() {
  const box = useUi((state) => state.box);
  if (!box) return null;
  const [a, b] = box;
  const style = {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
  return <span className="st-box" style={style} aria-hidden="true" />;
}

/** Marks on the picture itself. They come after the first frame, with what stands around it. */
export function OnPicture({
  stage,
  onGrab,
}: {
  stage: Stage;
  onGrab(event: PointerEvent<SVGElement>, handle: Handle): void;
}) {
  const aiming = useUi((state) => state.placing !== null || state.eyedrop || state.pen?.mode === "pen");
  const drawing = useUi((state) => state.pen !== null);
  const framing = usePhoto((state) => state.open);
  const studio = useStudio();
  const guided = useRulers((state) => state.shown && guidesOf(studio, state).length > 0);
  return (
    <>
      <PreflightMarks stage={stage} />
      {guided ? <CarGuides stage={stage} /> : null}
      {drawing ? <PenOverlay stage={stage} /> : <Handles stage={stage} onGrab={onGrab} />}
      {framing ? <PhotoOverlay stage={stage} /> : null}
      <SelectionBox />
      {aiming ? <span className="st-crosshair" aria-hidden="true" /> : null}
    </>
  );
}

/** What the next press does, and every move of the camera. */
export function AroundPicture({
  stage,
  comparing,
  onCancel,
}: {
  stage: Stage;
  /** Two builds are being compared: the view stays as it is. */
  comparing: boolean;
  onCancel(): void;
}) {
  useTurntable(stage);
  const said = useUi((state) => state.clip !== null);
  // the flat view has it at its own head
  const flat = useUi((state) => state.flat !== null);
  const measuring = useRulers((state) => state.open) && !flat;
  const drawing = useUi((state) => state.pen !== null);
  return (
    <>
      {said ? <ClipBar /> : drawing ? <PenBar /> : measuring ? <RulerBar /> : <Hint onCancel={onCancel} />}
      {comparing ? null : <CameraStrip stage={stage} />}
    </>
  );
}
