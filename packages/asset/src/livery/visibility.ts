import { boundsOf, centreOf, type Piece, sizeOf, type Vec3 } from "../geometry/piece.ts";

/** A depth picture along a direction: the nearest surface per cell. */
type DepthView = {
  right: Vec3;
  up: Vec3;
  towards: Vec3;
  depth: Float32Array;
  size: number;
  scale: number;
  centre: Vec3;
};

const RESOLUTION = 768;

function directions(): Vec3[] {
  const list: Vec3[] = [[0, 1, 0]];
  for (const [elevation, steps, turn] of [
    [-4, 12, 0],
    [22, 12, 15],
    [52, 8, 0],
  ] as const) {
    const e = (elevation * Math.PI) / 180;
    for (let i = 0; i < steps; i++) {
      const a = ((i * 360) / steps + turn) * (Math.PI / 180);
      list.push([Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]);
    }
  }
  return list;
}

function dot(v: Vec3, x: number, y: number, z: number): number {
  return v[0] * x + v[1] * y + v[2] * z;
}

function project(view: DepthView, position: Float32Array, out: Float32Array): void {
  const [cx, cy, cz] = view.centre;
  for (let i = 0; i < position.length; i += 3) {
    const x = (position[i] as number) - cx;
    const y = (position[i + 1] as number) - cy;
    const z = (position[i + 2] as number) - cz;
    out[i] = dot(view.right, x, y, z) * view.scale + view.size / 2;
    out[i + 1] = dot(view.up, x, y, z) * view.scale + view.size / 2;
    out[i + 2] = dot(view.towards, x, y, z);
  }
}

/** Cells beside where an edge crosses a row that are asked all the same: it is worked out otherwise than they are. */
const BESIDE = 1;

function rasterise(view: DepthView, screen: Float32Array, index: Uint32Array): void {
  const { depth, size } = view;
  for (let t = 0; t < index.length; t += 3) {
    const a = (index[t] as number) * 3;
    const b = (index[t + 1] as number) * 3;
    const c = (index[t + 2] as number) * 3;
    const ax = screen[a] as number,
      ay = screen[a + 1] as number,
      az = screen[a + 2] as number;
    const bx = screen[b] as number,
      by = screen[b + 1] as number,
      bz = screen[b + 2] as number;
    const cx = screen[c] as number,
      cy = screen[c + 1] as number,
      cz = screen[c + 2] as number;
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (y0 > y1) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    if (x0 > x1) continue;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    // how far a side moves across from row to row, and whether the triangle lies right (1) or left (-1) of it
    const turn = area > 0 ? 1 : -1;
    const fromC = cy === ay ? 0 : cy > ay ? turn : -turn;
    const fromB = by === ay ? 0 : by > ay ? -turn : turn;
    const fromBC = by === cy ? 0 : by > cy ? turn : -turn;
    const slopeC = (cx - ax) / (cy - ay);
    const slopeB = (bx - ax) / (by - ay);
    const slopeBC = (cx - bx) / (cy - by);
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5 - ay;
      let from = x0;
      let to = x1;
      // most of the cells around a triangle lie beside it: only those between its sides are asked
      const atC = ax - 0.5 + py * slopeC;
      if (fromC > 0 && atC - BESIDE > from) from = Math.ceil(atC - BESIDE);
      if (fromC < 0 && atC + BESIDE < to) to = Math.floor(atC + BESIDE);
      const atB = ax - 0.5 + py * slopeB;
      if (fromB > 0 && atB - BESIDE > from) from = Math.ceil(atB - BESIDE);
      if (fromB < 0 && atB + BESIDE < to) to = Math.floor(atB + BESIDE);
      const atBC = bx - 0.5 + (y + 0.5 - by) * slopeBC;
      if (fromBC > 0 && atBC - BESIDE > from) from = Math.ceil(atBC - BESIDE);
      if (fromBC < 0 && atBC + BESIDE < to) to = Math.floor(atBC + BESIDE);
      for (let x = from; x <= to; x++) {
        const px = x + 0.5 - ax;
        const su = px * (cy - ay) - py * (cx - ax);
        const sv = py * (bx - ax) - px * (by - ay);
        // signs tell what lies beside without a division
        if (area > 0 ? su < 0 || sv < 0 : su > 0 || sv > 0) continue;
        const u = su / area;
        const v = sv / area;
        if (u + v > 1) continue;
        const z = az + u * (bz - az) + v * (cz - az);
        const cell = y * size + x;
        if (z > (depth[cell] as number)) depth[cell] = z;
      }
    }
  }
}

