import type { ScreenPoint } from "../tools/surface.ts";

export type Linear = (point: ScreenPoint) => ScreenPoint;

/** What fits weighted pairs of points best (least squares); null where they lie on one line. */
export function fitted(pairs: readonly { from: ScreenPoint; to: ScreenPoint; weight: number }[]): Linear | null {
  const mean = (value: (pair: (typeof pairs)[number]) => number) =>
    pairs.reduce((sum, pair) => sum + pair.weight * value(pair), 0) / whole;
  const whole = pairs.reduce((sum, { weight }) => sum + weight, 0);
  if (!(whole > 0)) return null;
  const [x, y] = [mean(({ from }) => from.x), mean(({ from }) => from.y)];
  const [u, v] = [mean(({ to }) => to.x), mean(({ to }) => to.y)];
  let [xx, xy, yy, xu, yu, xv, yv] = [0, 0, 0, 0, 0, 0, 0];
  for (const { from, to, weight } of pairs) {
    const [dx, dy, du, dv] = [from.x - x, from.y - y, to.x - u, to.y - v];
    xx += weight * dx * dx;
    xy += weight * dx * dy;
    yy += weight * dy * dy;
    xu += weight * dx * du;
    yu += weight * dy * du;
    xv += weight * dx * dv;
    yv += weight * dy * dv;
  }
  const across = xx * yy - xy * xy;
  if (!(across > 1e-9 * xx * yy)) return null;
  const [a, c] = [(xu * yy - yu * xy) / across, (yu * xx - xu * xy) / across];
  const [b, d] = [(xv * yy - yv * xy) / across, (yv * xx - xv * xy) / across];
  return (p) => ({ x: u + a * (p.x - x) + c * (p.y - y), y: v + b * (p.x - x) + d * (p.y - y) });
}
