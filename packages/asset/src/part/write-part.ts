import { type Document, type Node, PropertyType, type Scene } from "@gltf-transform/core";
import { joinPieces } from "../geometry/join.ts";
import type { Piece } from "../geometry/piece.ts";
import { weldPiece } from "../geometry/weld.ts";
import type { Zoned } from "../propose/zones.ts";
import type { Notes } from "../report.ts";
import { compress } from "../write/compress.ts";
import { writeMaterials } from "../write/materials.ts";
import { bareOf, clearScene, primitiveOf } from "../write/scene.ts";
import { compressTextures } from "../write/textures.ts";

const TEXTURE = 1024;

/** Names by which the stage knows what of a wheel it stretches to the car. */
const nameOf = ({ substance }: Zoned): string => (substance === "tyre" || substance === "rim" ? substance : "part");

/** What differs by axle lies below a node by which the stage knows whose it is. */
const axleOf = ({ corner }: Zoned): string | null => corner && `axle.${corner.split(".")[0]}`;

/** Writes the pieces, which lie as they are mounted, joined by axle, name and material. */
export async function writePart(document: Document, parts: readonly Zoned[], notes: Notes): Promise<Uint8Array> {
  const materials = writeMaterials(document, parts, notes);
  const { writer, scene } = clearScene(document, "part");
  const groups = new Map<string, Zoned[]>();
  for (const part of parts) {
    const key = `${axleOf(part) ?? ""} ${nameOf(part)} ${materials.of(part).getName()}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  const meshes = new Map<string, ReturnType<Document["createMesh"]>>();
  const axles = new Map<string, Node>();
  const parentOf = (axle: string | null): Node | Scene => {
    if (axle === null) return scene;
    const node = axles.get(axle) ?? document.createNode(axle);
    axles.set(axle, node);
    scene.addChild(node);
    return node;
  };
  for (const [, own] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = own;
    if (!first) continue;
    const material = materials.of(first);
    const piece = weldPiece(joinPieces(own.map((part) => bareOf(part, material)) as unknown as [Piece, ...Piece[]]));
    if (piece.index.length === 0) continue;
    const name = nameOf(first);
    const axle = axleOf(first);
    let mesh = meshes.get(`${axle ?? ""} ${name}`);
    if (!mesh) {
      mesh = document.createMesh(name);
      meshes.set(`${axle ?? ""} ${name}`, mesh);
      parentOf(axle).addChild(document.createNode(name).setMesh(mesh));
    }
    mesh.addPrimitive(primitiveOf(writer, piece, material, null));
  }
  const root = document.getRoot();
  for (const material of root.listMaterials()) if (!materials.names.has(material)) material.dispose();
  for (const texture of root.listTextures())
    if (texture.listParents().every((parent) => parent.propertyType === PropertyType.ROOT)) texture.dispose();
  await compressTextures(document, TEXTURE, notes);
  return compress(document);
}
