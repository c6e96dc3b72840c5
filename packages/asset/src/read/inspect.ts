import type { Document, Material } from "@gltf-transform/core";
import { boundsOf, type Piece, triangleCross } from "../geometry/piece.ts";
import type { Notes } from "../report.ts";

const NAMES = 6;
const named = (pieces: readonly Piece[]): string =>
  [...new Set(pieces.map(({ node }) => node || "unnamed"))].slice(0, NAMES).join(", ");

const isTextured = (material: Material | null): boolean =>
  Boolean(
    material?.getBaseColorTexture() ?? material?.getNormalTexture() ?? material?.getMetallicRoughnessTexture() ?? null,
  );

/** Pieces that lie where another of as many triangles lies, to a tenth of a thousandth of the whole. */
function duplicates(pieces: readonly Piece[]): Piece[] {
  const box = boundsOf(pieces);
  const step = Math.max(...box.max.map((high, k) => high - (box.min[k] as number))) / 10_000 || 1;
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const { min, max } = boundsOf([piece]);
    const key = [piece.index.length, ...min.map((v) => Math.round(v / step)), ...max.map((v) => Math.round(v / step))];
    const text = key.join(" ");
    const before = seen.has(text);
    seen.add(text);
    return before;
  });
}

/** Do most of its triangles turn away from their own normals? */
function isFlipped({ position, normal, index }: Piece): boolean {
  let against = 0;
  for (let t = 0; t < index.length / 3; t++) {
    const cross = triangleCross(position, index, t);
    const at = (index[t * 3] as number) * 3;
    const along = cross.reduce((sum, value, k) => sum + value * (normal[at + k] as number), 0);
    if (along < 0) against++;
  }
  return against > index.length / 6;
}

/** Notes what an author would want to put right in the file itself. */
export function inspect(document: Document, pieces: readonly Piece[], notes: Notes): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const without = primitives.filter((primitive) => !primitive.getAttribute("NORMAL")).length;
  if (without > 0) notes.add("warning", "normals-missing", { count: without });
  const bare = primitives.filter(
    (primitive) => isTextured(primitive.getMaterial()) && !primitive.getAttribute("TEXCOORD_0"),
  ).length;
  if (bare > 0) notes.add("warning", "uvs-missing", { count: bare });
  const twice = duplicates(pieces);
  if (twice.length > 0) notes.add("warning", "duplicates", { count: twice.length, names: named(twice) });
  const flipped = pieces.filter(isFlipped);
  if (flipped.length > 0) notes.add("warning", "flipped", { count: flipped.length, names: named(flipped) });
}
