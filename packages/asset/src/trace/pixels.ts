import { oklabOfRgb, type Oklab } from "@carloom/build/oklch";

/** Pixels as a decoder leaves them: red, green, blue, alpha, row by row. */
export type Raster = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };
/** A picture in a few colours: of each pixel the number of its colour, or {@link CLEAR}. */
export type FlatPicture = { width: number; height: number; owner: Uint8Array; colors: string[] };

export const CLEAR = 255;
const MOST_COLORS = 12;
/** Of all that is opaque: what lies amid its own colour, and what of that the colours have to cover. */
const LEAST_EVEN = 0.8;
const LEAST_COVERED = 0.965;
/** A colour with less of the picture is an edge's mixture. */
const LEAST_SHARE = 0.003;
/** In OKLab: colours that are one, and the most that a pixel may be from its colour. */
const SAME = 0.055;
const COVERED = 0.05;
/** Most of an even colour is the colour itself; of a gradient that was cut in pieces little is. */
const ITSELF = 0.018;
const LEAST_ITSELF = 0.85;
/** Sum over the channels that neighbours of one colour differ by at most. */
const EVEN = 18;
const OPAQUE = 128;

const far = (a: Oklab, b: Oklab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Pixels whose four neighbours look like them: all of flat art but for its soft edges. */
function evenPixels({ data, width, height }: Raster): { even: Uint8Array; opaque: number; count: number } {
  const even = new Uint8Array(width * height);
  let [opaque, count] = [0, 0];
  const alike = (a: number, b: number): boolean =>
    (data[b * 4 + 3] ?? 0) >= OPAQUE &&
    Math.abs((data[a * 4] ?? 0) - (data[b * 4] ?? 0)) +
      Math.abs((data[a * 4 + 1] ?? 0) - (data[b * 4 + 1] ?? 0)) +
      Math.abs((data[a * 4 + 2] ?? 0) - (data[b * 4 + 2] ?? 0)) <=
      EVEN;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((data[i * 4 + 3] ?? 0) < OPAQUE) continue;
      opaque++;
      const isEven =
        (x === 0 || alike(i, i - 1)) &&
        (x === width - 1 || alike(i, i + 1)) &&
        (y === 0 || alike(i, i - width)) &&
        (y === height - 1 || alike(i, i + width));
      if (!isEven) continue;
      even[i] = 1;
      count++;
    }
  return { even, opaque, count };
}

type Bin = { count: number; red: number; green: number; blue: number };

const BITS = 5;
const binOf = (data: Raster["data"], i: number): number =>
  ((data[i * 4] ?? 0) >> (8 - BITS)) * 1024 +
  ((data[i * 4 + 1] ?? 0) >> (8 - BITS)) * 32 +
  ((data[i * 4 + 2] ?? 0) >> (8 - BITS));

/** The few colours that a flat picture has, the most frequent first. */
function paletteOf({ data }: Raster, even: Uint8Array, count: number): Oklab[] {
  const bins = new Map<number, Bin>();
  for (let i = 0; i < even.length; i++) {
    if (!even[i]) continue;
    const key = binOf(data, i);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, bin);
    bin.count++;
    bin.red += data[i * 4] ?? 0;
    bin.green += data[i * 4 + 1] ?? 0;
    bin.blue += data[i * 4 + 2] ?? 0;
  }
  const groups: { lab: Oklab; count: number }[] = [];
  for (const { count: own, red, green, blue } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    const lab = oklabOfRgb(red / own, green / own, blue / own);
    const near = groups.find((group) => far(group.lab, lab) < SAME);
    if (!near) {
      groups.push({ lab, count: own });
      continue;
    }
    const sum = near.count + own;
    const mean = (axis: 0 | 1 | 2) => (near.lab[axis] * near.count + lab[axis] * own) / sum;
    near.lab = [mean(0), mean(1), mean(2)];
    near.count = sum;
  }
  return groups
    .filter((group) => group.count >= count * LEAST_SHARE)
    .sort((a, b) => b.count - a.count)
    .map(({ lab }) => lab);
}

/** Nearest colours of pixels, remembered by their bin: there are few of them. */
function nearestTo(palette: readonly Oklab[], { data }: Raster) {
  const known = new Map<number, { color: number; away: number }>();
  return (i: number): { color: number; away: number } => {
    const key = ((data[i * 4] ?? 0) << 16) | ((data[i * 4 + 1] ?? 0) << 8) | (data[i * 4 + 2] ?? 0);
    const before = known.get(key);
    if (before) return before;
    const lab = oklabOfRgb(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0);
    const found = palette.reduce(
      (best, one, color) => (far(lab, one) < best.away ? { color, away: far(lab, one) } : best),
      { color: 0, away: Infinity },
    );
    known.set(key, found);
    return found;
  };
}

