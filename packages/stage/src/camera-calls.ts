import type { CameraRig } from "./camera.ts";
import type { Spot } from "./reveal.ts";
import type { Stage, Subject } from "./types.ts";
import type { Views } from "./views.ts";

/** What the application does with the camera. */
export function cameraCalls(
  rig: CameraRig,
  views: Views,
  invalidate: () => void,
  spots: (subject: Subject) => readonly Spot[],
): Pick<Stage, "setView" | "getView" | "setCovered" | "reveal" | "fit" | "orbit" | "zoom" | "pan"> {
  const move = (how: () => void) => {
    views.release();
    how();
    invalidate();
  };
  return {
    setView: (view, how) => views.set(view, how),
    getView: () => rig.pose(),
    setCovered: (insets, how = {}) => views.cover({ ...insets }, how),
    reveal: (subject, how = {}) => views.reveal(spots(subject), how.animate),
    fit: (how = {}) => views.fit(how.animate),
    orbit: (azimuth, elevation) => move(() => rig.orbit(azimuth, elevation)),
    zoom: (factor) => move(() => rig.zoom(factor)),
    pan: (dx, dy) => move(() => rig.pan(dx, dy)),
  };
}
