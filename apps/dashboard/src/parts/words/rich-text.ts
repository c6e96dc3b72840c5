/** Descriptions are blocks (EditorJS), their texts HTML with marks; what is written here is paragraphs. */
type Block = { type?: string; data?: { text?: unknown } };

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** The paragraphs of a description as plain text, an empty line between them. */
export function plainText(description: unknown): string {
  if (typeof description !== "string" || !description) return "";
  let blocks: unknown;
  try {
    blocks = (JSON.parse(description) as { blocks?: unknown } | null)?.blocks;
  } catch {
    return "";
  }
  if (!Array.isArray(blocks)) return "";
  return (blocks as Block[])
    .map((block) => (typeof block.data?.text === "string" ? block.data.text : ""))
    .map((html) =>
      html
        .replace(/<br\s*\/?>/gi, "\n")
        .replace(/<[^>]*>/g, "")
        .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity),
    )
    .filter(Boolean)
    .join("\n\n");
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A description of plain paragraphs; null where nothing is written. */
export function richText(text: string): string | null {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (paragraphs.length === 0) return null;
  return JSON.stringify({
    blocks: paragraphs.map((part) => ({
      type: "paragraph",
      data: { text: escaped(part).replaceAll("\n", "<br>") },
    })),
  });
}
