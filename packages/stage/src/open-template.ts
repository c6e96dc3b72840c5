import type { Manifest } from "@carloom/build";
import { type Car, readCar } from "./car.ts";
import { fetchBytes, parseGlb } from "./load.ts";
import type { SharedPaintUniforms } from "./paint/material.ts";
import { StageError } from "./types.ts";

export type OpenHow = {
  signal: AbortSignal;
  baseUrl: string;
  /** Which of the template's models, 0 the whole one. */
  detail: number;
  uniforms: SharedPaintUniforms;
  onProgress?: (loaded: number, total: number) => void;
  mark(name: string): void;
};

/**
 * Fetches and reads the GLB of a manifest.
 * @throws the signal's reason when aborted, StageError "template" when the file cannot be had or read
 */
export async function openTemplate(manifest: Manifest, how: OpenHow): Promise<Car> {
  const { signal, mark } = how;
  const file = manifest.model3d.lods[how.detail - 1] ?? manifest.model3d.full;
  const url = new URL(file.url, new URL(how.baseUrl, document.baseURI)).href;
  try {
    mark("fetch");
    const bytes = await fetchBytes(url, {
      signal,
      total: file.bytes,
      ...(how.onProgress ? { onProgress: how.onProgress } : {}),
    });
    mark("fetched");
    const gltf = await parseGlb(bytes);
    signal.throwIfAborted();
    mark("parsed");
    return readCar(gltf.scene, manifest, how.uniforms);
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StageError("template", `The model could not be opened: ${reason}`, null, cause);
  }
}
