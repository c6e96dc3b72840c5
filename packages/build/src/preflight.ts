import type { Placement } from "./document.ts";
import { dpiState, isWide, narrowestOf, PRINT_RULES, type PrintRules } from "./print-rules.ts";
import { NOTHING_PRINTED } from "./printed/printed.ts";
import type { ShapeArt } from "./shape/schema.ts";

/** What is known about the art of a sticker. */
export type ArtFacts = {
  /** Pixels of a picture; null for drawings and text, which are sharp at any size. */
  pixels: { width: number; height: number } | null;
  /** It is read, so it has a right way up and a right way round. */
  reads: boolean;
  /** It has a right way up, read or not, as pictures that people bring have. What is read has one. */
  stands?: boolean;
  /** Of text: its em as a share of the art's width and height, and the least height of a capital, metres. */
  letters?: { wide: number; high: number; least: number };
  /** Of a drawn shape: what it is drawn from. */
  shape?: Pick<ShapeArt, "shape" | "outline">;
};

/** Where the art falls on the body: the share of its face that is printed (0…1) and the panels that it lies on. */
export type Coverage = { share: number; panels: readonly string[] };

export type PreflightCode =
  | "resolution"
  | "sharp"
  | "small"
  | "thin"
  | "narrow"
  | "off-panel"
  | "cut"
  | "whole"
  | "pieces"
  | "one-panel"
  | "upside-down"
  | "backwards"
  | "twin-backwards"
  | "upright";

/** `code` keys a message that `values` fill (dpi, per cent, numbers); `panels` are ids. A pass is worth saying, too. */
export type PreflightLine = {
  code: PreflightCode;
  state: "pass" | "note" | "warn" | "block";
  values: Record<string, number>;
  panels?: readonly string[];
};

/** Of a face that lies over the gaps between panels this much is missing, and nobody sees it. */
const WHOLE = 0.97;
const UPSIDE_DOWN = 135;
const METRES_PER_INCH = 0.0254;

/** Capitals against the em. */
const CAPITAL = 0.7;
/** Metres that a capital is high at the least, to be read an arm's length off; Hangul and Han have more strokes. */
const LEAST_CAPITAL = 0.005;
const LEAST_DENSE = 0.0065;

/** Metres that a capital of this text must be high to be read. */
export const leastCapital = (text: string): number =>
  /[\p{Script=Hangul}\p{Script=Han}]/u.test(text) ? LEAST_DENSE : LEAST_CAPITAL;

/** Metres that the capitals of a text are high in a size, whichever of its two directions squeezes them more. */
const capitalIn = ({ wide, high }: NonNullable<ArtFacts["letters"]>, [width, height]: readonly [number, number]) =>
  CAPITAL * Math.min(width * wide, height * high);

/** Dots per inch of a picture at the size of a sticker: the coarser of its two directions. */
export function dpiAt(pixels: { width: number; height: number }, size: readonly [number, number]): number {
  return Math.min(pixels.width / size[0], pixels.height / size[1]) * METRES_PER_INCH;
}

/**
 * What a printer would say of one sticker, worst first.
 * @param degrees how far it is turned against upright art, clockwise
 * @param coverage null while the body is not known
 */
export function preflight(
  placement: Pick<Placement, "size" | "flip" | "mirror" | "whole"> & Partial<Pick<Placement, "projection">>,
  degrees: number,
  art: ArtFacts,
  coverage: Coverage | null,
  rules: PrintRules = PRINT_RULES,
): PreflightLine[] {
  const kind = isWide({ size: placement.size, projection: placement.projection ?? "box" }) ? "wrap" : "sticker";
  const lines: PreflightLine[] = [];
  const add = (code: PreflightCode, state: PreflightLine["state"], values: Record<string, number> = {}) =>
    lines.push({ code, state, values });

  if (coverage) {
    const { share, panels } = coverage;
    if (share < NOTHING_PRINTED) add("off-panel", "block");
    else if (share < WHOLE) {
      const percent = Math.max(1, Math.round((1 - share) * 100));
      // what hangs over is wanted, and paid for
      if (placement.whole) add("whole", "note", { percent });
      else add("cut", "warn", { percent });
    }
    if (share >= NOTHING_PRINTED && panels.length > 1)
      lines.push({ code: "pieces", state: "note", values: { count: panels.length }, panels });
    else if (share >= WHOLE && panels.length === 1)
      lines.push({ code: "one-panel", state: "pass", values: {}, panels });
  }
  if (art.pixels) {
    const dpi = dpiAt(art.pixels, placement.size);
    const values = { dpi: Math.round(dpi), mm: Math.round(placement.size[0] * 1000), least: rules.dpi[kind].warn };
    add("resolution", dpiState(dpi, kind, rules), values);
  } else add("sharp", "pass");
  if (art.letters) {
    const { least } = art.letters;
    const capital = capitalIn(art.letters, placement.size);
    // as they are shown, so that a size that reads like the least is no warning
    const mm = Math.round(capital * 10_000) / 10;
    if (mm < least * 1000) add("small", "warn", { mm, least: least * 1000, times: least / capital });
  }
  if (art.shape) {
    const { stroke, cut } = narrowestOf(art.shape, placement.size);
    const tenths = (metres: number) => Math.round(metres * 10_000) / 10;
    if (stroke !== null && tenths(stroke) < rules.leastStroke)
      add("thin", "warn", { mm: tenths(stroke), least: rules.leastStroke });
    // a wrap's knife follows the panel
    if (kind === "sticker" && cut !== null && tenths(cut) < rules.leastCut)
      add("narrow", "warn", { mm: tenths(cut), least: rules.leastCut });
  }
  const turned = Math.abs(degrees) > UPSIDE_DOWN;
  if (turned && (art.reads || art.stands)) add("upside-down", "warn");
  if (art.reads) {
    if (placement.flip) add("backwards", "warn");
    else if (placement.mirror && !placement.mirror.readable) add("twin-backwards", "warn");
    else if (!turned) add("upright", "pass");
  }
  const rank = { block: 0, warn: 1, note: 2, pass: 3 };
  return lines.sort((a, b) => rank[a.state] - rank[b.state]);
}

/** The lines that somebody should look at before it is printed. */
export const printWarnings = (lines: readonly PreflightLine[]): PreflightLine[] =>
  lines.filter(({ state }) => state === "warn" || state === "block");
