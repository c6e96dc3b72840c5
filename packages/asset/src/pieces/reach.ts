import { neighboursOf } from "../geometry/adjacency.ts";
import { triangleCross } from "../geometry/piece.ts";
import type { FacePiece, Faces } from "./format.ts";
import type { Hit } from "./hit.ts";

/** Chosen faces by the place of their piece. */
export type Chosen = ReadonlyMap<number, ReadonlySet<number>>;

/** How far a click reaches: the connected piece, the surface up to an edge, what has its colour, or the whole mesh. */
export type Reach = "piece" | "surface" | "color" | "mesh";

const known = new WeakMap<FacePiece, Int32Array>();

/** Who lies beside whom, found once. */
function beside(piece: FacePiece): Int32Array {
  const found = known.get(piece);
  if (found) return found;
  const { node, position, index } = piece;
  const made = neighboursOf({
    node,
    path: [],
    material: null,
    position,
    normal: position,
    uv: [null, null],
    color: null,
    index,
  });
  known.set(piece, made);
  return made;
}

/** Grows over edges that are no sharper than `degrees`. */
function surface(piece: FacePiece, face: number, degrees: number): Set<number> {
  const neighbours = beside(piece);
  const least = Math.cos((degrees * Math.PI) / 180);
  const found = new Set([face]);
  const open = [face];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const own = triangleCross(piece.position, piece.index, at);
    for (let k = 0; k < 3; k++) {
      const next = neighbours[at * 3 + k] as number;
      if (next < 0 || found.has(next)) continue;
      const other = triangleCross(piece.position, piece.index, next);
      const size = Math.hypot(...own) * Math.hypot(...other);
      const along = own[0] * other[0] + own[1] * other[1] + own[2] * other[2];
      if (size > 0 && along < least * size) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

function where(piece: FacePiece, isIn: (face: number) => boolean): Set<number> {
  const found = new Set<number>();
  for (let face = 0; face < piece.index.length / 3; face++) if (isIn(face)) found.add(face);
  return found;
}

/** What a click on a face chooses. A colour is chosen wherever its material has it. */
export function reachFrom({ pieces }: Faces, { piece, face }: Hit, reach: Reach, degrees: number): Chosen {
  const own = pieces[piece];
  if (!own) return new Map();
  if (reach === "surface") return new Map([[piece, surface(own, face, degrees)]]);
  if (reach === "mesh") return new Map([[piece, where(own, () => true)]]);
  const region = own.region[face] as number;
  if (reach === "color" && region !== 255) {
    const alike = pieces.flatMap((one, i) => {
      const faces = one.material === own.material ? where(one, (at) => one.region[at] === region) : new Set<number>();
      return faces.size > 0 ? [[i, faces] as const] : [];
    });
    return new Map(alike);
  }
  const component = own.component[face];
  return new Map([[piece, where(own, (at) => own.component[at] === component)]]);
}
