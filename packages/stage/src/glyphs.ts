import type { ArtFont } from "./types.ts";

export type Ranges = readonly (readonly [number, number])[];

/** What a CSS `unicode-range` holds: first and last code points. */
export function rangesOf(unicodeRange: string): Ranges {
  return unicodeRange.split(",").flatMap((one) => {
    const found = /U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/i.exec(one.trim());
    if (!found?.[1]) return [];
    const first = Number.parseInt(found[1].replaceAll("?", "0"), 16);
    const last = Number.parseInt(found[2] ?? found[1].replaceAll("?", "f"), 16);
    return [[first, last] as const];
  });
}

/** Says nothing by itself: joins, variants, marks of direction. */
const SILENT = /[\p{Default_Ignorable_Code_Point}\s]/u;

function graphemes(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
}

const holds = (ranges: Ranges, grapheme: string): boolean =>
  [...grapheme].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return SILENT.test(character) || ranges.some(([first, last]) => code >= first && code <= last);
  });

/** A text without what these ranges cannot write, and what that is, each once. */
export function split(text: string, ranges: Ranges): { written: string; missing: string[] } {
  const all = graphemes(text);
  const missing = all.filter((one) => !holds(ranges, one));
  // spaces that stood around what went are one space
  const written =
    missing.length > 0
      ? all
          .filter((one) => holds(ranges, one))
          .join("")
          .replace(/[^\S\n]+/g, " ")
      : text;
  return { written, missing: [...new Set(missing)] };
}

/** The same text with a gap where something cannot be written, so that the rest stays where it was. */
export const gapped = (text: string, ranges: Ranges): string =>
  graphemes(text)
    .map((one) => (holds(ranges, one) ? one : "\u2003"))
    .join("");

/** What the files of a face hold, as this page has declared them; null where it has none of them. */
export function rangesOfFace({ family }: ArtFont): Ranges | null {
  const plain = (name: string) => name.replace(/["\\']/g, "");
  const faces = [...document.fonts].filter((face) => plain(face.family) === plain(family));
  return faces.length > 0 ? faces.flatMap(({ unicodeRange }) => [...rangesOf(unicodeRange)]) : null;
}
