import type { Version } from "./version.ts";

/** A vinyl may be printed in other colours, as vector art may. */
export const vinylColors: Version = { version: 11, name: "vinyl-colors", up: (before) => ({ ...before, version: 11 }) };
