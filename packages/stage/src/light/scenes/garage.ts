import type { SceneDefinition } from "../scene.ts";
import type { SoftBox } from "../soft-box.ts";

/** Tubes overhead in two rows, as `places.ts` draws them: seen from the car they shorten towards the ends of the room. */
const tubes = (azimuth: number): SoftBox[] => [
  { azimuth, elevation: 57, width: 50, height: 5, intensity: 15, edge: 0.9 },
  { azimuth: azimuth === 90 ? 38 : 322, elevation: 42, width: 14, height: 4, intensity: 11, edge: 0.9 },
  { azimuth: azimuth === 90 ? 142 : 218, elevation: 42, width: 14, height: 4, intensity: 11, edge: 0.9 },
];

export const garage: SceneDefinition = {
  id: "garage",
  place: "garage",
  boxes: [
    ...tubes(90),
    ...tubes(270),
    // Concrete walls, brighter above.
    {
      azimuth: 90,
      elevation: 14,
      width: 130,
      height: 20,
      intensity: 1.5,
      color: "#dfe6ee",
      gradient: [0, 1.5],
      edge: 1.5,
    },
    {
      azimuth: 270,
      elevation: 14,
      width: 130,
      height: 20,
      intensity: 1.5,
      color: "#dfe6ee",
      gradient: [0, 1.5],
      edge: 1.5,
    },
    {
      azimuth: 0,
      elevation: 13,
      width: 70,
      height: 18,
      intensity: 0.7,
      color: "#dfe6ee",
      gradient: [0, 1.5],
      edge: 1.5,
    },
    {
      azimuth: 180,
      elevation: 13,
      width: 70,
      height: 18,
      intensity: 0.7,
      color: "#dfe6ee",
      gradient: [0, 1.5],
      edge: 1.5,
    },
    // An open door far behind the camera.
    { azimuth: 30, elevation: 9, width: 22, height: 14, intensity: 2.4, color: "#cfe2ff", edge: 0.8 },
  ],
  ambient: { floor: ["#8a8c90", 0.24], horizon: ["#7d838b", 0.24], zenith: ["#666c76", 0.18] },
  wall: { color: "#24272b", glow: "#2b2e33", glowHeight: 0.2, top: "#131517" },
  floor: { lit: "#5a5c60", albedo: 0.3, radius: 30, shadow: 0.95, reflection: 0.5, mirror: 0.45 },
  key: { azimuth: 90, elevation: 72, shadow: 0.45, spread: 0.35 },
  exposure: 1.42,
};
