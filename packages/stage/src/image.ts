/** Pixels as WebGL reads them, as a picture: rows turned over, alpha divided out. */
export function toImage(pixels: Uint8Array, width: number, height: number, transparent: boolean): ImageData {
  const image = new ImageData(width, height);
  for (let y = 0; y < height; y++) {
    image.data.set(pixels.subarray((height - 1 - y) * width * 4, (height - y) * width * 4), y * width * 4);
  }
  const d = image.data;
  for (let i = 3; i < d.length; i += 4) {
    const a = d[i] ?? 0;
    if (!transparent) d[i] = 255;
    else if (a > 0 && a < 255) for (let k = 1; k <= 3; k++) d[i - k] = Math.min(255, ((d[i - k] ?? 0) * 255) / a);
  }
  return image;
}
