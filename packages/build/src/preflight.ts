import type { Placement, StickerArt } from "./document.ts";
import type { ThinStroke } from "./drawn-strokes.ts";
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
  /** Of text: its em as a share of the art's width and height, the least height of a capital, metres, and its thinnest rim, ems. */
  letters?: { wide: number; high: number; least: number; rim?: number };
  /** Of a drawing: its thinnest stroke. */
  strokes?: ThinStroke;
  /** Of a drawing: the narrowest part that is cut out of it. */
  parts?: ThinStroke;
  /** Of a drawn shape: what it is drawn from. */
  shape?: Pick<ShapeArt, "shape" | "outline">;
  /** What the printer cannot print of it: colours with what comes out instead; of a picture its share 0…1, too. */
  outside?: { colors: readonly InkShift[]; share: number | null } | null;
};
/** A colour, and what is printed of it. */
export type InkShift = { color: string; printed: string };

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
  | "upright"
  | "gamut"
  | "gamut-picture";

/** `code` keys a message that `values` fill (dpi, per cent, numbers); `panels` are ids. A pass is worth saying, too. */
export type PreflightLine = {
  code: PreflightCode;
  state: "pass" | "note" | "warn" | "block";
  values: Record<string, number>;
  panels?: readonly string[];
  colors?: readonly InkShift[];
};

/** Of a face that lies over the gaps between panels this much is missing, and nobody sees it. */
const WHOLE = 0.97;
/** Less of a picture that is printed in other colours is not looked for. */
const LEAST_OUTSIDE = 0.02;
const UPSIDE_DOWN = 135;
const METRES_PER_INCH = 0.0254;

/** Capitals against the em. */
const CAPITAL = 0.7;
/** Metres that a capital is high at the least, to be read an arm's length off; Hangul and Han have more strokes. */
const LEAST_CAPITAL = 0.005;
const LEAST_DENSE = 0.0065;

/** Types of the library whose art is read; stripes, flames and patterns have no right way up. */
const READ = new Set(["numbers", "lettering", "badges", "racing", "roundels"]);

/**
 * Whether art has a right way up and a right way round.
 * @param type of a sticker of the library
 * @param hasText letters are among a vinyl's shapes
 */
export function readingOf(
  { kind }: Pick<StickerArt, "kind">,
  { type = "", hasText = false }: { type?: string | undefined; hasText?: boolean | undefined } = {},
): Pick<ArtFacts, "reads" | "stands"> {
  if (kind === "text") return { reads: true };
  if (kind === "library") return { reads: READ.has(type) };
  if (kind === "vinyl") return { reads: hasText };
  return kind === "upload" ? { reads: false, stands: true } : { reads: false };
}

/** Metres that a capital of this text must be high to be read. */
export const leastCapital = (text: string): number =>
  /[\p{Script=Hangul}\p{Script=Han}]/u.test(text) ? LEAST_DENSE : LEAST_CAPITAL;

/** Ems of a text's thinnest rim. */
export const thinnestRim = ({ outline, outline2 }: Extract<StickerArt, { kind: "text" }>): number | undefined => {
  const rims = [outline, outline2].flatMap((rim) => (rim && rim.width > 0 ? [rim.width] : []));
  return rims.length > 0 ? Math.min(...rims) : undefined;
};

/** What is known about the art of a text whose em is measured. */
export function lettersIn(
  art: Extract<StickerArt, { kind: "text" }>,
  em: { wide: number; high: number },
): NonNullable<ArtFacts["letters"]> {
  const rim = thinnestRim(art);
  return { ...em, least: leastCapital(art.text), ...(rim !== undefined && { rim }) };
}

/** Metres of what is a share of an art's width and height (an em, a stroke) in a size, whichever of its two directions squeezes it more. */
const metresIn = ({ wide, high }: ThinStroke, [width, height]: readonly [number, number]) =>
  Math.min(width * wide, height * high);

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
    const values = {
      dpi: Math.round(dpi),
      mm: Math.round(placement.size[0] * 1000),
      least: rules.dpi[kind].warn,
      near: rules.dpi.sticker.warn,
    };
    add("resolution", dpiState(dpi, kind, rules), values);
  } else add("sharp", "pass");
  const tenths = (metres: number) => Math.round(metres * 10_000) / 10;
  const thin = (stroke: number) => {
    if (tenths(stroke) < rules.leastStroke) add("thin", "warn", { mm: tenths(stroke), least: rules.leastStroke });
  };
  if (art.letters) {
    const { least, rim } = art.letters;
    const em = metresIn(art.letters, placement.size);
    const capital = CAPITAL * em;
    if (rim !== undefined) thin(rim * em);
    // as they are shown, so that a size that reads like the least is no warning
    const mm = Math.round(capital * 10_000) / 10;
    if (mm < least * 1000) add("small", "warn", { mm, least: least * 1000, times: least / capital });
  }
  if (art.strokes) thin(metresIn(art.strokes, placement.size));
  // a wrap's knife follows the panel
  const narrow = (cut: number) => {
    if (kind === "sticker" && tenths(cut) < rules.leastCut)
      add("narrow", "warn", { mm: tenths(cut), least: rules.leastCut });
  };
  if (art.parts) narrow(metresIn(art.parts, placement.size));
  if (art.shape) {
    const { stroke, cut } = narrowestOf(art.shape, placement.size, rules.leastCut / 1000);
    if (stroke !== null) thin(stroke);
    if (cut !== null) narrow(cut);
  }
  if (art.outside) {
    const { colors, share } = art.outside;
    if (share === null && colors.length > 0)
      lines.push({ code: "gamut", state: "warn", values: { count: colors.length }, colors });
    if (share !== null && share >= LEAST_OUTSIDE)
      lines.push({ code: "gamut-picture", state: "warn", values: { percent: Math.round(share * 100) }, colors });
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
