import { type Chart, extent, type Mask, maskOf, quarterTurn } from "./mask.ts";
import { unfold } from "./unfold.ts";

/** Where a chart went: `quarter` turns, then moved by cells. */
type Placed = { id: string; quarter: number; x: number; y: number };
export type Packed = {
  /** Millimetres on the car of one whole unit of u or v. */
  mmPerUnit: number;
  uv: Map<string, number[]>;
  /** u0, v0, u1, v1 per chart. */
  boxes: Map<string, [number, number, number, number]>;
};

/** Metres of a packing cell; also the least distance between charts. */
const CELL = 0.01;
/** Shuffled orders tried at each size. */
/** Weight of a chart's own height when its place is judged: low places first, low tops second. */
const TALL = 0.1;
const TRIES = 12;

type Turned = { chart: Chart; masks: Mask[] };

function firstFit(used: Uint8Array, side: number, mask: Mask, below: number): { x: number; y: number } | null {
  const rim = Int32Array.from(mask.rim, (c) => c.y * side + c.x);
  let likely = 0;
  for (let y = 0; y + mask.h <= side && y + mask.h < below; y++) {
    for (let x = 0; x + mask.w <= side; x++) {
      const base = y * side + x;
      if (used[base + rim[likely]!]) continue;
      let hit = -1;
      for (let i = 0; i < rim.length && hit < 0; i++) if (used[base + rim[i]!]) hit = i;
      if (hit < 0) return { x, y };
      likely = hit; // The cell that collided last is likely to collide again.
    }
  }
  return null;
}

function tryPack(charts: readonly Turned[], side: number): Placed[] | null {
  const used = new Uint8Array(side * side);
  const placed: Placed[] = [];
  for (const { chart, masks } of charts) {
    let best: (Placed & { top: number }) | null = null;
    for (const [quarter, mask] of masks.entries()) {
      const at = firstFit(used, side, mask, Infinity);
      const cost = at ? at.y + mask.h * TALL : 0;
      if (at && (!best || cost < best.top)) best = { id: chart.id, quarter, ...at, top: cost };
    }
    if (!best) return null;
    const { w, h, bits } = masks[best.quarter]!;
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) if (bits[y * w + x]) used[(best.y + y) * side + best.x + x] = 1;
    }
    placed.push(best);
  }
  return placed;
}

/** Orders to try: by size first, then shuffles of a fixed generator, so that the result is the same every time. */
function* orders(turned: readonly Turned[], start: number): Generator<Turned[]> {
  const filled = (t: Turned) => t.masks[0]!.bits.reduce((a, b) => a + b, 0);
  const keyed = turned.map((t) => ({ t, area: filled(t) }));
  keyed.sort((a, b) => b.area - a.area || (a.t.chart.id < b.t.chart.id ? -1 : 1));
  yield keyed.map((k) => k.t);
  let seed = start;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < TRIES; round++) {
    const shuffled = keyed.map((k) => ({ t: k.t, key: k.area * (0.25 + random()) }));
    yield shuffled.sort((a, b) => b.key - a.key).map((k) => k.t);
  }
}

/**
 * Packs charts at one scale into the smallest square found; answers 0…1 coordinates per chart.
 * @param seed of the shuffles: a good one is searched once per car and kept in its table
 */
export function pack(charts: readonly Chart[], seed: number): Packed {
  const turned = charts.map((chart) => ({ chart, masks: [0, 1, 2, 3].map((q) => maskOf(chart, q, CELL)) }));
  const filled = turned.reduce((sum, t) => sum + t.masks[0]!.bits.reduce((a, b) => a + b, 0), 0);
  let best: { placed: Placed[]; side: number } | null = null;
  // Grow until something fits, then tighten with every order that still fits in less.
  for (let side = Math.ceil(Math.sqrt(filled * 1.45)); !best; side += 6) {
    for (const order of orders(turned, seed)) {
      let placed = tryPack(order, side);
      while (placed) {
        best = { placed, side };
        side -= 2;
        placed = tryPack(order, side);
      }
    }
  }
  return place(charts, best.placed, best.side * CELL);
}

/** The grid that the file's 16-bit coordinates have, so that writing moves nothing. */
const snap = (v: number) => Math.round(v * 65535) / 65535;

function place(charts: readonly Chart[], placed: readonly Placed[], side: number): Packed {
  const uv = new Map<string, number[]>();
  const boxes = new Map<string, [number, number, number, number]>();
  for (const chart of charts) {
    const at = placed.find((p) => p.id === chart.id)!;
    const box = extent(chart.uv, at.quarter);
    const out: number[] = [];
    for (let i = 0; i < chart.uv.length; i += 2) {
      const [x, y] = quarterTurn(chart.uv[i]!, chart.uv[i + 1]!, at.quarter);
      out.push(snap(((at.x + 1) * CELL + x - box.x0) / side), snap(((at.y + 1) * CELL + y - box.y0) / side));
    }
    const flat = unfold(out, chart.index);
    uv.set(chart.id, flat);
    const edge = extent(flat);
    boxes.set(chart.id, [edge.x0, edge.y0, edge.x1, edge.y1]);
  }
  return { mmPerUnit: side * 1000, uv, boxes };
}
