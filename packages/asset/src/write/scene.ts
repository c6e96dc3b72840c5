import type { Buffer as GltfBuffer, Document, Material, Primitive, Scene, TextureInfo } from "@gltf-transform/core";
import { joinPieces } from "../geometry/join.ts";
import type { Piece, Vec3 } from "../geometry/piece.ts";
import { weldPiece } from "../geometry/weld.ts";
import type { Unwrapped } from "../livery/unwrap.ts";
import { anchorOf, type SlotPlan } from "../propose/slots.ts";
import type { Zoned } from "../propose/zones.ts";

/** Every slot of a material that a texture may be in. */
function textureInfos(material: Material): TextureInfo[] {
  const pairs = [
    [material.getBaseColorTexture(), material.getBaseColorTextureInfo()],
    [material.getNormalTexture(), material.getNormalTextureInfo()],
    [material.getMetallicRoughnessTexture(), material.getMetallicRoughnessTextureInfo()],
    [material.getOcclusionTexture(), material.getOcclusionTextureInfo()],
    [material.getEmissiveTexture(), material.getEmissiveTextureInfo()],
  ] as const;
  return pairs.flatMap(([texture, info]) => (texture && info ? [info] : []));
}

/** Removes textures on the second set; used where that set carries the livery. */
function keepFirstSet(material: Material): void {
  if (material.getNormalTextureInfo()?.getTexCoord() === 1) material.setNormalTexture(null);
  if (material.getOcclusionTextureInfo()?.getTexCoord() === 1) material.setOcclusionTexture(null);
  if (material.getMetallicRoughnessTextureInfo()?.getTexCoord() === 1) material.setMetallicRoughnessTexture(null);
  if (material.getEmissiveTextureInfo()?.getTexCoord() === 1) material.setEmissiveTexture(null);
  if (material.getBaseColorTextureInfo()?.getTexCoord() === 1) material.setBaseColorTexture(null);
}

export type Writer = { document: Document; buffer: GltfBuffer };

function accessor(
  { document, buffer }: Writer,
  array: Float32Array | Uint32Array | Uint16Array,
  type: "SCALAR" | "VEC2" | "VEC3" | "VEC4",
) {
  return document
    .createAccessor()
    .setType(type)
    .setArray(array as Float32Array<ArrayBuffer>)
    .setBuffer(buffer);
}

/** One primitive of a piece, with the channels that its material reads. */
export function primitiveOf(
  writer: Writer,
  piece: Piece,
  material: Material,
  livery: { uv: Float32Array; set: 0 | 1 } | null,
): Primitive {
  const count = piece.position.length / 3;
  const primitive = writer.document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(accessor(writer, count < 65_535 ? Uint16Array.from(piece.index) : piece.index, "SCALAR"))
    .setAttribute("POSITION", accessor(writer, piece.position, "VEC3"))
    .setAttribute("NORMAL", accessor(writer, piece.normal, "VEC3"));
  const sets = new Set(textureInfos(material).map((info) => info.getTexCoord()));
  const blank = () => new Float32Array(count * 2);
  if (livery) {
    if (livery.set === 1) primitive.setAttribute("TEXCOORD_0", accessor(writer, piece.uv[0] ?? blank(), "VEC2"));
    primitive.setAttribute(`TEXCOORD_${livery.set}`, accessor(writer, livery.uv, "VEC2"));
  } else {
    if (sets.size > 0) primitive.setAttribute("TEXCOORD_0", accessor(writer, piece.uv[0] ?? blank(), "VEC2"));
    if (sets.has(1)) primitive.setAttribute("TEXCOORD_1", accessor(writer, piece.uv[1] ?? blank(), "VEC2"));
    if (piece.color?.some((value) => value < 0.999))
      primitive.setAttribute("COLOR_0", accessor(writer, piece.color, "VEC4"));
  }
  return primitive;
}

/** Without the channels that no texture of the material reads, so that welding may join more. */
export function bareOf(piece: Piece, material: Material): Piece {
  const sets = new Set(textureInfos(material).map((info) => info.getTexCoord()));
  return { ...piece, uv: [sets.size > 0 ? piece.uv[0] : null, sets.has(1) ? piece.uv[1] : null] };
}

function moved(piece: Piece, origin: Vec3): Piece {
  return { ...piece, position: piece.position.map((value, i) => value - (origin[i % 3] as number)) };
}

/** A node about which some panels, and what was said to go with them, swing; `at` in the car's metres. */
export type PlannedHinge = { id: string; panels: readonly string[]; at: Vec3; axis: Vec3; angle: number };
export const hingeNode = (id: string) => `hinge.${id}`;

export type SceneInput = {
  panels: readonly Unwrapped[];
  /** Everything that is no panel. */
  rest: readonly Zoned[];
  slots: readonly SlotPlan[];
  texCoord: 0 | 1;
  materialOf: (part: Zoned) => Material;
  /** What swings, and about which point. */
  hinges: readonly PlannedHinge[];
  /** The part that stands for a panel's zone. */
  zoneMaterial: (zone: string) => Material;
};

