import { MeshoptSimplifier } from "meshoptimizer";
import { LEAST_INDICES, PASSES } from "../normalise/passes.ts";
import type { Faces } from "./format.ts";

export type Reduced = {
  before: number;
  after: number;
  /** How far the surface may have moved, mm; 0 where nothing had to be left out. */
  error: number;
  /** Corners of the triangles that stay. */
  soup: Float32Array;
};

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * What a budget of triangles leaves, found as the import finds it, but by shape alone: it holds paint and glass to less.
 * Breathes between pieces, and ends with the signal's reason.
 */
export async function reduced({ pieces }: Faces, budget: number, signal: AbortSignal): Promise<Reduced> {
  await MeshoptSimplifier.ready;
  const before = pieces.reduce((sum, { index }) => sum + index.length / 3, 0);
  let indices = pieces.map(({ index }) => index);
  let error = 0;
  const count = () => indices.reduce((sum, { length }) => sum + length / 3, 0);
  for (const pass of PASSES) {
    if (count() <= budget) break;
    error = pass;
    const next: Uint32Array[] = [];
    for (const [at, index] of indices.entries()) {
      signal.throwIfAborted();
      const piece = pieces[at];
      if (!piece || index.length <= LEAST_INDICES) {
        next.push(index);
        continue;
      }
      const [less] = MeshoptSimplifier.simplify(index, piece.position, 3, 3, pass / 1000, [
        "ErrorAbsolute",
        "Permissive",
      ]);
      next.push(less);
      if (index.length > 60_000) await breathe();
    }
    indices = next;
    await breathe();
  }
  const soup = new Float32Array(count() * 9);
  let to = 0;
  for (const [at, index] of indices.entries()) {
    const position = pieces[at]?.position ?? new Float32Array();
    for (const vertex of index) {
      soup.set(position.subarray(vertex * 3, vertex * 3 + 3), to);
      to += 3;
    }
  }
  return { before, after: count(), error, soup };
}
