import type { Version } from "./version.ts";

/** A sticker may be printed whole although an edge cuts it (`whole`); until now none was. */
export const whole: Version = { version: 3, name: "whole", up: (before) => ({ ...before, version: 3 }) };
