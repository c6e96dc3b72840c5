import type { Version } from "./version.ts";

/** A shape may be lines that somebody drew (`form: "path"`). */
export const paths: Version = { version: 9, name: "paths", up: (before) => ({ ...before, version: 9 }) };
