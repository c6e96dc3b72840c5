import type { Place } from "./places.ts";
import type { SoftBox } from "./soft-box.ts";

/** A light on the sky that moves with the hour and throws a shadow. Degrees as of boxes. */
export type Sun = {
  azimuth: number;
  elevation: number;
  /** How dark its shadow is, 0…1, and how wide its edge grows per metre of height. */
  shadow: number;
  spread: number;
};

/** A place to look at the car in. Colours are sRGB; wall colours reach the screen exactly. */
export type SceneDefinition = {
  id: string;
  place: Place;
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
    /** What remains of the glow opposite the key light; absent glows all round. */
    away?: number;
  };
  /**
   * `lit` under the car, fading to the wall by `radius` metres; `albedo` is what it gives back of the light, linear; `mirror` is how
   * much of the place shows in it.
   */
  floor: { lit: string; albedo: number; radius: number; shadow: number; reflection: number; mirror: number };
  key: Sun;
  exposure: number;
  /** The hour it is made for, and those it can be moved to; absent where no daylight reaches. */
  hours?: { at: number; from: number; to: number; rise: number; set: number /** Degrees at midday. */; noon: number };
};

/** Gradient boxes at the diagonals draw the shoulders and haunches. */
export function diagonals(
  azimuths: readonly number[],
  intensity: number,
  color: string,
  elevation: number,
  size: readonly [number, number] = [34, 30],
): SoftBox[] {
  return azimuths.map((azimuth) => ({
    azimuth,
    elevation,
    width: size[0],
    height: size[1],
    intensity,
    color,
    gradient: [0, 1.5],
    edge: 1.5,
  }));
}
