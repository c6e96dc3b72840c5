import { english } from "./english.ts";
import { isForeign, read } from "./read.ts";

/** English, and the words that no dictionary entry covers; each stands in the text as `[?: 붕어빵 bungeoppang]`. */
export type Translation = { text: string; unknown: string[] };

/**
 * Korean or Japanese as English, by a dictionary of cars, colours, patterns, animals, sports and moods, with particles,
 * verb endings, counters and spelling without spaces. Text in Latin letters and whatever is quoted stay as they are.
 * Pure: the same text gives the same answer.
 */
export function translate(text: string): Translation {
  const given = text.normalize("NFC");
  if (!isForeign(given)) return { text: given.trim(), unknown: [] };
  const { tokens, unknown } = read(given);
  return { text: english(tokens), unknown: [...new Set(unknown)] };
}
