import { AssetRefusal } from "../refusal.ts";
import { type ImageType, readImageHeader } from "./header.ts";
import { sanitiseSvg } from "./svg/sanitise.ts";

export type ImageLimits = { bytes: number; pixels: number; svgBytes: number };

/** Uploads: 15 MB, 40 megapixels, SVG text of 1 MB. */
export const IMAGE_LIMITS: ImageLimits = { bytes: 15 * 1024 * 1024, pixels: 40_000_000, svgBytes: 1024 * 1024 };

export type InspectedImage = { type: ImageType; mimeType: string; bytes: number; width: number; height: number };

/** Pixels; a longer one is a line, which few programs open and whose rows take more than its pixels. */
const LONGEST_EDGE = 30_000;

const MIME: Record<ImageType, string> = {
  png: "image/png",
  jpeg: "image/jpeg",
  webp: "image/webp",
  svg: "image/svg+xml",
};

/**
 * What an uploaded picture is, by content alone: its name and stated type do not count, and no pixel is decoded.
 * An SVG is sanitised to learn its size (CSS px). Throws AssetRefusal.
 */
export function inspectImage(bytes: Uint8Array, limits: ImageLimits = IMAGE_LIMITS): InspectedImage {
  if (bytes.byteLength === 0) throw new AssetRefusal("picture-empty");
  if (bytes.byteLength > limits.bytes)
    throw new AssetRefusal("picture-bytes", { bytes: bytes.byteLength, limit: limits.bytes });
  const header = readImageHeader(bytes);
  if (!header) throw new AssetRefusal("picture-type");
  const found = { type: header.type, mimeType: MIME[header.type], bytes: bytes.byteLength };
  if (header.type === "svg") {
    const { width, height } = sanitiseSvg(decodeSvg(bytes), { bytes: limits.svgBytes });
    return { ...found, width, height };
  }
  const { width, height } = header;
  if (width === 0 || height === 0) throw new AssetRefusal("picture-broken");
  if (Math.max(width, height) > LONGEST_EDGE)
    throw new AssetRefusal("picture-edge", { width, height, limit: LONGEST_EDGE });
  if (width * height > limits.pixels) throw new AssetRefusal("picture-pixels", { width, height, limit: limits.pixels });
  return { ...found, width, height };
}

/** UTF-8 only: other encodings can hide what a filter looks for. Throws AssetRefusal. */
export function decodeSvg(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AssetRefusal("svg-syntax", { reason: "not UTF-8" });
  }
}
