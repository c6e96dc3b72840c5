import { createTranslate, LANGUAGES } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { refusalText } from "./refusal-text.ts";

const FILLED = { name: "x", element: "rect", reason: "line 1", bytes: 5, limit: 4, width: 9, height: 8 };
/** Every code with which the service refuses a drawing or a zip of them. */
const CODES = [
  "picture-empty",
  "picture-bytes",
  "picture-type",
  "picture-broken",
  "picture-edge",
  "picture-pixels",
  "picture-waiting",
  "picture-slow",
  "svg-syntax",
  "svg-doctype",
  "svg-element",
  "svg-attribute",
  "svg-reference",
  "svg-style",
  "svg-depth",
  "svg-elements",
  "svg-size",
  "svg-expands",
  "zip-broken",
  "zip-too-large",
  "zip-too-many",
  "zip-path",
  "sticker-name",
  "sticker-vector",
  "sticker-gone",
  "sticker-bytes",
  "sticker-full",
  "sticker-none",
];

it.each(LANGUAGES)("says in %s why a drawing was not taken, with what it is filled with", (language) => {
  const t = createTranslate(language, mergedMessages(language));
  const texts = CODES.map((code) => refusalText(t, { name: "a.svg", code, values: FILLED }));
  for (const text of texts) expect(text).not.toMatch(/dashboard\.|[{}]/);
  expect(new Set(texts).size).toBe(CODES.length);
  if (language !== "en") for (const text of texts) expect(text).toMatch(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/);
  expect(refusalText(t, { name: "a.svg", code: null, values: {} })).toBe(t("dashboard.act.failed"));
});
