import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/root.ts";
import { patternOf, proofsIn } from "./first-hour.ts";

const PROOFS = proofsIn(readFileSync(join(root, "docs/first-hour.md"), "utf8"));
/** A file and the parts that it holds beside it: a suite that shares a product is cut into several. */
function textOf(file: string): string {
  const path = join(root, file);
  if (!existsSync(path)) return "";
  const text = readFileSync(path, "utf8");
  const parts = [...text.matchAll(/ from "(\.\/[^"]+)"/g)].map(([, part = ""]) => join(dirname(path), part));
  return [text, ...parts.map((part) => readFileSync(part, "utf8"))].join("\n");
}

it("every line of the first hour has a test that is there", () => {
  const expected = { Studio: 12, Shop: 13, Doors: 11 };
  const wanted = Object.entries(expected).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, n) => `${part} ${n + 1}`),
  );
  expect([...new Set(PROOFS.map(({ line }) => line))]).toEqual(wanted);
  const gone = PROOFS.filter(({ file, test }) => !textOf(file).includes(test));
  expect(gone).toEqual([]);
});

it("reads rows, and names tests as vitest finds them", () => {
  const [first, second] = proofsIn('| Doors 1 | what | `a.test.ts`: "one (two)"<br>`b.test.ts`: "three", "four" |');
  expect([first, second]).toEqual([
    { line: "Doors 1", file: "a.test.ts", test: "one (two)" },
    { line: "Doors 1", file: "b.test.ts", test: "three" },
  ]);
  expect(new RegExp(patternOf(first ? [first] : [])).test("group one (two) and more")).toBe(true);
});
