import type { Object3D } from "three";
import { type GLTF, GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { MeshoptDecoder } from "three/addons/libs/meshopt_decoder.module.js";
import { checkGlb } from "./check-glb.ts";

/** No template or part of ours comes near; a file that says more is refused before it is held in memory. */
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * Fetches a file with progress in bytes.
 * @throws DOMException AbortError when aborted, Error with the status otherwise
 */
export async function fetchBytes(
  url: string,
  options: { signal?: AbortSignal; total?: number; onProgress?: (loaded: number, total: number) => void } = {},
): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal: options.signal ?? null });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const declared = Number(response.headers.get("content-length") ?? 0);
  if (declared > MAX_BYTES) throw new Error(`The file has ${declared} bytes; at most ${MAX_BYTES} are read.`);
  if (!response.body) return response.arrayBuffer();
  const chunks: Uint8Array[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    loaded += value.byteLength;
    if (loaded > MAX_BYTES) {
      await reader.cancel();
      throw new Error(`The file has more than ${MAX_BYTES} bytes.`);
    }
    chunks.push(value);
    // A compressed response has a shorter content-length than what arrives; the manifest's count is the true one.
    options.onProgress?.(loaded, Math.max(options.total ?? declared, loaded));
  }
  const bytes = new Uint8Array(loaded);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes.buffer;
}

let loader: GLTFLoader | null = null;

/** Parses a self-contained GLB (meshopt, WebP). @throws Error when it is refused or broken */
export async function parseGlb(bytes: ArrayBuffer): Promise<GLTF> {
  checkGlb(bytes);
  loader ??= new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  return loader.parseAsync(bytes, "");
}

/** The name in the file: three's loader strips dots from `name` and keeps the original beside it. */
export function originalName(object: Object3D): string {
  const name: unknown = object.userData.name;
  return typeof name === "string" ? name : object.name;
}
