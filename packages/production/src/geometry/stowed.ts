import { areaOf, type Box, boxOf, GRAIN, type Point, type Ring } from "./rings.ts";

/** A region that waits, as a thread tells it to another: whole parts of a millimetre, and where each ring ends in them. */
export type StowedParts = { box: Box; area: number; points: Int32Array; ends: Uint32Array };

/** A region that waits until others are known, in an eighth of the memory. It holds whole parts of a millimetre, as regions have. */
export class Stowed implements StowedParts {
  readonly box: Box;
  /** mm² */
  readonly area: number;
  readonly points: Int32Array;
  readonly ends: Uint32Array;

  constructor(rings: readonly Ring[]) {
    this.box = boxOf(rings);
    this.area = areaOf(rings);
    this.points = new Int32Array(rings.reduce((sum, ring) => sum + ring.length * 2, 0));
    this.ends = new Uint32Array(rings.length);
    let at = 0;
    for (const [i, ring] of rings.entries()) {
      for (const [x, y] of ring) {
        this.points[at++] = Math.round(x * GRAIN);
        this.points[at++] = Math.round(y * GRAIN);
      }
      this.ends[i] = at;
    }
  }

  rings(): Ring[] {
    return ringsOf(this);
  }
}

export function ringsOf({ points, ends }: StowedParts): Ring[] {
  let at = 0;
  return Array.from(ends, (end) => {
    const ring: Point[] = [];
    for (; at < end; at += 2) ring.push([(points[at] ?? 0) / GRAIN, (points[at + 1] ?? 0) / GRAIN]);
    return ring;
  });
}
