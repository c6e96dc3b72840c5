import { artColors, type Recolor, recolorArt, recoloredBy } from "../recolor.ts";
import type { VinylContent } from "./schema.ts";

/** The colours of a vinyl, `#rrggbb`: those of the most pieces first. */
export function vinylColors({ pieces }: VinylContent): string[] {
  const counts = new Map<string, number>();
  for (const { art } of pieces) for (const color of artColors(art)) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
}

/** A vinyl in other colours. What is stored stays as it is: a layer says how it shows it. */
export function recolorVinyl(content: VinylContent, colors: Recolor | undefined): VinylContent {
  if (!colors || Object.keys(colors).length === 0) return content;
  const of = recoloredBy(colors);
  return { ...content, pieces: content.pieces.map((piece) => ({ ...piece, art: recolorArt(piece.art, of) })) };
}
