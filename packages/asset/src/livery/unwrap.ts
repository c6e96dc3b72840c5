import * as watlas from "watlas";
import { areaOf, type Piece } from "../geometry/piece.ts";
import type { Notes } from "../report.ts";
import { type ChartMesh, coverage } from "./overlap.ts";
import { pack, type Placed } from "./pack.ts";
import type { Panel } from "./panels.ts";
import { collapse, isTiny } from "./repair.ts";

/** The size that the map is laid out for; gutters hold at this size and, halved, at half of it. */
export const RESOLUTION = 4096;
/** Texels grown around each chart at that size; charts keep twice this apart. */
export const GUTTER = 3;
/** Texels between two charts: the gutter of each, and one each that an edge only touches. */
const APART = GUTTER * 2 + 2;
/** Packed with one more, so that a layout that turns out a little too large may be shrunk instead of made anew. */
const PACKED_APART = APART + 1;
/** The first layout, of which only folds and sizes are asked, is packed so many times smaller: a quarter of the work. */
const ROUGH = 2;
/** Sides are rounded to whole texels where they are packed: of a layout with shorter ones (texels) it could be seen. */
const LEAST_WHOLE = 320;

export type Unwrapped = Panel & {
  /** Livery coordinates 0…1, 2 a vertex of `piece`. */
  livery: Float32Array;
  /** u0, v0, u1, v1 around the panel's charts. */
  chart: [number, number, number, number];
};

export type LiveryMap = {
  panels: Unwrapped[];
  charts: number;
  /** Length on the car of one whole unit, mm. */
  mmPerUnit: number;
  used: number;
};

/** One panel cut into charts and laid out by itself, in texels. */
type Layout = { piece: Piece; mesh: ChartMesh; width: number; height: number };

/** Smooth growth first; where a chart folds over itself, smaller ones. */
const COSTS = [6, 2, 0.6, 0.15];

function read(atlas: watlas.Atlas, piece: Piece): Layout {
  const mesh = atlas.getMesh(0);
  const count = mesh.vertexCount;
  const uv = new Float32Array(count * 2);
  const chart = new Int32Array(count);
  const source = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const vertex = mesh.getVertex(i);
    uv[i * 2] = vertex.uv[0];
    uv[i * 2 + 1] = vertex.uv[1];
    chart[i] = Math.max(0, vertex.chartIndex);
    source[i] = vertex.xref;
  }
  const index = new Uint32Array(mesh.indexCount);
  mesh.getIndexArray(index);
  return { piece: follow(piece, source, index), mesh: { uv, index, chart }, width: atlas.width, height: atlas.height };
}

/** The piece with the vertices that the unwrap made: each a copy of a source vertex. */
function follow(piece: Piece, source: Uint32Array, index: Uint32Array): Piece {
  const each = (array: Float32Array | null, width: number) => {
    if (!array) return null;
    const out = new Float32Array(source.length * width);
    for (let i = 0; i < source.length; i++)
      for (let k = 0; k < width; k++) out[i * width + k] = array[(source[i] as number) * width + k] as number;
    return out;
  };
  return {
    ...piece,
    position: each(piece.position, 3) as Float32Array,
    normal: each(piece.normal, 3) as Float32Array,
    uv: [each(piece.uv[0], 2), each(piece.uv[1], 2)],
    color: each(piece.color, 4),
    index,
  };
}

type Charts = {
  /** Laid out at a density in texels per metre, in texels of that density though it is packed `smaller` times smaller. */
  layout: (density: number, smaller?: number) => Layout;
  delete: () => void;
};

/** Charts of one panel. */
function chartsOf(piece: Piece, cost: number): Charts {
  const atlas = new watlas.Atlas();
  atlas.addMesh({
    vertexPositionData: piece.position,
    vertexCount: piece.position.length / 3,
    vertexPositionStride: 12,
    vertexNormalData: piece.normal,
    vertexNormalStride: 12,
    indexData: piece.index,
    indexCount: piece.index.length,
  });
  atlas.computeCharts({
    maxIterations: 2,
    fixWinding: true,
    maxCost: cost,
    normalDeviationWeight: 1,
    normalSeamWeight: 1,
    straightnessWeight: 4,
  });
  return {
    layout: (density, smaller = 1) => {
      atlas.packCharts({
        texelsPerUnit: density / smaller,
        resolution: 0,
        padding: Math.floor(PACKED_APART / smaller),
        bilinear: true,
        rotateCharts: true,
        rotateChartsToAxis: true,
        bruteForce: false,
      });
      return scaled(read(atlas, piece), smaller);
    },
    delete: () => atlas.delete(),
  };
}

function scaled(layout: Layout, scale: number): Layout {
  const { piece, mesh, width, height } = layout;
  if (scale === 1) return layout;
  return { piece, mesh: { ...mesh, uv: mesh.uv.map((n) => n * scale) }, width: width * scale, height: height * scale };
}

/** A panel of one chart has nothing to pack: as it was first laid out it grows to any density. */
const isWhole = ({ mesh, width, height }: Layout): boolean =>
  Math.min(width, height) >= LEAST_WHOLE && mesh.chart.every((number) => number === 0);

function folds({ mesh, width, height }: Layout): boolean {
  const { culprits } = coverage([mesh], [width + 2, height + 2], 0);
  return !isTiny(mesh, culprits.get(0) ?? []);
}

function arrange(layouts: readonly Layout[], scale: number): Placed[] | null {
  return pack(
    layouts.map(({ width, height }) => ({
      width: Math.ceil(width * scale) + APART,
      height: Math.ceil(height * scale) + APART,
    })),
    RESOLUTION - APART,
  );
}

