const sub = (a: readonly number[], b: readonly number[]) => a.map((value, k) => value - (b[k] as number));
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, k) => sum + value * (b[k] as number), 0);

/** Square of the distance from a point to a triangle (Ericson, Real-Time Collision Detection, 5.1.5). */
export function distance2(
  p: readonly number[],
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
): number {
  const [ab, ac, ap] = [sub(b, a), sub(c, a), sub(p, a)];
  const along = (from: readonly number[], edge: readonly number[], t: number) => {
    const rest = sub(
      p,
      from.map((value, k) => value + (edge[k] as number) * t),
    );
    return dot(rest, rest);
  };
  const [d1, d2] = [dot(ab, ap), dot(ac, ap)];
  if (d1 <= 0 && d2 <= 0) return dot(ap, ap);
  const bp = sub(p, b);
  const [d3, d4] = [dot(ab, bp), dot(ac, bp)];
  if (d3 >= 0 && d4 <= d3) return dot(bp, bp);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return along(a, ab, d1 / (d1 - d3));
  const cp = sub(p, c);
  const [d5, d6] = [dot(ab, cp), dot(ac, cp)];
  if (d6 >= 0 && d5 <= d6) return dot(cp, cp);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return along(a, ac, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) return along(b, sub(c, b), (d4 - d3) / (d4 - d3 + (d5 - d6)));
  const whole = 1 / (va + vb + vc);
  const rest = sub(
    p,
    a.map((value, k) => value + (ab[k] as number) * vb * whole + (ac[k] as number) * vc * whole),
  );
  return dot(rest, rest);
}
