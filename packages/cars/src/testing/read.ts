import { type Document, NodeIO } from "@gltf-transform/core";
import {
  EXTMeshoptCompression,
  KHRMaterialsClearcoat,
  KHRMeshQuantization,
  KHRTextureTransform,
} from "@gltf-transform/extensions";
import { MeshoptDecoder } from "meshoptimizer";

/** Decodes a GLB of ours. */
export async function readGlb(glb: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization, KHRMaterialsClearcoat, KHRTextureTransform])
    .registerDependencies({ "meshopt.decoder": MeshoptDecoder })
    .readBinary(glb);
}
