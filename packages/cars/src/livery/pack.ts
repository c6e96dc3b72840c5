import type { Mesh } from "../geometry/mesh.ts";

/** A flat panel to place: true metres, with its triangles. */
export type Chart = { id: string; uv: number[]; index: Mesh["index"] };
/** Where a chart went: `turned` quarter turns, then moved. */
type Placed = { id: string; quarter: number; x: number; y: number };

/** Edge of the packing raster in cells. One cell is the least distance between charts. */
const CELLS = 512;

type Mask = { w: number; h: number; bits: Uint8Array };

const turnUv = (u: number, v: number, quarter: number): [number, number] =>
  quarter === 0 ? [u, v] : quarter === 1 ? [-v, u] : quarter === 2 ? [-u, -v] : [v, -u];

function extent(uv: readonly number[], quarter: number) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < uv.length; i += 2) {
    const [x, y] = turnUv(uv[i]!, uv[i + 1]!, quarter);
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

/** Cells that the chart touches, grown by one cell all around. */
function maskOf(chart: Chart, quarter: number, cell: number): Mask {
  const box = extent(chart.uv, quarter);
  const w = Math.ceil((box.x1 - box.x0) / cell) + 3;
  const h = Math.ceil((box.y1 - box.y0) / cell) + 3;
  const raw = new Uint8Array(w * h);
  for (let i = 0; i < chart.index.length; i += 3) {
    const p = [0, 1, 2].map((k) => {
      const v = chart.index[i + k]!;
      const [x, y] = turnUv(chart.uv[v * 2]!, chart.uv[v * 2 + 1]!, quarter);
      return [(x - box.x0) / cell + 1, (y - box.y0) / cell + 1] as const;
    }) as [readonly [number, number], readonly [number, number], readonly [number, number]];
    fillTriangle(raw, w, p);
  }
  const bits = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!raw[y * w + x]) continue;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [px, py] = [x + dx, y + dy];
          if (px >= 0 && py >= 0 && px < w && py < h) bits[py * w + px] = 1;
        }
      }
    }
  }
  return { w, h, bits };
}

/** Conservative: marks each cell whose square the triangle's box row span touches. */
function fillTriangle(bits: Uint8Array, w: number, p: readonly (readonly [number, number])[]): void {
  const ys = p.map((q) => q[1]);
  for (let y = Math.floor(Math.min(...ys)); y <= Math.floor(Math.max(...ys)); y++) {
    let [from, to] = [Infinity, -Infinity];
    for (let k = 0; k < 3; k++) {
      const [ax, ay] = p[k]!;
      const [bx, by] = p[(k + 1) % 3]!;
      if (Math.max(ay, by) < y || Math.min(ay, by) > y + 1) continue;
      const clip = (at: number) =>
        by === ay
          ? ax
          : ax + ((bx - ax) * (Math.max(Math.min(ay, by), Math.min(Math.max(ay, by), at)) - ay)) / (by - ay);
      for (const x of by === ay ? [ax, bx] : [clip(y), clip(y + 1)]) {
        from = Math.min(from, x);
        to = Math.max(to, x);
      }
    }
    for (let x = Math.floor(from); x <= Math.floor(to); x++) bits[y * w + x] = 1;
  }
}

function tryPack(charts: readonly Chart[], side: number): Placed[] | null {
  const cell = side / CELLS;
  const used = new Uint8Array(CELLS * CELLS);
  const placed: Placed[] = [];
  for (const chart of charts) {
    let best: (Placed & { top: number; mask: Mask }) | null = null;
    for (let quarter = 0; quarter < 4; quarter++) {
      const mask = maskOf(chart, quarter, cell);
      const at = firstFit(used, mask, best ? best.top : Infinity);
      if (at && (!best || at.y + mask.h < best.top)) best = { id: chart.id, quarter, ...at, top: at.y + mask.h, mask };
    }
    if (!best) return null;
    for (let y = 0; y < best.mask.h; y++) {
      for (let x = 0; x < best.mask.w; x++)
        if (best.mask.bits[y * best.mask.w + x]) used[(best.y + y) * CELLS + best.x + x] = 1;
    }
    placed.push({ id: best.id, quarter: best.quarter, x: best.x, y: best.y });
  }
  return placed;
}

function firstFit(used: Uint8Array, mask: Mask, below: number): { x: number; y: number } | null {
  // Row spans make the test cheap: most misses show at the first or last cell.
  const cells: number[] = [];
  for (let y = 0; y < mask.h; y++) {
    for (let x = 0; x < mask.w; x++) {
      if (!mask.bits[y * mask.w + x]) continue;
      const edge =
        x === 0 ||
        y === 0 ||
        x === mask.w - 1 ||
        y === mask.h - 1 ||
        !mask.bits[y * mask.w + x - 1] ||
        !mask.bits[y * mask.w + x + 1] ||
        !mask.bits[(y - 1) * mask.w + x] ||
        !mask.bits[(y + 1) * mask.w + x] ||
        (x % 6 === 0 && y % 6 === 0);
      if (edge) cells.push(y * CELLS + x);
    }
  }
  const hint = { i: 0 };
  for (let y = 0; y + mask.h <= CELLS && y + mask.h < below; y++) {
    for (let x = 0; x + mask.w <= CELLS; x++) {
      const base = y * CELLS + x;
      if (used[base + cells[hint.i]!]) continue;
      let hit = -1;
      for (let i = 0; i < cells.length; i++) {
        if (used[base + cells[i]!]) {
          hit = i;
          break;
        }
      }
      if (hit < 0) return { x, y };
      hint.i = hit; // The cell that collided last is likely to collide again.
    }
  }
  return null;
}

export type Packed = {
  mmPerUnit: number;
  uv: Map<string, number[]>;
  boxes: Map<string, [number, number, number, number]>;
};

/** Packs charts at one scale in the smallest square found; answers 0…1 coordinates per chart. */
export function pack(charts: readonly Chart[]): Packed {
  const area = (c: Chart) => {
    const b = extent(c.uv, 0);
    return (b.x1 - b.x0) * (b.y1 - b.y0);
  };
  const sorted = [...charts].sort((a, b) => area(b) - area(a) || (a.id < b.id ? -1 : 1));
  let side = Math.sqrt(charts.reduce((sum, c) => sum + area(c), 0) * 0.78);
  let placed = tryPack(sorted, side);
  while (!placed) {
    side *= 1.015;
    placed = tryPack(sorted, side);
  }
  return place(charts, placed, side);
}

function place(charts: readonly Chart[], placed: readonly Placed[], side: number): Packed {
  const cell = side / CELLS;
  const uv = new Map<string, number[]>();
  const boxes = new Map<string, [number, number, number, number]>();
  for (const chart of charts) {
    const at = placed.find((p) => p.id === chart.id)!;
    const box = extent(chart.uv, at.quarter);
    const out: number[] = [];
    for (let i = 0; i < chart.uv.length; i += 2) {
      const [x, y] = turnUv(chart.uv[i]!, chart.uv[i + 1]!, at.quarter);
      out.push(((at.x + 1) * cell + x - box.x0) / side, ((at.y + 1) * cell + y - box.y0) / side);
    }
    uv.set(chart.id, out);
    const flat = extent(out, 0);
    boxes.set(chart.id, [flat.x0, flat.y0, flat.x1, flat.y1]);
  }
  return { mmPerUnit: side * 1000, uv, boxes };
}
