import { type BuildDocument, plateFace } from "@carloom/build";
import { rangesOfFace, split } from "./glyphs.ts";
import type { ArtFont } from "./types.ts";

/** A face for text stickers. Its files are loaded when it is first used. */
export type TextFont = {
  id: string;
  name: string;
  font: ArtFont;
  /** What it writes beside Latin letters and figures. */
  writes?: "hangul" | "kana";
  load?: () => Promise<unknown>;
};

const ARCHIVO = "Archivo Variable";
const INSTRUMENT = "Instrument Sans Variable";

export const TEXT_FONTS: readonly TextFont[] = [
  { id: "archivo", name: "Archivo Black", font: { family: ARCHIVO, weight: 900 } },
  {
    id: "archivo-italic",
    name: "Archivo Italic",
    font: { family: ARCHIVO, weight: 850, style: "italic" },
    load: () => import("@fontsource-variable/archivo/standard-italic.css"),
  },
  { id: "archivo-light", name: "Archivo Light", font: { family: ARCHIVO, weight: 300 } },
  { id: "instrument", name: "Instrument Sans", font: { family: INSTRUMENT, weight: 700 } },
  {
    id: "bebas",
    name: "Bebas Neue",
    font: { family: "Bebas Neue", weight: 400 },
    load: () => import("@fontsource/bebas-neue/400.css"),
  },
  {
    id: "racing",
    name: "Racing Sans One",
    font: { family: "Racing Sans One", weight: 400 },
    load: () => import("@fontsource/racing-sans-one/400.css"),
  },
  {
    id: "stencil",
    name: "Black Ops One",
    font: { family: "Black Ops One", weight: 400 },
    load: () => import("@fontsource/black-ops-one/400.css"),
  },
  {
    id: "script",
    name: "Kaushan Script",
    font: { family: "Kaushan Script", weight: 400 },
    load: () => import("@fontsource/kaushan-script/400.css"),
  },
  {
    id: "noto-kr",
    name: "Noto Sans KR",
    font: { family: "Noto Sans KR Variable", weight: 900 },
    writes: "hangul",
    load: () => import("@fontsource-variable/noto-sans-kr/index.css"),
  },
  {
    id: "black-han",
    name: "Black Han Sans",
    font: { family: "Black Han Sans", weight: 400 },
    writes: "hangul",
    load: () => import("@fontsource/black-han-sans/400.css"),
  },
  {
    id: "noto-jp",
    name: "Noto Sans JP",
    font: { family: "Noto Sans JP Variable", weight: 900 },
    writes: "kana",
    load: () => import("@fontsource-variable/noto-sans-jp/index.css"),
  },
  {
    id: "dela-gothic",
    name: "Dela Gothic One",
    font: { family: "Dela Gothic One", weight: 400 },
    writes: "kana",
    load: () => import("@fontsource/dela-gothic-one/400.css"),
  },
  {
    id: "anton",
    name: "Anton",
    font: { family: "Anton", weight: 400 },
    load: () => import("@fontsource/anton/400.css"),
  },
  {
    id: "teko",
    name: "Teko",
    font: { family: "Teko", weight: 700 },
    load: () => import("@fontsource/teko/700.css"),
  },
  {
    id: "orbitron",
    name: "Orbitron",
    font: { family: "Orbitron", weight: 900 },
    load: () => import("@fontsource/orbitron/900.css"),
  },
  {
    id: "audiowide",
    name: "Audiowide",
    font: { family: "Audiowide", weight: 400 },
    load: () => import("@fontsource/audiowide/400.css"),
  },
  {
    id: "russo",
    name: "Russo One",
    font: { family: "Russo One", weight: 400 },
    load: () => import("@fontsource/russo-one/400.css"),
  },
  {
    id: "monoton",
    name: "Monoton",
    font: { family: "Monoton", weight: 400 },
    load: () => import("@fontsource/monoton/400.css"),
  },
  {
    id: "bungee",
    name: "Bungee",
    font: { family: "Bungee", weight: 400 },
    load: () => import("@fontsource/bungee/400.css"),
  },
  {
    id: "pacifico",
    name: "Pacifico",
    font: { family: "Pacifico", weight: 400 },
    load: () => import("@fontsource/pacifico/400.css"),
  },
  {
    id: "marker",
    name: "Permanent Marker",
    font: { family: "Permanent Marker", weight: 400 },
    load: () => import("@fontsource/permanent-marker/400.css"),
  },
  {
    id: "righteous",
    name: "Righteous",
    font: { family: "Righteous", weight: 400 },
    load: () => import("@fontsource/righteous/400.css"),
  },
  {
    id: "michroma",
    name: "Michroma",
    font: { family: "Michroma", weight: 400 },
    load: () => import("@fontsource/michroma/400.css"),
  },
  {
    id: "saira",
    name: "Saira Extra Condensed",
    font: { family: "Saira Extra Condensed", weight: 800 },
    load: () => import("@fontsource/saira-extra-condensed/800.css"),
  },
  {
    id: "barlow-italic",
    name: "Barlow Condensed Italic",
    font: { family: "Barlow Condensed", weight: 800, style: "italic" },
    load: () => import("@fontsource/barlow-condensed/800-italic.css"),
  },
  {
    id: "exo-italic",
    name: "Exo 2 Italic",
    font: { family: "Exo 2", weight: 900, style: "italic" },
    load: () => import("@fontsource/exo-2/900-italic.css"),
  },
  {
    id: "slab",
    name: "Alfa Slab One",
    font: { family: "Alfa Slab One", weight: 400 },
    load: () => import("@fontsource/alfa-slab-one/400.css"),
  },
  {
    id: "faster",
    name: "Faster One",
    font: { family: "Faster One", weight: 400 },
    load: () => import("@fontsource/faster-one/400.css"),
  },
  {
    id: "pixel",
    name: "Press Start 2P",
    font: { family: "Press Start 2P", weight: 400 },
    load: () => import("@fontsource/press-start-2p/400.css"),
  },
  {
    id: "do-hyeon",
    name: "Do Hyeon",
    font: { family: "Do Hyeon", weight: 400 },
    writes: "hangul",
    load: () => import("@fontsource/do-hyeon/400.css"),
  },
  {
    id: "jua",
    name: "Jua",
    font: { family: "Jua", weight: 400 },
    writes: "hangul",
    load: () => import("@fontsource/jua/400.css"),
  },
  {
    id: "reggae",
    name: "Reggae One",
    font: { family: "Reggae One", weight: 400 },
    writes: "kana",
    load: () => import("@fontsource/reggae-one/400.css"),
  },
  {
    id: "rocknroll",
    name: "RocknRoll One",
    font: { family: "RocknRoll One", weight: 400 },
    writes: "kana",
    load: () => import("@fontsource/rocknroll-one/400.css"),
  },
];

