import type { BuildDocument } from "@carloom/build";
import type { ArtFont } from "@carloom/stage";

/** A face for text stickers. Its files are loaded when it is first used. */
export type TextFont = { id: string; name: string; font: ArtFont; load?: () => Promise<unknown> };

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
    id: "noto-kr",
    name: "Noto Sans KR",
    font: { family: "Noto Sans KR Variable", weight: 900 },
    load: () => import("@carloom/ui/fonts-ko.css"),
  },
  {
    id: "noto-jp",
    name: "Noto Sans JP",
    font: { family: "Noto Sans JP Variable", weight: 900 },
    load: () => import("@carloom/ui/fonts-ja.css"),
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

/** Every face that a build's text needs. */
export async function loadFonts(build: BuildDocument): Promise<void> {
  await Promise.all(build.stickers.map(({ art }) => (art.kind === "text" ? loadFont(art.font, art.text) : undefined)));
}

/** The face that can write a text: Hangul and Kana or Kanji need their own. */
export function fontFor(text: string, chosen: string): string {
  if (/\p{Script=Hangul}/u.test(text)) return "noto-kr";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text))
    return chosen === "noto-kr" ? chosen : "noto-jp";
  return chosen;
}
