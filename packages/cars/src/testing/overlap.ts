/** Triangles of one chart: corner coordinates 0…1, six numbers each. */
export type ChartTriangles = { id: string; corners: number[] };

export type Overlap = { used: number; between: number; within: number; pairs: string[] };

/** Thinner than this (in texels) a triangle is a seam or a rolled edge and owns no texel. */
const FLAT = 1e-6;

/**
 * Rasterises charts with the top-left rule into a `size`² map and counts texels whose centre two triangles own,
 * between charts and within one.
 */
export function rasterOverlap(charts: readonly ChartTriangles[], size: number): Overlap {
  const owner = new Uint16Array(size * size);
  const pairs = new Set<string>();
  let used = 0;
  let between = 0;
  let within = 0;
  for (const [c, chart] of charts.entries()) {
    for (let i = 0; i < chart.corners.length; i += 6) {
      const p = chart.corners.slice(i, i + 6).map((v) => v * size) as [number, number, number, number, number, number];
      fill(p, size, (texel) => {
        if (!owner[texel]) used++;
        else {
          if (owner[texel] === c + 1) within++;
          else between++;
          pairs.add(`${charts[owner[texel]! - 1]!.id} | ${chart.id}`);
        }
        owner[texel] = c + 1;
      });
    }
  }
  return { used, between, within, pairs: [...pairs] };
}

/** Calls `own` for each texel that a triangle owns by the top-left rule; corners in texels. */
export function fill(
  p: [number, number, number, number, number, number],
  size: number,
  own: (texel: number) => void,
): void {
  const [ax, ay] = p;
  let [, , bx, by, cx, cy] = p;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < FLAT) return;
  if (area < 0) [bx, by, cx, cy] = [cx, cy, bx, by];
  // An edge owns the centres that lie on it only when it is a top or a left one.
  const topLeft = (x0: number, y0: number, x1: number, y1: number) => y1 < y0 || (y1 === y0 && x1 > x0);
  const [ownA, ownB, ownC] = [topLeft(ax, ay, bx, by), topLeft(bx, by, cx, cy), topLeft(cx, cy, ax, ay)];
  const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const y1 = Math.min(size - 1, Math.ceil(Math.max(ay, by, cy)));
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const x1 = Math.min(size - 1, Math.ceil(Math.max(ax, bx, cx)));
  for (let v = y0; v <= y1; v++) {
    const y = v + 0.5;
    for (let u = x0; u <= x1; u++) {
      const x = u + 0.5;
      const a = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      if (!(a > 0 || (a === 0 && ownA))) continue;
      const b = (cx - bx) * (y - by) - (cy - by) * (x - bx);
      if (!(b > 0 || (b === 0 && ownB))) continue;
      const c = (ax - cx) * (y - cy) - (ay - cy) * (x - cx);
      if (c > 0 || (c === 0 && ownC)) own(v * size + u);
    }
  }
}
