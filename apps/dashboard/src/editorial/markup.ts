import { type Block, readBlocks, safeHref, type Span, writeBlocks } from "@carloom/i18n/rich-text";

/** How a text is written in a field: `**bold**`, `*italic*` and `[words](address)`; a backslash makes a sign a sign. */
const MARKS = /\\([\\*[\]])|\[((?:\\.|[^\]\\])+)\]\(([^()\s]+)\)|\*\*((?:\\.|[^*\\])+)\*\*|\*((?:\\.|[^*\\])+)\*/g;

const plain = (text: string): string => text.replace(/\\([\\*[\]])/g, "$1");
const guarded = (text: string): string => text.replace(/[\\*[\]]/g, "\\$&");

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  const add = (span: Span) => {
    if (!span.text) return;
    const last = spans.at(-1);
    if (last && last.bold === span.bold && last.italic === span.italic && last.href === span.href)
      last.text += span.text;
    else spans.push(span);
  };
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, sign, words, address, bold, italic] = match;
    add({ text: text.slice(from, match.index) });
    from = match.index + whole.length;
    const href = address ? safeHref(address) : null;
    if (sign) add({ text: sign });
    else if (words && href) add({ text: plain(words), href });
    else if (bold) add({ text: plain(bold), bold: true });
    else if (italic) add({ text: plain(italic), italic: true });
    else add({ text: whole });
  }
  add({ text: text.slice(from) });
  return spans;
}

export const textOf = (spans: readonly Span[]): string =>
  spans
    .map(({ text, bold, italic, href }) => {
      const words = guarded(text);
      if (href) return `[${words}](${href})`;
      if (bold) return `**${words}**`;
      return italic ? `*${words}*` : words;
    })
    .join("");

export const KINDS = ["heading", "subheading", "paragraph", "list", "numbers", "quote"] as const;
export type Kind = (typeof KINDS)[number];
/** A block as it is written: one text, of a list a line each. `id` tells it apart while it is moved. */
export type Written = { id: number; kind: Kind; text: string };

let given = 0;
export const newBlock = (kind: Kind, text = ""): Written => ({ id: ++given, kind, text });

export const blocksWritten = (json: string | null | undefined): Written[] =>
  readBlocks(json).map((block) => {
    if (block.kind === "list") return newBlock(block.ordered ? "numbers" : "list", block.items.map(textOf).join("\n"));
    const kind = block.kind === "heading" ? (block.level === 2 ? "heading" : "subheading") : block.kind;
    return newBlock(kind, textOf(block.spans));
  });

function blockOf({ kind, text }: Written): Block | null {
  const written = text.trim();
  if (!written) return null;
  if (kind === "list" || kind === "numbers") {
    const items = written.split("\n").map((line) => line.trim());
    return { kind: "list", ordered: kind === "numbers", items: items.filter(Boolean).map(spansOf) };
  }
  const spans = spansOf(written);
  if (kind === "heading" || kind === "subheading") return { kind: "heading", level: kind === "heading" ? 2 : 3, spans };
  return { kind, spans };
}

/** What is written, as the service takes it. */
export const contentOf = (written: readonly Written[]): string =>
  writeBlocks(written.map(blockOf).filter((block) => block !== null));
