import {
  type Accessor,
  Document,
  Logger,
  type Material as GltfMaterial,
  type Mesh as GltfMesh,
  type Node,
  NodeIO,
  type Primitive,
} from "@gltf-transform/core";
import { EXTMeshoptCompression, KHRMaterialsClearcoat, KHRMeshQuantization } from "@gltf-transform/extensions";
import { meshopt } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer";
import { merge, type V3 } from "../geometry/mesh.ts";
import { MATERIALS } from "./materials.ts";
import type { Model, Piece } from "./model.ts";

/** Pieces of one name, material and parent become one. */
function gather(pieces: readonly Piece[]): Piece[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (!piece.mesh.index.length) continue; // The encoder refuses empty primitives.
    const key = `${piece.parent ?? ""}|${piece.name}|${piece.material}`;
    const group = groups.get(key);
    if (group) group.push(piece);
    else groups.set(key, [piece]);
  }
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    mesh: group.length === 1 ? group[0]!.mesh : merge(...group.map((p) => p.mesh)),
    uv: group[0]!.uv && group.flatMap((p) => p.uv ?? []),
    occlusion: group[0]!.occlusion && group.flatMap((p) => p.occlusion ?? []),
  }));
}

class Writer {
  readonly doc = new Document();
  private readonly buffer = this.doc.createBuffer();
  private readonly clearcoat = this.doc.createExtension(KHRMaterialsClearcoat);
  private readonly materials = new Map<string, GltfMaterial>();

  private accessor(
    type: "VEC2" | "VEC3" | "VEC4" | "SCALAR",
    array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ): Accessor {
    return this.doc.createAccessor().setType(type).setArray(array).setBuffer(this.buffer);
  }

  private material(name: string): GltfMaterial {
    const known = this.materials.get(name);
    if (known) return known;
    const m = MATERIALS[name];
    if (!m) throw new Error(`No material is named "${name}".`);
    const made = this.doc
      .createMaterial(name)
      .setBaseColorFactor([...m.color, m.alpha ?? 1])
      .setMetallicFactor(m.metal ?? 0)
      .setRoughnessFactor(m.rough ?? 0.5)
      .setDoubleSided(m.doubleSided ?? false);
    if (m.alpha !== undefined) made.setAlphaMode("BLEND");
    if (m.emissive) made.setEmissiveFactor(m.emissive);
    if (m.clearcoat) {
      const coat = this.clearcoat.createClearcoat().setClearcoatFactor(m.clearcoat).setClearcoatRoughnessFactor(0.03);
      made.setExtension("KHR_materials_clearcoat", coat);
    }
    this.materials.set(name, made);
    return made;
  }

  private primitive(piece: Piece, origin: V3): Primitive {
    const position = Float32Array.from(piece.mesh.position, (v, i) => v - origin[i % 3]!);
    const primitive = this.doc
      .createPrimitive()
      .setMaterial(this.material(piece.material))
      .setAttribute("POSITION", this.accessor("VEC3", position))
      .setAttribute("NORMAL", this.accessor("VEC3", new Float32Array(piece.mesh.normal)))
      .setIndices(this.accessor("SCALAR", new Uint32Array(piece.mesh.index)));
    if (piece.uv) primitive.setAttribute("TEXCOORD_0", this.accessor("VEC2", new Float32Array(piece.uv)));
    if (piece.occlusion) {
      const color = new Float32Array(piece.occlusion.length * 4).fill(1);
      for (const [i, v] of piece.occlusion.entries()) color.fill(v, i * 4, i * 4 + 3);
      primitive.setAttribute("COLOR_0", this.accessor("VEC4", color));
    }
    return primitive;
  }

  mesh(piece: Piece, origin: V3): GltfMesh {
    return this.doc.createMesh(piece.name).addPrimitive(this.primitive(piece, origin));
  }
}

/** Builds the glTF document of a model: frames, their pieces, and shared instances. */
function compose(model: Model): Document {
  const writer = new Writer();
  const { doc } = writer;
  const scene = doc.createScene(model.name);
  const root = doc.createNode(model.name);
  scene.addChild(root);
  doc.getRoot().setDefaultScene(scene);
  const nodes = new Map<string, { node: Node; at: V3 }>();
  const holder = (name: string | undefined) => {
    if (name === undefined) return { node: root, at: [0, 0, 0] as V3 };
    const found = nodes.get(name);
    if (!found) throw new Error(`No frame is named "${name}".`);
    return found;
  };
  for (const frame of model.frames) {
    const parent = holder(frame.parent);
    const node = doc
      .createNode(frame.name)
      .setTranslation([frame.at[0] - parent.at[0], frame.at[1] - parent.at[1], frame.at[2] - parent.at[2]]);
    if (frame.mirrorX) node.setScale([-1, 1, 1]);
    parent.node.addChild(node);
    nodes.set(frame.name, { node, at: frame.at });
  }
  for (const piece of gather(model.pieces)) {
    const parent = holder(piece.parent);
    parent.node.addChild(doc.createNode(piece.name).setMesh(writer.mesh(piece, parent.at)));
  }
  const shared = new Map<Piece[], { name: string; mesh: GltfMesh }[]>();
  for (const instance of model.instances) {
    let meshes = shared.get(instance.pieces);
    if (!meshes) {
      meshes = gather(instance.pieces).map((p) => ({ name: p.name, mesh: writer.mesh(p, [0, 0, 0]) }));
      shared.set(instance.pieces, meshes);
    }
    const parent = holder(instance.parent).node;
    for (const { name, mesh } of meshes) parent.addChild(doc.createNode(name).setMesh(mesh));
  }
  return doc;
}

/** Encodes a model as GLB with EXT_meshopt_compression and quantized attributes. */
export async function writeGlb(model: Model): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const doc = compose(model);
  doc.setLogger(new Logger(Logger.Verbosity.WARN));
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization, KHRMaterialsClearcoat])
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder });
  await doc.transform(
    meshopt({
      encoder: MeshoptEncoder,
      level: "medium",
      quantizePosition: 14,
      quantizeNormal: 10,
      quantizeTexcoord: 16,
      quantizeColor: 8,
    }),
  );
  doc.getRoot().getAsset().generator = "Carloom cars";
  return io.writeBinary(doc);
}
