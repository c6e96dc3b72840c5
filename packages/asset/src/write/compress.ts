import type { Document, Material } from "@gltf-transform/core";
import { EXTMeshoptCompression } from "@gltf-transform/extensions";
import { dedup, prune, quantize, reorder } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer";
import { createIO } from "../read/io.ts";

/** Extensions that a written file may use. */
const KEPT =
  /^(EXT_meshopt_compression|KHR_mesh_quantization|EXT_texture_webp|KHR_texture_transform|KHR_materials_(clearcoat|emissive_strength|specular|ior))$/;

/** Rougher than this no reflection shows the steps of coarse normals. */
const ROUGH = 0.4;
const isRough = (material: Material | null): boolean =>
  material !== null &&
  !material.getName().startsWith("zone.") &&
  material.getRoughnessFactor() >= ROUGH &&
  material.getAlphaMode() !== "BLEND" &&
  !material.getExtension("KHR_materials_clearcoat");

/** Normals of what is rough, in a byte each. Vertices that are shared stay as they are. */
function coarsenNormals(document: Document): void {
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const normal = primitive.getAttribute("NORMAL");
      const array = normal?.getArray();
      if (!normal || !(array instanceof Float32Array) || !isRough(primitive.getMaterial())) continue;
      const coarse = Int8Array.from(array, (value) => Math.round(Math.min(1, Math.max(-1, value)) * 127));
      primitive.setAttribute("NORMAL", normal.clone().setArray(coarse).setNormalized(true));
    }
}

/**
 * Prunes, quantises and compresses. Livery coordinates take 16 bits: at 12 a chart's border would move by a whole texel at 4096.
 * Normals take 12, or a clear coat shows steps; what is rough takes 8. With `exact` nothing is rounded that anybody could see.
 */
export async function compress(document: Document, exact = false): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  for (const extension of document.getRoot().listExtensionsUsed())
    if (!KEPT.test(extension.extensionName)) extension.dispose();
  await document.transform(
    dedup({ keepUniqueNames: true }),
    prune({ keepLeaves: true, keepAttributes: true, keepIndices: true, keepSolidTextures: true }),
    reorder({ encoder: MeshoptEncoder, target: "size" }),
  );
  if (!exact) coarsenNormals(document);
  await document.transform(
    quantize({
      quantizePosition: exact ? 16 : 15,
      quantizeNormal: exact ? 16 : 12,
      quantizeTexcoord: 16,
      quantizeColor: 8,
    }),
  );
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE });
  const asset = document.getRoot().getAsset();
  const { copyright } = asset;
  for (const key of Object.keys(asset)) delete (asset as Record<string, unknown>)[key];
  Object.assign(asset, { version: "2.0", generator: "Carloom asset import", ...(copyright ? { copyright } : {}) });
  return (await createIO()).writeBinary(document);
}
