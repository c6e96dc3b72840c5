import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../..");

/**
 * Modules that Node has found and read once, for every process of the product, its commands and the servers that tests
 * kill: half of what a start costs.
 */
export const READ_ONCE = {
  NODE_COMPILE_CACHE: join(root, ".data", "modules"),
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, "scripts/setup/found-once.ts"))}`,
};
