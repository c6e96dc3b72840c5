import { STICKER_FINISHES } from "@carloom/build";

/** Colours of all charts, and of one call. */
export const MOST_COLORS = 4000;
export const MOST_AT_ONCE = 500;

export type FilmColorInput = { chart: string; code: string; name: string; hex: string; finish: string };

const FIELDS = [
  ["chart", 60],
  ["code", 40],
  ["name", 80],
] as const;

/** A colour as it is kept; a text is what is wrong with it. */
export function readFilmColor(input: FilmColorInput): FilmColorInput | string {
  const read: FilmColorInput = { ...input, hex: input.hex.trim().toLowerCase(), finish: input.finish.trim() };
  for (const [field, most] of FIELDS) {
    const text = input[field].normalize("NFC").replace(/\s+/g, " ").trim();
    if (text === "" || text.length > most || /\p{Cc}/u.test(text)) return `The ${field} is 1 to ${most} characters.`;
    read[field] = text;
  }
  if (!/^#[0-9a-f]{6}$/.test(read.hex)) return "A color is written #rrggbb.";
  if (!(STICKER_FINISHES as readonly string[]).includes(read.finish)) return "There is no such finish.";
  return read;
}
