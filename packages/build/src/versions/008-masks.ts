import type { Version } from "./version.ts";

/** A layer may be clipped by another (`mask`), and meet what is printed below it in other ways than over it (`blend`). */
export const masks: Version = { version: 8, name: "masks", up: (before) => ({ ...before, version: 8 }) };
