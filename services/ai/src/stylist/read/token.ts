import type { PaintFinish } from "@carloom/build";
import type { ColorWord, Mood } from "../lexicon/colors.ts";
import type { Extra } from "../lexicon/extras.ts";
import type { Style } from "../lexicon/styles.ts";

/** All that one word can mean; what it does mean, its neighbours say. */
export type Readings = {
  color?: ColorWord;
  mood?: Mood;
  finish?: PaintFinish;
  zone?: string;
  slots?: readonly string[];
  place?: { panels: readonly string[]; both: boolean };
  style?: Style;
  extra?: Extra;
  /** Looks like something above and is none of it. */
  idiom?: true;
};

export type Token = { text: string; start: number; end: number; readings: Readings };
