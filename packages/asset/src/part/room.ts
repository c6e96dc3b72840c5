import { boundsOf, type Box, type Piece } from "../geometry/piece.ts";
import { samplePoints } from "./samples.ts";

/** Metres within which something is near; further off nothing is told. */
export const NEAR = 0.12;

/** Points all over the meshes of the car that are near a part, in the part's own space, and what each belongs to. */
export type Around = { points: Float32Array; names: readonly string[]; of: Uint16Array };

/** How much room a part has where it is mounted; mm. */
export type Room = {
  slot: string;
  /** To the nearest thing that it does not touch by being mounted; null: nothing is near. */
  clearance: number | null;
  /** How far something reaches into it; 0: nothing does. */
  collision: number;
  /** What is nearest, or reaches furthest in: a panel, a slot, or a mesh of the car. */
  name: string | null;
};

const STEP = 0.007;
/** Points of a mesh that are nearer to each other, metres, are one: neighbouring triangles share their corners. */
const SAME = 0.001;
const MOST_POINTS = 400_000;
/** Cells across, of which a key is made: as many as a double counts in three directions. */
const ACROSS = 2 ** 17;

/** @throws Error where there is too much to be looked at: what is left out might be what collides */
export function around(meshes: readonly { piece: Piece; name: string }[], near: Box): Around {
  const names: string[] = [];
  const points: number[] = [];
  const of: number[] = [];
  const seen = new Map<string, Set<number>>();
  const cell = (value: number, k: 0 | 1 | 2) => Math.floor((value - near.min[k]) / SAME);
  for (const { piece, name } of meshes) {
    const { min, max } = boundsOf([piece]);
    if (
      min.some((value, k) => value > (near.max[k] as number)) ||
      max.some((value, k) => value < (near.min[k] as number))
    )
      continue;
    let at = names.indexOf(name);
    if (at < 0) at = names.push(name) - 1;
    const own = seen.get(name) ?? new Set();
    seen.set(name, own);
    samplePoints(piece, STEP, near, (x, y, z) => {
      const key = (cell(x, 0) * ACROSS + cell(y, 1)) * ACROSS + cell(z, 2);
      if (own.has(key)) return;
      own.add(key);
      if (of.length >= MOST_POINTS) throw new Error("There are too many points around this part.");
      points.push(x, y, z);
      of.push(at);
    });
  }
  return { points: Float32Array.from(points), names, of: Uint16Array.from(of) };
}

/** Keeps what is nearest, and what reaches furthest in. */
export class Closest {
  #near = NEAR;
  #nearName: string | null = null;
  readonly #deep = new Map<string, number>();

  get near(): number {
    return this.#near;
  }

  deepOf(name: string): number {
    return this.#deep.get(name) ?? 0;
  }

  /** Names of what reaches further in than `least` metres. */
  hits(least: number): ReadonlySet<string> {
    return new Set([...this.#deep].flatMap(([name, depth]) => (depth > least ? [name] : [])));
  }

  inside(depth: number, name: string): void {
    if (depth > this.deepOf(name)) this.#deep.set(name, depth);
  }

  outside(distance: number, name: string): void {
    if (distance < this.#near) [this.#near, this.#nearName] = [distance, name];
  }

  room(slot: string): Room {
    const tenth = (metres: number) => Math.round(metres * 10_000) / 10;
    const [deepest] = [...this.#deep].sort((a, b) => b[1] - a[1]);
    const collision = tenth(deepest?.[1] ?? 0);
    return {
      slot,
      clearance: this.#nearName === null ? null : tenth(this.#near),
      collision,
      name: collision > 0 ? (deepest?.[0] ?? null) : this.#nearName,
    };
  }
}
