import fc from "fast-check";
import { readBlocks } from "@carloom/i18n/rich-text";
import { expect, it } from "vitest";
import { blocksWritten, contentOf, newBlock, spansOf } from "./markup.ts";

it("is written with stars for bold and italic, and brackets for links", () => {
  expect(spansOf("A **bold** and *soft* [page](/terms), 2 \\* 3")).toEqual([
    { text: "A " },
    { text: "bold", bold: true },
    { text: " and " },
    { text: "soft", italic: true },
    { text: " " },
    { text: "page", href: "/terms" },
    { text: ", 2 * 3" },
  ]);
  // what runs something is no link, and stays the letters that it is
  expect(spansOf("[x](javascript:alert)")).toEqual([{ text: "[x](javascript:alert)" }]);
});

it("takes each line of a list for an item, and leaves out what is empty", () => {
  const json = contentOf([newBlock("list", "one\n\n two "), newBlock("paragraph", "  "), newBlock("heading", "Three")]);
  expect(readBlocks(json)).toEqual([
    { kind: "list", ordered: false, items: [[{ text: "one" }], [{ text: "two" }]] },
    { kind: "heading", level: 2, spans: [{ text: "Three" }] },
  ]);
});

it("is the same after it was stored and opened again, whatever signs stand in it", () => {
  const text = fc.string({
    minLength: 1,
    unit: fc.constantFrom("a", "*", "[", "]", "(", ")", "\\", "<", "&", " ", "é"),
  });
  fc.assert(
    fc.property(text, (words) => {
      const stored = contentOf([newBlock("paragraph", words)]);
      expect(contentOf(blocksWritten(stored))).toBe(stored);
    }),
  );
});
