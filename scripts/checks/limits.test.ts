import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/root.ts";
import { sourceFiles } from "./graph.ts";

/** What a limit is counted by: the first argument of `take(…)`, or of a list of them, as it is written. */
const KEY = /(?:\btake\(|\[)\s*`([\w-]+:[^`]*)`/g;

it("counts whoever asks by their network: one of IPv6 has more addresses than any limit", () => {
  const keys = ["services", "apps"]
    .flatMap((folder) => sourceFiles(join(root, folder)))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(KEY)].map(([, key = ""]) => `${path}: ${key}`));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => /\$\{(?:\w+\.)*ip\}/.test(key))).toEqual([]);
});
