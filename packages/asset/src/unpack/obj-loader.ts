import type { BufferGeometry, Material, Mesh } from "three";
import { MTLLoader } from "three/examples/jsm/loaders/MTLLoader.js";
import { OBJLoader } from "three/examples/jsm/loaders/OBJLoader.js";

/** Triangles of one name and one material, three points each. */
export type ObjGeometry = {
  name: string;
  material: string;
  position: Float32Array;
  normal: Float32Array;
  uv: Float32Array | null;
};
/** What an `.mtl` says of a material, as it is written; keys in small letters. */
export type ObjMaterial = {
  kd?: number[];
  ke?: number[];
  d?: string;
  tr?: string;
  ns?: string;
  pr?: string;
  pm?: string;
  map_kd?: string;
};

const isMesh = (object: object): object is Mesh<BufferGeometry, Material | Material[]> => "isMesh" in object;

function cut(geometry: BufferGeometry, name: string, width: number, from: number, count: number): Float32Array | null {
  const array = geometry.getAttribute(name)?.array;
  return array ? Float32Array.from(array.slice(from * width, (from + count) * width)) : null;
}

/** Reads an `.obj` with three's loader, which triangulates and fills in normals; lines and points are left out. */
export function parseObj(text: string): { libraries: string[]; geometries: ObjGeometry[] } {
  const group = new OBJLoader().parse(text) as ReturnType<OBJLoader["parse"]> & { materialLibraries?: string[] };
  const geometries: ObjGeometry[] = [];
  group.traverse((object) => {
    if (!isMesh(object)) return;
    const { geometry, material, name } = object;
    const materials = Array.isArray(material) ? material : [material];
    const whole = { start: 0, count: geometry.getAttribute("position").count, materialIndex: 0 };
    for (const { start, count, materialIndex } of geometry.groups.length > 0 ? geometry.groups : [whole]) {
      const position = cut(geometry, "position", 3, start, count);
      const normal = cut(geometry, "normal", 3, start, count);
      if (!position || !normal || count === 0) continue;
      const uv = cut(geometry, "uv", 2, start, count);
      geometries.push({ name, material: materials[materialIndex ?? 0]?.name ?? "", position, normal, uv });
    }
  });
  return { libraries: group.materialLibraries ?? [], geometries };
}

export const parseMtl = (text: string): Readonly<Record<string, ObjMaterial>> =>
  new MTLLoader().parse(text, "").materialsInfo as Record<string, ObjMaterial>;
