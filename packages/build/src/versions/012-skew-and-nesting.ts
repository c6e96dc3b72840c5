import type { Version } from "./version.ts";

/** Layers may be skewed, and groups may lie in groups. */
export const skewAndNesting: Version = {
  version: 12,
  name: "skew-and-nesting",
  up: (before) => ({ ...before, version: 12 }),
};
