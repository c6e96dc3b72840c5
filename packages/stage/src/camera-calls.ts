import type { CameraRig } from "./camera.ts";
import type { Stage } from "./types.ts";
import type { Views } from "./views.ts";

/** What the application does with the camera. */
export function cameraCalls(
  rig: CameraRig,
  views: Views,
  invalidate: () => void,
): Pick<Stage, "setView" | "getView" | "setCovered" | "fit" | "orbit" | "zoom" | "pan"> {
  const move = (how: () => void) => {
    views.release();
    how();
    invalidate();
  };
  return {
    setView: (view, how) => views.set(view, how),
    getView: () => rig.pose(),
    setCovered: (insets, how = {}) => views.cover({ ...insets }, how),
    fit: (how = {}) => views.fit(how.animate),
    orbit: (azimuth, elevation) => move(() => rig.orbit(azimuth, elevation)),
    zoom: (factor) => move(() => rig.zoom(factor)),
    pan: (dx, dy) => move(() => rig.pan(dx, dy)),
  };
}
