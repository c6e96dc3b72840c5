import { type PrintProfile, printProfileOf } from "@carloom/build/print-profile";
import type { Language } from "./words.ts";

/** How a shop prints and cuts. Lengths in mm. */
export type ShopProfile = PrintProfile & {
  /** The printer's ICC profile and the name of its condition; null is sRGB through a neutral profile of our own. */
  output: { condition: string; icc: Uint8Array } | null;
  language: Language;
};

export const PROFILE: ShopProfile = {
  ...printProfileOf({}),
  output: null,
  language: "en",
};
