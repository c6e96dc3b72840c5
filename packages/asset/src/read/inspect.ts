import type { Document, Material } from "@gltf-transform/core";
import { duplicatesOf } from "../fix/duplicates.ts";
import { isFlipped } from "../fix/flip.ts";
import type { Piece } from "../geometry/piece.ts";
import type { Notes } from "../report.ts";

const NAMES = 6;
const named = (pieces: readonly Piece[]): string =>
  [...new Set(pieces.map(({ node }) => node || "unnamed"))].slice(0, NAMES).join(", ");

const isTextured = (material: Material | null): boolean =>
  Boolean(
    material?.getBaseColorTexture() ?? material?.getNormalTexture() ?? material?.getMetallicRoughnessTexture() ?? null,
  );

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
  const twice = duplicatesOf(pieces);
  if (twice.length > 0) notes.add("warning", "duplicates", { count: twice.length, names: named(twice) });
  const flipped = pieces.filter(isFlipped);
  if (flipped.length > 0) notes.add("warning", "flipped", { count: flipped.length, names: named(flipped) });
}
