import type { Measure, TextArt } from "./layout.ts";

export type OwnLetters = NonNullable<TextArt["own"]>;
/** Widths and ink of text, and its outlines as SVG path data, in units of an em, y down. */
export type OwnFace = { measure: Measure; outline(text: string): string };

/** The wording by which a person confirms that they may use a font. Other words are a new number. */
export const FONT_RIGHTS = 1;

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
/** Ems that are left where a letter is not there, as in the product's own faces. */
const GAP = 1;
const SILENT = /^[\p{Default_Ignorable_Code_Point}\s]*$/u;

const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
const of = <T>(from: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  from && Object.hasOwn(from, key) ? from[key] : undefined;

type Command = { letter: string; points: readonly number[] };

/** What can be drawn of path data: whole commands, no point further away than any letter reaches. */
function commandsOf(data: string, most: number): Command[] {
  return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].flatMap(([, letter = "", rest = ""]) => {
    const points = [...rest.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) =>
      Math.max(-most, Math.min(most, Number(number))),
    );
    return points.length === ARITY[letter] ? [{ letter, points }] : [];
  });
}

const short = (value: number) => String(Math.round(value * 1e4) / 1e4);

type Placed = { glyph: number; x: number; y: number };
type Line = { width: number; placed: Placed[] };

/**
 * The letters that a text brings along, as a face. What they do not hold is a gap.
 * @param em units that it answers in
 */
export function ownFace(own: OwnLetters, em: number): OwnFace {
  const unit = em / own.em;
  const outlines = new Map<number, Command[]>();
  const outlineOf = (glyph: number): Command[] => {
    let found = outlines.get(glyph);
    if (!found) outlines.set(glyph, (found = commandsOf(own.glyphs[glyph] ?? "", own.em * 8)));
    return found;
  };
  const runOf = (text: string): Line | null => {
    const numbers = of(own.runs, text);
    if (!numbers) return null;
    const [width = 0, ...rest] = numbers;
    const placed = Array.from({ length: Math.floor(rest.length / 3) }, (_, i) => {
      const [glyph = 0, x = 0, y = 0] = rest.slice(i * 3, i * 3 + 3);
      return { glyph, x, y };
    });
    return { width, placed };
  };
  /** Set as a whole where it was; else letter by letter. */
  const lineOf = (text: string): Line => {
    const whole = runOf(text);
    if (whole) return whole;
    const line: Line = { width: 0, placed: [] };
    let before = "";
    for (const letter of graphemes(text)) {
      line.width += of(own.kerns, before + letter) ?? 0;
      before = letter;
      const run = runOf(letter) ?? { width: SILENT.test(letter) ? 0 : GAP * own.em, placed: [] };
      for (const { glyph, x, y } of run.placed) line.placed.push({ glyph, x: x + line.width, y });
      line.width += run.width;
    }
    return line;
  };
  const drawn = new Map<string, { path: string; size: ReturnType<Measure> }>();
  const draw = (text: string) => {
    const known = drawn.get(text);
    if (known) return known;
    const { width, placed } = lineOf(text);
    const box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
    let path = "";
    for (const { glyph, x, y } of placed)
      for (const { letter, points } of outlineOf(glyph)) {
        const at = points.map((value, i) => (i % 2 === 0 ? (value + x) * unit : 0 - (value + y) * unit));
        path += letter + at.map(short).join(" ");
        for (const [i, value] of at.entries()) {
          const axis = (i % 2) as 0 | 1;
          box[axis] = Math.min(box[axis], value);
          box[(axis + 2) as 2 | 3] = Math.max(box[(axis + 2) as 2 | 3], value);
        }
      }
    const [left, top, right, bottom] = box.every(Number.isFinite) ? box : [0, 0, 0, 0];
    // blank text has no ink: it still needs a box
    const size = {
      width: width * unit,
      left: 0 - left,
      right: Math.max(right, em * 0.1),
      top: Math.max(-top, em * 0.1),
      bottom,
    };
    const made = { path, size };
    drawn.set(text, made);
    return made;
  };
  return { measure: (text) => draw(text).size, outline: (text) => draw(text).path };
}

/** Letters of a text that were not brought along: they are gaps. */
export function missingOf(own: OwnLetters, text: string): string[] {
  const lines = text.split("\n").filter((line) => of(own.runs, line) === undefined);
  const all = lines.flatMap(graphemes).filter((one) => !SILENT.test(one) && of(own.runs, one) === undefined);
  return [...new Set(all)];
}

/** A text in a face of the product's again. */
export function withoutOwn(art: TextArt): TextArt {
  const { own: _own, ...rest } = art;
  return rest;
}
