import { type Region, spansAt } from "../shape/flat.ts";

/** Metres between two lines, and how many there are at the least and the most. */
const STEP = 0.002;
const LINES = { min: 64, max: 512 };

/**
 * How much of convex polygons (x, y of their corners, within ±height/2) lies on one another, in the square of their unit:
 * the sum of their areas less that of their union. Read exactly along even lines, so that the union of surfaces that
 * do not lie over one another, which is nearly all of a car, is exact, and only what overlaps is as good as the lines.
 * @param region only what lies in it counts
 */
export function overlapOf(polygons: readonly Float64Array[], height: number, region: Region | null = null): number {
  const count = Math.min(LINES.max, Math.max(LINES.min, Math.ceil(height / STEP)));
  const step = height / count;
  const lines: number[][] = Array.from({ length: count }, () => []);
  for (const polygon of polygons) {
    let [low, high] = [Infinity, -Infinity];
    for (let i = 1; i < polygon.length; i += 2) {
      const y = polygon[i] ?? 0;
      if (y < low) low = y;
      if (y > high) high = y;
    }
    const first = Math.max(0, Math.ceil((low + height / 2) / step - 0.5));
    const last = Math.min(count - 1, Math.floor((high + height / 2) / step - 0.5));
    for (let line = first; line <= last; line++) {
      const span = spanAt(polygon, (line + 0.5) * step - height / 2);
      if (span) lines[line]?.push(span[0], span[1]);
    }
  }
  const within = (line: number) => region && spansAt(region, (line + 0.5) * step - height / 2);
  return lines.reduce((sum, spans, line) => sum + (spans.length < 4 ? 0 : doubled(spans, within(line))), 0) * step;
}

function spanAt(polygon: Float64Array, y: number): [number, number] | null {
  let [left, right] = [Infinity, -Infinity];
  const length = polygon.length;
  for (let i = 0; i < length; i += 2) {
    const next = (i + 2) % length;
    const [y0, y1] = [polygon[i + 1] ?? 0, polygon[next + 1] ?? 0];
    if (y0 > y === y1 > y) continue;
    const x0 = polygon[i] ?? 0;
    const x = x0 + ((y - y0) / (y1 - y0)) * ((polygon[next] ?? 0) - x0);
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return right > left ? [left, right] : null;
}

/** Length between two places that lies in other spans. */
function lengthWithin(spans: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let i = 0; i + 1 < spans.length; i += 2)
    sum += Math.max(0, Math.min(to, spans[i + 1] ?? 0) - Math.max(from, spans[i] ?? 0));
  return sum;
}

/** Spans of a line in the order in which they begin, one array for all lines. */
let begins = new Float64Array(256);
let ends = new Float64Array(256);

/** Length that spans (begin, end, …) cover more than once, as often as they do. @param within counts there alone */
function doubled(spans: readonly number[], within: readonly number[] | null): number {
  const count = spans.length / 2;
  if (count > begins.length) [begins, ends] = [new Float64Array(count * 2), new Float64Array(count * 2)];
  // mostly a few dozen, which nothing sorts sooner than putting each in its place
  for (let i = 0; i < count; i++) {
    const begin = spans[i * 2] ?? 0;
    let at = i;
    for (; at > 0 && (begins[at - 1] ?? 0) > begin; at--) {
      begins[at] = begins[at - 1] ?? 0;
      ends[at] = ends[at - 1] ?? 0;
    }
    begins[at] = begin;
    ends[at] = spans[i * 2 + 1] ?? 0;
  }
  let [end, sum] = [-Infinity, 0];
  for (let i = 0; i < count; i++) {
    const [from, to] = [begins[i] ?? 0, ends[i] ?? 0];
    const last = Math.min(end, to);
    if (last > from) sum += within ? lengthWithin(within, from, last) : last - from;
    end = Math.max(end, to);
  }
  return sum;
}
