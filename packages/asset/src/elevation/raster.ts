import type { Piece } from "../geometry/piece.ts";

/** What is seen from straight ahead: per pixel the piece (0 is none), the distance in metres and the normal, in {@link UNIT}s. */
export type Sight = { width: number; height: number; id: Uint16Array; depth: Float32Array; normal: Int16Array };

/** One, as the normal of a pixel has it: half the memory of floats, and far finer than any angle that is asked for. */
export const UNIT = 32_767;

/** Pixels of a triangle's width from which its rows are measured before they are gone through. */
const WIDE = 6;

/** Axes of the picture as coordinates of car space with their signs: to the right, and towards the eye. Up is y. */
export type Facing = { right: [axis: 0 | 2, sign: 1 | -1]; near: [axis: 0 | 2, sign: 1 | -1] };

/** What of the world a picture holds, metres: where its left and its upper edge lie, and pixels a metre. */
export type Frame = { left: number; top: number; scale: number; width: number; height: number };

/** Draws pieces without perspective and keeps what is nearest. */
export function sight(pieces: readonly Piece[], { right, near }: Facing, frame: Frame): Sight {
  const { width, height } = frame;
  const out: Sight = {
    width,
    height,
    id: new Uint16Array(width * height),
    depth: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
    normal: new Int16Array(width * height * 3),
  };
  for (const [i, piece] of pieces.entries()) {
    const { position, index } = piece;
    const count = position.length / 3;
    const seen = new Float64Array(count * 3);
    for (let v = 0; v < count; v++) {
      seen[v * 3] = (position[v * 3 + right[0]]! * right[1] - frame.left) * frame.scale;
      seen[v * 3 + 1] = (frame.top - position[v * 3 + 1]!) * frame.scale;
      seen[v * 3 + 2] = position[v * 3 + near[0]]! * near[1];
    }
    for (let t = 0; t < index.length; t += 3)
      fill(out, piece.normal, seen, index[t]!, index[t + 1]!, index[t + 2]!, i + 1);
  }
  return out;
}

/** Where a row's middle crosses the side from p to q; none: NaN. */
const crossing = (y: number, px: number, py: number, qx: number, qy: number): number =>
  (py <= y && y <= qy) || (qy <= y && y <= py) ? px + ((y - py) * (qx - px)) / (qy - py) : Number.NaN;

function fill(
  out: Sight,
  normals: Float32Array,
  seen: Float64Array,
  a: number,
  b: number,
  c: number,
  id: number,
): void {
  const [ax, ay, az] = [seen[a * 3]!, seen[a * 3 + 1]!, seen[a * 3 + 2]!];
  const [bx, by, bz] = [seen[b * 3]!, seen[b * 3 + 1]!, seen[b * 3 + 2]!];
  const [cx, cy, cz] = [seen[c * 3]!, seen[c * 3 + 1]!, seen[c * 3 + 2]!];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (Math.abs(area) < 1e-9) return;
  const { width, depth: depths, normal } = out;
  const scale = 1 / area;
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const y1 = Math.min(out.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  for (let y = y0; y <= y1; y++) {
    const aRow = ay - y - 0.5;
    const bRow = by - y - 0.5;
    const cRow = cy - y - 0.5;
    let [from, to] = [x0, x1];
    // of a large one only what lies between its sides, and a pixel more to each side, is looked at
    if (x1 - x0 > WIDE) {
      let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      const ab = crossing(y + 0.5, ax, ay, bx, by);
      const bc = crossing(y + 0.5, bx, by, cx, cy);
      const ca = crossing(y + 0.5, cx, cy, ax, ay);
      // comparisons with NaN are false
      if (ab < low) low = ab;
      if (bc < low) low = bc;
      if (ca < low) low = ca;
      if (ab > high) high = ab;
      if (bc > high) high = bc;
      if (ca > high) high = ca;
      if (low <= high) {
        from = Math.max(x0, Math.floor(low - 0.5) - 1);
        to = Math.min(x1, Math.ceil(high - 0.5) + 1);
      }
    }
    for (let x = from; x <= to; x++) {
      const at = x + 0.5;
      const u = ((bx - at) * cRow - bRow * (cx - at)) * scale;
      if (u < 0) continue;
      const v = ((cx - at) * aRow - cRow * (ax - at)) * scale;
      const w = 1 - u - v;
      if (v < 0 || w < 0) continue;
      const depth = u * az + v * bz + w * cz;
      const pixel = y * width + x;
      if (depth <= depths[pixel]!) continue;
      depths[pixel] = depth;
      out.id[pixel] = id;
      const nx = normals[a * 3]! * u + normals[b * 3]! * v + normals[c * 3]! * w;
      const ny = normals[a * 3 + 1]! * u + normals[b * 3 + 1]! * v + normals[c * 3 + 1]! * w;
      const nz = normals[a * 3 + 2]! * u + normals[b * 3 + 2]! * v + normals[c * 3 + 2]! * w;
      const one = UNIT / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
      normal[pixel * 3] = nx * one;
      normal[pixel * 3 + 1] = ny * one;
      normal[pixel * 3 + 2] = nz * one;
    }
  }
}
