/** A colour by how far apart it looks from others: lightness, green to red, blue to yellow. */
export type Lab = readonly [number, number, number];

export const toLinear = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

/** From sRGB, 0…255. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Light and shadow that are painted into a picture count half. */
export const apart = (a: Lab, b: Lab): number => Math.hypot((a[0] - b[0]) / 2, a[1] - b[1], a[2] - b[2]);
