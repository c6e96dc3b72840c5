const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** The plain text of a description as the shop writes it (editor blocks in JSON): paragraphs with line breaks between. */
export function descriptionOf(json: string | null | undefined): string {
  if (!json) return "";
  try {
    const { blocks } = JSON.parse(json) as { blocks?: { data?: { text?: unknown } }[] };
    return (blocks ?? [])
      .map(({ data }) => String(data?.text ?? "").replace(/&(lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity))
      .filter(Boolean)
      .join("\n");
  } catch {
    return "";
  }
}
