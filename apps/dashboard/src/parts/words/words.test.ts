import { expect, it } from "vitest";
import { richText } from "./rich-text.ts";
import { asOwn, changeIn, wordsOf } from "./words.ts";

const stored = wordsOf({
  name: "Wing",
  description: richText("Carbon."),
  seoTitle: "Carbon wings",
  ko: { name: "윙" },
});

it("sends what changed in one language, and a text that nobody touched not at all", () => {
  const now = { ...stored, "en seoTitle": "Wings", "ko text": "가볍다" };
  expect(changeIn("ja", now, stored)).toBeNull();
  const own = changeIn("en", now, stored);
  expect(own && asOwn(own)).toEqual({ name: "Wing", seo: { title: "Wings", description: "" } });
  expect(changeIn("ko", now, stored)).toEqual({
    name: "윙",
    description: richText("가볍다"),
    seoTitle: "",
    seoDescription: "",
  });
});

it("takes a description away that was emptied", () => {
  expect(changeIn("en", { ...stored, "en text": " " }, stored)?.description).toBe('{"blocks":[]}');
});
