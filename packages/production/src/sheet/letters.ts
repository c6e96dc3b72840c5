import { fixed } from "../pdf/objects.ts";
import type { Inks } from "../pdf/inks.ts";
import type { Lettering } from "../words.ts";

/** Units of an em in a glyph's own form. */
const EM = 100;

/** SVG path data of one glyph as PDF writes it, y turned over. */
function glyphPath(data: string): string {
  let out = "";
  let [x, y] = [0, 0];
  for (const [, letter = "", rest = ""] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const v =
      rest.trim() === ""
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map((one, i) => Number(one) * EM * (i % 2 === 0 ? 1 : -1));
    const at = (i: number) => `${fixed(v[i] ?? 0)} ${fixed(v[i + 1] ?? 0)}`;
    if (letter === "M") out += `${at(0)} m\n`;
    else if (letter === "L") out += `${at(0)} l\n`;
    else if (letter === "C") out += `${at(0)} ${at(2)} ${at(4)} c\n`;
    else if (letter === "Q") {
      const [qx = 0, qy = 0, ex = 0, ey = 0] = v;
      const third = (a: number, q: number) => fixed(a + (2 / 3) * (q - a));
      out += `${third(x, qx)} ${third(y, qy)} ${third(ex, qx)} ${third(ey, qy)} ${at(2)} c\n`;
    } else out += "h\n";
    if (v.length >= 2) [x, y] = [v.at(-2) ?? x, v.at(-1) ?? y];
  }
  return out;
}

export type TextHow = { size: number; weight?: "regular" | "bold" };

/** Writes notes as outlines, each letter once in the file. */
export function letterer(inks: Inks, lettering: Lettering) {
  const widthOf = (text: string, { size, weight = "regular" }: TextHow) =>
    [...text].reduce((sum, one) => sum + lettering(one, weight).width * size, 0);
  return {
    widthOf,
    /** @param x @param y of the base line's beginning, mm */
    text(text: string, x: number, y: number, { size, weight = "regular" }: TextHow): string {
      let [out, at] = ["", x];
      for (const one of text) {
        const { path, width } = lettering(one, weight);
        if (path !== "") {
          const box = [-EM, -EM, Math.max(3 * EM, (width + 1) * EM), 2 * EM];
          const name = inks.form(`letter ${weight} ${one}`, box, () => `${glyphPath(path)}f\n`);
          const scale = fixed(Math.round((size / EM) * 1e4) / 1e4);
          out += `q ${scale} 0 0 ${scale} ${fixed(at)} ${fixed(y)} cm ${name} Do Q\n`;
        }
        at += width * size;
      }
      return out;
    },
  };
}
export type Letterer = ReturnType<typeof letterer>;
