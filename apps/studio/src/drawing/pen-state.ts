import type { Drawing } from "./drawing.ts";

/** A corner that is worked on: which line, and which of its corners. */
export type Corner = { line: number; node: number };

/** Lines being drawn on the car: corner by corner, by a free hand, or the corners of a layer that is there. */
export type PenState = {
  mode: "pen" | "freehand" | "points";
  /** What is drawn so far; of a layer's corners only while one is dragged. */
  drawing: Drawing | null;
  /** The layer whose corners are worked on. */
  target: string | null;
  chosen: Corner | null;
  /** Of a free hand, 0…1. */
  smoothing: number;
};

export const penOf = (mode: PenState["mode"], target: string | null = null): PenState => ({
  mode,
  drawing: null,
  target,
  chosen: target === null ? null : { line: 0, node: 0 },
  smoothing: 0.4,
});
