import { AssetRefusal, inspectImage, SVG_LIMITS, sanitiseSvg } from "@carloom/asset/images";
import sharp, { type Sharp } from "sharp";

/** A picture that was decoded and written anew: no metadata, no foreign bytes. Sizes in px, of an SVG in CSS px. */
export type Picture = { bytes: Uint8Array; extension: string; mimeType: string; width: number; height: number };
export type PictureLimits = { bytes: number; pixels: number };
export type PictureRefused = {
  ok: false;
  message: string;
  /** Keys its words in other languages, which `values` fill; absent where nobody is told. */
  code?: string;
  values?: Readonly<Record<string, string | number>>;
};
export type PictureResult = { ok: true; picture: Picture } | PictureRefused;

/** What of an upright picture is kept, each side as a share of the whole: 0 to 1. */
export type Crop = { x: number; y: number; width: number; height: number };
/** A part of a picture as WebP: cut to the proportions of `box` and at most so large, else as it is and as a thumbnail. */
export type Cut = { crop: Crop | null; box: { width: number; height: number } | null };
/** Art keeps its size and type; a thumbnail becomes a small WebP; what stands for a link a JPEG of 1200 × 630. */
export type PictureUse = "art" | "thumbnail" | "link" | Cut;

/** Longest edge of a thumbnail, px. */
const THUMBNAIL_EDGE = 1280;
/** Pixels of a picture that other sites show of a link, and what lies under what is not opaque: the studio's wall. */
const LINK = { width: 1200, height: 630 };
const WALL = "#1a1c1f";

type Encoded = { image: Sharp; extension: string; mimeType: string };

/** The part of a picture of so many px that a crop keeps, at least a pixel of it. */
function partOf({ x, y, width, height }: Crop, size: { width: number; height: number }) {
  const left = Math.min(size.width - 1, Math.max(0, Math.round(x * size.width)));
  const top = Math.min(size.height - 1, Math.max(0, Math.round(y * size.height)));
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round(width * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(height * size.height))),
  };
}

/** What is cut is never made larger: of a small picture the proportions alone are those that were asked for. */
async function cutOf(image: Sharp, { crop, box }: Cut): Promise<Sharp> {
  const { width, height } = (await image.metadata()).autoOrient;
  const part = partOf(crop ?? { x: 0, y: 0, width: 1, height: 1 }, { width, height });
  const cut = image.extract(part);
  if (!box) return cut.resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, { fit: "inside", withoutEnlargement: true });
  const ratio = box.width / box.height;
  const wide = Math.max(1, Math.floor(Math.min(box.width, part.width, part.height * ratio)));
  return cut.resize(wide, Math.max(1, Math.round(wide / ratio)), { fit: "cover" });
}

/** PNG stays lossless: logos and lettering. Efforts are low, since a person waits. */
async function encode(image: Sharp, mimeType: string, use: PictureUse): Promise<Encoded> {
  if (typeof use === "object") {
    const cut = await cutOf(image, use);
    return { image: cut.webp({ quality: 86, effort: 3 }), extension: "webp", mimeType: "image/webp" };
  }
  if (use === "thumbnail") {
    const small = image.resize(THUMBNAIL_EDGE, THUMBNAIL_EDGE, { fit: "inside", withoutEnlargement: true });
    return { image: small.webp({ quality: 82, effort: 2 }), extension: "webp", mimeType: "image/webp" };
  }
  if (use === "link") {
    const cut = image.flatten({ background: WALL }).resize(LINK.width, LINK.height, { fit: "cover" });
    return { image: cut.jpeg({ quality: 84 }), extension: "jpg", mimeType: "image/jpeg" };
  }
  if (mimeType === "image/jpeg") return { image: image.jpeg({ quality: 92 }), extension: "jpg", mimeType };
  if (mimeType === "image/webp") return { image: image.webp({ quality: 92, effort: 2 }), extension: "webp", mimeType };
  return { image: image.png({ compressionLevel: 6 }), extension: "png", mimeType: "image/png" };
}

async function write(source: Sharp, mimeType: string, use: PictureUse, xmp?: string): Promise<Picture> {
  const encoded = await encode(source, mimeType, use);
  if (xmp !== undefined) encoded.image.withXmp(xmp);
  const { data, info } = await encoded.image.toBuffer({ resolveWithObject: true });
  const { extension } = encoded;
  return { bytes: data, extension, mimeType: encoded.mimeType, width: info.width, height: info.height };
}

async function clean(bytes: Uint8Array, limits: PictureLimits, use: PictureUse, xmp?: string): Promise<Picture> {
  const { type, mimeType } = inspectImage(bytes, { ...limits, svgBytes: SVG_LIMITS.bytes });
  if (type !== "svg") {
    const source = sharp(bytes, { limitInputPixels: limits.pixels, failOn: "error" });
    return write(source.autoOrient(), mimeType, use, xmp);
  }
  const drawing = sanitiseSvg(new TextDecoder().decode(bytes));
  const svg = new TextEncoder().encode(drawing.svg);
  const width = Math.max(1, Math.round(drawing.width));
  const height = Math.max(1, Math.round(drawing.height));
  if (use === "art") return { bytes: svg, extension: "svg", mimeType, width, height };
  const density = Math.min(Math.max((72 * THUMBNAIL_EDGE) / Math.max(width, height), 1), 2400);
  return write(sharp(svg, { density, limitInputPixels: limits.pixels }), mimeType, use, xmp);
}

/**
 * Reads somebody's picture by its content (names and types they state do not count) and writes it anew, upright and
 * without metadata; an SVG is reduced to what only draws. Bytes and pixels are refused before anything is decoded.
 * @param xmp is written into pixels, for pictures that a machine made
 */
export async function readPicture(
  bytes: Uint8Array,
  limits: PictureLimits,
  use: PictureUse,
  xmp?: string,
): Promise<PictureResult> {
  try {
    return { ok: true, picture: await clean(bytes, limits, use, xmp) };
  } catch (error) {
    const { message, code, values } = error instanceof AssetRefusal ? error : new AssetRefusal("picture-broken");
    return { ok: false, message, code, values };
  }
}

/** A stored picture as JPEG, at most `width` px wide, for what takes no other. */
export const jpegOf = (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 86 })
    .toBuffer();

export type SizedOptions = { bytes: Uint8Array; width: number; format: "avif" | "webp"; pixels: number };

/** A stored picture in one of the sizes that pages ask for; `pixels` is the most that are decoded. */
export function sizedOf({ bytes, width, format, pixels }: SizedOptions): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: pixels, failOn: "error" }).resize({
    width,
    withoutEnlargement: true,
  });
  return (format === "avif" ? picture.avif({ quality: 54, effort: 2 }) : picture.webp({ quality: 80 })).toBuffer();
}
