import { boundsOf, type Piece, sizeOf, unfoldedBytes } from "../geometry/piece.ts";
import { weldPiece } from "../geometry/weld.ts";
import type { Notes } from "../report.ts";
import { duplicatesOf } from "./duplicates.ts";
import { flip, isFlipped } from "./flip.ts";
import { smooth } from "./smooth.ts";
import { stitch } from "./stitch.ts";

/** What is put right on request, in the order in which it is done. */
export const FIXES = ["duplicates", "flip", "normals", "weld"] as const;
export type Fix = (typeof FIXES)[number];

/** What a fix does, or would do. */
export type FixEffect = {
  id: Fix;
  isDone: boolean;
  /** Meshes that it touches. */
  count: number;
  trianglesBefore: number;
  trianglesAfter: number;
  bytesBefore: number;
  bytesAfter: number;
  /** Numbers of the pieces that it touches, to be shown on the model. */
  pieces: number[];
};

/** Points that are nearer than this share of the car are one: a tenth of a millimetre of 5 m. */
const NEAR = 1 / 50_000;
/** A weld that gains less than this is not offered. */
const WORTH = 0.01;

type Done = { pieces: Piece[]; touched: Piece[] };
type Size = { triangles: number; bytes: number };

/** What pieces take once equal points are joined, as the import does in any case. */
class Sizes {
  readonly #known = new WeakMap<Piece, Size>();

  of(piece: Piece): Size {
    let size = this.#known.get(piece);
    if (!size) {
      const welded = weldPiece(piece);
      size = { triangles: welded.index.length / 3, bytes: unfoldedBytes([welded]) };
      this.#known.set(piece, size);
    }
    return size;
  }

  sum(pieces: readonly Piece[]): Size {
    return pieces.reduce(
      (sum, piece) => ({
        triangles: sum.triangles + this.of(piece).triangles,
        bytes: sum.bytes + this.of(piece).bytes,
      }),
      { triangles: 0, bytes: 0 },
    );
  }
}

/** Triangles keep their order, so that faces which a person named stay the same faces. */
function apply(fix: Fix, pieces: readonly Piece[], sizes: Sizes): Done {
  if (fix === "duplicates") {
    const twice = new Set(duplicatesOf(pieces));
    return { pieces: pieces.filter((piece) => !twice.has(piece)), touched: [...twice] };
  }
  const tolerance = Math.max(...sizeOf(boundsOf(pieces))) * NEAR;
  const touched: Piece[] = [];
  const change = (piece: Piece): Piece | null => {
    if (fix === "flip") return isFlipped(piece) ? flip(piece) : null;
    if (fix === "normals") return piece.isBare ? smooth(piece) : null;
    const after = stitch(piece, tolerance);
    return sizes.of(after).bytes < sizes.of(piece).bytes * (1 - WORTH) ? after : null;
  };
  const next = pieces.map((piece) => {
    const after = change(piece);
    if (after) touched.push(piece);
    return after ?? piece;
  });
  return { pieces: next, touched };
}

/** Does what was asked for, and says of everything that can be put right what it does. */
export function applyFixes(
  given: readonly Piece[],
  asked: readonly Fix[],
  notes: Notes,
): { pieces: Piece[]; effects: FixEffect[] } {
  let pieces = [...given];
  const effects: FixEffect[] = [];
  const sizes = new Sizes();
  for (const id of FIXES) {
    const isDone = asked.includes(id);
    const { pieces: after, touched } = apply(id, pieces, sizes);
    if (touched.length === 0) continue;
    const [was, is] = [sizes.sum(pieces), sizes.sum(after)];
    const effect: FixEffect = {
      id,
      isDone,
      count: touched.length,
      trianglesBefore: was.triangles,
      trianglesAfter: is.triangles,
      bytesBefore: was.bytes,
      bytesAfter: is.bytes,
      pieces: [...new Set(touched.flatMap(({ number }) => (number === undefined ? [] : [number])))],
    };
    effects.push(effect);
    if (!isDone) continue;
    pieces = after;
    const { count, trianglesBefore: before, trianglesAfter: left } = effect;
    notes.add("done", `fixed-${id}`, { count, before, after: left });
  }
  return { pieces, effects };
}
