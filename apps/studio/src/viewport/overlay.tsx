import type { Handle } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import type { PointerEvent } from "react";
import { useUi } from "../workspace/studio-context.tsx";
import { ClipBar } from "../clipboard/clip-bar.tsx";
import { CameraStrip } from "./camera-strip.tsx";
import { Handles } from "./handles.tsx";
import { Hint } from "./hint.tsx";
import { PreflightMarks } from "./preflight-marks.tsx";

/** Marks on the picture itself. They come after the first frame, with what stands around it. */
export function OnPicture({
  stage,
  onGrab,
}: {
  stage: Stage;
  onGrab(event: PointerEvent<SVGElement>, handle: Handle): void;
}) {
  const aiming = useUi((state) => state.placing !== null || state.eyedrop);
  return (
    <>
      <PreflightMarks stage={stage} />
      <Handles stage={stage} onGrab={onGrab} />
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
  const said = useUi((state) => state.clip !== null);
  return (
    <>
      {said ? <ClipBar /> : <Hint onCancel={onCancel} />}
      {comparing ? null : <CameraStrip stage={stage} />}
    </>
  );
}
