/** A key of a drawn curve; a third value of 1 makes a sharp corner. */
export type Key = readonly [number, number, 1?];
export type P2 = [number, number];

/** Closed centripetal Catmull–Rom curve through the keys, `steps` points a span. */
export function closedCurve(keys: readonly Key[], steps = 10): P2[] {
  const n = keys.length;
  const out: P2[] = [];
  const knot = (p: readonly (number | undefined)[], q: readonly (number | undefined)[]) =>
    Math.sqrt(Math.max(1e-6, Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!)));
  for (let i = 0; i < n; i++) {
    const b = keys[i]!;
    const c = keys[(i + 1) % n]!;
    let a: readonly (number | undefined)[] = keys[(i + n - 1) % n]!;
    let d: readonly (number | undefined)[] = keys[(i + 2) % n]!;
    if (b[2]) a = [2 * b[0] - c[0], 2 * b[1] - c[1]];
    if (c[2]) d = [2 * c[0] - b[0], 2 * c[1] - b[1]];
    const t1 = knot(a, b);
    const t2 = t1 + knot(b, c);
    const t3 = t2 + knot(c, d);
    for (let j = 0; j < steps; j++) {
      const t = t1 + ((t2 - t1) * j) / steps;
      const mix = (
        p: readonly (number | undefined)[],
        q: readonly (number | undefined)[],
        s: number,
        e: number,
      ): P2 => [((e - t) * p[0]! + (t - s) * q[0]!) / (e - s), ((e - t) * p[1]! + (t - s) * q[1]!) / (e - s)];
      const ab = mix(a, b, 0, t1);
      const bc = mix(b, c, t1, t2);
      const cd = mix(c, d, t2, t3);
      out.push(mix(mix(ab, bc, 0, t2), mix(bc, cd, t1, t3), t1, t2));
    }
  }
  return out;
}

/** Beyond this distance from its box a shape answers with the distance to the box. Metres. */
const FAR = 0.08;
/** Segments that share a box, so that most of a curve is passed over. */
const RUN = 8;

/** Signed distance to the closed curve through the keys, negative inside. */
export function shape(keys: readonly Key[], steps = 10): (x: number, y: number) => number {
  const ring = closedCurve(keys, steps);
  const n = ring.length;
  const xs = Float64Array.from(ring, (p) => p[0]);
  const ys = Float64Array.from(ring, (p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // Of each run of segments: least x, greatest x, least y, greatest y. Segment i goes from point i back to the one before.
  const runs = Math.ceil(n / RUN);
  const box = new Float64Array(runs * 4);
  for (let r = 0; r < runs; r++) {
    const at = Array.from({ length: Math.min(RUN, n - r * RUN) + 1 }, (_, k) => (r * RUN + k + n - 1) % n);
    const [px, py] = [at.map((i) => xs[i]!), at.map((i) => ys[i]!)];
    box.set([Math.min(...px), Math.max(...px), Math.min(...py), Math.max(...py)], r * 4);
  }
  const away = new Float64Array(runs);

  return (x, y) => {
    const dx = Math.max(x0 - x, 0, x - x1);
    const dy = Math.max(y0 - y, 0, y - y1);
    if (dx > FAR || dy > FAR) return Math.hypot(dx, dy);
    let first = 0;
    for (let r = 0; r < runs; r++) {
      const bx = Math.max(box[r * 4]! - x, 0, x - box[r * 4 + 1]!);
      const by = Math.max(box[r * 4 + 2]! - y, 0, y - box[r * 4 + 3]!);
      // A hair less, so that rounding never passes over the nearest.
      away[r] = (bx * bx + by * by) * (1 - 1e-9);
      if (away[r]! < away[first]!) first = r;
    }
    let nearest = Infinity;
    let sign = 1;
    for (let k = 0; k < runs; k++) {
      const r = k === 0 ? first : k <= first ? k - 1 : k;
      const close = away[r]! <= nearest;
      const beside = y >= box[r * 4 + 2]! && y <= box[r * 4 + 3]!;
      if (!close && !beside) continue;
      for (let i = r * RUN, end = Math.min(n, i + RUN); i < end; i++) {
        const j = i === 0 ? n - 1 : i - 1;
        const ax = xs[i]!;
        const ay = ys[i]!;
        const ex = xs[j]! - ax;
        const ey = ys[j]! - ay;
        const wx = x - ax;
        const wy = y - ay;
        if (close) {
          const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-12)));
          const ox = wx - ex * t;
          const oy = wy - ey * t;
          nearest = Math.min(nearest, ox * ox + oy * oy);
        }
        const above = y >= ay;
        const below = y < ys[j]!;
        if (above !== below) continue;
        const left = ex * wy > ey * wx;
        if (above === left) sign = -sign;
      }
    }
    return sign * Math.sqrt(nearest);
  };
}

