/** Triangles of a livery map: `uv` 2 a vertex in texels, `index` 3 a triangle, `chart` a number a vertex, unique over all panels. */
export type ChartMesh = { uv: Float32Array; index: Uint32Array; chart: Int32Array };

export type Coverage = {
  /** Texels whose centre lies in more than one triangle, or within `gutter` texels of two charts. */
  shared: number;
  /** Share of the map that carries surface. */
  used: number;
  /** Chart number of every texel, -1 where empty. */
  owners: Int32Array;
  /** Triangles that met a texel already taken: mesh number → triangle numbers. */
  culprits: Map<number, Set<number>>;
};

/** The least that an edge function is inside: shared edges belong to one triangle alone (top-left rule), so neighbours never count twice. */
const least = (px: number, py: number, qx: number, qy: number) => (qy < py || (qy === py && qx > px) ? 0 : 1);

/** Visits the texels whose centres lie in a triangle. */
function cover(mesh: ChartMesh, t: number, size: number, visit: (texel: number) => void): void {
  const at = (k: number) => (mesh.index[t * 3 + k] as number) * 2;
  // Fixed-point coordinates make the edge functions exact.
  const fix = (i: number) => Math.round((mesh.uv[i] as number) * 256);
  const [ax, ay] = [fix(at(0)), fix(at(0) + 1)];
  let [bx, by, cx, cy] = [fix(at(1)), fix(at(1) + 1), fix(at(2)), fix(at(2) + 1)];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area === 0) return;
  if (area < 0) [bx, by, cx, cy] = [cx, cy, bx, by];
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx) / 256));
  const x1 = Math.min(size - 1, Math.ceil(Math.max(ax, bx, cx) / 256));
  const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy) / 256));
  const y1 = Math.min(size - 1, Math.ceil(Math.max(ay, by, cy) / 256));
  const [ab, bc, ca] = [least(ax, ay, bx, by), least(bx, by, cx, cy), least(cx, cy, ax, ay)];
  // what an edge function changes by from one texel to the next
  const [sab, sbc, sca] = [(by - ay) * 256, (cy - by) * 256, (ay - cy) * 256];
  const px = x0 * 256 + 128;
  for (let y = y0; y <= y1; y++) {
    const py = y * 256 + 128;
    let eab = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    let ebc = (cx - bx) * (py - by) - (cy - by) * (px - bx);
    let eca = (ax - cx) * (py - cy) - (ay - cy) * (px - cx);
    for (let x = x0; x <= x1; x++) {
      if (eab >= ab && ebc >= bc && eca >= ca) visit(y * size + x);
      eab -= sab;
      ebc -= sbc;
      eca -= sca;
    }
  }
}

/** Pairs of neighbours in a row or a column, empty texels between them left out, that are of two charts and at most `reach` apart. */
function tooNear(owners: Int32Array, size: number, reach: number): number {
  let found = 0;
  // of each column: who was last met, and where
  const above = new Int32Array(size).fill(-1);
  const when = new Int32Array(size);
  for (let y = 0; y < size; y++) {
    let [left, where] = [-1, 0];
    for (let x = 0; x < size; x++) {
      const own = owners[y * size + x] as number;
      if (own === -1) continue;
      if (left !== -1 && left !== own && x - where <= reach) found++;
      if (above[x] !== -1 && above[x] !== own && y - (when[x] as number) <= reach) found++;
      [left, where] = [own, x];
      above[x] = own;
      when[x] = y;
    }
  }
  return found;
}

/** Draws a livery map and counts what is shared: 0 means that no sticker can show twice. `gutter` in texels. */
export function coverage(meshes: readonly ChartMesh[], size: number, gutter: number): Coverage {
  const owners = new Int32Array(size * size).fill(-1);
  let shared = 0;
  let filled = 0;
  const culprits = new Map<number, Set<number>>();
  for (const [number, mesh] of meshes.entries()) {
    for (let t = 0; t < mesh.index.length / 3; t++) {
      const chart = mesh.chart[mesh.index[t * 3] as number] as number;
      cover(mesh, t, size, (texel) => {
        if (owners[texel] === -1) {
          owners[texel] = chart;
          filled++;
        } else {
          shared++;
          culprits.set(number, (culprits.get(number) ?? new Set()).add(t));
        }
      });
    }
  }
  // Two charts must stay more than twice the gutter apart, so that their grown borders do not meet.
  if (gutter > 0) shared += tooNear(owners, size, gutter * 2);
  return { shared, used: filled / (size * size), owners, culprits };
}
