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

/** Is the texel centre inside? Shared edges belong to one triangle alone (top-left rule), so neighbours never count twice. */
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
  const inside = (px: number, py: number, qx: number, qy: number, x: number, y: number) => {
    const edge = (qx - px) * (y - py) - (qy - py) * (x - px);
    return edge > 0 || (edge === 0 && (qy < py || (qy === py && qx > px)));
  };
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const px = x * 256 + 128;
      const py = y * 256 + 128;
      if (inside(ax, ay, bx, by, px, py) && inside(bx, by, cx, cy, px, py) && inside(cx, cy, ax, ay, px, py))
        visit(y * size + x);
    }
  }
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
  const reach = gutter * 2;
  for (let y = 0; y < size && gutter > 0; y++) {
    for (let x = 0; x < size; x++) {
      const own = owners[y * size + x] as number;
      if (own === -1) continue;
      for (let d = 1; d <= reach; d++) {
        const right = x + d < size ? (owners[y * size + x + d] as number) : -1;
        const down = y + d < size ? (owners[(y + d) * size + x] as number) : -1;
        if ((right !== -1 && right !== own) || (down !== -1 && down !== own)) shared++;
      }
    }
  }
  return { shared, used: filled / (size * size), owners, culprits };
}
