import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  NearestFilter,
  NoColorSpace,
  RepeatWrapping,
  UnsignedByteType,
} from "three";

/** Texels of the flake map's side, and the size of one on the car: a spot that a flake lights, not the flake (10 to 50 µm). */
export const FLAKE_MAP = 512;
export const FLAKE_MM = 0.56;
/**
 * What tilts of slope 1 add to the square of a lobe's width when they are not resolved: found so that the mean brightness of
 * resolved flakes and of the lobe from afar agree from 0° to 45° off the mirror direction.
 */
export const FLAKE_SPREAD = 0.09;

/** Random tilts as vectors in rgb and a flake's own number in a; mips average to none, so flakes fade with distance by themselves. */
export function flakeTexture(size = FLAKE_MAP): DataTexture {
  const data = new Uint8Array(size * size * 4);
  let state = 11;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let i = 0; i < data.length; i += 4) {
    const angle = random() * Math.PI * 2;
    const z = random() * 2 - 1;
    const length = random() ** 1.5;
    const flat = Math.sqrt(1 - z * z) * length;
    data[i] = 127.5 + 127.5 * Math.cos(angle) * flat;
    data[i + 1] = 127.5 + 127.5 * Math.sin(angle) * flat;
    data[i + 2] = 127.5 + 127.5 * z * length;
    data[i + 3] = random() * 255;
  }
  const texture = new DataTexture(data, size, size);
  texture.type = UnsignedByteType;
  texture.colorSpace = NoColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

/** One transparent texel: what a sampler holds before there is a livery. */
export function emptyTexture(): DataTexture {
  const texture = new DataTexture(new Uint8Array(4), 1, 1);
  texture.magFilter = texture.minFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}

/** One opaque white texel. */
export function whiteTexture(): DataTexture {
  const texture = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  texture.magFilter = texture.minFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}
