import { figuresOf, isDrawn, type PrintMap, type StretchFigures } from "@carloom/build/print-map";

/** What became of a panel: m², and shares of a length. */
export type PanelReport = StretchFigures & { panel: string; pieces: number; cuts: number };

export function reportOf(map: PrintMap): PanelReport[] {
  return map.surface.panels.flatMap((panel, index) => {
    const triangles: number[] = [];
    for (let t = 0; t < map.pieceOf.length; t++) if (map.surface.owner[t] === index) triangles.push(t);
    if (triangles.length === 0) return [];
    const pieces = map.pieces.filter((piece, i) => piece.panel === index && isDrawn(map, i));
    return {
      panel,
      pieces: pieces.length,
      cuts: pieces.reduce((sum, { cuts }) => sum + cuts, 0),
      ...figuresOf(map, triangles),
    };
  });
}
