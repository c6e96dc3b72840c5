import { type Chart, extent, type Mask, maskOf, quarterTurn } from "./mask.ts";
import { unfold } from "./unfold.ts";
import type { Packing } from "../../tables/types.ts";

/** Where a chart went: `quarter` turns, then moved by cells. */
type Placed = { id: string; quarter: number; x: number; y: number };

export type Packed = {
  packing: Packing;
  /** Millimetres on the car of one whole unit of u or v. */
  mmPerUnit: number;
  uv: Map<string, number[]>;
  /** u0, v0, u1, v1 per chart. */
  boxes: Map<string, [number, number, number, number]>;
};

/** Metres of a packing cell; also the least distance between charts. */
const CELL = 0.01;
/** Weight of a chart's own height when its place is judged: low places first, low tops second. */
const TALL = 0.1;
/** So that rounding cuts no search short; far less than two places can differ by. */
const SLACK = 1e-6;
/** Orders tried when none is known to fit: seeds that are far apart. */
const ORDERS = Array.from({ length: 13 }, (_, i) => i * 7919);

/** A chart in its four quarter turns; `area` in cells. */
type Turned = { chart: Chart; masks: Mask[]; area: number };

/**
 * The first free place of a mask, by rows; null when there is none whose row is below `below`.
 * @param taken per cell, how many cells from it to the right are taken without a break
 */
function firstFit(
  taken: Uint16Array,
  side: number,
  mask: Mask,
  rim: Int32Array,
  below: number,
): { x: number; y: number } | null {
  let likely = 0;
  for (let y = 0; y + mask.h <= side && y < below; y++) {
    let x = 0;
    while (x + mask.w <= side) {
      const base = y * side + x;
      let run = taken[base + rim[likely]!]!;
      for (let i = 0; i < rim.length && run === 0; i++) {
        run = taken[base + rim[i]!]!;
        if (run) likely = i; // The cell that collided last is likely to collide again.
      }
      if (run === 0) return { x, y };
      // As far as that run reaches, the same cell collides.
      x += run;
    }
  }
  return null;
}

/** Takes the mask's cells at a place. */
function occupy(taken: Uint16Array, side: number, { w, h, bits }: Mask, left: number, top: number): void {
  for (let y = 0; y < h; y++) {
    const row = (top + y) * side;
    for (let x = 0; x < w; x++) if (bits[y * w + x]) taken[row + left + x] = 1;
    // Runs of the row anew, from the right.
    let run = 0;
    for (let x = side - 1; x >= 0; x--) {
      run = taken[row + x] ? run + 1 : 0;
      taken[row + x] = run;
    }
  }
}

function tryPack(charts: readonly Turned[], side: number): Placed[] | null {
  const taken = new Uint16Array(side * side);
  const placed: Placed[] = [];
  for (const { chart, masks } of charts) {
    let best: (Placed & { top: number }) | null = null;
    for (const [quarter, mask] of masks.entries()) {
      const tall = mask.h * TALL;
      const rim = Int32Array.from(mask.rim, (c) => c.y * side + c.x);
      const at = firstFit(taken, side, mask, rim, best ? best.top - tall + SLACK : Infinity);
      if (at && (!best || at.y + tall < best.top)) best = { id: chart.id, quarter, ...at, top: at.y + tall };
    }
    if (!best) return null;
    occupy(taken, side, masks[best.quarter]!, best.x, best.y);
    placed.push(best);
  }
  return placed;
}

function turnedOf(charts: readonly Chart[]): Turned[] {
  return charts.map((chart) => {
    const masks = [0, 1, 2, 3].map((quarter) => maskOf(chart, quarter, CELL));
    return { chart, masks, area: masks[0]!.bits.reduce((a, b) => a + b, 0) };
  });
}

/** Charts from large to small where `order` is 0, else shuffled with it as the seed: large ones tend to come first. */
function ordered(turned: readonly Turned[], order: number): Turned[] {
  let seed = order;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return turned
    .map((t) => ({ t, key: order ? t.area * (0.25 + random()) : t.area }))
    .sort((a, b) => b.key - a.key || (a.t.chart.id < b.t.chart.id ? -1 : 1))
    .map(({ t }) => t);
}

/**
 * Packs charts at one scale into a square; answers 0…1 coordinates per chart.
 * @param kept the packing that was searched once for the car, used where it fits; else some orders are tried in squares
 * that grow until one fits and then shrink with every order that still fits
 */
export function pack(charts: readonly Chart[], kept: Packing): Packed {
  const turned = turnedOf(charts);
  let best: { placed: Placed[]; packing: Packing } | null = null;
  const attempt = (packing: Packing): boolean => {
    const placed = tryPack(ordered(turned, packing.order), packing.cells);
    if (placed) best = { placed, packing };
    return placed !== null;
  };
  attempt(kept);
  const filled = turned.reduce((sum, t) => sum + t.area, 0);
  for (let cells = Math.ceil(Math.sqrt(filled * 1.45)); !best; cells += 6)
    for (const order of ORDERS) while (attempt({ order, cells })) cells -= 2;
  const { placed, packing } = best as { placed: Placed[]; packing: Packing };
  return place(charts, placed, packing);
}

/** The tightest packing found of so many orders, from one that fits. `found` hears of each that is tighter. */
export function searchPacking(
  charts: readonly Chart[],
  from: Packing,
  orders: Iterable<number>,
  found: (packing: Packing) => void,
): void {
  const turned = turnedOf(charts);
  let { cells } = from;
  for (const order of orders) while (tryPack(ordered(turned, order), cells - 1)) found({ order, cells: --cells });
}

/** The grid that the file's 16-bit coordinates have, so that writing moves nothing. */
const snap = (v: number) => Math.round(v * 65535) / 65535;

function place(charts: readonly Chart[], placed: readonly Placed[], packing: Packing): Packed {
  const side = packing.cells * CELL;
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
  return { packing, mmPerUnit: side * 1000, uv, boxes };
}
