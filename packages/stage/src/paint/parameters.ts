import { type FinishLight, finishOf, type Paint, type SecondColor, type StickerFinish } from "@carloom/build";
import { Color } from "three";
import { FLAKE_SPREAD } from "./flakes.ts";

/** A paint as the shader takes it; colours linear. Its roughness is without what the flakes' tilts add. */
export type PaintParameters = Omit<FinishLight, "flopRange"> & {
  color: Color;
  /** Colour at grazing angles. */
  flop: Color;
  flopRange: [number, number];
};

/** `flake` of a build is 0…1; the finishes' own lie near its middle. */
const COARSEST = 0.7;
/** A flake is no perfect mirror: the least its own lobe has, to the fourth power of roughness. */
const FLAKE_LOBE = 0.0064;

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

/** The second colour of a paint that names none: the finish's own turn of it, or the colour in the dark. */
function defaultFlop(second: SecondColor | undefined, color: Color): Color {
  const flop = color.clone();
  if (!second) return flop.multiplyScalar(0.42);
  const { h, s, l } = second.turned(flop.getHSL({ h: 0, s: 0, l: 0 }));
  return flop.setHSL(h, s, l);
}

export function paintParameters(paint: Paint): PaintParameters {
  const { light, second, inWhiteLight, paled } = finishOf(paint.finish);
  const named = new Color(paint.color);
  if (paled) named.lerp(new Color(1, 1, 1), paled);
  const color = inWhiteLight ? pigment(named, inWhiteLight) : named;
  const flake = paint.flake === undefined ? light.flake : paint.flake * COARSEST;
  return {
    ...light,
    flopRange: [...light.flopRange],
    color,
    flop: paint.flop ? new Color(paint.flop) : defaultFlop(second, color),
    flake,
    // Of the lobe from afar the flakes' tilts are a part that the shader adds by distance.
    roughness:
      flake > 0 ? Math.max(FLAKE_LOBE, light.roughness ** 4 - FLAKE_SPREAD * flake ** 2) ** 0.25 : light.roughness,
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
