import { trace } from "@carloom/asset/images";
import sharp from "sharp";

/** Share of the edge that is left free around what fills the picture. */
const MARGIN = 0.03;
/** How far a pixel may be from the ground's colour to belong to it, summed over the channels. */
const TOLERANCE = 42;

export type PngOptions = { bytes: Uint8Array; width: number; height: number; xmp: string };

/** A drawing or picture in the middle of a transparent PNG of exactly this size, with what the XMP says of it. */
export async function pngOf({ bytes, width, height, xmp }: PngOptions): Promise<Uint8Array> {
  const edge = Math.round(Math.min(width, height) * MARGIN);
  const [w, h] = [width - 2 * edge, height - 2 * edge];
  const { width: own, height: tall, format } = await sharp(bytes).metadata();
  // drawn at the size that it is wanted in, not scaled up from another
  const density = format === "svg" ? Math.min(2400, Math.max(1, 72 * Math.min(w / own, h / tall))) : 72;
  return sharp(bytes, { density, limitInputPixels: 40_000_000 })
    .resize(w, h, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 6 })
    .withXmp(xmp)
    .toBuffer();
}

export type CutoutOptions = { bytes: Uint8Array; edge: number; pixels: number };

/** A picture as WebP, and as an SVG where it is flat art. */
export type Cutout = { bytes: Uint8Array; svg: string | null };

/**
 * A picture of at most `edge` px, as curves where it is flat art, without the even ground that it stands on: what is joined to the border and
 * close to its colour becomes clear. A picture whose corners differ, or that has clear parts already, keeps its ground.
 */
export async function cutoutOf({ bytes, edge, pixels }: CutoutOptions): Promise<Cutout> {
  const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: "error" })
    .autoOrient()
    .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  clearGround(data, width, height);
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  const webp = await image.webp({ quality: 90, alphaQuality: 95, effort: 2 }).toBuffer();
  return { bytes: webp, svg: trace({ data, width, height })?.svg ?? null };
}

/** A picture of at most `edge` px as an SVG, with the ground that it has; null where it is no flat art. */
export async function tracedOf({ bytes, edge, pixels }: CutoutOptions): Promise<string | null> {
  const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: "error" })
    .autoOrient()
    .resize(edge, edge, { fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return trace({ data, width: info.width, height: info.height })?.svg ?? null;
}

function clearGround(data: Uint8Array, width: number, height: number): void {
  const at = (i: number) =>
    [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0, data[i * 4 + 3] ?? 0] as const;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map(at);
  const [ground] = corners;
  const far = (a: readonly number[], b: readonly number[]) =>
    [0, 1, 2].reduce((sum, c) => sum + Math.abs((a[c] ?? 0) - (b[c] ?? 0)), 0);
  if (!ground || corners.some((corner) => corner[3] < 250 || far(corner, ground) > TOLERANCE)) return;
  const seen = new Uint8Array(width * height);
  const open = new Int32Array(width * height);
  let count = 0;
  const visit = (i: number) => {
    if (seen[i]) return;
    seen[i] = 1;
    if (far(at(i), ground) <= TOLERANCE) open[count++] = i;
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let next = 0; next < count; next++) {
    const i = open[next] ?? 0;
    data[i * 4 + 3] = 0;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < width * (height - 1)) visit(i + width);
  }
}
