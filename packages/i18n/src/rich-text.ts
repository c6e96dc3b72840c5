/**
 * Rich text as the shop's API writes it (blocks of EditorJS, whose texts hold a little markup), read into parts that an
 * application draws itself: nothing of it is ever taken for markup of a page.
 */
export type Span = { text: string; bold?: true; italic?: true; href?: string };
export type Block =
  | { kind: "heading"; level: 2 | 3; spans: Span[] }
  | { kind: "paragraph" | "quote"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
};
const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** A page of ours, a place on it, or an address that a browser opens without running anything. */
const SAFE = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Where a link may lead; null for what it may not. */
export function safeHref(address: string): string | null {
  const plain = [...address.trim()].filter((one) => one > "\u001f" && one !== "\u007f").join("");
  return SAFE.test(plain) ? plain : null;
}

/** The parts of a text with a little markup: bold, italic, links and line breaks; all other markup is left out. */
export function readSpans(html: string): Span[] {
  const spans: Span[] = [];
  let bold = 0;
  let italic = 0;
  let href: string | null = null;
  const add = (text: string) => {
    if (!text) return;
    const span: Span = { text };
    if (bold > 0) span.bold = true;
    if (italic > 0) span.italic = true;
    if (href) span.href = href;
    const last = spans.at(-1);
    if (last && last.bold === span.bold && last.italic === span.italic && last.href === span.href) last.text += text;
    else spans.push(span);
  };
  for (const [whole, end, name, rest = ""] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      add(decoded(whole));
      continue;
    }
    const step = end ? -1 : 1;
    const tag = name.toLowerCase();
    if (tag === "b" || tag === "strong") bold = Math.max(0, bold + step);
    else if (tag === "i" || tag === "em") italic = Math.max(0, italic + step);
    else if (tag === "br") add("\n");
    else if (tag === "a") {
      const [, double, single] = HREF.exec(rest) ?? [];
      href = end ? null : safeHref(decoded(double ?? single ?? ""));
    }
  }
  return spans;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export function writeSpans(spans: readonly Span[]): string {
  return spans
    .map(({ text, bold, italic, href }) => {
      let html = escaped(text).replaceAll("\n", "<br>");
      if (italic) html = `<i>${html}</i>`;
      if (bold) html = `<b>${html}</b>`;
      const address = href ? safeHref(href) : null;
      return address ? `<a href="${escaped(address)}">${html}</a>` : html;
    })
    .join("");
}

type Item = string | { content?: unknown; text?: unknown } | null;
type Raw = {
  type?: unknown;
  data?: { text?: unknown; level?: unknown; style?: unknown; items?: unknown } | null;
} | null;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const itemText = (item: Item): string => textOf(typeof item === "object" ? (item?.content ?? item?.text) : item);

/** Blocks of a rich text; none of what is no rich text, and of blocks that are not known. */
export function readBlocks(json: string | null | undefined): Block[] {
  let raw: unknown;
  try {
    raw = (JSON.parse(json ?? "") as { blocks?: unknown } | null)?.blocks;
  } catch {
    return [];
  }
  if (!Array.isArray(raw)) return [];
  return (raw as Raw[]).flatMap((block): Block[] => {
    const { text, level, style, items } = block?.data ?? {};
    if (block?.type === "list") {
      const read = (Array.isArray(items) ? (items as Item[]) : [])
        .map((item) => readSpans(itemText(item)))
        .filter(({ length }) => length > 0);
      return read.length > 0 ? [{ kind: "list", ordered: style === "ordered", items: read }] : [];
    }
    const spans = readSpans(textOf(text));
    if (spans.length === 0) return [];
    if (block?.type === "header") return [{ kind: "heading", level: Number(level) >= 3 ? 3 : 2, spans }];
    if (block?.type === "quote") return [{ kind: "quote", spans }];
    return block?.type === "paragraph" ? [{ kind: "paragraph", spans }] : [];
  });
}

/** The same blocks in the form in which the shop's API has them. */
export function writeBlocks(blocks: readonly Block[]): string {
  return JSON.stringify({
    blocks: blocks.map((block) => {
      if (block.kind === "list")
        return {
          type: "list",
          data: { style: block.ordered ? "ordered" : "unordered", items: block.items.map(writeSpans) },
        };
      const text = writeSpans(block.spans);
      if (block.kind === "heading") return { type: "header", data: { text, level: block.level } };
      return { type: block.kind, data: { text } };
    }),
  });
}

/** What a rich text says, without its form. */
export const plainOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      (block.kind === "list" ? block.items : [block.spans])
        .map((spans) => spans.map(({ text }) => text).join(""))
        .join("\n"),
    )
    .join("\n");