/** Name of a stock part's mesh below its anchor. */
function childName(anchor: string, part: Zoned): string {
  if (anchor.startsWith("slot.wheels."))
    return part.substance === "rim" || part.substance === "tyre" ? part.substance : "wheel";
  return part.substance === "disc" || part.substance === "caliper" ? part.substance : "part";
}

/** A panel that leaves with a swapped part hangs below that slot's anchor. */
function panelAnchor(id: string): string {
  return /^(mirror|spoiler)/.test(id)
    ? `slot.${id.replace(/^mirror\.(left|right).*/, "mirrors.$1").replace(/^spoiler.*/, "spoiler")}`
    : "";
}

/** Empties the document of all but materials and textures, for a scene of its own. */
export function clearScene(document: Document, name: string): { writer: Writer; scene: Scene } {
  const root = document.getRoot();
  const old = [
    ...root.listScenes(),
    ...root.listNodes(),
    ...root.listMeshes(),
    ...root.listAnimations(),
    ...root.listSkins(),
    ...root.listCameras(),
    ...root.listAccessors(),
    ...root.listBuffers(),
  ];
  for (const property of old) property.dispose();
  const writer: Writer = { document, buffer: document.createBuffer() };
  const scene = document.createScene(name);
  root.setDefaultScene(scene);
  return { writer, scene };
}

/** Replaces the document's scenes by the product's: panels, slots with their stock parts, and the rest joined by material. */
export function writeScene(document: Document, input: SceneInput): void {
  const { writer, scene } = clearScene(document, "car");
  const anchors = new Map<string, { node: ReturnType<Document["createNode"]>; position: Vec3 }>();
  const hinges = new Map(
    input.hinges.map(({ id, at }) => {
      const node = document.createNode(hingeNode(id)).setTranslation(at);
      scene.addChild(node);
      return [id, { node, position: at }] as const;
    }),
  );
  const swinging = (panel: string) => hinges.get(input.hinges.find(({ panels }) => panels.includes(panel))?.id ?? "");
  for (const slot of input.slots) {
    for (const { node: name, position } of slot.anchors) {
      // a mirror goes with its door
      const side = /^slot\.mirrors\.(left|right)$/.exec(name)?.[1];
      const door = side ? hinges.get(`door.${side}`) : undefined;
      const at = door ? (position.map((value, k) => value - (door.position[k] as number)) as Vec3) : position;
      const node = document.createNode(name).setTranslation(at);
      (door?.node ?? scene).addChild(node);
      anchors.set(name, { node, position });
    }
  }
  for (const panel of input.panels) {
    const material = input.zoneMaterial(panel.zone);
    if (input.texCoord === 1) keepFirstSet(material);
    const target = anchors.get(panelAnchor(panel.id)) ?? swinging(panel.id);
    const piece = target ? moved(panel.piece, target.position) : panel.piece;
    const mesh = document
      .createMesh(`panel.${panel.id}`)
      .addPrimitive(primitiveOf(writer, piece, material, { uv: panel.livery, set: input.texCoord }));
    (target?.node ?? scene).addChild(document.createNode(`panel.${panel.id}`).setMesh(mesh));
  }
  const groups = new Map<
    string,
    { anchor: string | null; hinge: string | null; name: string; parts: Zoned[]; material: Material }
  >();
  for (const part of input.rest) {
    const wanted = anchorOf(part);
    const anchor = wanted && anchors.has(wanted) ? wanted : null;
    const material = input.materialOf(part);
    const name = anchor ? childName(anchor, part) : material.getName().replace(/^zone\./, "inner.");
    const hinge = !anchor && part.said?.hinge !== undefined && hinges.has(part.said.hinge) ? part.said.hinge : null;
    const key = `${anchor ?? ""} ${hinge ?? ""} ${name} ${material.getName()}`;
    const group = groups.get(key) ?? { anchor, hinge, name, parts: [], material };
    group.parts.push(part);
    groups.set(key, group);
  }
  const meshes = new Map<string, ReturnType<Document["createMesh"]>>();
  for (const [, { anchor, hinge, name, parts, material }] of [...groups].sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
    const target = anchor ? anchors.get(anchor) : hinge ? hinges.get(hinge) : undefined;
    const origin: Vec3 = target?.position ?? [0, 0, 0];
    const piece = weldPiece(
      moved(joinPieces(parts.map((part) => bareOf(part, material)) as unknown as [Piece, ...Piece[]]), origin),
    );
    if (piece.index.length === 0) continue;
    const path = `${anchor ?? hinge ?? ""}/${name}`;
    let mesh = meshes.get(path);
    if (!mesh) {
      mesh = document.createMesh(name);
      meshes.set(path, mesh);
      const node = document.createNode(name).setMesh(mesh);
      if (target) target.node.addChild(node);
      else scene.addChild(node);
    }
    mesh.addPrimitive(primitiveOf(writer, piece, material, null));
  }
}
