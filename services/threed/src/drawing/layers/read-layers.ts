import { AssetRefusal, readImageHeader } from "@carloom/asset/images";
import { type FoundLayers, type LayerLimits, type LayerRefusal, LayersRefused } from "./found.ts";

export type LayersResult = { ok: true; found: FoundLayers } | { ok: false; why: LayerRefusal };

/** A PDF may begin a little later than its file does; one that Illustrator wrote begins at once. */
const isPdf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");
const isPsd = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes.subarray(0, 4)) === "8BPS";

const WHY: Readonly<Record<string, LayerRefusal>> = {
  "picture-bytes": "size",
  "svg-syntax": "broken",
  "svg-size": "broken",
};

/**
 * The layers of somebody's file, each as art of its own. What a file is says its content.
 * The libraries of each kind are loaded for the first file of it, as most uploads are pictures.
 */
export async function readLayers(bytes: Uint8Array, page: number, limits: LayerLimits): Promise<LayersResult> {
  try {
    if (bytes.byteLength > limits.bytes) throw new LayersRefused("size");
    if (isPsd(bytes)) return { ok: true, found: await (await import("./psd-layers.ts")).psdLayers(bytes, limits) };
    if (isPdf(bytes))
      return { ok: true, found: await (await import("./pdf-layers.ts")).pdfLayers(bytes, page, limits) };
    if (readImageHeader(bytes)?.type !== "svg") throw new LayersRefused("kind");
    const { svgLayers } = await import("./svg-layers.ts");
    return { ok: true, found: await svgLayers(new TextDecoder().decode(bytes), limits) };
  } catch (error) {
    if (error instanceof LayersRefused) return { ok: false, why: error.why };
    if (error instanceof AssetRefusal) return { ok: false, why: WHY[error.code] ?? "unsafe" };
    return { ok: false, why: "broken" };
  }
}
