// What a shop sets of how it prints and cuts: apart from the index, as pages need the limits of the preflight alone.
import { STICKER_FINISHES } from "./constants.ts";
import { PRINT_RULES, type PrintKind, type PrintRules } from "./print-rules.ts";

/** How a plotter finds what was printed. */
export const MARKS = ["plain", "opos", "graphtec"] as const;
export type Marks = (typeof MARKS)[number];
/** Films that a car is laid flat for, by how far they stretch. */
export const FILM_KINDS = ["cast", "calendered"] as const;
export type FilmKind = (typeof FILM_KINDS)[number];
/** A sticker over another: both are made whole, or what is covered is cut away but for a seam. */
export const OVERLAPS = ["kept", "cut"] as const;

export const WHITE_UNDER = ["clear", ...STICKER_FINISHES] as const;
export type WhiteUnder = (typeof WHITE_UNDER)[number];
const SWITCH = ["on", "off"] as const;

/** How a shop prints and cuts. Lengths in mm. */
export type PrintProfile = PrintRules & {
  /** Names of inks that are no colour: what the cutter and the white channel go by. */
  spots: { kiss: string; through: string; white: string };
  /** Around a sticker; and what is tucked around a panel's edge of a wrap. */
  bleed: number;
  tuck: number;
  /** Width of the rolls; what is left free at their sides; the longest sheet. */
  media: Record<PrintKind, number> & { margin: number; length: number };
  /** Of the tiles that a wrap wider than the roll is printed in. */
  overlap: number;
  /** Around each sticker on a sheet, to weed it by. */
  weed: number;
  marks: Record<PrintKind, Marks>;
  /** The white lies so much inside the colour. */
  choke: number;
  /** What is printed over white ink: films by their finish, and "clear", whatever lets through what is below. */
  white: readonly WhiteUnder[];
  /** Panels of glass that are laid from the inside, as cars name them; `window*` is all whose name begins so. */
  insideGlass: readonly string[];
  overlaps: (typeof OVERLAPS)[number];
  seam: number;
  /** The film that is printed on, and the share that each may be stretched by. */
  film: FilmKind;
  stretch: Record<FilmKind, number>;
};

type Spec =
  | { kind: "number"; standard: number; least: number; most: number; unit: "mm" | "dpi" | "%" }
  | { kind: "choice"; standard: string; choices: readonly string[] }
  | { kind: "name"; standard: string }
  | { kind: "panels"; standard: string };

const mm = (standard: number, least: number, most: number): Spec => ({
  kind: "number",
  standard,
  least,
  most,
  unit: "mm",
});
const dpi = (standard: number): Spec => ({ kind: "number", standard, least: 10, most: 1200, unit: "dpi" });
const percent = (standard: number): Spec => ({ kind: "number", standard, least: 2, most: 30, unit: "%" });
const choice = (standard: string, choices: readonly string[]): Spec => ({ kind: "choice", standard, choices });
const ink = (standard: string): Spec => ({ kind: "name", standard });

/** Everything that a shop sets, as a page lists it; values are stored as text, and none where it is the standard. */
export const PRINT_SETTINGS = {
  "dpi.sticker.warn": dpi(PRINT_RULES.dpi.sticker.warn),
  "dpi.sticker.refuse": dpi(PRINT_RULES.dpi.sticker.refuse),
  "dpi.wrap.warn": dpi(PRINT_RULES.dpi.wrap.warn),
  "dpi.wrap.refuse": dpi(PRINT_RULES.dpi.wrap.refuse),
  leastCut: mm(PRINT_RULES.leastCut, 0.1, 50),
  leastStroke: mm(PRINT_RULES.leastStroke, 0.05, 20),
  bleed: mm(3, 0, 20),
  tuck: mm(50, 0, 150),
  weed: mm(4, 0, 50),
  overlaps: choice("kept", OVERLAPS),
  seam: mm(3, 0, 20),
  "media.sticker": mm(1370, 200, 4900),
  "media.wrap": mm(1370, 200, 4900),
  "media.margin": mm(15, 0, 100),
  "media.length": mm(2000, 300, 4900),
  overlap: mm(12, 0, 50),
  "marks.sticker": choice("plain", MARKS),
  "marks.wrap": choice("plain", MARKS),
  "spots.kiss": ink("CutContour"),
  "spots.through": ink("ThroughCut"),
  "spots.white": ink("RDG_WHITE"),
  choke: mm(0.15, 0, 2),
  "white.clear": choice("on", SWITCH),
  "white.chrome": choice("on", SWITCH),
  "white.gloss": choice("off", SWITCH),
  "white.satin": choice("off", SWITCH),
  "white.matte": choice("off", SWITCH),
  "white.reflective": choice("off", SWITCH),
  "white.flake": choice("off", SWITCH),
  glass: { kind: "panels", standard: "" },
  film: choice("cast", FILM_KINDS),
  "stretch.cast": percent(6),
  "stretch.calendered": percent(2),
} as const satisfies Record<string, Spec> & Record<`white.${WhiteUnder}`, Spec>;
export type PrintSetting = keyof typeof PRINT_SETTINGS;

/** Their values, by name; a name that is absent has its standard. */
export type PrintSettingTexts = Readonly<Record<string, string>>;

