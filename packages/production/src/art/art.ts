import type { Blend, GradientStop } from "@carloom/build/film";
import type { Affine } from "../geometry/affine.ts";
import type { Box, Point, Ring, Rule } from "../geometry/rings.ts";

/** What a part of art is printed with; places in mm from the art's middle, y up. Between stops colours go through sRGB. */
export type Paint =
  | { kind: "solid"; color: string }
  | { kind: "linear"; from: Point; to: Point; stops: readonly GradientStop[] }
  | { kind: "radial"; center: Point; radii: Point; stops: readonly GradientStop[] };

/** Pixels that are printed as they came: sRGB, three bytes each, and how much each covers where not all do. */
export type Pixels = {
  width: number;
  height: number;
  rgb: Uint8Array;
  alpha: Uint8Array | null;
  /** Pixels beyond each edge, its own repeated, so that the bleed has something to show. */
  pad: number;
};

/** How it mixes with what is printed below it; absent is as its layer does. */
type Mixed = { alpha: number; blend?: Exclude<Blend, "knockout"> };
/** `at` takes places of the paint to the art; absent is where they are. */
export type Area = Mixed & { kind: "area"; rings: readonly Ring[]; rule: Rule; paint: Paint; at?: Affine };
/** `box` is where the pixels without their pad lie. */
export type Raster = Mixed & { kind: "raster"; pixels: Pixels; box: Box };
export type Item = Area | Raster;

/** Art as it is printed: bottom first, mm from its middle, y up. */
export type Art = {
  items: readonly Item[];
  /** Why something of it that came as a drawing is printed as pixels; empty where nothing is. */
  flattened: readonly string[];
};

export const isClearPaint = (paint: Paint): boolean =>
  paint.kind !== "solid" && paint.stops.some(({ alpha }) => alpha < 1);
