import type { Version } from "./version.ts";

/** A text may be set in a face of somebody's own, whose letters it brings along. */
export const ownLetters: Version = {
  version: 14,
  name: "own-letters",
  up: (before) => ({ ...before, version: 14 }),
};
