import { AssetRefusal } from "../refusal.ts";
import { extension, type Json, objects, reference, whole } from "./json.ts";
import type { GlbLimits } from "./limits.ts";

const COMPONENT_BYTES: Record<number, number> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };
const COMPONENTS: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };

/** Buffers lie in the file itself, and every view lies in its buffer. Returns the bytes that compressed views grow to. */
export function checkViews(gltf: Json, binBytes: number): number {
  const buffers = objects(gltf, "buffers").map((buffer, index) => {
    const bytes = whole(buffer, "byteLength");
    const fallback = extension(buffer, "EXT_meshopt_compression")?.fallback === true;
    if (buffer.uri !== undefined) throw new AssetRefusal("external-uri", { what: `buffer ${index}` });
    if (!fallback && (index > 0 || bytes > binBytes + 3)) {
      throw new AssetRefusal("buffer-short", { index, declared: bytes, bytes: index > 0 ? 0 : binBytes });
    }
    return { bytes, fallback };
  });
  const within = (view: Json, what: string, index: number) => {
    const target = buffers[whole(view, "buffer")];
    const end = whole(view, "byteOffset", 0) + whole(view, "byteLength");
    if (!target || end > target.bytes) throw new AssetRefusal("view-bounds", { what, index });
    return target;
  };
  let grown = 0;
  for (const [index, view] of objects(gltf, "bufferViews").entries()) {
    const packed = extension(view, "EXT_meshopt_compression") ?? extension(view, "KHR_meshopt_compression");
    const target = within(view, "bufferView", index);
    if (packed) {
      within(packed, "EXT_meshopt_compression", index);
      grown += whole(packed, "count") * whole(packed, "byteStride");
    } else if (target.fallback) throw new AssetRefusal("view-bounds", { what: "bufferView", index });
  }
  return grown;
}

/** Bytes of one element, or a refusal. */
function elementBytes(accessor: Json): number {
  const component = COMPONENT_BYTES[whole(accessor, "componentType")];
  const type = accessor.type;
  const count = typeof type === "string" && Object.hasOwn(COMPONENTS, type) ? COMPONENTS[type] : undefined;
  if (!component || !count) throw new AssetRefusal("json-shape", { property: "accessor.type" });
  return component * count;
}

/** Accessors fit their views, and what all of them declare stays under the limit — with or without a view. */
export function checkAccessors(gltf: Json, grown: number, limits: GlbLimits): number[] {
  const views = objects(gltf, "bufferViews");
  const accessors = objects(gltf, "accessors");
  if (accessors.length > limits.accessors) {
    throw new AssetRefusal("too-many", { what: "accessors", count: accessors.length, limit: limits.accessors });
  }
  let total = grown;
  const counts: number[] = [];
  for (const [index, accessor] of accessors.entries()) {
    const count = whole(accessor, "count");
    const size = elementBytes(accessor);
    // A reader holds attributes as 32-bit values or wider at least once.
    total += count * size;
    counts.push(count);
    const sparse = accessor.sparse;
    if (sparse !== undefined) {
      const cells = whole(sparse as Json, "count");
      if (cells > count) throw new AssetRefusal("view-bounds", { what: "sparse accessor", index });
      total += cells * (size + 4);
    }
    if (total > limits.declaredBytes) {
      throw new AssetRefusal("declares-too-much", { bytes: total, limit: limits.declaredBytes, index });
    }
    const viewIndex = reference(accessor, "bufferView", views.length);
    if (viewIndex === null || count === 0) continue;
    const view = views[viewIndex] as Json;
    const stride = whole(view, "byteStride", size) || size;
    const end = whole(accessor, "byteOffset", 0) + (count - 1) * stride + size;
    if (end > whole(view, "byteLength")) throw new AssetRefusal("view-bounds", { what: "accessor", index });
  }
  return counts;
}
