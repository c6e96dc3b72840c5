import { expect, it } from "vitest";
import { isText, plainTitle, unstorable } from "./text.ts";

it("knows what is no text, wherever it stands", () => {
  expect(["a", "😀", "가", "a\0", "\ud800", "\udc00x"].map(isText)).toEqual([true, true, true, false, false, false]);
  expect(unstorable({ a: [{ b: "\0" }] }, "input")).toBe("input.a.0.b");
  expect(unstorable({ "\ud800": 1 }, "input")).toBe("input");
  expect(unstorable({ a: ["x", 1, null, { b: "가" }] }, "input")).toBeNull();
  let deep: unknown = 1;
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(unstorable(deep, "input")).toMatch(/^input(\.0){64}$/);
});

it("takes out what turns the reading of a title", () => {
  expect(plainTitle("\u202egnp.exe\u202c \u2067x\u2069\ufeff")).toBe("gnp.exe x");
  expect(plainTitle("שלום 한국 日本 é 👨‍👩‍👧")).toBe("שלום 한국 日本 é 👨‍👩‍👧");
});
