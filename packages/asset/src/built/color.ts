import { type BuildDocument, lampLevel, type Manifest, paintOfZone, soldPaints } from "@carloom/build";
import type { Piece } from "../geometry/piece.ts";

/** sRGB of a piece, 0…255, and how much it hides of what lies behind it. */
export type Look = { rgb: readonly [number, number, number]; alpha: number };
type Dressed = Pick<BuildDocument, "paint" | "asSold" | "glass" | "lights">;

/** How much a pane hides that the build says nothing of, and what of its tint: as on the stage. */
const PANE = { plain: 0.48, least: 0.18, tint: 0.78 };
/** What is seen of the sky in a pane. */
const SKY = [196, 206, 212] as const;

const fromHex = (hex: string): Look["rgb"] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const LINEAR = Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});
/** The nearest step of sRGB: by a table, so that no machine rounds otherwise. */
const encoded = (linear: number): number => {
  const above = LINEAR.findIndex((value) => value >= linear);
  return above < 0 ? 255 : above;
};

/** What each piece of a built car looks like: its zone's paint, its lamp when that is lit, tinted glass, or as its file has it. */
export function looksOf({ zones, lights }: Pick<Manifest, "zones" | "lights">, build: Dressed): (piece: Piece) => Look {
  const sold = soldPaints(zones);
  const ownBrake = lights.some(({ id }) => id.startsWith("brake"));
  const lit = new Map(
    lights.flatMap(({ id, material, color }) =>
      lampLevel(id, build.lights, ownBrake) > 0 ? [[material, fromHex(color)] as const] : [],
    ),
  );
  const known = new Map<Piece["material"], Look>();
  const look = (material: Piece["material"]): Look => {
    const name = material?.getName() ?? "";
    const zone = /^zone\.(.+)$/.exec(name)?.[1];
    const paint = zone === undefined ? undefined : paintOfZone(zone, build, sold);
    if (paint) return { rgb: fromHex(paint.color), alpha: 1 };
    const lamp = lit.get(name);
    if (lamp) return { rgb: lamp, alpha: 1 };
    const [r = 0.6, g = 0.6, b = 0.6, alpha = 1] = material?.getBaseColorFactor() ?? [];
    const rgb = [encoded(r), encoded(g), encoded(b)] as const;
    const isSeenThrough = material?.getAlphaMode() === "BLEND";
    if (!isSeenThrough) return { rgb, alpha: 1 };
    if (/lens|lamp|light/i.test(name)) return { rgb, alpha };
    // a pane is no window for whoever lays film: what is behind it would be in the way
    const tint = build.glass ? fromHex(build.glass.color) : rgb;
    const hides = build.glass ? PANE.least + PANE.tint * build.glass.tint : PANE.plain;
    const mixed = (k: 0 | 1 | 2) => Math.round(SKY[k] * (1 - hides) + tint[k] * hides);
    return { rgb: [mixed(0), mixed(1), mixed(2)], alpha: 1 };
  };
  return ({ material }) => {
    const found = known.get(material) ?? look(material);
    known.set(material, found);
    return found;
  };
}
