import { posix } from "node:path";
import { nesting } from "../check/container.ts";
import { isObject, type Json, objects } from "../check/json.ts";
import { GLB_LIMITS } from "../check/limits.ts";
import { readImageHeader } from "../image/header.ts";
import { AssetRefusal } from "../refusal.ts";

const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
const aligned = (bytes: number) => Math.ceil(bytes / 4) * 4;

function parse(text: Uint8Array): Json {
  if (text.byteLength > GLB_LIMITS.jsonBytes)
    throw new AssetRefusal("json-too-large", { bytes: text.byteLength, limit: GLB_LIMITS.jsonBytes });
  if (nesting(text, GLB_LIMITS.jsonDepth) > GLB_LIMITS.jsonDepth)
    throw new AssetRefusal("json-too-deep", { limit: GLB_LIMITS.jsonDepth });
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(text));
    if (isObject(value)) return value;
  } catch {
    // told below
  }
  throw new AssetRefusal("json-syntax");
}

/** What an address in a `.gltf` names: data of its own, or a file beside it. */
function resourceOf(uri: unknown, what: string, folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (typeof uri !== "string") throw new AssetRefusal("json-shape", { property: what });
  const data = /^data:[a-z0-9.+/-]*;base64,/i.exec(uri);
  if (data) return Buffer.from(uri.slice(data[0].length), "base64");
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(uri)) throw new AssetRefusal("external-uri", { what });
  let path: string;
  try {
    path = posix.normalize(posix.join(folder, decodeURIComponent(uri)));
  } catch {
    throw new AssetRefusal("external-uri", { what });
  }
  const found = files.get(path);
  if (!found) throw new AssetRefusal("file-missing", { name: path.slice(0, 80) });
  return found;
}

function written(gltf: Json, bin: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(gltf));
  const chunks: [number, Uint8Array, number][] = [[JSON_CHUNK, text, 0x20]];
  if (bin.byteLength > 0) chunks.push([BIN_CHUNK, bin, 0]);
  const total = 12 + chunks.reduce((sum, [, bytes]) => sum + 8 + aligned(bytes.byteLength), 0);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  for (const [at, value] of [0x46546c67, 2, total].entries()) view.setUint32(at * 4, value, true);
  let at = 12;
  for (const [type, bytes, fill] of chunks) {
    const length = aligned(bytes.byteLength);
    view.setUint32(at, length, true);
    view.setUint32(at + 4, type, true);
    file.fill(fill, at + 8, at + 8 + length).set(bytes, at + 8);
    at += 8 + length;
  }
  return file;
}

/**
 * A `.gltf` and the files that it names as one GLB, as the format lays it down: buffers end to end, pictures behind them.
 * What they hold is checked afterwards as of any GLB. @throws AssetRefusal
 */
export function packGltf(name: string, text: Uint8Array, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const gltf = parse(text);
  const folder = posix.dirname(name);
  const pieces: Uint8Array[] = [];
  let end = 0;
  const append = (bytes: Uint8Array): number => {
    const at = end;
    pieces.push(bytes);
    end += aligned(bytes.byteLength);
    if (end > GLB_LIMITS.fileBytes)
      throw new AssetRefusal("file-too-large", { bytes: end, limit: GLB_LIMITS.fileBytes });
    return at;
  };
  const starts = objects(gltf, "buffers").map(({ uri, byteLength }, index) => {
    const bytes = resourceOf(uri, `buffer ${index}`, folder, files);
    if (typeof byteLength === "number" && byteLength > bytes.byteLength)
      throw new AssetRefusal("buffer-short", { index, declared: byteLength, bytes: bytes.byteLength });
    return append(bytes);
  });
  const moved = (view: Json): Json => {
    const start = typeof view.buffer === "number" ? starts[view.buffer] : undefined;
    if (start === undefined) return view;
    return { ...view, buffer: 0, byteOffset: start + (typeof view.byteOffset === "number" ? view.byteOffset : 0) };
  };
  const views = objects(gltf, "bufferViews").map((view): Json => {
    const extensions = isObject(view.extensions)
      ? Object.fromEntries(
          Object.entries(view.extensions).map(([key, value]) => [key, isObject(value) ? moved(value) : value]),
        )
      : null;
    return { ...moved(view), ...(extensions && { extensions }) };
  });
  const images = objects(gltf, "images").map((image, index) => {
    if (image.uri === undefined) return image;
    const bytes = resourceOf(image.uri, `image ${index}`, folder, files);
    const header = readImageHeader(bytes);
    if (!header || header.type === "svg") throw new AssetRefusal("image-type", { index });
    views.push({ buffer: 0, byteOffset: append(bytes), byteLength: bytes.byteLength });
    const { uri: _, ...rest } = image;
    return { ...rest, bufferView: views.length - 1, mimeType: `image/${header.type}` };
  });
  const bin = new Uint8Array(end);
  let at = 0;
  for (const piece of pieces) {
    bin.set(piece, at);
    at += aligned(piece.byteLength);
  }
  const whole = {
    ...gltf,
    ...(views.length > 0 && { bufferViews: views }),
    ...(images.length > 0 && { images }),
    ...(end > 0 && { buffers: [{ byteLength: end }] }),
  };
  return written(whole, bin);
}
