/** A flat panel to place: true metres, with its triangles. */
export type Chart = { id: string; uv: number[]; index: number[] };

/** Cells of a raster that a chart needs, margin included; `rim` are the cells that decide collisions. */
export type Mask = { w: number; h: number; bits: Uint8Array; rim: { x: number; y: number }[] };

/** (u, v) after a number of quarter turns. */
export function quarterTurn(u: number, v: number, quarter: number): [number, number] {
  return quarter === 0 ? [u, v] : quarter === 1 ? [-v, u] : quarter === 2 ? [-u, -v] : [v, -u];
}

export function extent(uv: readonly number[], quarter = 0): { x0: number; y0: number; x1: number; y1: number } {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < uv.length; i += 2) {
    const [x, y] = quarterTurn(uv[i]!, uv[i + 1]!, quarter);
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

/** Marks each cell that the triangle touches; conservative, a row at a time. */
function fillTriangle(bits: Uint8Array, w: number, p: Float64Array): void {
  const low = Math.floor(Math.min(p[1]!, p[3]!, p[5]!));
  const high = Math.floor(Math.max(p[1]!, p[3]!, p[5]!));
  for (let y = low; y <= high; y++) {
    let from = Infinity;
    let to = -Infinity;
    for (let k = 0; k < 6; k += 2) {
      const ax = p[k]!;
      const ay = p[k + 1]!;
      const bx = p[(k + 2) % 6]!;
      const by = p[(k + 3) % 6]!;
      const y0 = Math.max(y, Math.min(ay, by));
      const y1 = Math.min(y + 1, Math.max(ay, by));
      if (y0 > y1) continue;
      const slope = by === ay ? 0 : (bx - ax) / (by - ay);
      const xa = by === ay ? ax : ax + (y0 - ay) * slope;
      const xb = by === ay ? bx : ax + (y1 - ay) * slope;
      from = Math.min(from, xa, xb);
      to = Math.max(to, xa, xb);
    }
    for (let x = Math.floor(from); x <= Math.floor(to); x++) bits[y * w + x] = 1;
  }
}

/** The chart's cells of `cell` metres, turned, grown by one cell to the right and down, which keeps neighbours one cell apart. */
export function maskOf(chart: Chart, quarter: number, cell: number): Mask {
  const box = extent(chart.uv, quarter);
  const w = Math.ceil((box.x1 - box.x0) / cell) + 3;
  const h = Math.ceil((box.y1 - box.y0) / cell) + 3;
  const raw = new Uint8Array(w * h);
  const p = new Float64Array(6);
  for (let i = 0; i < chart.index.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const v = chart.index[i + k]!;
      const [x, y] = quarterTurn(chart.uv[v * 2]!, chart.uv[v * 2 + 1]!, quarter);
      p[k * 2] = (x - box.x0) / cell + 1;
      p[k * 2 + 1] = (y - box.y0) / cell + 1;
    }
    fillTriangle(raw, w, p);
  }
  const bits = new Uint8Array(w * h);
  for (let y = 1; y + 1 < h; y++) {
    for (let x = 1; x + 1 < w; x++) {
      if (!raw[y * w + x]) continue;
      for (const step of [0, 1, w, w + 1]) bits[y * w + x + step] = 1;
    }
  }
  return { w, h, bits, rim: rimOf(bits, w, h) };
}

/** Border cells and a sparse lattice inside: enough to find any collision with a chart that is not tiny. */
function rimOf(bits: Uint8Array, w: number, h: number): { x: number; y: number }[] {
  const rim: { x: number; y: number }[] = [];
  const set = (x: number, y: number) => x >= 0 && y >= 0 && x < w && y < h && bits[y * w + x] === 1;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!set(x, y)) continue;
      const border = !set(x - 1, y) || !set(x + 1, y) || !set(x, y - 1) || !set(x, y + 1);
      if (border || (x % 4 === 0 && y % 4 === 0)) rim.push({ x, y });
    }
  }
  return rim;
}
