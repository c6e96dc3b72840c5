import type { Paint, PaintFinish, StickerFinish } from "@carloom/build";
import { Color } from "three";
import { FLAKE_SPREAD } from "./flakes.ts";

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
  /** Without what the flakes' tilts add. */
  roughness: number;
  clearcoat: number;
  clearcoatRoughness: number;
  /** Greatest tilt of the flakes, as a slope. */
  flake: number;
  carbon: number;
  /** Mirroring of the layer's own surface against that of bare plastic; none where a clear coat of the same index lies on it. */
  specular: number;
  /** Reflectance of the basecoat at grazing angles: flakes lie flat, so they do not brighten there as bare metal does. */
  grazing: number;
};

type Recipe = Omit<PaintParameters, "color" | "flop">;

/** A coat's roughness is the least that three draws: below it nothing changes. */
const GLOSS = { clearcoat: 1, clearcoatRoughness: 0.045, carbon: 0, specular: 0 } as const;

/**
 * Basecoat under clear (solid to color-shift), bare film (matte, satin), plating, woven cloth under resin. `roughness` is the
 * lobe from afar, flakes included; docs/stage.md says what each is measured against.
 */
const RECIPES: Record<PaintFinish, Recipe> = {
  solid: { ...GLOSS, grazing: 0.1, metalness: 0, roughness: 0.55, flake: 0, flopAmount: 0, flopRange: [0, 0.5] },
  metallic: {
    ...GLOSS,
    grazing: 0.2,
    metalness: 0.78,
    roughness: 0.5,
    flake: 0.35,
    flopAmount: 0.55,
    flopRange: [0.1, 0.8],
  },
  pearl: {
    ...GLOSS,
    grazing: 0.3,
    metalness: 0.45,
    roughness: 0.46,
    flake: 0.28,
    flopAmount: 0.7,
    flopRange: [0.1, 0.9],
  },
  matte: {
    ...GLOSS,
    clearcoat: 0,
    metalness: 0,
    roughness: 0.78,
    specular: 0.6,
    grazing: 1,
    flake: 0,
    flopAmount: 0,
    flopRange: [0, 0.5],
  },
  satin: {
    ...GLOSS,
    grazing: 0.4,
    clearcoat: 0.7,
    clearcoatRoughness: 0.42,
    metalness: 0.3,
    roughness: 0.5,
    flake: 0.08,
    flopAmount: 0.25,
    flopRange: [0.05, 0.7],
  },
  chrome: {
    ...GLOSS,
    clearcoat: 0,
    specular: 1,
    grazing: 1,
    metalness: 1,
    roughness: 0.05,
    flake: 0,
    flopAmount: 0,
    flopRange: [0, 0.5],
  },
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
    metalness: 0.8,
    roughness: 0.45,
    flake: 0.33,
    flopAmount: 1,
    flopRange: [0.25, 0.85],
  },
};

/** `flake` of a build is 0…1; the recipes' own lie near its middle. */
const COARSEST = 0.7;
/** A flake is no perfect mirror: the least its own lobe has, to the fourth power of roughness. */
const FLAKE_LOBE = 0.0064;

/** What the layers do to a colour in white light from everywhere, by finish: its share, and what is mirrored on top. */
const IN_WHITE_LIGHT: Partial<Record<PaintFinish, { share: number; mirrored: number }>> = {
  solid: { share: 0.958, mirrored: 0.042 },
  matte: { share: 0.985, mirrored: 0.014 },
};

/** Neutral tone mapping (Khronos): where highlights begin to be held, what it takes off for the mirrored white, how it fades hues. */
const HELD_FROM = 0.76;
const MIRRORED = 0.04;
const FADES = 0.15;
/** As white as a pigment gets. */
const WHITEST = 0.98;

/** What Neutral tone mapping takes off a colour whose least channel is so bright. */
const takenOff = (least: number) => (least < 2 * MIRRORED ? least - 6.25 * least ** 2 : MIRRORED);
/** Where a bright peak is held, and back. */
const held = (peak: number) => 1 - (1 - HELD_FROM) ** 2 / (peak + 1 - 2 * HELD_FROM);
const unheld = (shown: number) => (1 - HELD_FROM) ** 2 / (1 - shown) - 1 + 2 * HELD_FROM;

/**
 * The pigment that shows the named colour in white light from everywhere, clear coat and Neutral tone mapping included.
 * Channels below about 0x18 and above 0xef are out of reach: the coat mirrors 4 % of the light, and white is held below the
 * screen's. There the nearest of the same hue is shown.
 */
function pigment(named: Color, { share, mirrored }: { share: number; mirrored: number }): Color {
  const brightest = held(WHITEST * share + mirrored - MIRRORED);
  const shown = named.clone().multiplyScalar(Math.min(1, brightest / Math.max(named.r, named.g, named.b, 1e-6)));
  const peak = Math.max(shown.r, shown.g, shown.b);
  let channels = shown.toArray();
  if (peak > HELD_FROM) {
    const lit = unheld(peak);
    const faded = 1 - 1 / (FADES * (lit - peak) + 1);
    channels = channels.map((c) => (Math.max(0, c - peak * faded) / (1 - faded)) * (lit / peak));
  }
  const least = Math.min(...channels);
  const lowest = Math.max(least < MIRRORED ? Math.sqrt(least / 6.25) : least + MIRRORED, mirrored);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    Math.min(WHITEST, Math.max(0, (c + takenOff(lowest) - mirrored) / share)),
  );
  return new Color(r, g, b);
}

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
  const named = new Color(paint.color);
  if (paint.finish === "chrome") named.lerp(new Color(1, 1, 1), 0.25);
  const layers = IN_WHITE_LIGHT[paint.finish];
  const color = layers ? pigment(named, layers) : named;
  const flake = paint.flake === undefined ? recipe.flake : paint.flake * COARSEST;
  return {
    ...recipe,
    flopRange: [...recipe.flopRange],
    color,
    flop: paint.flop ? new Color(paint.flop) : defaultFlop(paint.finish, color),
    flake,
    // Of the lobe from afar the flakes' tilts are a part that the shader adds by distance.
    roughness:
      flake > 0 ? Math.max(FLAKE_LOBE, recipe.roughness ** 4 - FLAKE_SPREAD * flake ** 2) ** 0.25 : recipe.roughness,
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
