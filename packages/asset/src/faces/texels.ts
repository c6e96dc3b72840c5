import type { Material } from "@gltf-transform/core";
import type { Transform } from "@gltf-transform/extensions";
import sharp from "sharp";
import { GLB_LIMITS } from "../check/limits.ts";
import type { Piece } from "../geometry/piece.ts";

/** Side of the copy that is read. */
const SIDE = 1024;

/** The picture of a material's colour, with how much of it covers what is behind. */
export type Texels = { width: number; height: number; rgba: Uint8Array };

/** Null where it has none, or it cannot be read. */
export async function texelsOf(material: Material | null): Promise<Texels | null> {
  const image = material?.getBaseColorTexture()?.getImage();
  if (!image) return null;
  try {
    const { data, info } = await sharp(image, { limitInputPixels: GLB_LIMITS.imagePixels })
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true, kernel: "nearest" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 4 ? { width: info.width, height: info.height, rgba: new Uint8Array(data) } : null;
  } catch {
    return null;
  }
}

/** Where in a triangle its colour is looked at: the middle, and half way to each corner. */
const PLACES = [
  [1 / 3, 1 / 3, 1 / 3],
  [2 / 3, 1 / 6, 1 / 6],
  [1 / 6, 2 / 3, 1 / 6],
  [1 / 6, 1 / 6, 2 / 3],
] as const;

/** Four colours a triangle, red, green, blue and alpha in sRGB bytes; null where the piece has no coordinates for the picture. */
function sampled(piece: Piece, { width, height, rgba }: Texels): Uint8Array | null {
  const info = piece.material?.getBaseColorTextureInfo();
  const uv = piece.uv[info?.getTexCoord() === 1 ? 1 : 0];
  if (!uv) return null;
  const transform = info?.getExtension<Transform>("KHR_texture_transform");
  const [scale, offset] = [transform?.getScale() ?? [1, 1], transform?.getOffset() ?? [0, 0]];
  const triangles = piece.index.length / 3;
  const out = new Uint8Array(triangles * 16);
  const cell = (value: number, k: 0 | 1, size: number) => {
    const moved = value * (scale[k] as number) + (offset[k] as number);
    return Math.min(size - 1, Math.floor((moved - Math.floor(moved)) * size)) || 0;
  };
  for (let t = 0; t < triangles; t++) {
    for (const [place, weights] of PLACES.entries()) {
      let [u, v] = [0, 0];
      for (let k = 0; k < 3; k++) {
        const at = (piece.index[t * 3 + k] as number) * 2;
        u += (uv[at] as number) * (weights[k] as number);
        v += (uv[at + 1] as number) * (weights[k] as number);
      }
      const from = (cell(v, 1, height) * width + cell(u, 0, width)) * 4;
      out.set(rgba.subarray(from, from + 4), (t * 4 + place) * 4);
    }
  }
  return out;
}

/** Four colours a triangle, sRGB bytes; null where the piece has no coordinates for the picture. */
export function coloursOf(piece: Piece, texels: Texels): Uint8Array | null {
  const found = sampled(piece, texels);
  return found && found.filter((_, i) => i % 4 !== 3);
}

/** How much of each triangle's picture covers what is behind it, 0 to 1. */
export function alphasOf(piece: Piece, texels: Texels): Float32Array | null {
  const found = sampled(piece, texels);
  if (!found) return null;
  return Float32Array.from(
    { length: found.length / 16 },
    (_, t) => [3, 7, 11, 15].reduce((sum, k) => sum + (found[t * 16 + k] as number), 0) / 4 / 255,
  );
}

/** The same of colours that stand in the points, as cars without pictures have them. */
export function coloursOfVertices({ color, index }: Piece): Uint8Array | null {
  if (!color) return null;
  const byte = (linear: number) => {
    const c = Math.min(1, Math.max(0, linear));
    return Math.round((c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055) * 255);
  };
  return Uint8Array.from({ length: index.length * 4 }, (_, i) => {
    const [t, place, k] = [Math.floor(i / 12), Math.floor((i % 12) / 3), i % 3];
    const weights = PLACES[place] as readonly number[];
    return byte(
      [0, 1, 2].reduce(
        (sum, corner) =>
          sum + (color[(index[t * 3 + corner] as number) * 4 + k] as number) * (weights[corner] as number),
        0,
      ),
    );
  });
}