const fontById = (id: string): TextFont | undefined => TEXT_FONTS.find((font) => font.id === id);

/** CSS font of an identifier in the document; an unknown one is drawn in the first face. */
export const fontOf = (id: string): ArtFont => (fontById(id) ?? TEXT_FONTS[0])?.font ?? { family: ARCHIVO };

/** CSS shorthand of a font, for the preview of text. */
export const cssFont = ({ family, weight = 700, style = "normal" }: ArtFont, size = "1em"): string =>
  `${style} ${weight} ${size} "${family}", sans-serif`;

/** Loads the ranges of a face that a text needs. Never fails: without the file the text is drawn in a fallback face. */
export async function loadFont(id: string, text: string): Promise<void> {
  const font = fontById(id);
  if (!font) return;
  try {
    await font.load?.();
    await document.fonts.load(cssFont(font.font, "48px"), text);
  } catch {
    // Offline: the fallback face is used until the next time.
  }
}

/** Every face that the text of a build's layers and plate needs. */
export async function loadFonts(build: BuildDocument): Promise<void> {
  await Promise.all([
    build.plate?.text && loadFont(plateFace(build.plate.form), build.plate.text),
    ...build.stickers.map(({ art }) => art.kind === "text" && !art.own && loadFont(art.font, art.text)),
  ]);
}

/** What is left of a text in a face whose files were loaded, and what it cannot write; all of it where that is not known. */
export function inFace(text: string, id: string): { written: string; missing: string[] } {
  const ranges = rangesOfFace(fontOf(id));
  return ranges ? split(text, ranges) : { written: text, missing: [] };
}

const HANGUL = /\p{Script=Hangul}/u;
/** The Japanese faces write these beside their own. */
const EUROPEAN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The face that can write a text: the chosen one, or where it cannot, one for Hangul, or for Kana and Kanji. */
export function fontFor(text: string, chosen: string): string {
  const writes = fontById(chosen)?.writes;
  if (HANGUL.test(text)) return writes === "hangul" ? chosen : "noto-kr";
  // A Korean face writes Hanja; what is written with Kana needs a Japanese one.
  if (KANA.test(text)) return writes === "kana" || chosen === "noto-kr" ? chosen : "noto-jp";
  return EUROPEAN.test(text) && writes === undefined ? "noto-jp" : chosen;
}

const aspects = new Map<string, Promise<number>>();

/** Width ÷ height of a picture; an SVG without a size of its own counts as its view box. */
export function aspectOf(url: string): Promise<number> {
  let aspect = aspects.get(url);
  if (!aspect) {
    aspect = new Promise((resolve, reject) => {
      const image = new Image();
      image.crossOrigin = "anonymous";
      image.onload = () =>
        resolve(image.naturalWidth > 0 && image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 1);
      image.onerror = () => reject(new Error(`The picture ${url} could not be loaded.`));
      image.src = url;
    });
    aspect.catch(() => aspects.delete(url));
    aspects.set(url, aspect);
  }
  return aspect;
}
