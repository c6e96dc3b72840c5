import { type Accessor, type Document, type Node, Primitive } from "@gltf-transform/core";
import { areaOf, type Piece } from "../geometry/piece.ts";
import { transformPiece } from "../geometry/transform.ts";
import { flatNormals } from "./normals.ts";

const { TRIANGLES, TRIANGLE_STRIP, TRIANGLE_FAN } = Primitive.Mode as Record<string, number>;

/** Vertices of triangles, whatever the drawing mode; null for points and lines. Indices past the end are dropped. */
function triangles(primitive: Primitive, count: number): Uint32Array | null {
  const indices = primitive.getIndices()?.getArray();
  const length = indices ? indices.length : count;
  const mode = primitive.getMode();
  if (mode !== TRIANGLES && mode !== TRIANGLE_STRIP && mode !== TRIANGLE_FAN) return null;
  const list = new Uint32Array(mode === TRIANGLES ? length : Math.max(0, length - 2) * 3);
  let kept = 0;
  const at = (i: number) => (indices ? (indices[i] as number) : i);
  const add = (a: number, b: number, c: number) => {
    if (a >= count || b >= count || c >= count || a === b || b === c || a === c) return;
    list[kept++] = a;
    list[kept++] = b;
    list[kept++] = c;
  };
  if (mode === TRIANGLES) for (let i = 0; i + 2 < length; i += 3) add(at(i), at(i + 1), at(i + 2));
  else if (mode === TRIANGLE_STRIP) {
    for (let i = 0; i + 2 < length; i++) {
      const odd = i % 2;
      add(at(i + odd), at(i + 1 - odd), at(i + 2));
    }
  } else for (let i = 1; i + 1 < length; i++) add(at(0), at(i), at(i + 1));
  return list.slice(0, kept);
}

function floats(accessor: Accessor | null, count: number, width: number): Float32Array | null {
  if (!accessor || accessor.getCount() !== count) return null;
  const out = new Float32Array(count * width);
  const size = accessor.getElementSize();
  const array = accessor.getArray();
  // nothing has to be worked out of numbers as they are: these are taken as they lie there
  if (array && size === width && !accessor.getNormalized()) {
    out.set(array);
    return out;
  }
  const element: number[] = [];
  for (let i = 0; i < count; i++) {
    accessor.getElement(i, element);
    for (let k = 0; k < width; k++) out[i * width + k] = element[k] ?? 1;
  }
  return out;
}

/** Leaves out triangles with a coordinate that is no number, in the file or where its nodes put it. */
function finite({ position, index }: Pick<Piece, "position" | "index">): Uint32Array {
  if (position.every(Number.isFinite)) return index;
  const bad = (vertex: number) =>
    !Number.isFinite(
      (position[vertex * 3] as number) + (position[vertex * 3 + 1] as number) + (position[vertex * 3 + 2] as number),
    );
  const kept: number[] = [];
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t] as number, index[t + 1] as number, index[t + 2] as number];
    if (!bad(a) && !bad(b) && !bad(c)) kept.push(a, b, c);
  }
  return kept.length === index.length ? index : Uint32Array.from(kept);
}

function toPiece(primitive: Primitive, node: string, path: readonly string[]): Piece | null {
  const accessor = primitive.getAttribute("POSITION");
  const count = accessor?.getCount() ?? 0;
  const position = floats(accessor, count, 3);
  const index = triangles(primitive, count);
  if (!position || !index) return null;
  const material = primitive.getMaterial();
  const piece: Piece = {
    node,
    path,
    material,
    position,
    normal: new Float32Array(0),
    uv: [
      floats(primitive.getAttribute("TEXCOORD_0"), count, 2),
      floats(primitive.getAttribute("TEXCOORD_1"), count, 2),
    ],
    color: floats(primitive.getAttribute("COLOR_0"), count, 4),
    index: finite({ position, index }),
  };
  const normal = floats(primitive.getAttribute("NORMAL"), count, 3);
  return normal?.every(Number.isFinite) ? { ...piece, normal } : { ...flatNormals(piece), isBare: true };
}

/** What a scene shows, as pieces in the scene's own space. */
export type Extracted = { pieces: Piece[]; lines: number };

/**
 * Every triangle of the shown scene in world space, one piece for each primitive of each node.
 * @param isWanted by the names down to a node: the others are neither read nor counted
 */
export function extract(document: Document, isWanted: (path: readonly string[]) => boolean = () => true): Extracted {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const pieces: Piece[] = [];
  let lines = 0;
  const stack: { node: Node; path: string[] }[] = (scene?.listChildren() ?? [])
    .map((node) => ({ node, path: [] }))
    .reverse();
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node } = entry;
    const path = [...entry.path, node.getName()];
    const name = node.getName() || node.getMesh()?.getName() || "";
    for (const primitive of (isWanted(path) && node.getMesh()?.listPrimitives()) || []) {
      const piece = toPiece(primitive, name, path);
      if (!piece) {
        lines++;
        continue;
      }
      if (piece.index.length === 0 || areaOf(piece) === 0) continue;
      const placed = transformPiece(piece, node.getWorldMatrix());
      const index = finite(placed);
      if (index.length > 0) pieces.push({ ...placed, index, number: pieces.length });
    }
    for (const child of node.listChildren().reverse()) stack.push({ node: child, path });
  }
  return { pieces, lines };
}
