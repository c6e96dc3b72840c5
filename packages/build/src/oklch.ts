/** A colour in OKLCH: lightness 0…1, chroma 0…0.37 or so, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** Lightness and the two opponent axes. */
export type Oklab = readonly [number, number, number];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Ottosson's OKLab, https://bottosson.github.io/posts/oklab/ */
export function oklabOf(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1), 16);
  return oklabOfRgb(value >> 16, (value >> 8) & 255, value & 255);
}

/** The same of sRGB parts, each 0…255. */
export function oklabOfRgb(...parts: [red: number, green: number, blue: number]): Oklab {
  const [r, g, b] = parts.map((part) => linear(part / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export const oklchOf = (hex: string): Oklch => oklchOfLab(oklabOf(hex));

export function oklchOfLab([l, a, b]: Oklab): Oklch {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function rgbOf({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

/** The nearest colour that a screen shows, with less chroma where it has to be; `#rrggbb`. */
export function hexOf(color: Oklch): string {
  let { c } = color;
  const l = Math.max(0, Math.min(1, color.l));
  let rgb = rgbOf({ l, c, h: color.h });
  while (c > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005)) {
    c = Math.max(0, c - 0.004);
    rgb = rgbOf({ l, c, h: color.h });
  }
  return `#${rgb
    .map((part) =>
      Math.round(Math.max(0, Math.min(1, gamma(Math.max(0, part)))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The same of OKLab, without a turn through hues. */
export const hexOfLab = (lab: Oklab): string => hexOf(oklchOfLab(lab));

/** How far apart two colours look, in OKLab. */
export function distance(a: string, b: string): number {
  const [la, aa, ba] = oklabOf(a);
  const [lb, ab, bb] = oklabOf(b);
  return Math.hypot(la - lb, aa - ab, ba - bb);
}

/** Degrees between two hues, 0…180. */
export const hueBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Too little chroma to have a hue. */
export const isGrey = ({ c }: Oklch): boolean => c < 0.035;