/** Soft edges get one of the colours that meet there: a mixture of black and white is no grey. */
function spread(owner: Uint8Array, raster: Raster, palette: readonly Oklab[]): void {
  const { data, width, height } = raster;
  const nearest = nearestTo(palette, raster);
  const reach = 2;
  const open: number[] = [];
  for (let i = 0; i < owner.length; i++) if (owner[i] === CLEAR && (data[i * 4 + 3] ?? 0) >= OPAQUE) open.push(i);
  const given = new Map<number, number>();
  for (const i of open) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const around = new Set<number>();
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [u, v] = [x + dx, y + dy];
        const color = u >= 0 && v >= 0 && u < width && v < height ? (owner[v * width + u] ?? CLEAR) : CLEAR;
        if (color !== CLEAR) around.add(color);
      }
    if (around.size === 0) {
      given.set(i, nearest(i).color);
      continue;
    }
    const lab = oklabOfRgb(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0);
    const away = (color: number) => far(lab, palette[color] ?? [0, 0, 0]);
    given.set(
      i,
      [...around].reduce((best, color) => (away(color) < away(best) ? color : best)),
    );
  }
  for (const [i, color] of given) owner[i] = color;
}

/** Specks smaller than this many pixels go to what lies around them. */
function withoutSpecks(owner: Uint8Array, width: number, height: number, least: number): void {
  const seen = new Uint8Array(owner.length);
  const stack: number[] = [];
  for (let from = 0; from < owner.length; from++) {
    if (seen[from]) continue;
    const color = owner[from] ?? CLEAR;
    const area: number[] = [];
    const around = new Map<number, number>();
    stack.push(from);
    seen[from] = 1;
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      area.push(i);
      const x = i % width;
      for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (next < 0 || next >= width * height) continue;
        const other = owner[next] ?? CLEAR;
        if (other !== color) around.set(other, (around.get(other) ?? 0) + 1);
        else if (!seen[next]) {
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    if (area.length >= least || around.size === 0) continue;
    const [most] = [...around].sort((a, b) => b[1] - a[1]);
    for (const i of area) owner[i] = most?.[0] ?? color;
  }
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/** The mean of the pixels that a colour owns, as it was painted and not as it was counted. */
function meansOf({ data }: Raster, even: Uint8Array, owner: Uint8Array, count: number): string[] {
  const sums = Array.from({ length: count }, () => [0, 0, 0, 0] as [number, number, number, number]);
  for (let i = 0; i < owner.length; i++) {
    const sum = even[i] ? sums[owner[i] ?? CLEAR] : undefined;
    if (!sum) continue;
    sum[0] += data[i * 4] ?? 0;
    sum[1] += data[i * 4 + 1] ?? 0;
    sum[2] += data[i * 4 + 2] ?? 0;
    sum[3]++;
  }
  return sums.map(
    ([red, green, blue, pixels]) => `#${[red, green, blue].map((sum) => hex(sum / Math.max(1, pixels))).join("")}`,
  );
}

/** A picture in its few colours; null where it is no flat art but a photograph, a gradient, a painting. */
export function flatten(raster: Raster): FlatPicture | null {
  const { width, height } = raster;
  const { even, opaque, count } = evenPixels(raster);
  if (opaque < width * height * 0.005 || count < opaque * LEAST_EVEN) return null;
  const palette = paletteOf(raster, even, count);
  if (palette.length === 0 || palette.length > MOST_COLORS) return null;
  const nearest = nearestTo(palette, raster);
  const owner = new Uint8Array(width * height).fill(CLEAR);
  let [covered, itself] = [0, 0];
  for (let i = 0; i < owner.length; i++) {
    if (!even[i]) continue;
    const { color, away } = nearest(i);
    if (away > COVERED) continue;
    owner[i] = color;
    covered++;
    if (away <= ITSELF) itself++;
  }
  if (covered < count * LEAST_COVERED || itself < covered * LEAST_ITSELF) return null;
  spread(owner, raster, palette);
  withoutSpecks(owner, width, height, Math.max(6, Math.round((width * height) / 60_000)));
  return { width, height, owner, colors: meansOf(raster, even, owner, palette.length) };
}
