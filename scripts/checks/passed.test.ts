// reads: nothing
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { passedBefore, type Sight } from "./passed.ts";

let root: string;
const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};
const isTest = (path: string) => path.endsWith(".test.ts");
/** One run that looks at tests: which it names; those of `failing` do not pass. */
function run(sight: Sight, { failing = [] as string[], forget = false } = {}): string[] {
  const memory = passedBefore(root, join(root, ".data", "passed.json"), forget);
  if (!memory) throw new Error("There is no git.");
  const { todo, pass } = memory.rest("unit", sight, isTest);
  pass(todo.filter((path) => !failing.includes(path)));
  memory.keep();
  return todo;
}

const A = "packages/a/src/a.test.ts";
const B = "packages/a/src/b.test.ts";
const WORDS = "packages/b/src/words.test.ts";
const PAGES = "apps/c/src/pages.test.ts";
const ALL = [PAGES, A, B, WORDS].sort();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "passed-"));
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  for (const layer of ["packages", "services", "apps"]) mkdirSync(join(root, layer));
  write({
    ".gitignore": ".data/\n",
    "package.json": "{}",
    "packages/a/package.json": '{ "name": "@carloom/a", "exports": { ".": "./src/a.ts" } }',
    "packages/a/src/deep.ts": "export const deep = 1;\n",
    "packages/a/src/a.ts": 'export { deep } from "./deep.ts";\n',
    [A]: 'import { deep } from "./a.ts";\n',
    [B]: "export {};\n",
    "packages/b/src/words.ts": 'const folder = import.meta.dirname + "/../words";\n',
    "packages/b/words/en.json": "{}",
    [WORDS]: 'import "./words.ts";\n',
    "apps/c/src/c.tsx": 'import { deep } from "@carloom/a";\n',
    [PAGES]: 'import { readFileSync } from "node:fs";\n',
  });
  expect(run("found").sort()).toEqual(ALL);
  expect(run("found")).toEqual([]);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("what passed is looked at again when something changes that it imports, however far", () => {
  run("imports");
  write({ "packages/a/src/deep.ts": "export const deep = 3;\n" });
  expect(run("imports")).toEqual([A]);
  expect(run("imports")).toEqual([]);
});

test("a package's own data count for what finds them, and all files for a test that reads any", () => {
  write({ "packages/b/words/en.json": '{ "hello": "Hello" }' });
  expect(run("found").sort()).toEqual([PAGES, WORDS]);
  write({ "apps/c/new.css": "a {}" });
  expect(run("found")).toEqual([PAGES]);
});

test("a test that says what it reads depends on that, whether git knows it or not, and on nothing else of the kind", () => {
  const named = "apps/c/src/named.test.ts";
  write({ [named]: '// reads: packages/b/words, .data/built\nimport { readFileSync } from "node:fs";\n' });
  expect(run("found").sort()).toEqual([PAGES, named].sort());
  write({ "packages/b/words/ko.json": "{}" });
  expect(run("found").sort()).toEqual([PAGES, WORDS, named].sort());
  write({ ".data/built/page.js": "1" });
  expect(run("found")).toEqual([named]);
  write({ ".data/built/page.js": "12" });
  expect(run("found")).toEqual([named]);
  write({ "packages/a/src/deep.ts": "export const deep = 5;\n", ".data/other": "1" });
  expect(run("found")).not.toContain(named);
});

test("a test that says it reads nothing of the repository depends on what it imports alone", () => {
  const alone = "apps/c/src/alone.test.ts";
  write({ [alone]: '// reads: nothing\nimport { mkdtempSync } from "node:fs";\n' });
  expect(run("found")).toContain(alone);
  write({ "apps/c/new.css": "a {}" });
  expect(run("found")).toEqual([PAGES]);
});

test("what is imported for its types counts for a check of types, and not for what runs", () => {
  const typed = "packages/a/src/typed.test.ts";
  write({ [typed]: 'import type { deep } from "./a.ts";\n' });
  run("found");
  write({ "packages/a/src/deep.ts": "export const deep = 6;\n" });
  expect(run("found").sort()).toEqual([PAGES, A].sort());
  run("imports");
  write({ "packages/a/src/deep.ts": "export const deep = 7;\n" });
  expect(run("imports").sort()).toEqual([A, typed].sort());
});

test("an import through a package's name counts", () => {
  write({ "apps/c/src/named.test.ts": 'import { deep } from "@carloom/a";\n' });
  expect(run("found")).toContain("apps/c/src/named.test.ts");
  write({ "packages/a/src/deep.ts": "export const deep = 4;\n" });
  expect(run("found").sort()).toEqual([PAGES, "apps/c/src/named.test.ts", A].sort());
});

test("what fails is looked at until it passes, and what is new at once", () => {
  write({ [B]: "export const b = 1;\n" });
  expect(run("found", { failing: [B] })).toContain(B);
  expect(run("found", { failing: [B] })).toEqual([B]);
  expect(run("found")).toEqual([B]);
  expect(run("found")).toEqual([]);
});

test("other rules, other tools, or who asks for all, and everything is looked at", () => {
  write({ "package-lock.json": "{}" });
  expect(run("found").sort()).toEqual(ALL);
  expect(run("found", { forget: true }).sort()).toEqual(ALL);
  write({ ".data/passed.json": "{ cut" });
  expect(run("found").sort()).toEqual(ALL);
});
