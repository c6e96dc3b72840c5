import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

export type Command = {
  command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
  args: number[];
};
type Glyph = { id: number; advanceWidth: number; path: { commands: Command[] } };
type Font = {
  unitsPerEm: number;
  layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number; yOffset: number }[] };
};

/** Faces of the product for lettering, each of one weight: what is drawn needs no variation. */
export type FaceId =
  | "bebas-neue"
  | "racing-sans-one"
  | "black-ops-one"
  | "kaushan-script"
  | "black-han-sans"
  | "dela-gothic-one";

type Slice = { file: string; ranges: readonly (readonly [number, number])[] };
const slices = new Map<FaceId, Slice[]>();

function slicesOf(face: FaceId): Slice[] {
  const known = slices.get(face);
  if (known) return known;
  const folder = dirname(require.resolve(`@fontsource/${face}/package.json`));
  const unicode = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  const made = Object.entries(unicode).map(([key, value]) => ({
    file: join(folder, "files", `${face}-${key.replace(/[[\]]/g, "")}-400-normal.woff2`),
    ranges: value.split(",").map((range) => {
      const [from = 0, to = from] = range
        .replace("U+", "")
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return [from, to] as const;
    }),
  }));
  slices.set(face, made);
  return made;
}

/** Files of a face are read when a character first needs them; the latest stay. */
const MOST_FILES = 48;
const files = new Map<string, Font>();
let reader: { create(file: Buffer): Font } | undefined;
function fontAt(file: string): Font {
  const known = files.get(file);
  if (known) {
    files.delete(file);
    files.set(file, known);
    return known;
  }
  reader ??= require("fontkit") as { create(file: Buffer): Font };
  const font = reader.create(readFileSync(file));
  files.set(file, font);
  const [oldest] = files.keys();
  if (files.size > MOST_FILES && oldest !== undefined) files.delete(oldest);
  return font;
}

function fontOf(face: FaceId, character: string): Font | null {
  const code = character.codePointAt(0) ?? 0;
  const slice = slicesOf(face).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
  return slice ? fontAt(slice.file) : null;
}

/** The face that writes a character: the wished one for Latin, the display faces of Korea and Japan for theirs. */
function facesFor(character: string, latin: FaceId): FaceId[] {
  if (/[가-힣ㄱ-ㆎ]/.test(character)) return ["black-han-sans"];
  if (/[\u3000-\u30ff\p{Script=Han}ー]/u.test(character)) return ["dela-gothic-one"];
  return [latin, "dela-gothic-one", "black-han-sans"];
}

export type Outline = { commands: Command[]; width: number };

/** The text as outlines, y down, its baseline on 0, capitals about 0.7 of `size` high. What no face draws is left out. */
export function outlineOf(text: string, size: number, face: FaceId, spacing = 0): Outline {
  const commands: Command[] = [];
  let x = 0;
  let run: { font: Font; text: string } | null = null;
  const flush = () => {
    if (!run) return;
    const { glyphs, positions } = run.font.layout(run.text);
    const k = size / run.font.unitsPerEm;
    for (const [i, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      if (glyph.id !== 0)
        for (const { command, args } of glyph.path.commands)
          commands.push({
            command,
            args: args.map((value, n) => (n % 2 === 0 ? x + (value + xOffset) * k : -(value + yOffset) * k)),
          });
      if (glyph.id !== 0) x += xAdvance * k + spacing * size;
    }
    run = null;
  };
  for (const character of text.normalize("NFC")) {
    if (/\s/.test(character)) {
      flush();
      x += size * 0.28;
      continue;
    }
    const font = facesFor(character, face)
      .map((one) => fontOf(one, character))
      .find((one) => one !== null);
    if (!font) continue;
    if (run && (run as { font: Font }).font !== font) flush();
    run = { font, text: ((run as { text: string } | null)?.text ?? "") + character };
  }
  flush();
  return { commands, width: x };
}
