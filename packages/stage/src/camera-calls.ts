import type { CameraRig } from "./camera.ts";
import type * as RevealModule from "./reveal.ts";
import type { Stage, Subject } from "./types.ts";
import type { Views } from "./views.ts";

/** What the application does with the camera. */
export function cameraCalls(
  rig: CameraRig,
  views: Views,
  invalidate: () => void,
  spots: (from: typeof RevealModule, subject: Subject) => readonly RevealModule.Spot[],
): Pick<Stage, "setView" | "getView" | "setCovered" | "reveal" | "fit" | "orbit" | "zoom" | "pan"> {
  const move = (how: () => void) => {
    views.release();
    how();
    invalidate();
  };
  const later = () => import("./reveal.ts");
  return {
    setView: (view, how) => views.set(view, how),
    getView: () => rig.pose(),
    setCovered(insets, how = {}) {
      const { insets: before } = rig.screen;
      views.cover({ ...insets }, how);
      if (!how.refit) void later().then((reveal) => reveal.easeOut(rig, before, invalidate, how.animate));
    },
    async reveal(subject, how = {}) {
      const reveal = await later();
      const pose = reveal.poseThatShows(rig.pose(), spots(reveal, subject), rig.screen);
      if (pose) views.go(reveal.eased(rig, pose), how.animate);
      return pose !== null;
    },
    fit: (how = {}) => views.fit(how.animate),
    orbit: (azimuth, elevation) => move(() => rig.orbit(azimuth, elevation)),
    zoom: (factor) => move(() => rig.zoom(factor)),
    pan: (dx, dy) => move(() => rig.pan(dx, dy)),
  };
}