/** Slack in metres between a surface and the depth picture: about one cell of a 5 m car seen at a slant. */
const SLACK = 0.012;

function mark(view: DepthView, piece: Piece, screen: Float32Array, seen: Uint8Array): void {
  const { index, position } = piece;
  const { depth, size, towards } = view;
  for (let t = 0; t < index.length / 3; t++) {
    if (seen[t]) continue;
    const a = (index[t * 3] as number) * 3,
      b = (index[t * 3 + 1] as number) * 3,
      c = (index[t * 3 + 2] as number) * 3;
    const ux = (position[b] as number) - (position[a] as number),
      uy = (position[b + 1] as number) - (position[a + 1] as number),
      uz = (position[b + 2] as number) - (position[a + 2] as number);
    const vx = (position[c] as number) - (position[a] as number),
      vy = (position[c + 1] as number) - (position[a + 1] as number),
      vz = (position[c + 2] as number) - (position[a + 2] as number);
    const nx = uy * vz - uz * vy,
      ny = uz * vx - ux * vz,
      nz = ux * vy - uy * vx;
    // Seen only from its own front and not edge-on.
    if (dot(towards, nx, ny, nz) < 0.08 * Math.hypot(nx, ny, nz)) continue;
    const x = Math.floor(((screen[a] as number) + (screen[b] as number) + (screen[c] as number)) / 3);
    const y = Math.floor(((screen[a + 1] as number) + (screen[b + 1] as number) + (screen[c + 1] as number)) / 3);
    const z = ((screen[a + 2] as number) + (screen[b + 2] as number) + (screen[c + 2] as number)) / 3;
    if (x < 0 || y < 0 || x >= size || y >= size) continue;
    if (z > (depth[y * size + x] as number) - SLACK) seen[t] = 1;
  }
}

/**
 * Which triangles of `targets` can be seen from around and above a car standing on the ground; 1 seen, 0 hidden, one list a target.
 * `all` is what may stand in front of them, targets included. Glass counts as closed.
 */
export function visibleTriangles(targets: readonly Piece[], all: readonly Piece[]): Uint8Array[] {
  const box = boundsOf(all);
  const reach = Math.hypot(...sizeOf(box));
  const seen = targets.map((piece) => new Uint8Array(piece.index.length / 3));
  const depth = new Float32Array(RESOLUTION * RESOLUTION);
  const buffers = new Map(all.map((piece) => [piece, new Float32Array(piece.position.length)]));
  for (const towards of directions()) {
    const pole = Math.abs(towards[1]) > 0.99;
    const flat = Math.hypot(towards[0], towards[2]) || 1;
    const right: Vec3 = pole ? [1, 0, 0] : [towards[2] / flat, 0, -towards[0] / flat];
    const up: Vec3 = [
      towards[1] * right[2] - towards[2] * right[1],
      towards[2] * right[0] - towards[0] * right[2],
      towards[0] * right[1] - towards[1] * right[0],
    ];
    const view: DepthView = {
      right,
      up,
      towards,
      depth: depth.fill(-Infinity),
      size: RESOLUTION,
      scale: RESOLUTION / reach,
      centre: centreOf(box),
    };
    for (const [piece, screen] of buffers) {
      project(view, piece.position, screen);
      rasterise(view, screen, piece.index);
    }
    for (const [i, piece] of targets.entries())
      mark(view, piece, buffers.get(piece) ?? new Float32Array(), seen[i] as Uint8Array);
  }
  return seen;
}
