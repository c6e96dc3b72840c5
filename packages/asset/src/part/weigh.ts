import { areaOf, type Piece } from "../geometry/piece.ts";
import { positionIds } from "../geometry/weld.ts";
import { BRAKE_WALL, type PartKind, type PartSubstance, SUBSTANCES, WHEEL_WALL } from "./kinds.ts";

/** m² of surface, litres within it, and whether the surface is closed, so that there is a within. */
export type Mass = { area: number; litres: number; isClosed: boolean };

/** Edges that only one triangle has, of all. */
function openShare({ position, index }: Piece): [open: number, all: number] {
  const ids = positionIds(position);
  const edges = new Map<number, number>();
  for (let t = 0; t < index.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const a = ids[index[t + k] as number] as number;
      const b = ids[index[t + ((k + 1) % 3)] as number] as number;
      const key = Math.min(a, b) * 0x4000000 + Math.max(a, b);
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
  }
  let open = 0;
  for (const count of edges.values()) if (count === 1) open++;
  return [open, edges.size];
}

export function massOf(pieces: readonly Piece[]): Mass {
  let [area, volume, open, all] = [0, 0, 0, 0];
  for (const piece of pieces) {
    const { position, index } = piece;
    area += areaOf(piece);
    const [own, edges] = openShare(piece);
    open += own;
    all += edges;
    for (let t = 0; t < index.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) =>
        [0, 1, 2].map((d) => position[(index[t + k] as number) * 3 + d] as number),
      ) as [number[], number[], number[]] as [
        [number, number, number],
        [number, number, number],
        [number, number, number],
      ];
      volume +=
        (a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])) /
        6;
    }
  }
  return { area, litres: Math.abs(volume) * 1000, isClosed: all > 0 && open / all < 0.02 };
}

/** Kilograms to a tenth: of what is closed its volume, or that of its walls where those are less; of a shell its walls. */
export function weigh({ area, litres, isClosed }: Mass, substance: PartSubstance, kind: PartKind): number {
  const { density } = SUBSTANCES[substance];
  const wall = kind === "wheel" ? WHEEL_WALL : kind === "brakes" ? BRAKE_WALL : SUBSTANCES[substance].wall;
  const shell = (isClosed ? area / 2 : area) * wall;
  const kilograms = density * (isClosed ? Math.min(litres, shell) : shell);
  return Math.max(0.1, Math.round(kilograms * 10) / 10);
}
