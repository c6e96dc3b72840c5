import type { Version } from "./version.ts";

/** A shape may be a camouflage (`form: "camo"`). */
export const camo: Version = { version: 6, name: "camo", up: (before) => ({ ...before, version: 6 }) };
