import { type Document, MathUtils, NodeIO, type Primitive } from "@gltf-transform/core";
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMeshQuantization,
  KHRTextureTransform,
} from "@gltf-transform/extensions";
import validator from "gltf-validator";
import { readGlb } from "./read.ts";

/** Errors and warnings of the glTF validator, as lines. */
export async function validatorFaults(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validator.validateBytes(glb, { maxIssues: 1000 });
  const told = issues.messages.filter(({ severity }) => severity < 2);
  return told.map(({ code, message, pointer }) => `${code} at ${pointer}: ${message}`);
}

/**
 * The same file as a viewer has it in memory: without the compression, inside which the validator sees neither
 * indices nor normals.
 */
export function decoded(doc: Document): Promise<Uint8Array> {
  for (const extension of doc.getRoot().listExtensionsUsed())
    if (extension.extensionName === EXTMeshoptCompression.EXTENSION_NAME) extension.dispose();
  return new NodeIO()
    .registerExtensions([KHRMeshQuantization, KHRMaterialsClearcoat, KHRTextureTransform])
    .writeBinary(doc);
}

/** Values of an attribute as numbers, normalized integers as what they stand for. */
function values(primitive: Primitive, name: string): Float64Array {
  const accessor = primitive.getAttribute(name);
  if (!accessor) throw new Error(`The primitive has no ${name}.`);
  const own = accessor.getArray();
  if (!own) throw new Error(`The primitive's ${name} is empty.`);
  const out = Float64Array.from(own);
  if (!accessor.getNormalized()) return out;
  const type = accessor.getComponentType();
  for (let i = 0; i < out.length; i++) out[i] = MathUtils.decodeNormalizedInt(out[i]!, type);
  return out;
}

/** How much of a primitive's area faces away from its own normals. */
export type Wound = { name: string; material: string; area: number; wrong: number };

/** Winding of every primitive of a decoded file, and what is no number or no direction in it. */
export function inspect(doc: Document): { wound: Wound[]; faults: string[] } {
  const wound: Wound[] = [];
  const faults: string[] = [];
  for (const node of doc.getRoot().listNodes()) {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const [p, n] = [values(primitive, "POSITION"), values(primitive, "NORMAL")];
      const index = primitive.getIndices()!.getArray()!;
      const name = node.getName();
      if (!p.every(Number.isFinite) || !n.every(Number.isFinite)) faults.push(`${name} is not all numbers`);
      for (let i = 0; i < n.length; i += 3) {
        const length = Math.hypot(n[i]!, n[i + 1]!, n[i + 2]!);
        if (Math.abs(length - 1) < 0.02) continue;
        faults.push(`${name} has a normal of length ${length}`);
        break;
      }
      if (!index.length || index.length % 3 || index.some((v) => v * 3 >= p.length))
        faults.push(`${name} has no whole triangles`);
      let [area, wrong] = [0, 0];
      // written out: an array for each corner of ten million triangles took longer than all else here
      for (let i = 0; i + 2 < index.length; i += 3) {
        const [a, b, c] = [index[i]! * 3, index[i + 1]! * 3, index[i + 2]! * 3];
        const [ax, ay, az] = [p[a]!, p[a + 1]!, p[a + 2]!];
        const [ex, ey, ez] = [p[b]! - ax, p[b + 1]! - ay, p[b + 2]! - az];
        const [fx, fy, fz] = [p[c]! - ax, p[c + 1]! - ay, p[c + 2]! - az];
        const [x, y, z] = [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx];
        const nx = n[a]! + n[b]! + n[c]!;
        const ny = n[a + 1]! + n[b + 1]! + n[c + 1]!;
        const nz = n[a + 2]! + n[b + 2]! + n[c + 2]!;
        const twice = Math.sqrt(x * x + y * y + z * z);
        area += twice / 2;
        if (x * nx + y * ny + z * nz < -0.2 * twice * Math.sqrt(nx * nx + ny * ny + nz * nz)) wrong += twice / 2;
      }
      wound.push({ name, material: primitive.getMaterial()!.getName(), area, wrong });
    }
  }
  return { wound, faults };
}

export const share = (wound: readonly Wound[]): number => {
  const sum = (of: "area" | "wrong") => wound.reduce((total, one) => total + one[of], 0);
  return sum("wrong") / sum("area");
};

/**
 * What is wrong with a file: validator, compressed and not; numbers, normals; what is wound against its normals.
 * Panels may turn over in 0.1 % of their area (the inside of a rolled edge's corner), other pieces in 2.5 %, where folds of
 * 1 mm are; in a coarser level small pieces are crumpled, so it is asked as a whole.
 */
export async function fileFaults(glb: Uint8Array, coarse: boolean): Promise<string[]> {
  const doc = await readGlb(glb);
  const { wound, faults } = inspect(doc);
  const turned = coarse
    ? share(wound) < 0.02
      ? []
      : [`${share(wound)} of the file is turned over`]
    : wound
        .filter((one) => share([one]) > (one.name.startsWith("panel.") ? 0.001 : 0.025))
        .map((one) => `${one.name} (${one.material}) is turned over in ${share([one])}`);
  return [...faults, ...turned, ...(await validatorFaults(glb)), ...(await validatorFaults(await decoded(doc)))];
}
