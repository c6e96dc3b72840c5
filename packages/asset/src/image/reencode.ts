import sharp from "sharp";
import { AssetRefusal } from "../refusal.ts";
import { decodeSvg, IMAGE_LIMITS, type ImageLimits, inspectImage } from "./inspect.ts";
import { sanitiseSvg } from "./svg/sanitise.ts";

export type ReencodeOptions = {
  /** WebP is lossy at quality 90, PNG lossless. */
  format?: "webp" | "png";
  /** Longest edge, px. */
  size?: number;
  limits?: ImageLimits;
};

export type CleanImage = { bytes: Uint8Array; mimeType: "image/webp" | "image/png"; width: number; height: number };

/** Pixels per CSS px so that an SVG fills the wanted size; librsvg is asked for at most 4 times its own. */
const density = (longest: number, size: number) => Math.max(1, Math.min(2400, (72 * size) / longest));

/**
 * Decodes a picture and writes it anew: what comes out is pixels only — no EXIF, place, comment, profile or trailing data —
 * upright, in sRGB, at most `size` px. An SVG is sanitised, then drawn. Throws AssetRefusal for what is no picture.
 */
export async function reencodeImage(input: Uint8Array, options: ReencodeOptions = {}): Promise<CleanImage> {
  const { format = "webp", size = 4096, limits = IMAGE_LIMITS } = options;
  const found = inspectImage(input, limits);
  const settings = { limitInputPixels: limits.pixels, failOn: "error", animated: false } as const;
  const source =
    found.type === "svg"
      ? sharp(Buffer.from(sanitiseSvg(decodeSvg(input), { bytes: limits.svgBytes }).svg), {
          ...settings,
          density: density(Math.max(found.width, found.height), Math.min(size, 2048)),
        })
      : sharp(input, settings);
  try {
    const upright = source
      .autoOrient()
      .toColourspace("srgb")
      .resize(size, size, { fit: "inside", withoutEnlargement: true });
    const encoded =
      format === "webp"
        ? upright.webp({ quality: 90, alphaQuality: 100, effort: 4 })
        : upright.png({ compressionLevel: 9 });
    const { data, info } = await encoded.timeout({ seconds: 20 }).toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), mimeType: `image/${format}`, width: info.width, height: info.height };
  } catch {
    throw new AssetRefusal("picture-broken");
  }
}
