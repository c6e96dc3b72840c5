// reads: apps/dashboard/src/router.tsx, packages/i18n/messages
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mergedMessages } from "@carloom/i18n/merge";
import { LANGUAGES } from "@carloom/i18n";
import { expect, it } from "vitest";
import { ROOMS, roomOf } from "./rooms.ts";

it("knows the room of every page, and the innermost one", () => {
  const router = readFileSync(join(import.meta.dirname, "../router.tsx"), "utf8");
  const paths = [...router.matchAll(/"(\/[^"]*)"/g)].map(([, path]) => path ?? "");
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => roomOf(path) === null)).toEqual([]);
  expect(roomOf("/orders/12/slip?parcel=1")?.path).toBe("/orders");
  expect(roomOf("/workshop/parts/9")?.roles).toEqual(["catalogue", "support"]);
  expect(roomOf("/workshop/shelf")?.roles).toEqual(["catalogue"]);
  expect(roomOf("/content/legal/terms/ko")?.roles).toEqual(["owner"]);
  expect(roomOf("/ordersome")).toBeNull();
});

it("has a sentence on each room that is not everybody's, in every language", () => {
  for (const language of LANGUAGES) {
    const words = mergedMessages(language);
    const missing = ROOMS.filter(({ roles }) => roles.length > 0)
      .flatMap(({ id, name }) => [`dashboard.roomText.${id}`, name])
      .filter((key) => !(key in words));
    expect(missing).toEqual([]);
  }
});
