import type { Document } from "@gltf-transform/core";
import { EXTMeshoptCompression } from "@gltf-transform/extensions";
import { dedup, prune, quantize, reorder } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer";
import { createIO } from "../read/io.ts";

/** Extensions that a written file may use. */
const KEPT =
  /^(EXT_meshopt_compression|KHR_mesh_quantization|EXT_texture_webp|KHR_texture_transform|KHR_materials_(clearcoat|emissive_strength|specular|ior))$/;

/**
 * Prunes, quantises and compresses. Livery coordinates take 16 bits: at 12 a chart's border would move by a whole texel at 4096.
 * Normals take 12, or a clear coat shows steps.
 */
export async function compress(document: Document): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  for (const extension of document.getRoot().listExtensionsUsed())
    if (!KEPT.test(extension.extensionName)) extension.dispose();
  await document.transform(
    dedup({ keepUniqueNames: true }),
    prune({ keepLeaves: true, keepAttributes: true, keepIndices: true, keepSolidTextures: true }),
    reorder({ encoder: MeshoptEncoder, target: "size" }),
    quantize({ quantizePosition: 15, quantizeNormal: 12, quantizeTexcoord: 16, quantizeColor: 8 }),
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
