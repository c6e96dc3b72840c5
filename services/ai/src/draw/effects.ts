import { circle, type Point, polygon } from "./pen.ts";
import type { Random } from "./random.ts";

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Streaks that thin out to the left of x. */
export function speedLines(random: Random, x: number, top: number, bottom: number, length: number): string {
  let d = "";
  const rows = Math.max(4, Math.round((bottom - top) / 15));
  for (let i = 0; i < rows; i++) {
    const y = top + ((i + 0.5) / rows) * (bottom - top);
    const half = ((bottom - top) / rows) * random.between(0.14, 0.3);
    const reach = length * random.between(0.45, 1);
    const start = x + random.between(-0.04, 0.1) * length;
    d += polygon([
      [start - reach, y],
      [start, y - half],
      [start + length * 0.12, y],
      [start, y + half],
    ]);
  }
  return d;
}

/** Tongues of fire around an ellipse, blown upwards. */
export function fireRing(random: Random, cx: number, cy: number, rx: number, ry: number, reach: number): string {
  const tongues = 15;
  let d = "";
  const point = (turn: number, out: number): Point => {
    const angle = turn * 2 * Math.PI;
    const up = Math.max(0, Math.cos(angle));
    return [cx + Math.sin(angle) * (rx + out), cy - Math.cos(angle) * (ry + out) - out * up * 0.5];
  };
  for (let i = 0; i < tongues; i++) {
    const from = i / tongues;
    const [ax, ay] = point(from, 0);
    const [bx, by] = point((i + 1) / tongues, 0);
    const side = from < 0.5 ? -0.3 : 0.3;
    const [tx, ty] = point(from + (0.5 + side) / tongues, reach * random.between(0.7, 1.25));
    const [c1x, c1y] = point(from + 0.05 / tongues, reach * 0.5);
    const [c2x, c2y] = point(from + 0.98 / tongues, reach * 0.42);
    if (i === 0) d += `M${n(ax)} ${n(ay)}`;
    d += `Q${n(c1x)} ${n(c1y)} ${n(tx)} ${n(ty)}Q${n(c2x)} ${n(c2y)} ${n(bx)} ${n(by)}`;
  }
  return `${d}Z`;
}

/** Drops that fly away from a point, larger near it. */
export function splashes(random: Random, cx: number, cy: number, radius: number, count: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const angle = random.next() * 2 * Math.PI;
    const far = random.between(0.6, 1.5);
    const r = radius * random.between(0.02, 0.09) * (1.9 - far);
    const [x, y] = [cx + Math.cos(angle) * radius * far, cy + Math.sin(angle) * radius * far];
    d += circle(x, y, Math.max(0.8, r));
    if (random.next() < 0.4) {
      const [tx, ty] = [x - Math.cos(angle) * r * 5, y - Math.sin(angle) * r * 5];
      const [nx, ny] = [-Math.sin(angle) * r * 0.7, Math.cos(angle) * r * 0.7];
      d += polygon([
        [x + nx, y + ny],
        [tx, ty],
        [x - nx, y - ny],
      ]);
    }
  }
  return d;
}

/** An uneven blot with arms, as thrown paint leaves it. */
export function blot(random: Random, cx: number, cy: number, radius: number): string {
  const arms = 26;
  const points: Point[] = [];
  for (let i = 0; i < arms; i++) {
    const angle = (i / arms) * 2 * Math.PI;
    const far =
      i % 2 === 0
        ? random.between(0.86, 1)
        : random.next() < 0.45
          ? random.between(1.15, 1.6)
          : random.between(0.8, 0.95);
    points.push([cx + Math.cos(angle) * radius * far, cy + Math.sin(angle) * radius * far * 0.86]);
  }
  let d = "";
  for (const [i, [x, y]] of points.entries()) {
    const [px, py] = points[(i + arms - 1) % arms] as Point;
    const [qx, qy] = points[(i + 1) % arms] as Point;
    const [mx, my] = [(x + qx) / 2, (y + qy) / 2];
    d += i === 0 ? `M${n((px + x) / 2)} ${n((py + y) / 2)}` : "";
    d += `Q${n(x)} ${n(y)} ${n(mx)} ${n(my)}`;
  }
  return `${d}Z`;
}

/** Dots on a grid that shrink away from a point; nothing beyond the radius. */
export function halftone(cx: number, cy: number, radius: number, step: number): string {
  let d = "";
  const rows = Math.ceil((radius * 2) / (step * 0.866));
  for (let j = 0; j <= rows; j++)
    for (let i = -1; i <= (radius * 2) / step; i++) {
      const x = cx - radius + i * step + (j % 2 ? step / 2 : 0);
      const y = cy - radius + j * step * 0.866;
      const r = step * 0.62 * (1 - Math.hypot(x - cx, y - cy) / radius);
      if (r > step * 0.06) d += circle(x, y, r);
    }
  return d;
}
