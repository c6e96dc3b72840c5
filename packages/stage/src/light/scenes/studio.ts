import { diagonals, type SceneDefinition } from "../scene.ts";
import type { SoftBox } from "../soft-box.ts";

/**
 * A wall of light that is brightest at its upper edge and dies out downwards: mirrored in a rounded panel it becomes a
 * gradient with one clean border, which is what shows the sculpt. A narrow bright strip there is a burnt-out blob instead,
 * because a hood seen from low in front mirrors half of what stands behind the car.
 */
const wall = (azimuth: number, intensity: number, from: number, to: number, width: number, color: string): SoftBox => ({
  azimuth,
  elevation: (from + to) / 2,
  width,
  height: to - from,
  intensity,
  color,
  gradient: [0, 1.35],
  edge: 1.2,
});

export const studioDark: SceneDefinition = {
  id: "studio-dark",
  place: "studio",
  boxes: [
    // Overhead bank in two halves, so that a dark line runs down the middle of roof and hood.
    { azimuth: 90, elevation: 64, width: 122, height: 7, intensity: 4.2, gradient: [0.3, 1.2], edge: 1 },
    { azimuth: 270, elevation: 64, width: 122, height: 7, intensity: 4.2, gradient: [0.3, 1.2], edge: 1 },
    ...diagonals([45, 315], 1.7, "#eaf0ff", 28, [30, 22]),
    ...diagonals([135, 225], 0.9, "#eaf0ff", 26, [26, 16]),
    // Shoulder lines.
    wall(90, 4.2, 15, 32, 92, "#eef3ff"),
    wall(270, 4.2, 15, 32, 92, "#fff6ec"),
    // Low kick that lifts the sills from the floor.
    { azimuth: 90, elevation: 7, width: 80, height: 11, intensity: 4.4, gradient: [0.3, 1.3], edge: 0.8 },
    { azimuth: 270, elevation: 7, width: 80, height: 11, intensity: 4.4, gradient: [0.3, 1.3], edge: 0.8 },
    wall(180, 0.55, 12, 30, 60, "#dbe7ff"),
    wall(0, 1.5, 9, 32, 62, "#ffffff"),
    { azimuth: 0, elevation: 4, width: 70, height: 5, intensity: 1.1, gradient: [0, 1.5], edge: 0.8 },
  ],
  ambient: { floor: ["#a2a3a5", 0.42], horizon: ["#8d929a", 0.38], zenith: ["#9aa1ab", 0.2] },
  wall: { color: "#1a1c1f", glow: "#25282c", glowHeight: 0.2, top: "#131517" },
  floor: { lit: "#6d7074", albedo: 0.25, radius: 7.5, shadow: 0.97, reflection: 0.55, mirror: 0 },
  key: { azimuth: 60, elevation: 66, shadow: 0.5, spread: 0.5 },
  exposure: 1.28,
};

/** Dark gaps between the boxes are what gives form in a white room. */
export const studioLight: SceneDefinition = {
  id: "studio-light",
  place: "studio",
  boxes: [
    { azimuth: 90, elevation: 64, width: 126, height: 8, intensity: 4.6, gradient: [0.4, 1.2], edge: 1 },
    { azimuth: 270, elevation: 64, width: 126, height: 8, intensity: 4.6, gradient: [0.4, 1.2], edge: 1 },
    ...diagonals([45, 315], 1.8, "#ffffff", 28, [30, 22]),
    ...diagonals([135, 225], 1.1, "#ffffff", 26, [26, 16]),
    wall(90, 3, 12, 30, 120, "#ffffff"),
    wall(270, 3, 12, 30, 120, "#ffffff"),
    { azimuth: 90, elevation: 7, width: 86, height: 11, intensity: 3.6, gradient: [0.3, 1.3], edge: 1 },
    { azimuth: 270, elevation: 7, width: 86, height: 11, intensity: 3.6, gradient: [0.3, 1.3], edge: 1 },
    wall(180, 0.9, 10, 28, 74, "#ffffff"),
    wall(0, 1.9, 8, 30, 70, "#ffffff"),
  ],
  ambient: { floor: ["#e6e6e7", 0.46], horizon: ["#b9bdc2", 0.3], zenith: ["#dfe2e6", 0.3] },
  wall: { color: "#d7d9db", glow: "#e3e4e5", glowHeight: 0.25, top: "#c3c6c9" },
  floor: { lit: "#f0f0f0", albedo: 0.9, radius: 9, shadow: 0.88, reflection: 0.22, mirror: 0 },
  key: { azimuth: 60, elevation: 66, shadow: 0.3, spread: 0.5 },
  exposure: 1.04,
};
