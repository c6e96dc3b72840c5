import { type Box, growBox, emptyBox, type Piece, type Vec3 } from "../geometry/piece.ts";
import type { BuiltCar } from "./built.ts";

/** Metres: under what stands off a panel by less no hand lays film, and no tape. */
const HAND = 0.05;
/** A part that sits on a panel may reach into it by so much. */
const INTO = 0.003;

const meets = ({ min, max }: Box, a: Readonly<Vec3>, b: Readonly<Vec3>): boolean =>
  [0, 1, 2].every((k) => {
    const [p, q] = [a[k] as number, b[k] as number];
    return Math.max(p, q) >= (min[k] as number) && Math.min(p, q) <= (max[k] as number);
  });

/** Whether a line from `from` by `way` goes through a triangle of the piece. */
function through({ position, index }: Piece, from: Readonly<Vec3>, way: Readonly<Vec3>): boolean {
  const at = (vertex: number, k: number) => position[vertex * 3 + k] as number;
  const to: Vec3 = [from[0] + way[0], from[1] + way[1], from[2] + way[2]];
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t] as number, index[t + 1] as number, index[t + 2] as number];
    let near = true;
    for (let k = 0; k < 3 && near; k++) {
      const [p, q, r] = [at(a, k), at(b, k), at(c, k)];
      const [low, high] = [Math.min(from[k] as number, to[k] as number), Math.max(from[k] as number, to[k] as number)];
      near = Math.max(p, q, r) >= low && Math.min(p, q, r) <= high;
    }
    if (!near) continue;
    const [ux, uy, uz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
    const [vx, vy, vz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
    const [px, py, pz] = [way[1] * vz - way[2] * vy, way[2] * vx - way[0] * vz, way[0] * vy - way[1] * vx];
    const det = ux * px + uy * py + uz * pz;
    if (det === 0) continue;
    const [sx, sy, sz] = [from[0] - at(a, 0), from[1] - at(a, 1), from[2] - at(a, 2)];
    const u = (sx * px + sy * py + sz * pz) / det;
    const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
    const v = (way[0] * qx + way[1] * qy + way[2] * qz) / det;
    const along = (vx * qx + vy * qy + vz * qz) / det;
    if (u >= 0 && v >= 0 && u + v <= 1 && along >= 0 && along <= 1) return true;
  }
  return false;
}

/**
 * The slot whose mounted part lies over a point of a panel, so close that no hand reaches it; null where the panel is free.
 * A part that stands in the panel's own place does not cover it, and wheels come off. @param out unit, away from the panel. Metres
 */
export function coverOf({ pieces, replaced }: BuiltCar) {
  const parts = pieces.flatMap(({ piece, part }) =>
    part === null || /^(wheels|brakes)/.test(part)
      ? []
      : [{ piece, part, box: growBox(emptyBox(), piece.position, piece.index) }],
  );
  return (panel: string, point: Readonly<Vec3>, out: Readonly<Vec3>): string | null => {
    const own = replaced.get(panel)?.slot;
    const from: Vec3 = [point[0] - out[0] * INTO, point[1] - out[1] * INTO, point[2] - out[2] * INTO];
    const way: Vec3 = [out[0] * (HAND + INTO), out[1] * (HAND + INTO), out[2] * (HAND + INTO)];
    const to: Vec3 = [from[0] + way[0], from[1] + way[1], from[2] + way[2]];
    return (
      parts.find(({ piece, part, box }) => part !== own && meets(box, from, to) && through(piece, from, way))?.part ??
      null
    );
  };
}
