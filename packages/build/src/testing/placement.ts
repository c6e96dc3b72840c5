import type { Placement } from "../document.ts";

/** A sticker on the left door of the cars that tests build; `over` says what matters there. */
export const testPlacement = (id: string, over: Partial<Placement> = {}): Placement => ({
  id,
  art: { kind: "library", uuid: "00000000-0000-4000-8000-000000000001" },
  position: [0.9, 0.6, 0.1],
  rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
  size: [0.4, 0.2],
  depth: 0.2,
  opacity: 1,
  tint: null,
  finish: "gloss",
  flip: false,
  projection: "box",
  panels: null,
  mirror: null,
  group: null,
  locked: false,
  hidden: false,
  ...over,
});
