// reads: apps/site/app, packages/api-client/src, packages/i18n/messages, packages/ui/src
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mergedMessages } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { siteMessages } from "../server/messages.ts";

const root = join(import.meta.dirname, "../../..");
const SOURCES = ["apps/site/app", "packages/ui/src", "packages/api-client/src"];

const texts = SOURCES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.includes("generated"))
    .map((file) => readFileSync(join(root, folder, file), "utf8")),
);

/** Keys that the sources name, and the beginnings of those that they put together. */
const named = new Set(
  texts.flatMap((text) => [...text.matchAll(/["'`]([a-z]\w*\.[\w.-]+)["'`]/g)].map(([, key]) => key)),
);
const begun = new Set(
  texts.flatMap((text) => [...text.matchAll(/`([a-z]\w*\.[\w.-]*)\$\{/g)].map(([, beginning]) => beginning ?? "")),
);

it.each(["en", "ko", "ja"] as const)("holds whatever the site's sources say, and none of mails (%s)", (language) => {
  const own = siteMessages(language);
  const all = Object.keys(mergedMessages(language));
  const used = all.filter((key) => named.has(key) || [...begun].some((beginning) => key.startsWith(beginning)));
  expect(used.length).toBeGreaterThan(400);
  expect(used.filter((key) => !(key in own))).toEqual([]);
  expect(Object.keys(own).filter((key) => /mail|^viewer\./.test(key.split(".")[0] ?? ""))).toEqual([]);
  expect(JSON.stringify(own).length).toBeLessThan(0.55 * JSON.stringify(mergedMessages(language)).length);
});
