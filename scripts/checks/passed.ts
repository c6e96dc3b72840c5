// reads: nothing
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { filesOf, reach } from "./reach.ts";

/** By check and file, the hash with which it passed last. */
type Kept = { rules: string; passed: Record<string, Record<string, string>> };

/** What every outcome depends on besides the files that are read: tools and their settings. */
const RULES =
  /^(?:package(?:-lock)?\.json|biome\.json|\.oxlintrc\.json|tsconfig\.json|vitest\.config\.ts|scripts\/verify\.ts|scripts\/checks\/(?:graph|reach|passed)\.ts|tests\/support\/clean-page\.ts|.*\.d\.ts)$/;

/** How far a check looks: at a file alone, at what it imports, or also at what a test finds otherwise. */
export type Sight = "file" | "imports" | "found";

/** What remains for a check: `todo` of `all`, and how to say that files of them passed. */
export type Rest = { todo: string[]; all: number; pass: (files: readonly string[]) => void };

/** What passed before and is what it was then, file by file; null where there is no git to name the files. */
export type Passed = { rest(check: string, sight: Sight, wanted: (path: string) => boolean): Rest; keep(): void };

/**
 * @param at the file that remembers from one run to the next
 * @param forget true to begin with nothing
 */
export function passedBefore(root: string, at: string, forget: boolean): Passed | null {
  const hashes = filesOf(root);
  if (!hashes) return null;
  const hash = createHash("sha1").update(`${process.version} ${process.platform}`);
  for (const [path, content] of hashes) if (RULES.test(path)) hash.update(`${path} ${content}\n`);
  const rules = hash.digest("base64");
  const kept = read(at);
  const passed = forget || kept?.rules !== rules ? {} : kept.passed;
  const reachOf = reach(root, hashes);
  return {
    rest(check, sight, wanted) {
      const keys = new Map<string, string>();
      for (const path of hashes.keys())
        if (wanted(path))
          keys.set(path, sight === "file" ? (hashes.get(path) ?? "") : reachOf(path, sight === "found"));
      const before = passed[check] ?? {};
      const now: Record<string, string> = {};
      for (const [path, key] of keys) if (before[path] === key) now[path] = key;
      passed[check] = now;
      return {
        todo: [...keys.keys()].filter((path) => !now[path]),
        all: keys.size,
        pass(files) {
          for (const path of files) {
            const key = keys.get(path);
            if (key) now[path] = key;
          }
        },
      };
    },
    keep() {
      mkdirSync(dirname(at), { recursive: true });
      writeFileSync(`${at}.new`, JSON.stringify({ rules, passed } satisfies Kept));
      renameSync(`${at}.new`, at);
    },
  };
}

function read(at: string): Kept | null {
  try {
    return existsSync(at) ? (JSON.parse(readFileSync(at, "utf8")) as Kept) : null;
  } catch {
    return null;
  }
}
