// Words as outlines, set in the open fonts that the product ships (Archivo, Noto Sans KR, Noto Sans JP; OFL).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { box, move, nothing, type Path, scale, shape, union } from "./shape.ts";

type Outline = { points?: { copy(): unknown }[]; numberOfContours: number };
type Glyph = {
  id: number;
  _getPath(): { toSVG(): string };
  advanceWidth: number;
  _decode(): Outline;
  _getPhantomPoints(outline: Outline): unknown[];
};
type Font = {
  _variationProcessor: { transformPoints(id: number, points: unknown[]): void };
  unitsPerEm: number;
  variationCoords: number[];
  layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] };
};
const require = createRequire(import.meta.url);
const fontkit: { create(file: Buffer): Font } = require("fontkit");
const folder = (name: string) => dirname(require.resolve(`@fontsource-variable/${name}/package.json`));

/** Chunk of a Korean or Japanese family that holds a character. */
function chunk(name: string, character: string): string {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder(name), "unicode.json"), "utf8"));
  const code = character.codePointAt(0)!;
  const holds = (range: string) =>
    range.split(",").some((part) => {
      const [from, to] = part.replace("U+", "").split("-");
      return code >= Number.parseInt(from!, 16) && code <= Number.parseInt(to ?? from!, 16);
    });
  const found = Object.entries(ranges).find(([, range]) => holds(range))?.[0];
  if (!found) throw new Error(`${name} has no ${character}`);
  return `${name}-${found.replace(/[[\]]/g, "")}-wght-normal.woff2`;
}

/** fontkit varies the outlines of plain TrueType files only; this does the same for compressed ones. */
function vary(made: Font, glyph: Glyph): void {
  const plain = glyph._decode.bind(glyph);
  glyph._decode = () => {
    const outline = plain();
    if (!outline?.points?.length || outline.numberOfContours < 0) return outline;
    const points = outline.points.map((point) => point.copy());
    const all = [...points, ...glyph._getPhantomPoints(outline)];
    made._variationProcessor.transformPoints(glyph.id, all);
    return { ...outline, points: all.slice(0, points.length) as Outline["points"] };
  };
}

export type Face = { weight?: number; width?: number; italic?: boolean; spacing?: number; family?: "kr" | "jp" };

function font(file: string, coords: number[]): Font {
  const made = fontkit.create(readFileSync(file));
  // `getVariation` of fontkit cannot reread a compressed file; the coordinates are read at the first use.
  made.variationCoords = coords;
  return made;
}

/** Outlines of a line of text with capitals about `size` × 0.7 high, its baseline on y = 0; spacing in thousandths. */
export function set(text: string, size: number, face: Face = {}): Path {
  const { weight = 800, width = 100, italic = false, spacing = 0, family } = face;
  let x = 0;
  const glyphs: Path[] = [];
  for (const run of family ? [...text] : [text]) {
    const home = folder(family ? `noto-sans-${family}` : "archivo");
    const file = family
      ? chunk(`noto-sans-${family}`, run)
      : `archivo-latin-standard-${italic ? "italic" : "normal"}.woff2`;
    const made = font(join(home, "files", file), family ? [weight] : [weight, width]);
    const { glyphs: drawn, positions } = made.layout(run);
    const k = size / made.unitsPerEm;
    const varied = new Set<Glyph>();
    drawn.forEach((glyph, i) => {
      // The glyph's own `path` was made while the line was laid out, before `vary`.
      if (!varied.has(glyph)) vary(made, glyph);
      varied.add(glyph);
      const d = glyph._getPath().toSVG();
      if (d) glyphs.push(move(scale(shape(d), k, -k), x + positions[i]!.xOffset * k, 0));
      x += positions[i]!.xAdvance * k + (spacing * size) / 1000;
    });
  }
  return glyphs.length ? union(...glyphs) : nothing();
}

/** Text whose ink is `height` high and stands with its left upper corner at x, y. */
export function word(text: string, x: number, y: number, height: number, face: Face = {}): Path {
  const raw = set(text, 100, face);
  const b = box(raw);
  const k = height / b.h;
  return move(scale(raw, k), x - b.x * k, y - b.y * k);
}

/** Text centred in a box and filling its width or height. */
export function wordIn(text: string, x: number, y: number, w: number, h: number, face: Face = {}): Path {
  const raw = set(text, 100, face);
  const b = box(raw);
  const k = Math.min(w / b.w, h / b.h);
  return move(scale(raw, k), x + w / 2 - (b.x + b.w / 2) * k, y + h / 2 - (b.y + b.h / 2) * k);
}
