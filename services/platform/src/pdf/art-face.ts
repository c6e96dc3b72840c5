import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Font } from "fontkit";

const require = createRequire(import.meta.url);

/** A face of a package of fonts: static files by weight, or one variable file for all weights. */
export type FaceFiles = {
  package: string;
  weight: number;
  style: "normal" | "italic";
  /** Which variable file, as it is named; absent is a static one. */
  variable?: "standard" | "wght";
};
/** Widths and ink of texts in units of their em, and their outlines as SVG path data, y down. */
export type ArtFace = {
  measure(text: string): { width: number; left: number; right: number; top: number; bottom: number };
  outline(text: string): string;
};

type Slice = { path: string; ranges: readonly (readonly [number, number])[]; files: FaceFiles };

function slicesOf(files: FaceFiles): Slice[] {
  const { package: name, weight, style, variable } = files;
  const folder = dirname(require.resolve(`${name}/package.json`));
  const unicode = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  const family = name.split("/")[1] ?? name;
  return Object.entries(unicode).map(([key, value]) => ({
    files,
    path: join(folder, "files", `${family}-${key.replace(/[[\]]/g, "")}-${variable ?? weight}-${style}.woff2`),
    ranges: value.split(",").map((range) => {
      const [from = 0, to = from] = range
        .replace("U+", "")
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return [from, to] as const;
    }),
  }));
}

/** The reader looks for a box even of a glyph without an outline; when the last of a file is one, it reads past its end. */
const TAIL = Buffer.alloc(16);
const LETTERS: Record<string, string> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};
const short = (value: number) => String(Math.round(value * 1e4) / 1e4);
/** Ems that are left where a face has no glyph: what prints would draw a box. */
const GAP = 1;

type Laid = { width: number; path: string; box: [number, number, number, number] };

/**
 * A face cut down to some texts, as browsers set them: each range of letters from its own file.
 * @param em units that it answers in
 * @param others faces that letters are taken from which it lacks, in this order
 */
export async function artFace(
  files: FaceFiles,
  texts: readonly string[],
  em: number,
  others: readonly FaceFiles[] = [],
): Promise<ArtFace> {
  const faces = [slicesOf(files)];
  /** The file with a letter, of the first face that has it; the others are opened when one is looked for. */
  const sliceWith = (code: number): Slice | undefined => {
    for (let i = 0; i <= others.length; i++) {
      const other = others[i - 1];
      const slices = (faces[i] ??= other ? slicesOf(other) : []);
      // the file that is declared last is the one that a browser takes
      const slice = slices.findLast(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
      if (slice) return slice;
    }
    return undefined;
  };
  const [{ default: subset }, fontkit] = await Promise.all([import("subset-font"), import("fontkit")]);
  const needed = new Map<Slice, string>();
  const sliceOf = new Map<string, Slice>();
  for (const character of new Set(texts.join(""))) {
    const slice = sliceWith(character.codePointAt(0) ?? 0);
    if (!slice) continue;
    sliceOf.set(character, slice);
    needed.set(slice, (needed.get(slice) ?? "") + character);
  }
  const fonts = new Map<Slice, Font>();
  for (const [slice, text] of needed) {
    const { variable, weight } = slice.files;
    const variationAxes = variable ? { wght: weight, ...(variable === "standard" && { wdth: 100 }) } : {};
    const file = await subset(await readFile(slice.path), text, {
      targetFormat: "sfnt",
      ...(variable && { variationAxes }),
    });
    fonts.set(slice, fontkit.create(Buffer.concat([file, TAIL])));
  }
  const known = new Map<string, Laid>();
  const lay = (text: string): Laid => {
    const before = known.get(text);
    if (before) return before;
    const laid: Laid = { width: 0, path: "", box: [Infinity, Infinity, -Infinity, -Infinity] };
    for (const run of runsOf(text, sliceOf)) draw(run, laid);
    known.set(text, laid);
    return laid;
  };
  function draw({ text, slice }: Run, laid: Laid): void {
    const font = slice && fonts.get(slice);
    if (!font) {
      laid.width += GAP * em * [...text].length;
      return;
    }
    const unit = em / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [i, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const [x, y] = [laid.width + xOffset * unit, -yOffset * unit];
      for (const { command, args } of glyph.path.commands) {
        const points = args.map((value, k) => (k % 2 === 0 ? x + value * unit : y - value * unit));
        laid.path += `${LETTERS[command]}${points.map(short).join(" ")}`;
        const { box } = laid;
        for (const [k, value] of points.entries()) {
          const axis = (k % 2) as 0 | 1;
          box[axis] = Math.min(box[axis], value);
          box[(axis + 2) as 2 | 3] = Math.max(box[(axis + 2) as 2 | 3], value);
        }
      }
      laid.width += xAdvance * unit;
    }
  }
  return {
    outline: (text) => lay(text).path,
    measure(text) {
      const { width, box } = lay(text);
      const [left, top, right, bottom] = box.every(Number.isFinite) ? box : [0, 0, 0, 0];
      // blank text has no ink: it still needs a box
      return { width, left: -left, right: Math.max(right, em * 0.1), top: Math.max(-top, em * 0.1), bottom };
    },
  };
}

type Run = { text: string; slice: Slice | undefined };

function runsOf(text: string, sliceOf: ReadonlyMap<string, Slice>): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const slice = sliceOf.get(character);
    const last = runs.at(-1);
    if (last && last.slice === slice) last.text += character;
    else runs.push({ text: character, slice });
  }
  return runs;
}
