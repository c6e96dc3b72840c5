import type { Paint, PaintFinish } from "./document.ts";
import { type Finish, FINISHES } from "./finishes.ts";

/** What a finish is. */
export const finishOf = (finish: PaintFinish): Finish => FINISHES[finish];

/** A change of paint with the second colour that its finish is nothing without, where neither names one. */
export function withSecondColor(patch: Partial<Paint>, paint: Paint): Partial<Paint> {
  const start = finishOf(patch.finish ?? paint.finish).second?.start;
  return start && !patch.flop && !paint.flop ? { ...patch, flop: start } : patch;
}
