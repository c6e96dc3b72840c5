import type { Language } from "@carloom/i18n";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

export type Weight = "regular" | "bold";
const WEIGHTS: Record<Weight, number> = { regular: 430, bold: 640 };

/** One file of a face: what it draws, and where it lies. Faces come cut into ranges, as browsers load them. */
type Slice = { id: string; path: string; ranges: readonly (readonly [number, number])[]; axes: Record<string, number> };

function slicesOf(name: string, file: (range: string) => string, axes: Record<string, number> = {}): Slice[] {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const unicode = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  return Object.entries(unicode).map(([key, value]) => ({
    id: `${name}-${key}`,
    path: join(folder, "files", file(key.replace(/[[\]]/g, ""))),
    ranges: value.split(",").map((range) => {
      const [from = 0, to = from] = range
        .replace("U+", "")
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return [from, to] as const;
    }),
    axes,
  }));
}

type Faces = { latin: Slice[]; ko: Slice[]; ja: Slice[] };
let faces: Faces | undefined;
const allFaces = (): Faces =>
  (faces ??= {
    latin: slicesOf("archivo", (range) => `archivo-${range}-standard-normal.woff2`, { wdth: 100 }),
    ko: slicesOf("noto-sans-kr", (range) => `noto-sans-kr-${range}-wght-normal.woff2`),
    ja: slicesOf("noto-sans-jp", (range) => `noto-sans-jp-${range}-wght-normal.woff2`),
  });

const holds = (slice: Slice, code: number) => slice.ranges.some(([from, to]) => code >= from && code <= to);
/** Stands for what no face draws, such as an emoji. */
const UNKNOWN = "?";

/** The reader looks for a box even of a glyph without an outline; when the last of a file is one (a space), it reads past its end. */
const TAIL = Buffer.alloc(16);
/** Kinds of space are one space; marks that are not drawn are none. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{Z}\s]/gu, " ")
    .replace(/[\p{Cf}\p{Cc}\ufe0f]/gu, "");

/** A piece of a text in one embedded font. */
export type Run = { font: string; text: string };
export type PdfFonts = {
  /** The embedded fonts, small TrueType files, by name. */
  files: ReadonlyMap<string, Buffer>;
  /** The text in pieces of one font each. */
  runs(text: string, weight: Weight): Run[];
};

/**
 * Fonts that hold exactly the characters of these texts: Latin in the product's face, Hangul, Kana and Kanji in Noto Sans,
 * shared Kanji in the shapes of the language.
 */
export async function fontsFor(texts: readonly string[], language: Language): Promise<PdfFonts> {
  const { latin, ko, ja } = allFaces();
  const order = language === "ko" ? [...latin, ...ko, ...ja] : [...latin, ...ja, ...ko];
  const characters = new Set([...plain(texts.join("")), UNKNOWN, "…"]);
  const sliceOf = new Map<string, Slice>();
  const needed = new Map<Slice, string>();
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const slice = order.find((one) => holds(one, code));
    if (!slice) continue;
    sliceOf.set(character, slice);
    needed.set(slice, (needed.get(slice) ?? "") + character);
  }
  // the shaping engine is loaded with the first document, not at every start
  const { default: subset } = await import("subset-font");
  const files = new Map<string, Buffer>();
  for (const [slice, text] of needed) {
    const bytes = await readFile(slice.path);
    for (const [weight, wght] of Object.entries(WEIGHTS)) {
      const variationAxes = { ...slice.axes, wght };
      const file = await subset(bytes, text, { targetFormat: "sfnt", variationAxes });
      files.set(`${slice.id}-${weight}`, Buffer.concat([file, TAIL]));
    }
  }
  return {
    files,
    runs(text, weight) {
      const runs: Run[] = [];
      for (const given of plain(text)) {
        const character = sliceOf.has(given) ? given : UNKNOWN;
        const font = `${sliceOf.get(character)?.id}-${weight}`;
        const last = runs.at(-1);
        if (last?.font === font) last.text += character;
        else runs.push({ font, text: character });
      }
      return runs;
    },
  };
}
