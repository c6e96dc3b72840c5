export type Rgb = [number, number, number];

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** L* of a linear colour against white (1, 1, 1). */
export function lightness([r, g, b]: Rgb): number {
  return 116 * cubic(0.2126 * r + 0.7152 * g + 0.0722 * b) - 16;
}
const cubic = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);

/** CIELAB of an sRGB colour, `#rrggbb` or 0…255; white point D65. */
function lab(color: string | readonly number[]): [number, number, number] {
  const bytes = typeof color === "string" ? [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)) : color;
  const [r = 0, g = 0, b = 0] = bytes.map((v) => linear(v / 255));
  const x = cubic((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = cubic(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = cubic((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const sinDeg = (d: number) => Math.sin((d * Math.PI) / 180);
const cosDeg = (d: number) => Math.cos((d * Math.PI) / 180);

/** CIEDE2000 of two sRGB colours. */
export function deltaE(a: string | readonly number[], b: string | readonly number[]): number {
  return labDistance(lab(a), lab(b));
}

type Lab = readonly [number, number, number];
/** CIEDE2000 (Sharma, Wu and Dalal 2005). */
export function labDistance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)));
  const [x1, x2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const hue = (x: number, y: number) => (x === 0 && y === 0 ? 0 : ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360);
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * sinDeg(turn / 2);
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hm = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const t = 1 - 0.17 * cosDeg(hm - 30) + 0.24 * cosDeg(2 * hm) + 0.32 * cosDeg(3 * hm + 6) - 0.2 * cosDeg(4 * hm - 63);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt = -2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) * sinDeg(60 * Math.exp(-(((hm - 275) / 25) ** 2)));
  const [dl, dc] = [(l2 - l1) / sl, (c2 - c1) / sc];
  return Math.sqrt(dl ** 2 + dc ** 2 + (dh / sh) ** 2 + rt * dc * (dh / sh));
}
