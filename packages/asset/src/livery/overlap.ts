/** Triangles of a livery map: `uv` 2 a vertex in texels, `index` 3 a triangle, `chart` a number a vertex, unique over all panels. */
export type ChartMesh = { uv: Float32Array; index: Uint32Array; chart: Int32Array };

export type Coverage = {
  /** Texels whose centre lies in more than one triangle, or within `gutter` texels of two charts. */
  shared: number;
  /** Share of the map that carries surface. */
  used: number;
  /** Triangles that met a texel already taken: mesh number → triangle numbers. */
  culprits: Map<number, Set<number>>;
};

/** The least that an edge function is inside: shared edges belong to one triangle alone (top-left rule), so neighbours never count twice. */
const least = (px: number, py: number, qx: number, qy: number) => (qy < py || (qy === py && qx > px) ? 0 : 1);

/** Tells the stretches of texels, row by row, whose centres lie in a triangle: from the first up to before the last. */
function cover(
  mesh: ChartMesh,
  t: number,
  [width, height]: readonly [number, number],
  visit: (from: number, to: number) => void,
): void {
  const { uv, index } = mesh;
  const [a, b, c] = [index[t * 3] as number, index[t * 3 + 1] as number, index[t * 3 + 2] as number];
  // Fixed-point coordinates make the edge functions exact.
  const fix = (i: number) => Math.round((uv[i] as number) * 256);
  const [ax, ay] = [fix(a * 2), fix(a * 2 + 1)];
  let [bx, by, cx, cy] = [fix(b * 2), fix(b * 2 + 1), fix(c * 2), fix(c * 2 + 1)];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  if (area < 0) [bx, by, cx, cy] = [cx, cy, bx, by];
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx) / 256));
  const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx) / 256));
  const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy) / 256));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy) / 256));
  const px = x0 * 256 + 128;
  let [first, last] = [0, 0];
  /** Takes from a row what lies on the wrong side of an edge. `rest` is by how much its first texel is inside. */
  const cut = (rest: number, step: number) => {
    if (step > 0) last = Math.min(last, Math.floor(rest / step));
    else if (step < 0) first = Math.max(first, Math.ceil(rest / step));
    else if (rest < 0) last = -1;
  };
  for (let y = y0; y <= y1; y++) {
    const py = y * 256 + 128;
    [first, last] = [0, x1 - x0];
    cut((bx - ax) * (py - ay) - (by - ay) * (px - ax) - least(ax, ay, bx, by), (by - ay) * 256);
    cut((cx - bx) * (py - by) - (cy - by) * (px - bx) - least(bx, by, cx, cy), (cy - by) * 256);
    cut((ax - cx) * (py - cy) - (ay - cy) * (px - cx) - least(cx, cy, ax, ay), (ay - cy) * 256);
    if (first <= last) visit(y * width + x0 + first, y * width + x0 + last + 1);
  }
}

/** Whose each texel is: a chart's number and one more, 0 where it is empty. */
type Owners = Uint16Array | Uint32Array;

/** Pairs of neighbours in a row or a column, empty texels between them left out, that are of two charts and at most `reach` apart. */
function tooNear(owners: Owners, width: number, reach: number): number {
  let found = 0;
  // of each column: who was last met, and where
  const above = new Uint32Array(width);
  const when = new Int32Array(width);
  for (let y = 0, at = 0; at < owners.length; y++) {
    let [left, where] = [0, 0];
    for (let x = 0; x < width; x++, at++) {
      const own = owners[at] as number;
      if (own === 0) continue;
      if (left !== 0 && left !== own && x - where <= reach) found++;
      if (above[x] !== 0 && above[x] !== own && y - (when[x] as number) <= reach) found++;
      [left, where] = [own, x];
      above[x] = own;
      when[x] = y;
    }
  }
  return found;
}

/**
 * Draws a livery map of so many texels to a side, or across and up, and counts what is shared: 0 means that no sticker can
 * show twice. `gutter` in texels.
 */
export function coverage(
  meshes: readonly ChartMesh[],
  size: number | readonly [number, number],
  gutter: number,
): Coverage {
  const sides = typeof size === "number" ? ([size, size] as const) : size;
  const [width, height] = sides;
  const most = meshes.reduce((all, { chart }) => chart.reduce((own, number) => Math.max(own, number), all), 0);
  // of a whole map tens of megabytes, which take time to touch: two bytes a texel where they are enough
  const owners: Owners = most < 0xffff ? new Uint16Array(width * height) : new Uint32Array(width * height);
  let shared = 0;
  let filled = 0;
  const culprits = new Map<number, Set<number>>();
  for (const [number, mesh] of meshes.entries()) {
    for (let t = 0; t < mesh.index.length / 3; t++) {
      const own = (mesh.chart[mesh.index[t * 3] as number] as number) + 1;
      let taken = 0;
      cover(mesh, t, sides, (from, to) => {
        for (let texel = from; texel < to; texel++)
          if (owners[texel] === 0) owners[texel] = own;
          else taken++;
        filled += to - from;
      });
      filled -= taken;
      shared += taken;
      if (taken > 0) culprits.set(number, (culprits.get(number) ?? new Set()).add(t));
    }
  }
  // Two charts must stay more than twice the gutter apart, so that their grown borders do not meet.
  if (gutter > 0) shared += tooNear(owners, width, gutter * 2);
  return { shared, used: filled / (width * height), culprits };
}
