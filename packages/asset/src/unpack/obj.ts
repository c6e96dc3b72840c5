import { posix } from "node:path";
import { toLinear } from "../faces/oklab.ts";
import type { Piece } from "../geometry/piece.ts";
import { weldPiece } from "../geometry/weld.ts";
import { AssetRefusal } from "../refusal.ts";
import type { ObjGeometry, ObjMaterial } from "./obj-loader.ts";

type Files = ReadonlyMap<string, Uint8Array>;

/** A file that another one names: by its path from there, or by its name alone, as authors move folders about. */
function beside(files: Files, from: string, name: string): string | null {
  const clean = name.replaceAll("\\", "/").trim();
  const path = posix.normalize(posix.join(posix.dirname(from), clean));
  if (files.has(path)) return path;
  const last = posix.basename(clean).toLowerCase();
  return [...files.keys()].find((one) => posix.basename(one).toLowerCase() === last) ?? null;
}

/** What an `.mtl` says, in the terms of glTF. */
function materialOf(name: string, given: ObjMaterial | undefined, texture: number | null) {
  const [r = 0.6, g = 0.6, b = 0.6] = given?.kd ?? [];
  const linear = (value: number) => toLinear(Math.min(1, Math.max(0, value)) * 255);
  const number = (value: string | undefined) => (value === undefined ? Number.NaN : Number.parseFloat(value));
  const opacity = number(given?.d);
  const clear = number(given?.tr);
  const alpha = Number.isFinite(opacity) ? opacity : Number.isFinite(clear) ? 1 - clear : 1;
  const shine = number(given?.ns);
  const rough = number(given?.pr);
  const metal = number(given?.pm);
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const roughness = Number.isFinite(rough)
    ? rough
    : Number.isFinite(shine)
      ? Math.sqrt(2 / (Math.max(0, shine) + 2))
      : 0.8;
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...(texture === null ? [linear(r), linear(g), linear(b)] : [1, 1, 1]), within(alpha)],
      metallicFactor: Number.isFinite(metal) ? within(metal) : 0,
      roughnessFactor: within(roughness),
      ...(texture !== null && { baseColorTexture: { index: texture } }),
    },
    ...(given?.ke?.some((value) => value > 0) && { emissiveFactor: given.ke.map((value) => linear(value)) }),
    ...(alpha < 0.99 && { alphaMode: "BLEND" }),
  };
}

const PICTURE = /\.(png|jpe?g|webp)$/i;

/** The same triangles with equal points joined; OBJ counts the picture's rows from below. */
function pieceOf({ position, normal, uv }: ObjGeometry): Piece {
  return weldPiece({
    node: "",
    path: [],
    material: null,
    position,
    normal,
    uv: [uv && uv.map((value, i) => (i % 2 === 1 ? 1 - value : value)), null],
    color: null,
    index: Uint32Array.from({ length: position.length / 3 }, (_, i) => i),
  });
}

/** A `.gltf` with its buffer, made of an `.obj` with the `.mtl` and pictures that it names. */
export async function gltfOfObj(name: string, files: Files): Promise<{ gltf: Uint8Array; files: Files }> {
  const { parseObj, parseMtl } = await import("./obj-loader.ts");
  const text = (path: string) => new TextDecoder().decode(files.get(path));
  const { libraries, geometries } = parseObj(text(name));
  if (geometries.length === 0) throw new AssetRefusal("no-geometry");
  const given = new Map<string, ObjMaterial>();
  let home = name;
  for (const library of libraries) {
    const path = beside(files, name, library);
    if (!path) continue;
    home = path;
    for (const [key, value] of Object.entries(parseMtl(text(path)))) given.set(key, value);
  }
  const images: string[] = [];
  const textureOf = (named: string | undefined): number | null => {
    // options stand before the name, and a name may hold spaces
    const path = named && (beside(files, home, named) ?? beside(files, home, named.split(/\s+/).at(-1) ?? ""));
    if (!path || !PICTURE.test(path)) return null;
    if (!images.includes(path)) images.push(path);
    return images.indexOf(path);
  };
  const names = [...new Set(geometries.map(({ material }) => material))];
  const materials = names.map((one) => materialOf(one, given.get(one), textureOf(given.get(one)?.map_kd)));
  const blocks: Uint8Array[] = [];
  const views: object[] = [];
  const accessors: object[] = [];
  let end = 0;
  const add = (array: Float32Array | Uint32Array, type: "SCALAR" | "VEC2" | "VEC3", more: object = {}): number => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    views.push({ buffer: 0, byteOffset: end, byteLength: bytes.byteLength });
    blocks.push(bytes);
    end += bytes.byteLength;
    const width = { SCALAR: 1, VEC2: 2, VEC3: 3 }[type];
    const componentType = array instanceof Uint32Array ? 5125 : 5126;
    accessors.push({ bufferView: views.length - 1, componentType, count: array.length / width, type, ...more });
    return accessors.length - 1;
  };
  const bounds = (position: Float32Array) => {
    const [min, max] = [Array(3).fill(Number.POSITIVE_INFINITY), Array(3).fill(Number.NEGATIVE_INFINITY)];
    for (const [i, value] of position.entries()) {
      min[i % 3] = Math.min(min[i % 3], value);
      max[i % 3] = Math.max(max[i % 3], value);
    }
    return { min, max };
  };
  const nodes: object[] = [];
  const meshes: object[] = [];
  for (const geometry of geometries) {
    const piece = pieceOf(geometry);
    if (piece.index.length === 0) continue;
    const [uv] = piece.uv;
    const attributes = {
      POSITION: add(piece.position, "VEC3", bounds(piece.position)),
      NORMAL: add(piece.normal, "VEC3"),
      ...(uv && { TEXCOORD_0: add(uv, "VEC2") }),
    };
    nodes.push({ name: geometry.name, mesh: meshes.length });
    meshes.push({
      name: geometry.name,
      primitives: [{ attributes, indices: add(piece.index, "SCALAR"), material: names.indexOf(geometry.material) }],
    });
  }
  if (meshes.length === 0) throw new AssetRefusal("no-geometry");
  const bin = new Uint8Array(end);
  let at = 0;
  for (const block of blocks) {
    bin.set(block, at);
    at += block.byteLength;
  }
  const gltf = {
    asset: { version: "2.0", generator: "OBJ" },
    scene: 0,
    scenes: [{ nodes: nodes.map((_, i) => i) }],
    nodes,
    meshes,
    materials,
    accessors,
    bufferViews: views,
    buffers: [{ uri: "geometry.bin", byteLength: end }],
    ...(images.length > 0 && {
      images: images.map((path) => ({ uri: path.split("/").map(encodeURIComponent).join("/") })),
      textures: images.map((_, source) => ({ source })),
    }),
  };
  return { gltf: new TextEncoder().encode(JSON.stringify(gltf)), files: new Map(files).set("geometry.bin", bin) };
}
