/** mm: borders that lie over each other by less are the model's own roundness, and no knife follows them. */
const SLACK = 1;

type Segment = { from: number; to: number; low: number; high: number };

/**
 * How often the borders of a sheet cross themselves: where none does and no triangle is turned, nothing lies over anything.
 * @param flat x and y of each point
 */
export function crossings(rings: readonly (readonly number[])[], flat: ArrayLike<number>): number {
  const segments: Segment[] = [];
  for (const ring of rings)
    for (const [i, from] of ring.entries()) {
      const to = ring[(i + 1) % ring.length]!;
      const [a, b] = [flat[from * 2]!, flat[to * 2]!];
      segments.push({ from, to, low: Math.min(a, b), high: Math.max(a, b) });
    }
  segments.sort((a, b) => a.low - b.low || a.from - b.from || a.to - b.to);
  let count = 0;
  for (const [i, one] of segments.entries())
    for (let j = i + 1; j < segments.length && segments[j]!.low <= one.high; j++)
      if (cross(one, segments[j]!, flat)) count++;
  return count;
}

function cross(one: Segment, other: Segment, flat: ArrayLike<number>): boolean {
  const { from: a, to: b } = one;
  const { from: c, to: d } = other;
  if (a === c || a === d || b === c || b === d) return false;
  // how far the ends of each lie to either side of the other's line
  const [ca, cb] = [beside(c, d, a, flat), beside(c, d, b, flat)];
  const [ac, ad] = [beside(a, b, c, flat), beside(a, b, d, flat)];
  const apart = (x: number, y: number) => x * y >= 0 || Math.min(Math.abs(x), Math.abs(y)) < SLACK;
  return !apart(ca, cb) && !apart(ac, ad);
}

/** mm that a point lies to the left of a line. */
function beside(from: number, to: number, p: number, flat: ArrayLike<number>): number {
  const [x, y] = [flat[from * 2]!, flat[from * 2 + 1]!];
  const [dx, dy] = [flat[to * 2]! - x, flat[to * 2 + 1]! - y];
  const long = Math.sqrt(dx * dx + dy * dy);
  return long > 0 ? (dx * (flat[p * 2 + 1]! - y) - dy * (flat[p * 2]! - x)) / long : 0;
}
