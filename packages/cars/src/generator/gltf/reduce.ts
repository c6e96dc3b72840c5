import { MeshoptSimplifier } from "meshoptimizer";
import { vertexCount } from "../../geometry/mesh.ts";
import type { Model, Piece } from "./model.ts";

/** Metres that the surface may move, pass by pass, until a level is within its triangles. */
const ERRORS = [0.0008, 0.0012, 0.002, 0.003, 0.0045, 0.007, 0.01, 0.015, 0.022, 0.03, 0.045];
/** Metres of position error that one unit of normal, and of occlusion, weighs. */
const WEIGHTS = [0.01, 0.01, 0.01, 0.01];

/** Triangles as drawn: what several places share counts once for each. */
export const drawnTriangles = ({ pieces, instances }: Pick<Model, "pieces" | "instances">): number =>
  [...pieces, ...instances.flatMap((instance) => instance.pieces)].reduce((sum, p) => sum + p.mesh.index.length / 3, 0);

/** The piece with other triangles over the same vertices; those that none uses are left out. */
function withIndex(piece: Piece, index: Uint32Array): Piece {
  const { mesh, uv, occlusion } = piece;
  const slot = new Int32Array(vertexCount(mesh)).fill(-1);
  const made: Piece = {
    ...piece,
    mesh: { position: [], normal: [], index: [] },
    ...(uv && { uv: [] }),
    ...(occlusion && { occlusion: [] }),
  };
  let count = 0;
  for (const v of index) {
    if (slot[v]! < 0) {
      slot[v] = count++;
      for (let k = 0; k < 3; k++) {
        made.mesh.position.push(mesh.position[v * 3 + k]!);
        made.mesh.normal.push(mesh.normal[v * 3 + k]!);
      }
      made.uv?.push(uv![v * 2]!, uv![v * 2 + 1]!);
      made.occlusion?.push(occlusion![v]!);
    }
    made.mesh.index.push(slot[v]!);
  }
  return made;
}

function coarser(piece: Piece, error: number): Piece {
  const { mesh, occlusion } = piece;
  if (mesh.index.length < 36) return piece;
  const count = vertexCount(mesh);
  const attributes = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) attributes[i * 4 + k] = mesh.normal[i * 3 + k]!;
    attributes[i * 4 + 3] = occlusion?.[i] ?? 1;
  }
  const [index] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(mesh.index),
    new Float32Array(mesh.position),
    3,
    attributes,
    4,
    WEIGHTS,
    null,
    3,
    error,
    // Folds of the shading may give way, and what is smaller than the error goes.
    ["ErrorAbsolute", "Permissive", "Prune"],
  );
  return index.length < mesh.index.length ? withIndex(piece, index) : piece;
}

/**
 * The same car or part in at most `budget` triangles, as far as an error of 45 mm reaches. Nodes, materials and charts
 * stay; a piece that is smaller than the error may vanish. Await `simplifierReady` first.
 */
export function reduce(model: Model, budget: number): Model {
  let now = model;
  for (const error of ERRORS) {
    if (drawnTriangles(now) <= budget) break;
    const shared = new Map<Piece[], Piece[]>();
    now = {
      ...now,
      pieces: now.pieces.map((piece) => coarser(piece, error)),
      instances: now.instances.map((instance) => {
        const pieces = shared.get(instance.pieces) ?? instance.pieces.map((piece) => coarser(piece, error));
        shared.set(instance.pieces, pieces);
        return { ...instance, pieces };
      }),
    };
  }
  return now;
}
