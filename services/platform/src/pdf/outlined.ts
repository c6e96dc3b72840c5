import type { Language } from "@carloom/i18n";
import type { Font } from "fontkit";
import { fontsFor, type Weight } from "./fonts.ts";

/** A text as outlines: SVG path data with an em of 1, its base line at 0, y down; and how far it runs. */
export type Outlined = { path: string; width: number };

const short = (value: number) => String(Math.round(value * 1e4) / 1e4);

/**
 * Draws texts as outlines, so that a file looks alike where none of its fonts are. Only characters of `texts` are known.
 */
export async function outlinedText(
  texts: readonly string[],
  language: Language,
): Promise<(text: string, weight: Weight) => Outlined> {
  const [{ files, runs }, fontkit] = await Promise.all([fontsFor(texts, language), import("fontkit")]);
  const fonts = new Map<string, Font>();
  const fontOf = (name: string) => {
    let font = fonts.get(name);
    if (!font) {
      const file = files.get(name);
      if (!file) throw new Error(`No face draws ${name}.`);
      font = fontkit.create(file);
      fonts.set(name, font);
    }
    return font;
  };
  const known = new Map<string, Outlined>();
  return (text, weight) => {
    const key = `${weight} ${text}`;
    const before = known.get(key);
    if (before) return before;
    let [path, at] = ["", 0];
    for (const { font: name, text: run } of runs(text, weight)) {
      const font = fontOf(name);
      const em = 1 / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      for (const [i, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
        const [x, y] = [at + xOffset * em, -yOffset * em];
        for (const { command, args } of glyph.path.commands) {
          const points = args.map((value, k) => short(k % 2 === 0 ? x + value * em : y - value * em));
          path += `${LETTER[command]}${points.join(" ")}`;
        }
        at += xAdvance * em;
      }
    }
    const outlined = { path, width: at };
    known.set(key, outlined);
    return outlined;
  };
}

const LETTER: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};
