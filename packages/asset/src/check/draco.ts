import { AssetRefusal } from "../refusal.ts";
import type { Container } from "./container.ts";
import { extension, isObject, type Json, objects, reference, whole } from "./json.ts";

/** Reads a LEB128 number; null past the end or beyond 32 bits. */
function varint(bytes: Uint8Array, at: { offset: number }): number | null {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = bytes[at.offset++];
    if (byte === undefined) return null;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
  }
  return null;
}

/** Faces and points that a Draco mesh stream (bitstream 2.2) says it holds; null for other streams. */
export function dracoCounts(stream: Uint8Array): { faces: number; points: number } | null {
  const magic = String.fromCharCode(...stream.subarray(0, 5));
  if (magic !== "DRACO" || stream.length < 12) return null;
  const [major = 0, minor = 0, geometry, method] = stream.subarray(5, 9);
  if (geometry !== 1 || major !== 2 || minor < 2) return null;
  const flags = (stream[9] ?? 0) | ((stream[10] ?? 0) << 8);
  if (flags & 0x8000) return null; // metadata precedes the counts; glTF writers do not use it
  const at = { offset: 11 };
  if (method === 1) at.offset++;
  const first = varint(stream, at);
  const second = varint(stream, at);
  if (first === null || second === null) return null;
  return method === 1 ? { points: first, faces: second } : { faces: first, points: second };
}

/** A Draco stream may not hold more than its accessors declare: the decoder would allocate for the stream's own word. */
export function checkDraco(gltf: Json, container: Container, counts: readonly number[]): void {
  const views = objects(gltf, "bufferViews");
  for (const [index, mesh] of objects(gltf, "meshes").entries()) {
    for (const primitive of objects(mesh, "primitives")) {
      const draco = extension(primitive, "KHR_draco_mesh_compression");
      if (!draco) continue;
      const view = views[reference(draco, "bufferView", views.length) ?? -1];
      if (!view || !container.bin) throw new AssetRefusal("view-bounds", { what: "Draco mesh", index });
      const start = whole(view, "byteOffset", 0);
      const held = dracoCounts(container.bin.subarray(start, start + whole(view, "byteLength")));
      const attributes = isObject(primitive.attributes) ? primitive.attributes : {};
      const points = counts[reference(attributes, "POSITION", counts.length) ?? -1] ?? 0;
      const indices = counts[reference(primitive, "indices", counts.length) ?? -1] ?? 0;
      // Points may be split along attribute seams, at most once per corner.
      if (!held || held.faces * 3 > indices || held.points > Math.max(points, indices)) {
        throw new AssetRefusal("draco-mismatch", { index });
      }
    }
  }
}
