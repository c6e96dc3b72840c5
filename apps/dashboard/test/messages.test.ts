// reads: apps/dashboard/src, packages/i18n/messages
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mergedMessages } from "@carloom/i18n/merge";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "../src");
const text = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join("\n");
const named = new Set([...text.matchAll(/["'`](dashboard\.[\w.-]*[\w-])["'`]/g)].map(([, key]) => key ?? ""));
const begun = [...new Set([...text.matchAll(/`(dashboard\.[\w.-]*\.)\$\{/g)].map(([, start]) => start ?? ""))];

it("says nothing that it has no words for, and has no words that it never says", () => {
  const words = Object.keys(mergedMessages("en")).filter((key) => key.startsWith("dashboard."));
  expect([...named].filter((key) => !words.includes(key))).toEqual([]);
  expect(begun.filter((start) => !words.some((key) => key.startsWith(start)))).toEqual([]);
  expect(words.filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});