export const printSettingSpec = (key: string): Spec | null =>
  Object.hasOwn(PRINT_SETTINGS, key) ? PRINT_SETTINGS[key as PrintSetting] : null;

/** Names of inks that every printer has, and that mean all or none of them. */
const RESERVED = new Set(["cyan", "magenta", "yellow", "black", "all", "none"]);
/** Room for a piece across a roll, mm. */
const LEAST_ROOM = 150;

/** Why a value cannot be used: it is none, or does not go with another one, `with`. */
export type PrintSettingProblem = { key: PrintSetting; why: "form" | "range" | "with"; with?: PrintSetting };

/** Panels that a list may name, and their names as cars have them. */
const MOST_PANELS = 40;
const PANEL = /^[a-z0-9][a-z0-9._-]{0,63}\*?$/;
const panelsIn = (text: string): string[] => [...new Set(text.toLowerCase().split(/[\s,;、，]+/))].filter(Boolean);
/** Is a panel one of those that a list names? */
export const isNamedPanel = (names: readonly string[], panel: string): boolean =>
  names.some((name) => (name.endsWith("*") ? panel.startsWith(name.slice(0, -1)) : panel === name));

/** What somebody wrote, as it is stored; null where it is none. Decimals may have a comma. */
function readOne(spec: Spec, text: string): { value: string } | "form" | "range" {
  const written = text.trim();
  if (spec.kind === "choice") return spec.choices.includes(written) ? { value: written } : "form";
  if (spec.kind === "panels") {
    const names = panelsIn(written);
    return names.length <= MOST_PANELS && names.every((name) => PANEL.test(name))
      ? { value: names.join(", ") }
      : "form";
  }
  if (spec.kind === "name")
    return /^[\w][\w .-]{0,58}$/.test(written) && !RESERVED.has(written.toLowerCase()) ? { value: written } : "form";
  if (!/^\d{1,5}([.,]\d{1,3})?$/.test(written)) return "form";
  const value = Number(written.replace(",", "."));
  return value < spec.least || value > spec.most ? "range" : { value: String(value) };
}

/**
 * Settings as they are stored: those that are not the standard.
 * @param texts by name; what is empty becomes the standard
 */
export function readPrintSettings(texts: PrintSettingTexts): {
  texts: Record<string, string>;
  problems: PrintSettingProblem[];
} {
  const kept: Record<string, string> = {};
  const problems: PrintSettingProblem[] = [];
  for (const key of Object.keys(PRINT_SETTINGS) as PrintSetting[]) {
    const spec: Spec = PRINT_SETTINGS[key];
    const text = texts[key] ?? "";
    if (text.trim() === "") continue;
    const read = readOne(spec, text);
    if (typeof read === "string") problems.push({ key, why: read });
    else if (read.value !== String(spec.standard)) kept[key] = read.value;
  }
  if (problems.length > 0) return { texts: kept, problems };
  const profile = printProfileOf(kept);
  for (const kind of ["sticker", "wrap"] as const) {
    if (profile.dpi[kind].refuse > profile.dpi[kind].warn)
      problems.push({ key: `dpi.${kind}.refuse`, why: "with", with: `dpi.${kind}.warn` });
    if (profile.media[kind] - 2 * profile.media.margin - 2 * profile.weed < LEAST_ROOM)
      problems.push({ key: `media.${kind}`, why: "with", with: "media.margin" });
  }
  const { kiss, through, white } = profile.spots;
  const alike = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  if (alike(kiss, through)) problems.push({ key: "spots.through", why: "with", with: "spots.kiss" });
  if (alike(white, kiss) || alike(white, through))
    problems.push({ key: "spots.white", why: "with", with: alike(white, kiss) ? "spots.kiss" : "spots.through" });
  return { texts: kept, problems };
}

/** How a shop prints that has stored these; what cannot be read is the standard. */
export function printProfileOf(texts: PrintSettingTexts): PrintProfile {
  const text = (key: PrintSetting): string => {
    const spec: Spec = PRINT_SETTINGS[key];
    const read = readOne(spec, texts[key] ?? "");
    return typeof read === "string" ? String(spec.standard) : read.value;
  };
  const number = (key: PrintSetting): number => Number(text(key));
  const limits = (kind: PrintKind) => ({ warn: number(`dpi.${kind}.warn`), refuse: number(`dpi.${kind}.refuse`) });
  return {
    dpi: { sticker: limits("sticker"), wrap: limits("wrap") },
    leastCut: number("leastCut"),
    leastStroke: number("leastStroke"),
    spots: { kiss: text("spots.kiss"), through: text("spots.through"), white: text("spots.white") },
    bleed: number("bleed"),
    tuck: number("tuck"),
    media: {
      sticker: number("media.sticker"),
      wrap: number("media.wrap"),
      margin: number("media.margin"),
      length: number("media.length"),
    },
    overlap: number("overlap"),
    weed: number("weed"),
    marks: { sticker: text("marks.sticker") as Marks, wrap: text("marks.wrap") as Marks },
    choke: number("choke"),
    white: WHITE_UNDER.filter((under) => text(`white.${under}`) === "on"),
    insideGlass: panelsIn(text("glass")),
    overlaps: text("overlaps") as PrintProfile["overlaps"],
    seam: number("seam"),
    film: text("film") as FilmKind,
    stretch: { cast: number("stretch.cast") / 100, calendered: number("stretch.calendered") / 100 },
  };
}
