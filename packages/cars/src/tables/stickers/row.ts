import type { LocalizedText } from "@carloom/build";

export const STICKER_TYPES = [
  "stripes",
  "numbers",
  "roundels",
  "flames",
  "geometric",
  "racing",
  "lettering",
  "badges",
] as const;

export type Row = {
  type: (typeof STICKER_TYPES)[number];
  slug: string;
  /** True size in millimetres: the file's view box. */
  width: number;
  height: number;
  title: LocalizedText;
  tags: string[];
};

/** A sticker that tools/stickers draws; its tags say where on the car it sits and what it is, after its type. */
export function drawn(
  type: Row["type"],
  slug: string,
  [width, height]: readonly [number, number],
  [en, ko, ja]: readonly [en: string, ko: string, ja: string],
  tags: readonly string[],
): Row {
  return { type, slug, width, height, title: { en, ko, ja }, tags: [type, ...tags] };
}
