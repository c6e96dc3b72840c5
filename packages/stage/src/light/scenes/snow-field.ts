import type { SceneDefinition } from "../scene.ts";
import type { SoftBox } from "../soft-box.ts";

/** Bright sky above a dark line of woods: the sides mirror that line. */
const sky = (azimuth: number, width: number, intensity: number): SoftBox => ({
  azimuth,
  elevation: 22,
  width,
  height: 22,
  intensity,
  color: "#eef4ff",
  gradient: [1.35, 0.1],
  edge: 1.6,
});

export const snowField: SceneDefinition = {
  id: "snow-field",
  place: "snow",
  boxes: [
    { azimuth: 55, elevation: 32, width: 6, height: 6, intensity: 120, color: "#fff3df", edge: 2, sun: true },
    { azimuth: 55, elevation: 30, width: 66, height: 44, intensity: 1.9, color: "#fff6ea", edge: 14, sun: true },
    { azimuth: 0, elevation: 88, width: 120, height: 120, intensity: 0.45, color: "#7fa9e6", edge: 26 },
    sky(90, 128, 2.1),
    sky(270, 128, 1.5),
    sky(180, 80, 1.1),
    sky(0, 80, 1.3),
  ],
  ambient: { floor: ["#e9f0fa", 0.4], horizon: ["#7f95b5", 0.12], zenith: ["#6f9ad8", 0.45] },
  wall: { color: "#a9c3e6", glow: "#e6edf6", glowHeight: 0.16, top: "#5f8fcf" },
  floor: { lit: "#e2eaf5", albedo: 0.85, radius: 26, shadow: 0.72, reflection: 0, mirror: 0 },
  key: { azimuth: 55, elevation: 32, shadow: 0.66, spread: 0.1 },
  exposure: 0.95,
  hours: { at: 11, from: 8, to: 16.5, rise: 7.6, set: 16.8, noon: 35 },
};
