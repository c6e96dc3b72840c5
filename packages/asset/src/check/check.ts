import { readImageHeader } from "../image/header.ts";
import { AssetRefusal } from "../refusal.ts";
import { checkAccessors, checkViews } from "./buffers.ts";
import { type Container, readContainer } from "./container.ts";
import { checkDraco } from "./draco.ts";
import { isObject, type Json, objects, reference, whole } from "./json.ts";
import { GLB_LIMITS, type GlbLimits } from "./limits.ts";
import { checkNodeTree, checkPlacedElements } from "./nodes.ts";

/** Extensions that a file may require and that the import reads. */
const READABLE = new Set([
  "KHR_draco_mesh_compression",
  "EXT_meshopt_compression",
  "KHR_mesh_quantization",
  "KHR_texture_transform",
  "EXT_texture_webp",
  "KHR_materials_anisotropy",
  "KHR_materials_clearcoat",
  "KHR_materials_diffuse_transmission",
  "KHR_materials_dispersion",
  "KHR_materials_emissive_strength",
  "KHR_materials_ior",
  "KHR_materials_iridescence",
  "KHR_materials_pbrSpecularGlossiness",
  "KHR_materials_sheen",
  "KHR_materials_specular",
  "KHR_materials_transmission",
  "KHR_materials_unlit",
  "KHR_materials_variants",
  "KHR_materials_volume",
  "KHR_lights_punctual",
  "EXT_mesh_gpu_instancing",
  "KHR_xmp_json_ld",
]);

/** What the header says, for the report. */
export type GlbSummary = {
  bytes: number;
  generator: string;
  nodes: number;
  meshes: number;
  materials: number;
  textures: number;
};

function imageBytes(image: Json, gltf: Json, container: Container, index: number): Uint8Array {
  if (typeof image.uri === "string") {
    const comma = image.uri.indexOf(",");
    if (!/^data:image\/[a-z+-]+;base64$/i.test(image.uri.slice(0, Math.max(0, comma)))) {
      throw new AssetRefusal("external-uri", { what: `image ${index}` });
    }
    return Buffer.from(image.uri.slice(comma + 1), "base64");
  }
  const views = objects(gltf, "bufferViews");
  const view = views[reference(image, "bufferView", views.length) ?? -1];
  if (!view || !container.bin) throw new AssetRefusal("view-bounds", { what: "image", index });
  const start = whole(view, "byteOffset", 0);
  return container.bin.subarray(start, start + whole(view, "byteLength"));
}

function checkImages(gltf: Json, container: Container, limits: GlbLimits): void {
  let total = 0;
  for (const [index, image] of objects(gltf, "images").entries()) {
    const header = readImageHeader(imageBytes(image, gltf, container, index));
    if (!header || header.type === "svg") throw new AssetRefusal("image-type", { index });
    const pixels = header.width * header.height;
    total += pixels;
    if (pixels === 0 || pixels > limits.imagePixels || total > limits.totalPixels) {
      throw new AssetRefusal("image-too-large", {
        index,
        width: header.width,
        height: header.height,
        limit: limits.imagePixels,
      });
    }
  }
}

function parse(json: Uint8Array): Json {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json));
  } catch {
    throw new AssetRefusal("json-syntax");
  }
  if (!isObject(value)) throw new AssetRefusal("json-syntax");
  const asset = value.asset;
  if (!isObject(asset) || typeof asset.version !== "string" || !asset.version.startsWith("2.")) {
    throw new AssetRefusal("gltf-version");
  }
  return value;
}

/**
 * Decides from header and JSON alone whether a GLB is safe to read: nothing is decoded, nothing that the file declares is allocated.
 * Throws AssetRefusal with the first problem found.
 */
export function check(file: Uint8Array, limits: GlbLimits = GLB_LIMITS): GlbSummary {
  const container = readContainer(file, limits);
  const gltf = parse(container.json);
  const required = gltf.extensionsRequired;
  if (required !== undefined && !Array.isArray(required))
    throw new AssetRefusal("json-shape", { property: "extensionsRequired" });
  for (const name of (required ?? []) as unknown[]) {
    if (typeof name !== "string" || !READABLE.has(name))
      throw new AssetRefusal("extension-required", { name: String(name).slice(0, 80) });
  }
  for (const what of ["materials", "textures", "images"] as const) {
    const limit = what === "materials" ? limits.materials : limits.textures;
    const count = objects(gltf, what).length;
    if (count > limit) throw new AssetRefusal("too-many", { what, count, limit });
  }
  checkNodeTree(gltf, limits);
  const counts = checkAccessors(gltf, checkViews(gltf, container.bin?.byteLength ?? 0), limits);
  checkPlacedElements(gltf, counts, limits);
  checkDraco(gltf, container, counts);
  checkImages(gltf, container, limits);
  const generator = (gltf.asset as Json).generator;
  return {
    bytes: file.byteLength,
    generator: typeof generator === "string" ? generator.slice(0, 120) : "",
    nodes: objects(gltf, "nodes").length,
    meshes: objects(gltf, "meshes").length,
    materials: objects(gltf, "materials").length,
    textures: objects(gltf, "textures").length,
  };
}
