import type { Ring } from "../geometry/rings.ts";
import { common, rectangle } from "../geometry/rings.ts";
import type { ShopProfile } from "../profile.ts";
import { END, type Sheet } from "../sheet/nest.ts";

/** Lines of a sheet that are cut, in the sheet's mm from its lower left corner. */
export type CutLine = { kind: "kiss" | "through"; piece: number; rings: readonly Ring[] };

export function cutLinesOf(sheet: Sheet, profile: ShopProfile): CutLine[] {
  return sheet.placed.flatMap((cell): CutLine[] => {
    const { piece, window } = cell;
    const [dx, dy] = [
      profile.media.margin + cell.x + profile.weed - window[0],
      sheet.length - END - cell.y - profile.weed - (window[3] - window[1]) - window[1],
    ];
    const moved = (rings: readonly Ring[]) => rings.map((ring) => ring.map(([x, y]) => [x + dx, y + dy] as const));
    const number = piece.number;
    const rings = cell.tile ? common(piece.cut, [rectangle(window)]) : piece.cut;
    if (piece.kind === "wrap") return [{ kind: "through", piece: number, rings: moved(rings) }];
    const weed = profile.weed / 2;
    const [x0, y0, x1, y1] = window;
    return [
      { kind: "kiss", piece: number, rings: moved(rings) },
      { kind: "through", piece: number, rings: moved([rectangle([x0 - weed, y0 - weed, x1 + weed, y1 + weed])]) },
    ];
  });
}
