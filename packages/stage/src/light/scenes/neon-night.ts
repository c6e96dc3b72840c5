import type { SceneDefinition } from "../scene.ts";

const MAGENTA = "#ff2f8e";
const CYAN = "#27c8ff";
const AMBER = "#ffab3d";
const VIOLET = "#8a4dff";

/** The signs stand where `places.ts` draws them. */
export const neonNight: SceneDefinition = {
  id: "neon-night",
  place: "street",
  boxes: [
    { azimuth: 208, elevation: 11, width: 44, height: 9, intensity: 7, color: MAGENTA, edge: 1.2 },
    { azimuth: 243, elevation: 17, width: 9, height: 26, intensity: 7, color: CYAN, edge: 1.2 },
    { azimuth: 168, elevation: 9, width: 30, height: 6, intensity: 5, color: AMBER, edge: 1.2 },
    { azimuth: 140, elevation: 16, width: 8, height: 22, intensity: 6, color: VIOLET, edge: 1.2 },
    { azimuth: 20, elevation: 13, width: 40, height: 8, intensity: 6, color: CYAN, edge: 1.2 },
    { azimuth: 62, elevation: 15, width: 9, height: 26, intensity: 7, color: MAGENTA, edge: 1.2 },
    { azimuth: 318, elevation: 10, width: 34, height: 7, intensity: 5, color: AMBER, edge: 1.2 },
    { azimuth: 285, elevation: 12, width: 30, height: 8, intensity: 5, color: VIOLET, edge: 1.2 },
    // Street lamps high above, in a row along the car, and what the clouds throw back.
    {
      azimuth: 90,
      elevation: 60,
      width: 120,
      height: 9,
      intensity: 4.6,
      color: "#dfe8ff",
      gradient: [0.2, 1.3],
      edge: 1.2,
    },
    {
      azimuth: 270,
      elevation: 60,
      width: 120,
      height: 9,
      intensity: 4.6,
      color: "#ffe6cf",
      gradient: [0.2, 1.3],
      edge: 1.2,
    },
    {
      azimuth: 90,
      elevation: 28,
      width: 90,
      height: 16,
      intensity: 1.1,
      color: "#a9c3ff",
      gradient: [0, 1.4],
      edge: 2,
    },
    {
      azimuth: 270,
      elevation: 28,
      width: 90,
      height: 16,
      intensity: 1.1,
      color: "#ffc3d8",
      gradient: [0, 1.4],
      edge: 2,
    },
  ],
  ambient: { floor: ["#3a3550", 0.3], horizon: ["#5a4a80", 0.28], zenith: ["#46527c", 0.24] },
  wall: { color: "#0d0e18", glow: "#2b1f3c", glowHeight: 0.16, top: "#06070c" },
  floor: { lit: "#2a2b33", albedo: 0.08, radius: 15, shadow: 0.95, reflection: 0.9, mirror: 0.85 },
  key: { azimuth: 90, elevation: 62, shadow: 0.4, spread: 0.4 },
  exposure: 1.25,
};