/** Monotone cubic through [argument, value] keys, constant beyond both ends. */
export function profile(keys: readonly (readonly [number, number])[]): (a: number) => number {
  const n = keys.length;
  const slope = (i: number) => (keys[i + 1]![1] - keys[i]![1]) / (keys[i + 1]![0] - keys[i]![0]);
  const m = keys.map((_, i) => {
    if (i === 0) return slope(0);
    if (i === n - 1) return slope(n - 2);
    const [a, b] = [slope(i - 1), slope(i)];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return (a) => {
    if (a <= keys[0]![0]) return keys[0]![1];
    if (a >= keys[n - 1]![0]) return keys[n - 1]![1];
    let i = 0;
    while (keys[i + 1]![0] < a) i++;
    const h = keys[i + 1]![0] - keys[i]![0];
    const t = (a - keys[i]![0]) / h;
    const u = 1 - t;
    return (
      keys[i]![1] * (1 + 2 * t) * u * u +
      h * m[i]! * t * u * u +
      keys[i + 1]![1] * t * t * (3 - 2 * t) -
      h * m[i + 1]! * t * t * u
    );
  };
}

/** Hermite step from 0 to 1. */
export const smoothstep = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

/**
 * Keys of a polygon whose corners are arcs of an exact radius: each corner is [x, y, radius].
 * Straight edges stay straight; a radius that does not fit between its neighbours is cut down to what does.
 */
export function rounded(corners: readonly (readonly [number, number, number])[], arc = 6): Key[] {
  const n = corners.length;
  const keys: Key[] = [];
  for (let i = 0; i < n; i++) {
    const [ax, ay] = corners[(i + n - 1) % n]!;
    const [bx, by, radius] = corners[i]!;
    const [cx, cy] = corners[(i + 1) % n]!;
    const [la, lc] = [Math.hypot(ax - bx, ay - by), Math.hypot(cx - bx, cy - by)];
    const a = [(ax - bx) / la, (ay - by) / la] as const;
    const c = [(cx - bx) / lc, (cy - by) / lc] as const;
    const half = Math.acos(Math.max(-1, Math.min(1, a[0] * c[0] + a[1] * c[1]))) / 2;
    const tangent = Math.min(radius / Math.tan(half), la * 0.49, lc * 0.49);
    if (radius === 0 || tangent < 1e-6 || Math.PI / 2 - half < 1e-3) {
      keys.push([bx, by, 1]);
      continue;
    }
    const r = tangent * Math.tan(half);
    const [mx, my] = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
    const reach = r / Math.sin(half) / Math.hypot(mx, my);
    const [ox, oy] = [bx + mx * reach, by + my * reach];
    const from = Math.atan2(by + a[1] * tangent - oy, bx + a[0] * tangent - ox);
    let sweep = Math.atan2(by + c[1] * tangent - oy, bx + c[0] * tangent - ox) - from;
    if (sweep > Math.PI) sweep -= 2 * Math.PI;
    if (sweep < -Math.PI) sweep += 2 * Math.PI;
    for (let k = 0; k < arc; k++) {
      const angle = from + (sweep * k) / (arc - 1);
      keys.push([ox + Math.cos(angle) * r, oy + Math.sin(angle) * r, 1]);
    }
  }
  return keys;
}
