import type { OwnLetters } from "@carloom/build/own-face";

/** What a font's maker allows those who were sent a document that is set in it (`fsType` of its OS/2 table). */
export const FONT_EMBEDDINGS = ["installable", "editable", "preview"] as const;
export type FontEmbedding = (typeof FONT_EMBEDDINGS)[number];

export const FONT_REFUSALS = [
  /** Larger than is read. */
  "size",
  /** No TTF, OTF, WOFF or WOFF2. */
  "kind",
  /** Several fonts in one file. */
  "collection",
  /** It cannot be read, or most of its letters cannot be drawn. */
  "broken",
  /** Its maker forbids that it is embedded. */
  "restricted",
  /** Its maker allows its bitmaps only, and film is cut from outlines. */
  "bitmaps",
  /** It has no outlines. */
  "outlines",
  /** It has no letters. */
  "letters",
  /** It took too long or too much memory. */
  "heavy",
] as const;
export type FileRefusal = (typeof FONT_REFUSALS)[number];

/** What is known of a font. */
export type FoundFont = {
  name: string;
  extension: "ttf" | "otf" | "woff" | "woff2";
  embedding: FontEmbedding;
  /** Whether others may be given letters of it one by one. */
  subsetting: boolean;
  /** Characters that it writes. */
  letters: number;
};
export type FontResult = { ok: true; font: FoundFont } | { ok: false; why: FileRefusal };

export type LettersResult = {
  /** The text as it can be set: without what the font does not write. */
  text: string;
  missing: string[];
  /** Null where nothing of it can be set, or its outlines are more than a build holds. */
  letters: Omit<OwnLetters, "face" | "name"> | null;
  /** Its outlines are more than a build holds. */
  detailed: boolean;
};
