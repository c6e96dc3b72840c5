import { AssetRefusal } from "../refusal.ts";
import type { GlbLimits } from "./limits.ts";

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;

/** The two chunks of a GLB as views into the file; nothing is parsed yet. */
export type Container = { json: Uint8Array; bin: Uint8Array | null };

/** Deepest nesting of `{` and `[` outside strings; stops counting once it passes `limit`. Linear, no recursion. */
export function nesting(json: Uint8Array, limit: number): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const c = json[i];
    if (quoted) {
      if (c === 0x5c) i++;
      else if (c === 0x22) quoted = false;
    } else if (c === 0x22) quoted = true;
    else if (c === 0x7b || c === 0x5b) {
      depth++;
      if (depth > deepest) deepest = depth;
      if (deepest > limit) return deepest;
    } else if (c === 0x7d || c === 0x5d) depth--;
  }
  return deepest;
}

/** Reads header and chunk table of a GLB 2.0. Throws AssetRefusal. */
export function readContainer(file: Uint8Array, limits: GlbLimits): Container {
  if (file.byteLength > limits.fileBytes) {
    throw new AssetRefusal("file-too-large", { bytes: file.byteLength, limit: limits.fileBytes });
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < 20 || view.getUint32(0, true) !== MAGIC) throw new AssetRefusal("not-a-glb");
  const version = view.getUint32(4, true);
  if (version !== 2) throw new AssetRefusal("glb-version", { version });
  const length = view.getUint32(8, true);
  if (length > file.byteLength) throw new AssetRefusal("glb-truncated", { declared: length, bytes: file.byteLength });

  let json: Uint8Array | null = null;
  let bin: Uint8Array | null = null;
  for (let offset = 12; offset + 8 <= length; ) {
    const size = view.getUint32(offset, true);
    const type = view.getUint32(offset + 4, true);
    const end = offset + 8 + size;
    if (end > length) throw new AssetRefusal("glb-truncated", { declared: end, bytes: length });
    const chunk = file.subarray(offset + 8, end);
    if (type === JSON_CHUNK && !json) json = chunk;
    else if (type === BIN_CHUNK && !bin) bin = chunk;
    offset = end;
  }
  if (!json) throw new AssetRefusal("glb-no-json");
  if (json.byteLength > limits.jsonBytes) {
    throw new AssetRefusal("json-too-large", { bytes: json.byteLength, limit: limits.jsonBytes });
  }
  const depth = nesting(json, limits.jsonDepth);
  if (depth > limits.jsonDepth) throw new AssetRefusal("json-too-deep", { limit: limits.jsonDepth });
  return { json, bin };
}
