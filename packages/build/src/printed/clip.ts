/** Corners of a polygon that may come out of a triangle and seven planes, four numbers each. */
const ROOM = 12 * 4;
const from = new Float64Array(ROOM);
const to = new Float64Array(ROOM);

/**
 * A triangle clipped to a box about the origin and to where it faces the viewer.
 * @param corners x, y, z and facing of each: what faces is where the fourth is above 0
 * @param half sides of the box
 * @returns x, y of the polygon's corners; null when nothing is left. Edges count in, exactly.
 */
export function clipped(corners: Float64Array, half: readonly [number, number, number]): Float64Array | null {
  const [a, b, c] = [corners[3] ?? 0, corners[7] ?? 0, corners[11] ?? 0];
  if (a <= 0 && b <= 0 && c <= 0) return null;
  let inside = a >= 0 && b >= 0 && c >= 0;
  for (let k = 0; k < 3; k++) {
    const limit = half[k as 0 | 1 | 2];
    const [p, q, r] = [corners[k] ?? 0, corners[4 + k] ?? 0, corners[8 + k] ?? 0];
    const [low, high] = [Math.min(p, q, r), Math.max(p, q, r)];
    if (low >= limit || high <= -limit) return null;
    inside &&= low >= -limit && high <= limit;
  }
  if (inside) return flat(corners, 3);
  from.set(corners);
  let count = 3;
  for (let plane = 0; plane < 7 && count >= 3; plane++) {
    count = cut(count, plane === 6 ? 3 : plane >> 1, plane % 2 === 0 ? 1 : -1, half[(plane >> 1) as 0 | 1 | 2] ?? 0);
  }
  return count < 3 ? null : flat(from, count);
}

/**
 * A triangle clipped to a box about the origin, whichever way it looks.
 * @returns x, y, z of the polygon's corners; null when nothing is left
 */
export function clippedSolid(corners: Float64Array, half: readonly [number, number, number]): Float64Array | null {
  from.set(corners);
  let count = 3;
  for (let plane = 0; plane < 6 && count >= 3; plane++)
    count = cut(count, plane >> 1, plane % 2 === 0 ? 1 : -1, half[(plane >> 1) as 0 | 1 | 2]);
  if (count < 3) return null;
  const out = new Float64Array(count * 3);
  for (let i = 0; i < count; i++) for (let k = 0; k < 3; k++) out[i * 3 + k] = from[i * 4 + k] ?? 0;
  return out;
}

/** One plane of Sutherland and Hodgman's clipping, in `from`: keeps where sign × value + limit is not below 0. */
function cut(count: number, key: number, sign: number, limit: number): number {
  const side = (i: number) => sign * (from[i * 4 + key] ?? 0) + limit;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    const [here, there] = [side(i), side(next)];
    if (here >= 0) {
      for (let k = 0; k < 4; k++) to[kept * 4 + k] = from[i * 4 + k] ?? 0;
      kept++;
    }
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    for (let k = 0; k < 4; k++) {
      const start = from[i * 4 + k] ?? 0;
      to[kept * 4 + k] = start + share * ((from[next * 4 + k] ?? 0) - start);
    }
    kept++;
  }
  from.set(to);
  return kept;
}

function flat(corners: Float64Array, count: number): Float64Array {
  const out = new Float64Array(count * 2);
  for (let i = 0; i < count; i++) {
    out[i * 2] = corners[i * 4] ?? 0;
    out[i * 2 + 1] = corners[i * 4 + 1] ?? 0;
  }
  return out;
}

/** Twice the area of a polygon, whichever way round it runs. */
export function doubleAreaOf(polygon: Float64Array): number {
  let sum = 0;
  const length = polygon.length;
  for (let i = 0; i < length; i += 2) {
    const next = (i + 2) % length;
    sum += (polygon[i] ?? 0) * (polygon[next + 1] ?? 0) - (polygon[next] ?? 0) * (polygon[i + 1] ?? 0);
  }
  return Math.abs(sum);
}
