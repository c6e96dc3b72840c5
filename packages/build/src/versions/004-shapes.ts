import type { Version } from "./version.ts";

/** A sticker may show a shape that is drawn from its measures (`kind: "shape"`); until now all art was a file or text. */
export const shapes: Version = { version: 4, name: "shapes", up: (before) => ({ ...before, version: 4 }) };
