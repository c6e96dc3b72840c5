import { neighboursOf } from "../geometry/adjacency.ts";
import { type Piece, triangleCross } from "../geometry/piece.ts";

/** A surface leans by less than this from level where the upright share of its direction is more. */
const LEVEL = 0.87;
/** Less than this (m²) is a lip or a step, not the floor. */
const LEAST_FLOOR = 0.3;
/** A floor comes this near to the middle of the car, metres; boards along its sides do not. */
const MIDDLE = 0.3;

/**
 * Which triangles are the car's floor: level, wholly below the hubs, large, and in the middle; 1 floor, 0 not. Where a car
 * is an open shell its floor can be seen past the doors, and as it is as large as both sides together, it would take the
 * room of what is drawn on.
 * @param hub height of the hubs above the ground, metres
 */
export function floorTriangles(piece: Piece, hub: number): Uint8Array {
  const { position, index } = piece;
  const floor = new Uint8Array(index.length / 3);
  const areas = new Float64Array(floor.length);
  for (let t = 0; t < floor.length; t++) {
    const cross = triangleCross(position, index, t);
    const twice = Math.hypot(...cross);
    areas[t] = twice / 2;
    if (Math.abs(cross[1]) < LEVEL * twice) continue;
    const isLow = [0, 1, 2].every((k) => (position[(index[t * 3 + k] as number) * 3 + 1] as number) < hub);
    if (isLow) floor[t] = 1;
  }
  if (!floor.includes(1)) return floor;
  const neighbours = neighboursOf(piece);
  const done = new Uint8Array(floor.length);
  for (let seed = 0; seed < floor.length; seed++) {
    if (!floor[seed] || done[seed]) continue;
    const patch = connected(seed, floor, neighbours, done);
    const area = patch.reduce((sum, t) => sum + (areas[t] as number), 0);
    if (area < LEAST_FLOOR || !patch.some((t) => reachesMiddle(piece, t))) for (const t of patch) floor[t] = 0;
  }
  return floor;
}

function connected(seed: number, floor: Uint8Array, neighbours: Int32Array, done: Uint8Array): number[] {
  const patch = [seed];
  done[seed] = 1;
  for (let i = 0; i < patch.length; i++)
    for (let k = 0; k < 3; k++) {
      const next = neighbours[(patch[i] as number) * 3 + k] as number;
      if (next < 0 || !floor[next] || done[next]) continue;
      done[next] = 1;
      patch.push(next);
    }
  return patch;
}

function reachesMiddle({ position, index }: Piece, t: number): boolean {
  const across = [0, 1, 2].map((k) => position[(index[t * 3 + k] as number) * 3] as number);
  return Math.min(...across) < MIDDLE && Math.max(...across) > -MIDDLE;
}
