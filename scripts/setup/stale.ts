import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./root.ts";

const SKIP = new Set(["node_modules", "dist", ".react-router", "test", "bench", "tools"]);

function walk(path: string, visit: (file: string) => void): void {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return;
  if (info.isFile()) return visit(path);
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    // `build` is an output in an application and a package's name elsewhere
    if (SKIP.has(entry.name) || (entry.name === "build" && relative(root, path).startsWith("apps"))) continue;
    if (entry.isFile() && /\.(test|db\.test|browser\.test)\.tsx?$/.test(entry.name)) continue;
    walk(join(path, entry.name), visit);
  }
}

/** What files and folders of the repository hold, read once for all that are made of them. */
export type Sources = Map<string, string>;

function contentHash(path: string): string {
  const hash = createHash("sha256");
  walk(join(root, path), (file) => {
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  });
  return hash.digest("hex");
}

/**
 * SHA-256 over the names and contents of files and folders, given from the root.
 * @param known what was read of them before, and will be
 */
export function sourceHash(paths: readonly string[], known: Sources = new Map()): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    let content = known.get(path);
    if (content === undefined) known.set(path, (content = contentHash(path)));
    hash.update(content);
  }
  return hash.digest("hex");
}

/** Runs `make` unless the stamp says it was done for this hash and the output is there. Says whether it ran. */
export async function unlessFresh(
  name: string,
  hash: string,
  output: string,
  make: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(root, ".data", "stamps", name);
  if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
