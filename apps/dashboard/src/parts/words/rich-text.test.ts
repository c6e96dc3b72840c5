import { expect, it } from "vitest";
import { plainText, richText } from "./rich-text.ts";

it("reads what it wrote, whatever is in it", () => {
  for (const text of [
    "Carbon & light",
    "a < b > c\nsecond line\n\nAnother paragraph",
    "한글 설명\n\n日本語",
    "&amp; itself",
  ])
    expect(plainText(richText(text))).toBe(text);
  expect(richText(" \n\n ")).toBeNull();
});

it("shows the words of a marked text, and nothing where it cannot be read", () => {
  const marked = JSON.stringify({ blocks: [{ type: "paragraph", data: { text: "Carbon &amp; <b>light</b>" } }] });
  expect(plainText(marked)).toBe("Carbon & light");
  for (const odd of [null, "", "{", "{}", '{"blocks":5}', 7]) expect(plainText(odd)).toBe("");
});
