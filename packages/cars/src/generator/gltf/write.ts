import {
  type Accessor,
  Document,
  Logger,
  type Material as GltfMaterial,
  type Mesh as GltfMesh,
  type Node,
  NodeIO,
  type Primitive,
  type Texture,
} from "@gltf-transform/core";
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMeshQuantization,
  KHRTextureTransform,
} from "@gltf-transform/extensions";
import { meshopt } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer";
import { merge, type V3, vertexCount } from "../../geometry/mesh.ts";
import { SPAN } from "../../geometry/lay.ts";
import { type Cloth, clothPng } from "./cloth.ts";
import { MATERIALS } from "./materials.ts";
import type { Model, Piece } from "./model.ts";
import { greyRamp } from "./ramp.ts";

/** glTF's numbers: between two texels, and no further than the last one. */
const LINEAR = 9729;
const CLAMP = 33071;

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
    occlusion: group.some((p) => p.occlusion) ? group.flatMap(occlusionOf) : undefined,
  }));
}

const occlusionOf = (piece: Piece): number[] => piece.occlusion ?? new Array<number>(vertexCount(piece.mesh)).fill(1);

/**
 * Occlusion is a value per vertex, and glTF wants a texture: the texture is a ramp of greys and the value is the
 * coordinate in it. Every viewer that knows occlusion reads that; vertex colours would darken paint in full light, too.
 * Where a material carries the livery on the first set of coordinates, the second one is taken.
 */
class Writer {
  readonly doc = new Document();
  /** Materials with occlusion, and those of them whose first coordinates are the livery's. */
  private readonly shaded: ReadonlySet<string>;
  private readonly painted: ReadonlySet<string>;
  private ramp: Texture | null = null;
  private readonly buffer = this.doc.createBuffer();
  private readonly cloths = new Map<Cloth, Texture>();
  private readonly clearcoat = this.doc.createExtension(KHRMaterialsClearcoat);
  private readonly materials = new Map<string, GltfMaterial>();

  constructor(model: Model) {
    const pieces = [...model.pieces, ...model.instances.flatMap((instance) => instance.pieces)];
    const materials = (of: readonly Piece[]) => new Set(of.map((piece) => piece.material));
    this.shaded = materials(pieces.filter((piece) => piece.occlusion));
    this.painted = materials(pieces.filter((piece) => piece.uv));
  }

  private accessor(
    type: "VEC2" | "VEC3" | "SCALAR",
    array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>,
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
    if (m.cloth) {
      made.setBaseColorTexture(this.cloth(m.cloth.name));
      const repeat = SPAN / m.cloth.tile;
      const scaled = this.doc.createExtension(KHRTextureTransform).createTransform().setScale([repeat, repeat]);
      made.getBaseColorTextureInfo()!.setExtension("KHR_texture_transform", scaled);
    }
    if (this.shaded.has(name)) {
      this.ramp ??= this.doc.createTexture("occlusion").setMimeType("image/png").setImage(greyRamp());
      made.setOcclusionTexture(this.ramp);
      made
        .getOcclusionTextureInfo()!
        .setTexCoord(this.painted.has(name) ? 1 : 0)
        .setMinFilter(LINEAR)
        .setMagFilter(LINEAR)
        .setWrapS(CLAMP)
        .setWrapT(CLAMP);
    }
    this.materials.set(name, made);
    return made;
  }

  private cloth(name: Cloth): Texture {
    const known = this.cloths.get(name);
    if (known) return known;
    const made = this.doc.createTexture(name).setMimeType("image/png").setImage(clothPng(name));
    this.cloths.set(name, made);
    return made;
  }

  private shade(primitive: Primitive, piece: Piece): void {
    const open = occlusionOf(piece);
    const coordinates = new Uint8Array(open.length * 2);
    // Coarser than the ramp: 64 steps are not seen, and take fewer bytes.
    for (const [i, v] of open.entries()) coordinates[i * 2] = Math.round((Math.round(v * 63) * 255) / 63);
    const accessor = this.accessor("VEC2", coordinates).setNormalized(true);
    if (!this.painted.has(piece.material)) primitive.setAttribute("TEXCOORD_0", accessor);
    else {
      // The set below it has to be there.
      if (!piece.uv) primitive.setAttribute("TEXCOORD_0", this.accessor("VEC2", new Float32Array(open.length * 2)));
      primitive.setAttribute("TEXCOORD_1", accessor);
    }
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
    if (this.shaded.has(piece.material)) this.shade(primitive, piece);
    return primitive;
  }

  mesh(piece: Piece, origin: V3): GltfMesh {
    return this.doc.createMesh(piece.name).addPrimitive(this.primitive(piece, origin));
  }
}

/** Builds the glTF document of a model: frames, their pieces, and shared instances. */
function compose(model: Model): Document {
  const writer = new Writer(model);
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
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization, KHRMaterialsClearcoat, KHRTextureTransform])
    .registerDependencies({ "meshopt.encoder": MeshoptEncoder });
  await doc.transform(
    meshopt({
      encoder: MeshoptEncoder,
      level: "medium",
      quantizePosition: 14,
      quantizeNormal: 10,
      quantizeTexcoord: 16,
    }),
  );
  doc.getRoot().getAsset().generator = "Carloom cars";
  return io.writeBinary(doc);
}