/** The largest factor by which these layouts could grow or must shrink to fit the map, and where each lies then. */
function fit(layouts: readonly Layout[]): { scale: number; places: Placed[] | null } {
  let [scale, tooLarge] = [0.2, 3];
  let places: Placed[] | null = null;
  while (tooLarge / scale > 1.002) {
    const middle = Math.sqrt(scale * tooLarge);
    const found = arrange(layouts, middle);
    if (found) [scale, places] = [middle, found];
    else tooLarge = middle;
  }
  return { scale, places };
}

function place(panel: Panel, layout: Layout, at: Placed): Unwrapped {
  const livery = new Float32Array(layout.mesh.uv.length);
  const chart: Unwrapped["chart"] = [1, 1, 0, 0];
  for (let i = 0; i < livery.length; i += 2) {
    const [u, v] = [layout.mesh.uv[i] as number, layout.mesh.uv[i + 1] as number];
    livery[i] = stored((at.x + APART + (at.turned ? layout.height - v : u)) / RESOLUTION);
    livery[i + 1] = stored((at.y + APART + (at.turned ? u : v)) / RESOLUTION);
    for (const k of [0, 1] as const) {
      chart[k] = Math.min(chart[k], livery[i + k] as number);
      chart[(k + 2) as 2 | 3] = Math.max(chart[(k + 2) as 2 | 3], livery[i + k] as number);
    }
  }
  return { ...panel, piece: layout.piece, livery, chart };
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

export type UnwrapOptions = { signal?: AbortSignal; progress?: (done: number) => void };

/**
 * Lays every panel out flat: each in its own rectangle of one square map, all at one scale, no texel shared.
 * Yields between panels, so that a caller may cancel and hears of progress (0…1).
 */
export async function unwrap(
  panels: readonly Panel[],
  notes: Notes,
  { signal, progress }: UnwrapOptions = {},
): Promise<LiveryMap | null> {
  if (panels.length === 0) return null;
  await watlas.Initialize();
  const area = panels.reduce((sum, panel) => sum + areaOf(panel.piece), 0);
  const first = (RESOLUTION * 0.8) / Math.sqrt(area);
  const charts: Charts[] = [];
  const rough: Layout[] = [];
  try {
    for (const [i, panel] of panels.entries()) {
      signal?.throwIfAborted();
      for (const cost of COSTS) {
        const attempt = chartsOf(panel.piece, cost);
        const layout = attempt.layout(first, ROUGH);
        if (!folds(layout) || cost === COSTS.at(-1)) {
          charts.push(attempt);
          rough.push(layout);
          break;
        }
        attempt.delete();
      }
      progress?.((i + 1) / panels.length);
      await tick();
    }
    let density = first * fit(rough).scale;
    // gutters do not grow with the charts, so the estimate is made, tried and corrected
    for (let round = 0; round < 20; round++) {
      signal?.throwIfAborted();
      const layouts = charts.map((chart, i) => {
        const whole = rough[i] as Layout;
        return isWhole(whole) ? scaled(whole, density / first) : chart.layout(density);
      });
      const { scale, places } = fit(layouts);
      density *= scale;
      if (places && scale * PACKED_APART >= APART) {
        const fitted = layouts.map((layout) => scaled(layout, scale));
        return finish(panels, fitted, places, density, notes);
      }
      await tick();
    }
    return null;
  } finally {
    for (const chart of charts) chart.delete();
  }
}

/** As the file will store it: 16 bits over the whole map. */
const stored = (value: number) => Math.round(value * 65_535) / 65_535;

function toMesh(panel: Unwrapped, base: number, charts: Int32Array): ChartMesh {
  const chart = new Int32Array(panel.livery.length / 2);
  for (let i = 0; i < chart.length; i++) chart[i] = (charts[i] ?? 0) + base;
  return { uv: panel.livery.map((value) => value * RESOLUTION), index: panel.piece.index, chart };
}

function finish(
  panels: readonly Panel[],
  layouts: readonly Layout[],
  places: readonly Placed[],
  density: number,
  notes: Notes,
): LiveryMap {
  let placed = panels.map((panel, i) => place(panel, layouts[i] as Layout, places[i] as Placed));
  const counts = layouts.map(({ mesh }) => mesh.chart.reduce((most, number) => Math.max(most, number + 1), 0));
  const draw = () => {
    let base = 0;
    const meshes = placed.map((panel, i) => {
      const mesh = toMesh(panel, base, (layouts[i] as Layout).mesh.chart);
      base += counts[i] as number;
      return mesh;
    });
    return coverage(meshes, RESOLUTION, GUTTER);
  };
  let map = draw();
  for (let round = 0; round < 4 && map.culprits.size > 0; round++) {
    const { culprits } = map;
    placed = placed.map((panel, i) => ({
      ...panel,
      ...collapse(panel.piece, panel.livery, culprits.get(i) ?? new Set()),
    }));
    map = draw();
  }
  if (map.shared > 0) throw new Error(`${map.shared} texels of the livery map are shared`);
  const charts = counts.reduce((sum, count) => sum + count, 0);
  const perMm = Number((density / 1000).toFixed(2));
  notes.add("done", "unwrapped", { charts, density: perMm, resolution: RESOLUTION });
  if (perMm < 1) notes.add("warning", "unwrap-coarse", { density: perMm, resolution: RESOLUTION });
  return { panels: placed, charts, mmPerUnit: (RESOLUTION / density) * 1000, used: map.used };
}
