/** Names by which pieces of a model are known to whoever shades, cuts or opens it. */

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

/** The inside of lids; nothing shades it, as it is seen only when they stand open. A door has its card. */
export const INNER = "inner.";
/** The painted return of what opens; what is fixed has a black one, and so has the joint a black ground. */
export const EDGE = "edge.";
/** What is seen only when something opens takes no shade from what opens: see `occlusion/bake.ts`. */
export const BAY = "bay.";
