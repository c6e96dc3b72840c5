import type { StylistCar } from "./contract.ts";

/** Roughly how wide a text is for its height; the studio sets it exactly. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u1100-\uffdc]/.test(letter) ? 0.98 : 0.68), 0.1);

/** The face for the letters of a text. */
export function fontOf(text: string, { fonts }: StylistCar): string {
  if (/\p{Script=Hangul}/u.test(text)) return fonts.korean;
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? fonts.japanese : fonts.latin;
}
