import type { Handle } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import type { PointerEvent } from "react";
import { later } from "../shell/later.tsx";
import { useUi } from "../workspace/studio-context.tsx";
import { ClipBar } from "../clipboard/clip-bar.tsx";
import { CameraStrip } from "./camera-strip.tsx";
import { Handles } from "./handles.tsx";
import { Hint } from "./hint.tsx";
import { PreflightMarks } from "./preflight-marks.tsx";
import { useTurntable } from "./use-turntable.ts";

const PenOverlay = later(() => import("../pen/pen-overlay.tsx").then((part) => part.PenOverlay), { told: null });
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
  return (
    <>
      <PreflightMarks stage={stage} />
      {drawing ? <PenOverlay stage={stage} /> : <Handles stage={stage} onGrab={onGrab} />}
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
  const drawing = useUi((state) => state.pen !== null);
  return (
    <>
      {said ? <ClipBar /> : drawing ? <PenBar /> : <Hint onCancel={onCancel} />}
      {comparing ? null : <CameraStrip stage={stage} />}
    </>
  );
}
