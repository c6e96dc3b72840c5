import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, readBlocks, readSpans, safeHref, type Span, writeBlocks } from "./rich-text.ts";

const paragraph = (text: string) => JSON.stringify({ blocks: [{ type: "paragraph", data: { text } }] });

describe("rich text", () => {
  it("is read with its bold and italic words, links and line breaks", () => {
    expect(readSpans('A <b>bold <i>one</i></b><br>and <a href="/car?x=1&amp;y=2">cars</a> &lt;3')).toEqual([
      { text: "A " },
      { text: "bold ", bold: true },
      { text: "one", bold: true, italic: true },
      { text: "\nand " },
      { text: "cars", href: "/car?x=1&y=2" },
      { text: " <3" },
    ]);
  });

  it("has no markup but that, and no link that runs anything or leaves unseen", () => {
    const text = readSpans('<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">go</a>');
    expect(text).toEqual([{ text: "alert(1)go" }]);
    for (const bad of [
      "javascript:x",
      " java\tscript:x",
      "data:text/html,x",
      "//evil.example",
      "/\\evil",
      "vbscript:x",
      "x",
    ])
      expect(safeHref(bad)).toBeNull();
    for (const good of ["/terms", "#law", "https://a.example/b", "mailto:a@b.example", "tel:+8221234567"])
      expect(safeHref(good)).toBe(good);
  });

  it("knows headings, lists in both forms of their editor, and quotes, and leaves out what it does not know", () => {
    const blocks = [
      { type: "header", data: { text: "One", level: 1 } },
      { type: "header", data: { text: "Deep", level: 4 } },
      { type: "list", data: { style: "ordered", items: ["a", { content: "b", items: [] }] } },
      { type: "quote", data: { text: "said" } },
      { type: "raw", data: { html: "<script>" } },
      null,
    ];
    expect(readBlocks(JSON.stringify({ blocks }))).toEqual([
      { kind: "heading", level: 2, spans: [{ text: "One" }] },
      { kind: "heading", level: 3, spans: [{ text: "Deep" }] },
      { kind: "list", ordered: true, items: [[{ text: "a" }], [{ text: "b" }]] },
      { kind: "quote", spans: [{ text: "said" }] },
    ]);
    for (const broken of [null, "", "{", "[]", '{"blocks":1}']) expect(readBlocks(broken)).toEqual([]);
  });

  it("says after writing and reading what it said before, whatever is written", () => {
    const span: fc.Arbitrary<Span> = fc.record(
      {
        text: fc.string({ minLength: 1, unit: "grapheme" }),
        bold: fc.constant(true as const),
        italic: fc.constant(true as const),
        href: fc.constantFrom("/terms", 'https://a.example/?b=1&c="2"'),
      },
      { requiredKeys: ["text"] },
    );
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 6 }), (spans) => {
        const [block] = readBlocks(writeBlocks([{ kind: "paragraph", spans }])) as [Extract<Block, { spans: Span[] }>];
        const marks = (all: readonly Span[]) =>
          all.flatMap(({ text, ...rest }) =>
            [...text].map((letter) => JSON.stringify([letter, rest.bold, rest.italic, rest.href])),
          );
        expect(marks(block.spans)).toEqual(marks(spans));
      }),
    );
  });

  it("makes no markup of any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = writeBlocks(readBlocks(paragraph(text)));
        expect(
          JSON.parse(written)
            .blocks.map((one: { data: { text: string } }) => one.data.text)
            .join(""),
        ).not.toMatch(/<(?!\/?(?:b|i|a|br)\b)/);
      }),
    );
  });
});
