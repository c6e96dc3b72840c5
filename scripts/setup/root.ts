// reads: nothing
import { resolve } from "node:path";

/** The folder of this clone. */
export const root = resolve(import.meta.dirname, "../..");
