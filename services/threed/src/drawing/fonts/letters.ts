import { MOST_OUTLINES } from "@carloom/build";
import type { OwnLetters } from "@carloom/build/own-face";
import type { Font, Glyph } from "fontkit";
import type { LettersResult } from "./found.ts";
import { openFont, pathOf } from "./fontkit-font.ts";

type Laid = { glyphs: readonly Glyph[]; positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[] };

const SILENT = /^[\p{Default_Ignorable_Code_Point}\s]*$/u;
const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment);
const round = (value: number) => Math.round(value * 10) / 10;

/** The font that was asked last: while somebody types, it is asked again and again. */
let last: { name: string; font: Font } | undefined;
function fontOf(name: string, bytes: Uint8Array): Font {
  if (last?.name !== name) last = { name, font: openFont(bytes) };
  return last.font;
}

/** The outlines that a text is drawn of, each once. @throws on a broken one */
function collector() {
  const glyphs: string[] = [];
  const known = new Map<number, number>();
  const runs: Record<string, number[]> = Object.create(null);
  const add = (text: string, { glyphs: laid, positions }: Laid): number => {
    const placed: number[] = [];
    let at = 0;
    for (const [i, glyph] of laid.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      let index = known.get(glyph.id);
      if (index === undefined) {
        const path = pathOf(glyph);
        known.set(glyph.id, (index = path ? glyphs.push(path) - 1 : -1));
      }
      if (index >= 0) placed.push(index, round(at + xOffset), round(yOffset));
      at += xAdvance;
    }
    runs[text] = [round(at), ...placed];
    return at;
  };
  return { glyphs, runs, add };
}

/** A letter alone; what the font's tables make of it where they can be read, else its plain outline. */
function alone(font: Font, letter: string): Laid {
  try {
    return font.layout(letter);
  } catch {
    const laid = [...letter].map((one) => font.glyphForCodePoint(one.codePointAt(0) ?? 0));
    return {
      glyphs: laid,
      positions: laid.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, xOffset: 0, yOffset: 0 })),
    };
  }
}

const writes = (font: Font, letter: string): boolean =>
  [...letter].every((one) => SILENT.test(one) || font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));

/**
 * Sets a text in a stranger's font; only ever in a process of its own.
 * @param name of the file, so that it is read once while a text is typed
 */
export function lettersOf(name: string, bytes: Uint8Array, wanted: string): LettersResult {
  const font = fontOf(name, bytes);
  const given = wanted.normalize("NFC");
  const all = graphemes(given);
  const set = collector();
  const widths = new Map<string, number>();
  const missing = new Set<string>();
  for (const letter of new Set(all)) {
    if (letter === "\n") continue;
    try {
      if (!writes(font, letter)) throw new Error("It is not there.");
      widths.set(letter, set.add(letter, alone(font, letter)));
    } catch {
      missing.add(letter);
    }
  }
  const text = (
    missing.size > 0
      ? all
          .filter((one) => !missing.has(one))
          .join("")
          .replace(/[^\S\n]+/g, " ")
          .replace(/ ?\n ?/g, "\n")
      : given
  ).trim();
  const answer: LettersResult = { text, missing: [...missing], letters: null, detailed: false };
  if (!text) return answer;
  const kerns: Record<string, number> = Object.create(null);
  for (const line of text.split("\n")) {
    if (!line) continue;
    try {
      if (!set.runs[line]) set.add(line, font.layout(line));
      const letters = graphemes(line);
      for (const [i, letter] of letters.entries()) {
        const before = letters[i - 1];
        const pair = `${before}${letter}`;
        if (before === undefined || kerns[pair] !== undefined) continue;
        const wide = font.layout(pair).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        kerns[pair] = round(wide - (widths.get(before) ?? 0) - (widths.get(letter) ?? 0));
      }
    } catch {
      // tables that cannot be read: letters stand beside one another as wide as they are
    }
  }
  const apart = Object.fromEntries(Object.entries(kerns).filter(([, by]) => by !== 0));
  const letters: Omit<OwnLetters, "face" | "name"> = {
    em: font.unitsPerEm,
    glyphs: set.glyphs,
    runs: { ...set.runs },
    ...(Object.keys(apart).length > 0 && { kerns: apart }),
  };
  const detailed = set.glyphs.reduce((sum, { length }) => sum + length, 0) > MOST_OUTLINES;
  return { ...answer, letters: detailed ? null : letters, detailed };
}
