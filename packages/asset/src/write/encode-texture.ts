import sharp from "sharp";
import { GLB_LIMITS } from "../check/limits.ts";

/** What a picture is read for: colour, the shade in creases, or a surface's relief, where the eye forgives least. */
export type TextureUse = "colour" | "shade" | "relief";

/** Qualities of WebP from the smallest file on; the last one is taken where none is near enough. */
const QUALITIES: Record<TextureUse, readonly number[]> = {
  colour: [50, 60, 70, 78, 84],
  shade: [50, 65, 80],
  relief: [90],
};
/** So near a picture stays to what it was, dB (peak signal to noise). */
const NEAR: Record<TextureUse, number> = { colour: 40, shade: 36, relief: 0 };
/** Shade is soft: it may lose half its size, and half of that. */
const SHRUNK: Record<TextureUse, readonly number[]> = { colour: [1], shade: [0.25, 0.5, 1], relief: [1] };

const open = (image: Uint8Array) => sharp(image, { limitInputPixels: GLB_LIMITS.imagePixels, failOn: "error" });

type Raw = { data: Buffer; width: number; height: number };
async function pixels(image: Uint8Array, size?: { width: number; height: number }): Promise<Raw> {
  const pipe = size ? open(image).resize(size.width, size.height, { fit: "fill", kernel: "linear" }) : open(image);
  const { data, info } = await pipe.toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How much of a picture is left of another of its size, dB; what nobody sees through does not count. */
export function nearness(before: Buffer, after: Buffer): number {
  let [sum, count] = [0, 0];
  const off = (i: number) => (before[i] as number) - (after[i] as number);
  for (let i = 0; i < before.length; i += 4) {
    if (before[i + 3] === 0) continue;
    const [r, g, b, a] = [off(i), off(i + 1), off(i + 2), off(i + 3)];
    sum += r * r + g * g + b * b + a * a;
    count += 4;
  }
  return sum === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10((255 * 255 * count) / sum);
}

/** The smallest WebP that stays near enough to the picture, at most `size` px on the longer edge. */
export async function encodeTexture(image: Uint8Array, size: number, use: TextureUse): Promise<Uint8Array> {
  // the picture in its final size, unharmed, is what the others are measured by
  const whole = await open(image)
    .resize(size, size, { fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const before = await pixels(whole);
  for (const share of SHRUNK[use]) {
    const [width, height] = [before.width, before.height].map((side) => Math.max(1, Math.round(side * share)));
    for (const quality of QUALITIES[use]) {
      const isLast = share === 1 && quality === QUALITIES[use].at(-1);
      const out = await open(whole).resize(width, height, { fit: "fill" }).webp({ quality, effort: 4 }).toBuffer();
      if (isLast || nearness(before.data, (await pixels(out, before)).data) >= NEAR[use]) return new Uint8Array(out);
    }
  }
  throw new Error("unreachable");
}

/** The same without any loss, in its own size. */
export async function keepTexture(image: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await open(image).webp({ lossless: true, effort: 2 }).toBuffer());
}
