import { componentsOf } from "../geometry/components.ts";
import { boundsOf, centreOf, type Piece, sizeOf, triangleCross } from "../geometry/piece.ts";
import { splitByLabel } from "../geometry/subset.ts";
import type { Part } from "../propose/part.ts";
import { tellRims } from "../propose/rims.ts";
import type { Notes } from "../report.ts";

/** How round the outline is across an axis: 1 as a disc, more where corners stand out. Infinite where it is not as high as wide. */
function roundness(pieces: readonly Piece[], axis: number): number {
  const box = boundsOf(pieces);
  const centre = centreOf(box);
  const [u, v] = [0, 1, 2].filter((k) => k !== axis) as [number, number];
  const size = sizeOf(box);
  const wide = Math.max(size[u] as number, size[v] as number);
  if (Math.abs((size[u] as number) - (size[v] as number)) > 0.03 * wide) return Number.POSITIVE_INFINITY;
  if ((size[axis] as number) > wide * 0.95) return Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { position, index } of pieces)
    for (const vertex of index)
      most = Math.max(
        most,
        Math.hypot(
          (position[vertex * 3 + u] as number) - (centre[u] as number),
          (position[vertex * 3 + v] as number) - (centre[v] as number),
        ),
      );
  return most / (wide / 2);
}

/** The axis that something round turns about; null where nothing is round. */
export function axleAxis(pieces: readonly Piece[]): 0 | 1 | 2 | null {
  const found = ([0, 1, 2] as const)
    .map((axis) => ({ axis, round: roundness(pieces, axis) }))
    .filter(({ round }) => round < 1.06)
    .sort((a, b) => a.round - b.round);
  return found[0]?.axis ?? null;
}

/** The side that the spokes are at: +1 where a wheel's disc lies towards +x of its middle. */
export function outerSide(pieces: readonly Piece[]): 1 | -1 {
  const box = boundsOf(pieces);
  const [middle, cy, cz] = centreOf(box);
  const radius = Math.max(sizeOf(box)[1], sizeOf(box)[2]) / 2;
  let [sum, all] = [0, 0];
  for (const { position, index } of pieces) {
    for (let t = 0; t < index.length / 3; t++) {
      const mid = [0, 1, 2].map(
        (k) => [0, 1, 2].reduce((s, i) => s + (position[(index[t * 3 + i] as number) * 3 + k] as number), 0) / 3,
      ) as [number, number, number];
      if (Math.hypot(mid[1] - cy, mid[2] - cz) > radius * 0.62) continue;
      const area = Math.hypot(...triangleCross(position, index, t));
      sum += area * (mid[0] - middle);
      all += area;
    }
  }
  return all > 0 && sum < 0 ? -1 : 1;
}

type Reach = { least: number; most: number };
function reachOf({ position, index }: Piece, cy: number, cz: number): Reach {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const vertex of index) {
    const radius = Math.hypot((position[vertex * 3 + 1] as number) - cy, (position[vertex * 3 + 2] as number) - cz);
    least = Math.min(least, radius);
    most = Math.max(most, radius);
  }
  return { least, most };
}

/** A ring around everything else is a tyre; a rim's own flanges reach its middle by spokes, or something stands as far out as they. */
function tellTyre(parts: readonly Part[], notes: Notes): Part[] {
  const box = boundsOf(parts);
  const [, cy, cz] = centreOf(box);
  const radius = Math.max(sizeOf(box)[1], sizeOf(box)[2]) / 2;
  const pieces = parts.flatMap((part) => {
    const { labels, count } = componentsOf(part);
    return count > 2000
      ? [part]
      : [...splitByLabel(part, labels).values()].map((piece): Part => ({ ...part, ...piece }));
  });
  const reach = new Map(pieces.map((piece) => [piece, reachOf(piece, cy, cz)]));
  const isRing = ({ least, most }: Reach) => most > radius * 0.97 && least > radius * 0.5;
  const rest = pieces.filter((piece) => !isRing(reach.get(piece) as Reach));
  const inner = Math.max(0, ...rest.map((piece) => (reach.get(piece) as Reach).most));
  if (rest.length === 0 || rest.length === pieces.length) return [...parts];
  // a side wall is at least a twelfth of the whole, and within a tyre there is a whole rim, not spokes alone
  const isWide = sizeOf(boundsOf(rest))[0] > 0.55 * sizeOf(box)[0];
  if (inner > radius * 0.92 || inner < radius * 0.5 || !isWide) return [...parts];
  notes.add("done", "rim-told", { how: "piece" });
  return pieces.map((piece) => ({ ...piece, substance: isRing(reach.get(piece) as Reach) ? "tyre" : "rim" }));
}

/** Rim, tyre and the rest of a wheel about x: by names, else by what lies around what, else by the radius where a person says that both are one. */
export function tellWheel(parts: readonly Part[], isOneMesh: boolean, notes: Notes): Part[] {
  if (isOneMesh)
    return tellRims(
      parts.map((part): Part => ({ ...part, substance: "tyre", corner: "front.left" })),
      notes,
    ).map((part) => ({ ...part, corner: null }));
  const named = parts.map(
    (part): Part => (part.substance === "tyre" || part.substance === "rubber" ? { ...part, substance: "tyre" } : part),
  );
  if (named.some((part) => part.substance === "tyre")) return named;
  return tellTyre(named, notes);
}
