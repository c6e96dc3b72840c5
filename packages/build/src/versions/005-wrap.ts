import type { Version } from "./version.ts";

/** Art may be laid around the car (`projection: "wrap"`); until now it fell on what looks towards its box alone. */
export const wrap: Version = { version: 5, name: "wrap", up: (before) => ({ ...before, version: 5 }) };
