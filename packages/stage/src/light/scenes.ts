import type { SoftBox } from "./soft-box.ts";

/** A place to look at the car in. Colours are sRGB; wall colours reach the screen exactly. */
export type SceneDefinition = {
  id: string;
  boxes: readonly SoftBox[];
  /** Light that comes from no box: below, at eye level, above; linear factors on the colour. */
  ambient: {
    floor: readonly [string, number];
    horizon: readonly [string, number];
    zenith: readonly [string, number];
  };
  wall: {
    color: string;
    glow: string;
    glowHeight: number;
    top: string;
    /** Where the glow is strongest, degrees as of boxes; `away` is what remains of it opposite. */
    sun?: { azimuth: number; away: number };
  };
  /** `lit` under the car, fading to the wall by `radius` metres. */
  floor: { lit: string; radius: number; shadow: number; reflection: number };
  exposure: number;
  lampsOn: boolean;
};

/** Gradient boxes at the diagonals draw the shoulders and haunches. */
function diagonals(azimuths: readonly number[], intensity: number, color: string, elevation: number): SoftBox[] {
  return azimuths.map((azimuth) => ({
    azimuth,
    elevation,
    width: 32,
    height: 20,
    intensity,
    color,
    gradient: [0.03, 1.4],
    edge: 1,
  }));
}

/**
 * Narrow boxes are bright and wide ones dim: the clearcoat mirrors four hundredths of what it sees, so only a bright
 * strip draws a white line, and being narrow it hardly lifts the basecoat below.
 */
const studioDark: SceneDefinition = {
  id: "studio-dark",
  boxes: [
    { azimuth: 90, elevation: 72, width: 124, height: 11, intensity: 5, gradient: [0.35, 1.2], edge: 1.3 },
    { azimuth: 270, elevation: 72, width: 124, height: 11, intensity: 5, gradient: [0.35, 1.2], edge: 1.3 },
    { azimuth: 0, elevation: 90, width: 60, height: 150, intensity: 0.4, edge: 14 },
    ...diagonals([40, 320], 2.4, "#eaf0ff", 27),
    ...diagonals([140, 220], 1.5, "#eaf0ff", 27),
    { azimuth: 90, elevation: 22, width: 104, height: 3.6, intensity: 14, color: "#eef3ff", edge: 0.6 },
    { azimuth: 270, elevation: 22, width: 104, height: 3.6, intensity: 14, color: "#fff6ec", edge: 0.6 },
    { azimuth: 90, elevation: 8, width: 120, height: 9, intensity: 2.2, gradient: [0, 1.5], edge: 0.8 },
    { azimuth: 270, elevation: 8, width: 120, height: 9, intensity: 2.2, gradient: [0, 1.5], edge: 0.8 },
    // What the hood mirrors seen from the front: at that angle it mirrors half of it, so it is dim and fades downwards.
    {
      azimuth: 180,
      elevation: 17,
      width: 76,
      height: 7,
      intensity: 2.6,
      color: "#dbe7ff",
      gradient: [0.1, 1.3],
      edge: 1.3,
    },
    { azimuth: 0, elevation: 17, width: 54, height: 5, intensity: 5, gradient: [0.2, 1.3], edge: 0.8 },
    { azimuth: 0, elevation: 6, width: 70, height: 10, intensity: 1.1, gradient: [0, 1.5], edge: 0.8 },
  ],
  ambient: { floor: ["#a2a3a5", 0.28], horizon: ["#8d929a", 0.3], zenith: ["#9aa1ab", 0.15] },
  wall: { color: "#1a1c1f", glow: "#24272b", glowHeight: 0.2, top: "#131517" },
  floor: { lit: "#696c70", radius: 7.5, shadow: 0.97, reflection: 0.5 },
  exposure: 1.09,
  lampsOn: false,
};

/** Dark gaps between the boxes are what gives form in a white room. */
const studioLight: SceneDefinition = {
  id: "studio-light",
  boxes: [
    { azimuth: 90, elevation: 68, width: 130, height: 16, intensity: 4.2, edge: 1 },
    { azimuth: 270, elevation: 68, width: 130, height: 16, intensity: 4.2, edge: 1 },
    { azimuth: 0, elevation: 90, width: 70, height: 150, intensity: 0.5, edge: 16 },
    ...diagonals([40, 140, 220, 320], 2.2, "#ffffff", 30),
    { azimuth: 90, elevation: 20, width: 126, height: 6, intensity: 5, edge: 0.7 },
    { azimuth: 270, elevation: 20, width: 126, height: 6, intensity: 5, edge: 0.7 },
    { azimuth: 90, elevation: 6, width: 130, height: 8, intensity: 0.9, gradient: [0, 1.5], edge: 1 },
    { azimuth: 270, elevation: 6, width: 130, height: 8, intensity: 0.9, gradient: [0, 1.5], edge: 1 },
    { azimuth: 180, elevation: 16, width: 90, height: 6, intensity: 5, edge: 0.8 },
    { azimuth: 0, elevation: 16, width: 64, height: 5, intensity: 4.5, edge: 0.8 },
  ],
  ambient: { floor: ["#e6e6e7", 0.42], horizon: ["#b9bdc2", 0.3], zenith: ["#dfe2e6", 0.26] },
  wall: { color: "#d7d9db", glow: "#e3e4e5", glowHeight: 0.25, top: "#c3c6c9" },
  floor: { lit: "#f0f0f0", radius: 9, shadow: 0.88, reflection: 0.2 },
  exposure: 0.95,
  lampsOn: false,
};

const duskRoad: SceneDefinition = {
  id: "dusk-road",
  boxes: [
    {
      azimuth: 118,
      elevation: 5,
      width: 96,
      height: 8,
      intensity: 4.4,
      color: "#ffb784",
      gradient: [1.4, 0.2],
      edge: 3,
    },
    { azimuth: 118, elevation: 2.5, width: 14, height: 4, intensity: 22, color: "#ffd3a6", edge: 2 },
    { azimuth: 0, elevation: 80, width: 120, height: 130, intensity: 0.75, color: "#8fa0cc", edge: 30 },
    {
      azimuth: 298,
      elevation: 20,
      width: 130,
      height: 22,
      intensity: 1.5,
      color: "#a9b4dc",
      gradient: [0.2, 1.4],
      edge: 3,
    },
    {
      azimuth: 16,
      elevation: 22,
      width: 60,
      height: 12,
      intensity: 2.2,
      color: "#cdbfe0",
      gradient: [0.3, 1.3],
      edge: 2,
    },
    {
      azimuth: 190,
      elevation: 20,
      width: 70,
      height: 9,
      intensity: 2.4,
      color: "#ffc9a4",
      gradient: [0.3, 1.3],
      edge: 2,
    },
  ],
  ambient: { floor: ["#4b4744", 0.42], horizon: ["#94786c", 0.36], zenith: ["#55648f", 0.5] },
  wall: {
    color: "#3d3a50",
    glow: "#c98a6c",
    glowHeight: 0.09,
    top: "#20253b",
    sun: { azimuth: 205, away: 0.22 },
  },
  floor: { lit: "#43403f", radius: 14, shadow: 0.92, reflection: 0.4 },
  exposure: 1.15,
  lampsOn: true,
};

const SCENES: readonly SceneDefinition[] = [studioDark, studioLight, duskRoad];
export const SCENE_IDS: readonly string[] = SCENES.map((scene) => scene.id);

/** An unknown scene is the dark or light studio. */
export function sceneById(id: string | undefined, dark: boolean): SceneDefinition {
  return SCENES.find((scene) => scene.id === id) ?? (dark ? studioDark : studioLight);
}
