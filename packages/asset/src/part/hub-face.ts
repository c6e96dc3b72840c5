import type { BoltPattern } from "@carloom/build";
import type { Piece } from "../geometry/piece.ts";

/** Half of what is looked at around the axle, and how fine; mm. */
const HALF = 110;
const CELL = 0.5;
const SIDE = (HALF * 2) / CELL;
/** A hole is deeper than the pad by this. */
const DEEP = 3;

/** Bolt circles that hubs have, mm. */
const CIRCLES = [98, 100, 105, 108, 110, 112, 114.3, 115, 118, 120, 120.65, 127, 130, 135, 139.7, 150, 165.1];

export type HubFace = {
  /** Where the mounting plane lies along the axle, mm. */
  x: number;
  bore: number | null;
  bolts: BoltPattern | null;
};

/** The height of what is seen first from inside the car at each cell around the axle, mm; infinite where nothing is. */
function seenFromInside(pieces: readonly Piece[]): Float32Array {
  const seen = new Float32Array(SIDE * SIDE).fill(Number.POSITIVE_INFINITY);
  for (const { position, index } of pieces) {
    for (let t = 0; t < index.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => (index[t + k] as number) * 3) as [number, number, number];
      const at = (vertex: number, k: number) => (position[vertex + k] as number) * 1000;
      const [ay, az, by, bz, cy, cz] = [at(a, 1), at(a, 2), at(b, 1), at(b, 2), at(c, 1), at(c, 2)];
      const area = (by - ay) * (cz - az) - (cy - ay) * (bz - az);
      if (Math.abs(area) < 1e-9) continue;
      const cell = (value: number) => Math.floor((value + HALF) / CELL);
      const from = (...values: number[]) => Math.max(0, cell(Math.min(...values)));
      const to = (...values: number[]) => Math.min(SIDE - 1, cell(Math.max(...values)));
      const [ax, bx, cx] = [at(a, 0), at(b, 0), at(c, 0)];
      const last = to(ay, by, cy);
      for (let i = from(ay, by, cy); i <= last; i++) {
        const y = (i + 0.5) * CELL - HALF;
        const end = to(az, bz, cz);
        for (let j = from(az, bz, cz); j <= end; j++) {
          const z = (j + 0.5) * CELL - HALF;
          const v = ((y - ay) * (cz - az) - (cy - ay) * (z - az)) / area;
          const w = ((by - ay) * (z - az) - (y - ay) * (bz - az)) / area;
          if (v < 0 || w < 0 || v + w > 1) continue;
          const x = ax + (bx - ax) * v + (cx - ax) * w;
          const at = i * SIDE + j;
          if (x < (seen[at] as number)) seen[at] = x;
        }
      }
    }
  }
  return seen;
}

/** The flat that most of what lies near the axle lies on. */
function padOf(seen: Float32Array): number | null {
  const bins = new Map<number, { count: number; sum: number }>();
  for (let at = 0; at < seen.length; at++) {
    const x = seen[at] as number;
    if (!Number.isFinite(x)) continue;
    const [y, z] = [Math.floor(at / SIDE), at % SIDE].map((i) => (i + 0.5) * CELL - HALF) as [number, number];
    const radius = Math.hypot(y, z);
    if (radius < 25 || radius > 85) continue;
    const bin = bins.get(Math.round(x)) ?? { count: 0, sum: 0 };
    bin.count++;
    bin.sum += x;
    bins.set(Math.round(x), bin);
  }
  const [best] = [...bins.values()].sort((a, b) => b.count - a.count);
  // less than a ring of some millimetres is no pad
  return best && best.count * CELL * CELL > 600 ? best.sum / best.count : null;
}

type Hole = { y: number; z: number; area: number; spread: number };

/** What lies deeper than the pad, or open, in closed pieces within it. */
function holesIn(seen: Float32Array, pad: number): Hole[] {
  const isDeep = (at: number) => (seen[at] as number) > pad + DEEP;
  const taken = new Uint8Array(seen.length);
  const holes: Hole[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (taken[start] || !isDeep(start)) continue;
    const stack = [start];
    taken[start] = 1;
    let [count, sy, sz, most] = [0, 0, 0, 0];
    const cells: [number, number][] = [];
    let isOpen = false;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [i, j] = [Math.floor(at / SIDE), at % SIDE];
      count++;
      const [y, z] = [(i + 0.5) * CELL - HALF, (j + 0.5) * CELL - HALF];
      sy += y;
      sz += z;
      cells.push([y, z]);
      if (i === 0 || j === 0 || i === SIDE - 1 || j === SIDE - 1) isOpen = true;
      for (const next of [at - 1, at + 1, at - SIDE, at + SIDE]) {
        if (next < 0 || next >= seen.length || taken[next] || !isDeep(next)) continue;
        taken[next] = 1;
        stack.push(next);
      }
    }
    if (isOpen || count * CELL * CELL < 20) continue;
    const [y, z] = [sy / count, sz / count];
    for (const cell of cells) most = Math.max(most, Math.hypot(cell[0] - y, cell[1] - z));
    holes.push({ y, z, area: count * CELL * CELL, spread: most });
  }
  return holes;
}

const widthOf = ({ area }: Hole) => 2 * Math.sqrt(area / Math.PI);
/** As far out as a disc of its area would be. */
const isRound = (hole: Hole) => hole.spread < (widthOf(hole) / 2) * 1.25 + CELL;

/** Round holes as many and as far from each other as studs are. */
function boltsOf(holes: readonly Hole[]): BoltPattern | null {
  const round = holes.filter((hole) => {
    const [width, radius] = [widthOf(hole), Math.hypot(hole.y, hole.z)];
    return width > 8 && width < 34 && radius > 44 && radius < 86 && isRound(hole);
  });
  for (const first of [...round].sort((a, b) => Math.hypot(a.y, a.z) - Math.hypot(b.y, b.z))) {
    const radius = Math.hypot(first.y, first.z);
    const own = round.filter(
      (one) => Math.abs(Math.hypot(one.y, one.z) - radius) < 1 && Math.abs(widthOf(one) / widthOf(first) - 1) < 0.15,
    );
    if (own.length < 3 || own.length > 8) continue;
    const angles = own.map(({ y, z }) => Math.atan2(z, y)).sort((a, b) => a - b);
    const pitch = (2 * Math.PI) / own.length;
    const isEven = angles.every((angle, i) => {
      const next = angles[i + 1] ?? (angles[0] as number) + 2 * Math.PI;
      return Math.abs(next - angle - pitch) < 0.06;
    });
    if (!isEven) continue;
    const pcd = own.reduce((sum, { y, z }) => sum + 2 * Math.hypot(y, z), 0) / own.length;
    const known = CIRCLES.find((circle) => Math.abs(circle - pcd) < 0.8);
    return { count: own.length, pcd: known ?? Math.round(pcd * 10) / 10 };
  }
  return null;
}

/** The mounting plane of a wheel whose axle is x and whose outside is +x, with its bore and bolt holes as far as they are drawn. */
export function hubFace(pieces: readonly Piece[]): HubFace | null {
  const seen = seenFromInside(pieces);
  const pad = padOf(seen);
  if (pad === null) return null;
  const holes = holesIn(seen, pad);
  const middle = holes.find((hole) => Math.hypot(hole.y, hole.z) < 2 && isRound(hole));
  const bore = middle ? widthOf(middle) : null;
  return {
    x: pad,
    bore: bore !== null && bore > 40 && bore < 130 ? Math.round(bore * 10) / 10 : null,
    bolts: boltsOf(holes),
  };
}
