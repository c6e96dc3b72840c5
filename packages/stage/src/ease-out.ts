import type { CameraRig } from "./camera.ts";
import { extent, eyeOf } from "./framing.ts";
import type { CameraPose, Insets } from "./types.ts";

/** CSS px of an end that may lie under a panel: a fitted car reaches to the edge of what may still open. */
const TOUCHES = 8;

const across = ({ left, right }: Insets): number => left + right;

/** Does this pose leave an end of the car outside what panels leave free? */
function isCut(rig: CameraRig, pose: CameraPose): boolean {
  const { width, height, insets } = rig.screen;
  const e = rig.outline.length > 0 ? extent(eyeOf(pose, width / height), rig.outline) : null;
  return e !== null && Math.max(-e.left, e.right) * width > width - across(insets) + 2 * TOUCHES;
}

/**
 * The pose itself, or moved back where an end of the car would lie under a panel: unless the person came nearer or moved
 * aside since, or looks at a detail.
 */
export function eased(rig: CameraRig, pose: CameraPose): CameraPose {
  const { aimed } = rig;
  return aimed && rig.showsWhole(aimed) && isCut(rig, pose) ? rig.fitted(pose) : pose;
}

/** Moves the camera back where what is covered now, more than `before`, lies over an end of the car. */
export function easeOut(rig: CameraRig, before: Insets, invalidate: () => void, animate = true): void {
  if (across(rig.screen.insets) <= across(before)) return;
  const pose = rig.pose();
  const next = eased(rig, pose);
  if (next === pose) return;
  rig.setPose(next, animate);
  invalidate();
}
