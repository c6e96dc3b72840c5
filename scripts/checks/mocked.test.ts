// reads: apps, packages, services, scripts, vitest.config.ts
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { MOCKED } from "../../vitest.config.ts";
import { root } from "../setup/root.ts";

const OTHERS = /\.(?:db|slow|browser)\.test\.tsx?$/;

test("a quick test that puts a double in the place of a module has its modules for itself", () => {
  const listed = execFileSync("git", ["ls-files", "-z", "--", "apps", "packages", "services", "scripts"], {
    cwd: root,
  });
  const quick = listed
    .toString()
    .split("\0")
    .filter((file) => /\.test\.tsx?$/.test(file) && !OTHERS.test(file));
  const mocking = quick.filter((file) => /^vi\.(?:mock|doMock)\(/m.test(readFileSync(join(root, file), "utf8")));
  expect(mocking.length).toBeGreaterThan(10);
  expect(mocking.filter((file) => !MOCKED.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
