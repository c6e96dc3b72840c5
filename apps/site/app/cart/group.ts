/** What grouping needs of a cart or order line. */
export type MetadataLine = { id: string; metadata: readonly { key: string; value: string }[] };

/** Lines of one design stay together, under the place of its first line; other lines stand alone. */
export type LineGroup<L> = { designId: string | null; title: string | null; lines: L[] };

export const metadataOf = (line: MetadataLine, key: string): string | null =>
  line.metadata.find((item) => item.key === key)?.value || null;

export function groupLines<L extends MetadataLine>(lines: readonly L[]): LineGroup<L>[] {
  const groups: LineGroup<L>[] = [];
  const byDesign = new Map<string, LineGroup<L>>();
  for (const line of lines) {
    const designId = metadataOf(line, "designId");
    const known = designId ? byDesign.get(designId) : undefined;
    if (known) {
      known.lines.push(line);
      continue;
    }
    const group = { designId, title: designId ? metadataOf(line, "designTitle") : null, lines: [line] };
    if (designId) byDesign.set(designId, group);
    groups.push(group);
  }
  return groups;
}
