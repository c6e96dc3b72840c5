import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "./root.ts";
import { sourceHash } from "./stale.ts";

const folder = mkdtempSync(join(tmpdir(), "stale-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  return sourceHash([relative(root, folder)]);
};

it("counts what goes into an application: written types and documents too, tests and outputs not", () => {
  const first = write("src/generated/commerce.ts", "export const a = 1;\n");
  expect(write("src/generated/commerce.ts", "export const a = 2;\n")).not.toBe(first);
  const second = write("src/page.tsx", "export const page = 1;\n");
  expect(write("src/page.test.tsx", "test\n")).toBe(second);
  expect(write("dist/page.js", "built\n")).toBe(second);
  expect(write("src/page.tsx", "export const page = 2;\n")).not.toBe(second);
});
