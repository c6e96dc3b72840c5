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
  wall: { color: string; glow: string; glowHeight: number; top: string };
  /** `lit` under the car, fading to the wall by `radius` metres. */
  floor: { lit: string; radius: number; shadow: number; reflection: number };
  exposure: number;
  lampsOn: boolean;
};

const DIAGONALS = [40, 140, 220, 320] as const;

/** Gradient boxes at the four diagonals draw the shoulders and haunches. */
function diagonals(intensity: number, color: string, elevation: number): SoftBox[] {
  return DIAGONALS.map((azimuth) => ({
    azimuth,
    elevation,
    width: 32,
    height: 20,
    intensity,
    color,
    gradient: [0.03, 1.4],
    edge: 0.8,
  }));
}

/**
 * Narrow boxes are bright and wide ones dim: the clearcoat mirrors four hundredths of what it sees, so only a bright
 * strip draws a white line, and being narrow it hardly lifts the basecoat below.
 */
const studioDark: SceneDefinition = {
  id: "studio-dark",
  boxes: [
    { azimuth: 90, elevation: 72, width: 124, height: 11, intensity: 9, edge: 0.7 },
    { azimuth: 270, elevation: 72, width: 124, height: 11, intensity: 9, edge: 0.7 },
    { azimuth: 0, elevation: 90, width: 60, height: 150, intensity: 0.5, edge: 14 },
    ...diagonals(3.6, "#eaf0ff", 27),
    { azimuth: 90, elevation: 22, width: 116, height: 4, intensity: 17, color: "#eef3ff", edge: 0.5 },
    { azimuth: 270, elevation: 22, width: 116, height: 4, intensity: 17, color: "#fff6ec", edge: 0.5 },
    { azimuth: 90, elevation: 8, width: 120, height: 9, intensity: 1.3, gradient: [0, 1.5], edge: 0.8 },
    { azimuth: 270, elevation: 8, width: 120, height: 9, intensity: 1.3, gradient: [0, 1.5], edge: 0.8 },
    { azimuth: 180, elevation: 17, width: 84, height: 5, intensity: 15, color: "#dbe7ff", edge: 0.6 },
    { azimuth: 0, elevation: 17, width: 58, height: 4, intensity: 12, edge: 0.6 },
    { azimuth: 0, elevation: 6, width: 70, height: 10, intensity: 1.4, gradient: [0, 1.5], edge: 0.8 },
  ],
  ambient: { floor: ["#a2a3a5", 0.3], horizon: ["#8d929a", 0.16], zenith: ["#9aa1ab", 0.16] },
  wall: { color: "#1a1c1f", glow: "#24272b", glowHeight: 0.2, top: "#131517" },
  floor: { lit: "#696c70", radius: 7.5, shadow: 0.97, reflection: 0.55 },
  exposure: 1,
  lampsOn: false,
};

const studioLight: SceneDefinition = {
  id: "studio-light",
  boxes: [
    { azimuth: 0, elevation: 90, width: 84, height: 140, intensity: 2.6, gradient: [1, 1], edge: 12 },
    ...diagonals(1.6, "#ffffff", 28),
    { azimuth: 90, elevation: 12, width: 120, height: 10, intensity: 2.4, edge: 4 },
    { azimuth: 270, elevation: 12, width: 120, height: 10, intensity: 2.4, edge: 4 },
    { azimuth: 180, elevation: 14, width: 90, height: 10, intensity: 2.4, edge: 4 },
  ],
  ambient: { floor: ["#e9e9ea", 0.62], horizon: ["#d4d7db", 0.5], zenith: ["#ffffff", 0.55] },
  wall: { color: "#d7d9db", glow: "#e6e7e8", glowHeight: 0.25, top: "#c8cbce" },
  floor: { lit: "#eeeeef", radius: 9, shadow: 0.82, reflection: 0.22 },
  exposure: 0.92,
  lampsOn: false,
};

const duskRoad: SceneDefinition = {
  id: "dusk-road",
  boxes: [
    {
      azimuth: 118,
      elevation: 5,
      width: 90,
      height: 12,
      intensity: 5.2,
      color: "#ff9a52",
      gradient: [1.3, 0.25],
      edge: 7,
    },
    { azimuth: 118, elevation: 2.5, width: 18, height: 5, intensity: 16, color: "#ffc58a", edge: 3 },
    { azimuth: 0, elevation: 80, width: 120, height: 130, intensity: 0.9, color: "#5f7fc0", edge: 30 },
    {
      azimuth: 298,
      elevation: 22,
      width: 120,
      height: 34,
      intensity: 1.1,
      color: "#7f93d6",
      gradient: [0.5, 1.2],
      edge: 14,
    },
    {
      azimuth: 20,
      elevation: 26,
      width: 50,
      height: 18,
      intensity: 1.3,
      color: "#b7a4d8",
      gradient: [0.4, 1.2],
      edge: 8,
    },
  ],
  ambient: { floor: ["#3a3632", 0.32], horizon: ["#a06a58", 0.34], zenith: ["#33477d", 0.5] },
  wall: { color: "#2b2a3a", glow: "#b8694a", glowHeight: 0.13, top: "#1a2036" },
  floor: { lit: "#3b3736", radius: 16, shadow: 0.9, reflection: 0.35 },
  exposure: 1.05,
  lampsOn: true,
};

const SCENES: readonly SceneDefinition[] = [studioDark, studioLight, duskRoad];
export const SCENE_IDS: readonly string[] = SCENES.map((scene) => scene.id);

/** An unknown scene is the dark or light studio. */
export function sceneById(id: string | undefined, dark: boolean): SceneDefinition {
  return SCENES.find((scene) => scene.id === id) ?? (dark ? studioDark : studioLight);
}
