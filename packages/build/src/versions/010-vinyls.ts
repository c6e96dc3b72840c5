import type { Version } from "./version.ts";

/** A layer may show a vinyl: a stored composition that its hash names. */
export const vinyls: Version = { version: 10, name: "vinyls", up: (before) => ({ ...before, version: 10 }) };
