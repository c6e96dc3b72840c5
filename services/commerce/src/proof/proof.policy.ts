import { dpiState } from "@carloom/build";
import type { ProductionReport } from "@carloom/threed";
import { type Problem, refuser } from "../refusal.ts";
import type { ProofPlace } from "../tables/proof.tables.ts";

export const PROOF_CODES = [
  "CLOSED",
  "DECIDED",
  "INVALID",
  "LIMIT",
  "NOT_FOUND",
  "NOT_MADE",
  "REQUIRED",
  "TOO_LONG",
] as const;
export type ProofProblem = Problem & { code: (typeof PROOF_CODES)[number] };
export const refuse = refuser<ProofProblem>();

export const MOST_NAME = 80;
export const MOST_TEXT = 2000;
/** Of all that have the link; what staff answer is not counted. */
export const MOST_COMMENTS = 200;
export const DAYS = { least: 1, most: 90, usual: 14 } as const;

export const WARNINGS = ["LOW_DPI", "FLATTENED", "STRETCHED", "OTHER_COLORS", "NARROW", "THIN"] as const;
export type ProofWarning = (typeof WARNINGS)[number];
/** Share of stretch that is worth a word: beyond it a print looks paler. */
const STRETCHED = 0.05;

type Piece = ProductionReport["pieces"][number];

/** Share of a piece's pictures that is worth a word when it is printed in other colours. */
const OTHER = 0.02;

/** What a buyer should know of a piece before it is printed. */
export function warningsOf({ kind, dpi, isCoarse, flattened, stretch, outside, narrow, thin }: Piece): ProofWarning[] {
  // by the rules that it was made by
  const coarse = isCoarse ?? (dpi !== null && dpiState(dpi, kind) !== "pass");
  const other = outside && (outside.colors.length > 0 || outside.pictures >= OTHER);
  return [
    ...(coarse ? (["LOW_DPI"] as const) : []),
    ...(flattened.length > 0 ? (["FLATTENED"] as const) : []),
    ...(stretch.most > STRETCHED ? (["STRETCHED"] as const) : []),
    ...(other ? (["OTHER_COLORS"] as const) : []),
    ...(narrow === undefined ? [] : (["NARROW"] as const)),
    ...(thin === undefined ? [] : (["THIN"] as const)),
  ];
}

/** Colours of a piece that its printer cannot print, with what comes out. */
export const inksOf = ({ outside }: Piece): { color: string; printed: string }[] =>
  (outside?.colors ?? []).map(({ color, printed }) => ({ color, printed }));

/** What turns the order of letters around: a name that carries one reads as another in a mail's subject. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** One line without what could pass for markup of the terminal or the mail: control characters become blanks. */
const oneLine = (text: string) =>
  text
    .replaceAll(TURNS, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();

export function readName(text: string): string {
  const name = oneLine(text);
  // nothing but invisible or drawn characters is nobody
  if (!/[\p{L}\p{N}]/u.test(name)) throw refuse("REQUIRED", "name", "Please say who you are.");
  if (name.length > MOST_NAME) throw refuse("TOO_LONG", "name", `A name has at most ${MOST_NAME} characters.`);
  return name;
}

export function readText(text: string, field: string, isWanted: boolean): string {
  const words = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
  if (!words && isWanted) throw refuse("REQUIRED", field, "Please write something.");
  if (words.length > MOST_TEXT) throw refuse("TOO_LONG", field, `This has at most ${MOST_TEXT} characters.`);
  return words;
}

export type PlaceInput = {
  piece?: number | null;
  x?: number | null;
  y?: number | null;
  point?: number[] | null;
  normal?: number[] | null;
};

const three = (list: readonly number[] | null | undefined, most: number): [number, number, number] | null => {
  const [x, y, z] = list ?? [];
  const fits = (value: number | undefined): value is number =>
    value !== undefined && Number.isFinite(value) && Math.abs(value) <= most;
  return list?.length === 3 && fits(x) && fits(y) && fits(z) ? [x, y, z] : null;
};
const thousandth = (value: number) => Math.round(value * 1000) / 1000;

/** Where a comment points; null where it is about all of it. @throws Refusal */
export function readPlace(input: PlaceInput | null | undefined, report: ProductionReport): ProofPlace | null {
  if (!input) return null;
  const { piece, x, y } = input;
  if (typeof piece === "number") {
    const known = report.pieces.some(({ number }) => number === piece);
    if (!known || typeof x !== "number" || typeof y !== "number" || !(x >= 0 && x <= 1 && y >= 0 && y <= 1))
      throw refuse("INVALID", "place", "There is no such place.");
    return { kind: "piece", number: piece, x: thousandth(x), y: thousandth(y) };
  }
  // no car reaches farther
  const [point, normal] = [three(input.point, 10), three(input.normal, 1.01)];
  if (!point || !normal) throw refuse("INVALID", "place", "There is no such place.");
  const map = (list: [number, number, number]) => list.map((value) => Math.round(value * 1e4) / 1e4) as typeof list;
  return { kind: "car", point: map(point), normal: map(normal) };
}
