import { openRun } from "./seeded.ts";

/** Vitest's set-up of the suites that start products. */
export default openRun;
