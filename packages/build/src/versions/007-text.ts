import type { Version } from "./version.ts";

/** Text may be set: tracking, leading, slant, an arc, alignment, a second outline, a shadow. Until now it was one line. */
export const text: Version = { version: 7, name: "text", up: (before) => ({ ...before, version: 7 }) };
