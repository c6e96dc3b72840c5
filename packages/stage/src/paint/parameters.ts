import type { Paint, PaintFinish, StickerFinish } from "@carloom/build";
import { Color } from "three";

/** A paint as the shader takes it; colours linear, the rest 0…1 unless said. */
export type PaintParameters = {
  color: Color;
  /** Colour at grazing angles. */
  flop: Color;
  /** How much of the flop shows. */
  flopAmount: number;
  /** N·V below which the flop is whole, and above which it is gone. */
  flopRange: [number, number];
  metalness: number;
  roughness: number;
  clearcoat: number;
  clearcoatRoughness: number;
  /** Tilt of the flakes. */
  flake: number;
  carbon: number;
  specular: number;
  /** Reflectance of the basecoat at grazing angles: flakes lie flat, so they do not brighten there as bare metal does. */
  grazing: number;
};

type Recipe = Omit<PaintParameters, "color" | "flop">;

const GLOSS = { clearcoat: 1, clearcoatRoughness: 0.025, carbon: 0, specular: 1, grazing: 1 } as const;

/** Starting points are measured looks: basecoat under clear (solid to color-shift), bare film (matte, satin), plating, woven cloth under resin. */
const RECIPES: Record<PaintFinish, Recipe> = {
  solid: { ...GLOSS, grazing: 0.1, metalness: 0, roughness: 0.55, flake: 0, flopAmount: 0, flopRange: [0, 0.5] },
  metallic: {
    ...GLOSS,
    grazing: 0.2,
    metalness: 0.85,
    roughness: 0.36,
    flake: 0.24,
    flopAmount: 0.55,
    flopRange: [0.1, 0.8],
  },
  pearl: {
    ...GLOSS,
    grazing: 0.3,
    metalness: 0.5,
    roughness: 0.34,
    flake: 0.2,
    flopAmount: 0.7,
    flopRange: [0.1, 0.9],
  },
  matte: {
    ...GLOSS,
    clearcoat: 0,
    metalness: 0.05,
    roughness: 0.78,
    specular: 0.6,
    flake: 0,
    flopAmount: 0,
    flopRange: [0, 0.5],
  },
  satin: {
    ...GLOSS,
    grazing: 0.4,
    clearcoat: 0.35,
    clearcoatRoughness: 0.38,
    metalness: 0.35,
    roughness: 0.46,
    flake: 0.06,
    flopAmount: 0.25,
    flopRange: [0.05, 0.7],
  },
  chrome: { ...GLOSS, clearcoat: 0, metalness: 1, roughness: 0.05, flake: 0, flopAmount: 0, flopRange: [0, 0.5] },
  carbon: {
    ...GLOSS,
    grazing: 0.3,
    metalness: 0.35,
    roughness: 0.4,
    carbon: 1,
    flake: 0,
    flopAmount: 0,
    flopRange: [0, 0.5],
  },
  "color-shift": {
    ...GLOSS,
    grazing: 0.25,
    metalness: 0.9,
    roughness: 0.32,
    flake: 0.26,
    flopAmount: 1,
    flopRange: [0.25, 0.85],
  },
};

/** The second colour of a paint that names none. */
function defaultFlop(finish: PaintFinish, color: Color): Color {
  const flop = color.clone();
  const hsl = { h: 0, s: 0, l: 0 };
  flop.getHSL(hsl);
  if (finish === "color-shift") return flop.setHSL((hsl.h + 0.19) % 1, Math.max(0.55, hsl.s), Math.max(0.16, hsl.l));
  if (finish === "pearl") return flop.setHSL((hsl.h + 0.06) % 1, Math.min(1, hsl.s * 1.1), Math.min(0.9, hsl.l * 1.25));
  return flop.multiplyScalar(0.42);
}

export function paintParameters(paint: Paint): PaintParameters {
  const recipe = RECIPES[paint.finish];
  const color = new Color(paint.color);
  if (paint.finish === "chrome") color.lerp(new Color(1, 1, 1), 0.25);
  return {
    ...recipe,
    flopRange: [...recipe.flopRange],
    color,
    flop: paint.flop ? new Color(paint.flop) : defaultFlop(paint.finish, color),
    flake: paint.flake === undefined ? recipe.flake : paint.flake * 0.7,
  };
}

/** What printed or plotted film does to the surface: metalness, roughness, clearcoat. */
export const STICKER_SURFACE: Record<StickerFinish, readonly [number, number, number]> = {
  gloss: [0, 0.45, 1],
  satin: [0, 0.45, 0.3],
  matte: [0, 0.85, 0],
  chrome: [1, 0.06, 0],
  reflective: [0.45, 0.55, 0.6],
  flake: [0.75, 0.38, 1],
};
