/** Points on a board of 200 × 200, y down. */
export type Point = readonly [x: number, y: number];
type Knot = { x: number; y: number; corner: boolean };

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** `"100,20 130,30! 150,60"`: points of a curve; `!` marks a corner, elsewhere the line runs smoothly through. */
function knots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [x = 0, y = 0] = part.replace("!", "").split(",").map(Number);
      return { x, y, corner: part.endsWith("!") };
    });
}

/** Tangent at a knot: along its neighbours, as long as the shorter side allows, none at a corner. */
function handle(before: Knot, at: Knot, after: Knot, toward: Knot): Point {
  if (at.corner) return [at.x, at.y];
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const length = Math.hypot(dx, dy) || 1;
  const reach = Math.hypot(toward.x - at.x, toward.y - at.y) / 3;
  const sign = toward === after ? 1 : -1;
  return [at.x + (sign * dx * reach) / length, at.y + (sign * dy * reach) / length];
}

function curve(points: readonly Knot[]): string {
  const count = points.length;
  const at = (i: number) => points[(i + count) % count] as Knot;
  let d = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i), at(i + 1)];
    if (a.corner && b.corner) {
      d += `L${n(b.x)} ${n(b.y)}`;
      continue;
    }
    const [ax, ay] = handle(at(i - 1), a, b, b);
    const [bx, by] = handle(a, b, at(i + 2), a);
    d += `C${n(ax)} ${n(ay)} ${n(bx)} ${n(by)} ${n(b.x)} ${n(b.y)}`;
  }
  return `${d}Z`;
}

const mirrored = (points: readonly Knot[]): Knot[] => points.map((knot) => ({ ...knot, x: 200 - knot.x })).reverse();

/** A closed curve. */
export const blob = (text: string): string => curve(knots(text));

/** A closed curve and its mirror image about x = 100. */
export function both(text: string): string {
  const points = knots(text);
  return curve(points) + curve(mirrored(points));
}

/** The right half of a closed curve that is the same on both sides of x = 100, from its top to its bottom. */
export function whole(text: string): string {
  const points = knots(text);
  return curve([...points, ...mirrored(points).filter(({ x }) => Math.abs(x - 100) > 0.01)]);
}

/** A stroke of the brush along a curve, of the widths given at even distances. */
export function brush(text: string, ...widths: number[]): string {
  const points = knots(text);
  const samples: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] as Knot, points[i + 1] as Knot];
    const [before, after] = [points[Math.max(0, i - 1)] as Knot, points[Math.min(points.length - 1, i + 2)] as Knot];
    const [ax, ay] = handle(before, a, b, b);
    const [bx, by] = handle(a, b, after, a);
    for (let s = 0; s < 6; s++) {
      const t = s / 6;
      const u = 1 - t;
      samples.push([
        u * u * u * a.x + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * b.x,
        u * u * u * a.y + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * b.y,
      ]);
    }
  }
  const end = points.at(-1) as Knot;
  samples.push([end.x, end.y]);
  const side = (sign: 1 | -1): Knot[] =>
    samples.map(([x, y], i) => {
      const [px, py] = samples[Math.max(0, i - 1)] as Point;
      const [qx, qy] = samples[Math.min(samples.length - 1, i + 1)] as Point;
      const length = Math.hypot(qx - px, qy - py) || 1;
      const along = (i / (samples.length - 1)) * (widths.length - 1);
      const low = Math.floor(along);
      const from = widths[low] ?? 0;
      const half = ((from + ((widths[low + 1] ?? from) - from) * (along - low)) * sign) / 2;
      return {
        x: x - ((qy - py) / length) * half,
        y: y + ((qx - px) / length) * half,
        corner: i === 0 || i === samples.length - 1,
      };
    });
  return curve([...side(1), ...side(-1).reverse()]);
}
/** {@link brush}, and its mirror image about x = 100. */
export function brushes(text: string, ...widths: number[]): string {
  const flipped = knots(text)
    .map(({ x, y, corner }) => `${200 - x},${y}${corner ? "!" : ""}`)
    .join(" ");
  return brush(text, ...widths) + brush(flipped, ...widths);
}

export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
/** Wound the other way round, so that it is a hole in what is wound as {@link circle} is. */
export const hole = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

/** Where a point at an angle from the top, clockwise in turns, stands. */
export const polar = (x: number, y: number, r: number, turn: number): Point => [
  x + r * Math.sin(turn * 2 * Math.PI),
  y - r * Math.cos(turn * 2 * Math.PI),
];
/** Points that alternate between two radii: stars, suns. */
export const rays = (x: number, y: number, outer: number, inner: number, count: number): string =>
  polygon(Array.from({ length: count * 2 }, (_, i) => polar(x, y, i % 2 === 0 ? outer : inner, i / (count * 2))));

/** One curve again and again around a point. */
export function around(text: string, count: number, x = 100, y = 100): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return curve(
      knots(text).map((knot) => ({
        ...knot,
        x: x + (knot.x - x) * cos - (knot.y - y) * sin,
        y: y + (knot.x - x) * sin + (knot.y - y) * cos,
      })),
    );
  }).join("");
}
