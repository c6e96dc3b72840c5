import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** A list, a union, or a table of codes or names of the languages that is not the one of packages/i18n. */
const COPIES = [
  /"en" \| "ko" \| "ja"/,
  /\["en", "ko", "ja"\]/,
  /\ben: "EN"/,
  /\bko: "(?:KO|KR|ko_KR|한국어)"/,
  /=== "ko" \? "(?:KO|KR)"/,
];
/** The table, and the bench of the stylist, whose sheets are in these three. */
const OURS = /^packages\/i18n\/src\/language-table\.ts$|^services\/ai\/src\/bench\//;

it("languages are named in one place: packages/i18n/src/language-table.ts", () => {
  const files = globSync("{apps,packages,services,scripts}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**", "**/build/client/**", "**/build/server/**", "**/generated/**"],
  })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$|\/(?:test|testing|dev)\//.test(file) && !OURS.test(file));
  expect(files.length).toBeGreaterThan(1500);
  const copies = files.filter((file) => {
    const text = readFileSync(resolve(root, file), "utf8");
    return COPIES.some((copy) => copy.test(text));
  });
  expect(copies).toEqual([]);
});
