import { readImageHeader } from "@carloom/asset";
import sharp, { type Sharp } from "sharp";
import { inTurn } from "./decode-queue.ts";

/** A picture that was decoded and written anew: no metadata, no foreign bytes. Sizes in px. */
export type Picture = { bytes: Uint8Array; extension: string; mimeType: string; width: number; height: number };
export type PictureLimits = { bytes: number; pixels: number };
export type PictureResult = { ok: true; picture: Picture } | { ok: false; message: string };

const refuse = (message: string): PictureResult => ({ ok: false, message });
const NOT_A_PICTURE = "This file is not a PNG, JPEG, WebP or SVG picture.";
const BROKEN = "This picture is damaged and cannot be read.";
/** Longest edge of a thumbnail, px. */
const THUMBNAIL_EDGE = 1280;
/** Longest edge of a drawn SVG, px: sharp on a whole door at 1 m. */
const VECTOR_EDGE = 2048;
const DECODE_SECONDS = 20;

/** Art keeps its size and type; a thumbnail becomes a small WebP. */
export type PictureUse = "art" | "thumbnail";

function encode(image: Sharp, type: string, use: PictureUse): { image: Sharp; extension: string; mimeType: string } {
  if (use === "thumbnail") {
    const small = image.resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, { fit: "inside", withoutEnlargement: true });
    return { image: small.webp({ quality: 82, effort: 2 }), extension: "webp", mimeType: "image/webp" };
  }
  if (type === "jpeg") return { image: image.jpeg({ quality: 92 }), extension: "jpg", mimeType: "image/jpeg" };
  if (type === "webp")
    return { image: image.webp({ quality: 92, effort: 2 }), extension: "webp", mimeType: "image/webp" };
  return { image: image.png({ compressionLevel: 6 }), extension: "png", mimeType: "image/png" };
}

/** SVG is drawn: what it could run, fetch or hide does not survive. */
async function drawing(bytes: Uint8Array, pixels: number): Promise<Sharp> {
  const { width = 1, height = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = Math.min(Math.max((72 * VECTOR_EDGE) / Math.max(width, height, 1), 1), 2400);
  const image = sharp(bytes, { density, limitInputPixels: pixels });
  return image.resize(VECTOR_EDGE, VECTOR_EDGE, { fit: "inside", withoutEnlargement: false });
}

/**
 * Reads somebody's picture by its content (names and types they state do not count) and writes it anew, upright and
 * without metadata. Size in bytes and pixels is refused before anything is decoded.
 */
export async function readPicture(bytes: Uint8Array, limits: PictureLimits, use: PictureUse): Promise<PictureResult> {
  if (bytes.byteLength > limits.bytes)
    return refuse(`A picture has at most ${Math.floor(limits.bytes / 1024 / 1024)} MB.`);
  const header = readImageHeader(bytes);
  if (!header) return refuse(NOT_A_PICTURE);
  if (header.width * header.height > limits.pixels) {
    return refuse(`A picture has at most ${Math.floor(limits.pixels / 1_000_000)} megapixels.`);
  }
  if (header.type !== "svg" && header.width * header.height === 0) return refuse(BROKEN);
  return inTurn(async () => {
    try {
      const source =
        header.type === "svg"
          ? await drawing(bytes, limits.pixels)
          : sharp(bytes, { limitInputPixels: limits.pixels, failOn: "error" }).autoOrient();
      const { image, extension, mimeType } = encode(source, header.type, use);
      const { data, info } = await image.timeout({ seconds: DECODE_SECONDS }).toBuffer({ resolveWithObject: true });
      return { ok: true, picture: { bytes: data, extension, mimeType, width: info.width, height: info.height } };
    } catch {
      return refuse(BROKEN);
    }
  });
}
