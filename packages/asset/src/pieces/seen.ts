import type { Vec3 } from "../geometry/piece.ts";
import type { Faces } from "./format.ts";
import type { ScreenPoint } from "./outline.ts";

/** From where a car is seen, and where in the picture a point of it lies: px; null where it is not before the eye. */
export type Sight = { eye: Readonly<Vec3>; target: Readonly<Vec3>; project: (point: Vec3) => ScreenPoint | null };

/** Cells along the longer side of what is looked at: finer than a hand draws. */
const CELLS = 320;
/** A skin and what is glued to it are one, metres. */
const SKIN = 0.003;

type Corners = { x: Float32Array; y: Float32Array; near: Float32Array };

/** Every point in the picture, with one over its distance along the look, which runs evenly across it; 0 is not seen. */
function cornersOf(position: ArrayLike<number>, { eye, target, project }: Sight): Corners {
  const count = position.length / 3;
  const out = { x: new Float32Array(count), y: new Float32Array(count), near: new Float32Array(count) };
  const look = target.map((value, k) => value - (eye[k] as number));
  const length = Math.hypot(...look) || 1;
  for (let i = 0; i < count; i++) {
    const point: Vec3 = [position[i * 3] as number, position[i * 3 + 1] as number, position[i * 3 + 2] as number];
    const at = project(point);
    const depth = look.reduce(
      (sum, value, k) => sum + (value / length) * ((point[k] as number) - (eye[k] as number)),
      0,
    );
    if (!at || depth <= 0) continue;
    out.x[i] = at.x;
    out.y[i] = at.y;
    out.near[i] = 1 / depth;
  }
  return out;
}

/** What a face says of `near` at a place of the picture: a plane through its corners. Null where it is seen edge on. */
function planeOf({ x, y, near }: Corners, [a, b, c]: readonly [number, number, number]) {
  const [ax, ay, an] = [x[a] as number, y[a] as number, near[a] as number];
  const [bx, by, bn] = [(x[b] as number) - ax, (y[b] as number) - ay, (near[b] as number) - an];
  const [cx, cy, cn] = [(x[c] as number) - ax, (y[c] as number) - ay, (near[c] as number) - an];
  const area = bx * cy - by * cx;
  if (Math.abs(area) < 1e-6) return null;
  const [perX, perY] = [(bn * cy - cn * by) / area, (cn * bx - bn * cx) / area];
  return { ax, ay, an, bx, by, cx, cy, area, perX, perY };
}

/**
 * Which faces nothing lies before, judged by their middle: a picture of distances, as a camera makes one. Glass hides
 * what is behind it as well.
 * @param within only what lies there is looked at, px
 */
export function seenIn(
  { pieces }: Faces,
  sight: Sight,
  within: { left: number; top: number; right: number; bottom: number },
): (piece: number, face: number) => boolean {
  const { left, top } = within;
  const cell = Math.max(within.right - left, within.bottom - top, 1) / CELLS;
  const wide = Math.max(1, Math.ceil((within.right - left) / cell));
  const high = Math.max(1, Math.ceil((within.bottom - top) / cell));
  const nearest = new Float32Array(wide * high);
  const corners = pieces.map(({ position }) => cornersOf(position, sight));
  const cornersAt = (piece: number, face: number) =>
    [0, 1, 2].map((k) => pieces[piece]?.index[face * 3 + k] as number) as [number, number, number];
  for (const [piece, { index }] of pieces.entries()) {
    const own = corners[piece] as Corners;
    for (let face = 0; face < index.length / 3; face++) {
      const three = cornersAt(piece, face);
      if (three.some((one) => own.near[one] === 0)) continue;
      const plane = planeOf(own, three);
      if (!plane) continue;
      const [a, b, c] = three;
      const { x, y } = own;
      const first = (values: Float32Array, start: number) =>
        Math.max(
          0,
          Math.ceil((Math.min(values[a] as number, values[b] as number, values[c] as number) - start) / cell - 0.5),
        );
      const last = (values: Float32Array, start: number, most: number) =>
        Math.min(
          most - 1,
          Math.floor((Math.max(values[a] as number, values[b] as number, values[c] as number) - start) / cell - 0.5),
        );
      const [left0, right0] = [first(x, left), last(x, left, wide)];
      const [top0, bottom0] = [first(y, top), last(y, top, high)];
      const { ax, ay, an, bx, by, cx, cy, area, perX, perY } = plane;
      for (let row = top0; row <= bottom0; row++) {
        const dy = top + (row + 0.5) * cell - ay;
        for (let column = left0; column <= right0; column++) {
          const dx = left + (column + 0.5) * cell - ax;
          const u = (dx * cy - dy * cx) / area;
          const v = (bx * dy - by * dx) / area;
          if (u < 0 || v < 0 || u + v > 1) continue;
          const near = an + dx * perX + dy * perY;
          const at = row * wide + column;
          if (near > (nearest[at] as number)) nearest[at] = near;
        }
      }
    }
  }
  return (piece, face) => {
    const own = corners[piece] as Corners;
    const three = cornersAt(piece, face);
    if (three.some((one) => own.near[one] === 0)) return false;
    const middle = (values: Float32Array) => three.reduce((sum, one) => sum + (values[one] as number) / 3, 0);
    const [x, y, near] = [middle(own.x), middle(own.y), middle(own.near)];
    const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
    if (column < 0 || row < 0 || column >= wide || row >= high) return false;
    const plane = planeOf(own, three);
    if (!plane) return false;
    const before = nearest[row * wide + column] as number;
    if (before <= near) return true;
    // a surface that runs away from the eye is nearer within its own cell
    const slope = (Math.abs(plane.perX) + Math.abs(plane.perY)) * cell;
    return 1 / (near + Math.min(slope, near * 0.01)) - 1 / before <= SKIN;
  };
}
