import type { Placement } from "@carloom/build";
import type { Measure } from "./gaps.ts";
import type { Snap } from "./snap.ts";

/** What a running drag does, for the label beside the sticker and the lines it was pulled to. */
export type LiveDrag = {
  id: string;
  mode: "move" | "scale" | "turn" | "skew";
  placement: Placement;
  snaps: readonly Snap[];
  /** How far it is from what lies around it. */
  measures?: readonly Measure[];
};
