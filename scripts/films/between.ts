import type { CameraPose, Vec3 } from "@carloom/stage";

/** A box of car space, metres: the least corner and the greatest. */
export type Box = readonly [Vec3, Vec3];
export type Size = { width: number; height: number };

/** px from one place of the grid on which the way is worked out to the next. */
const CELL = 4;
/** Farther away, m, the floor is wall. */
const FAR = 40;

/**
 * A car in rough: bonnet, tail and what may stand on it, cabin, mirrors. A little too large, so that its own edges lie on the
 * wall around the car, which shows nothing that could move wrongly.
 */
export const roughly = (length: number, height: number): Box[] => {
  const half = length / 2 + 0.05;
  const box = (side: number, [low, high]: [number, number], [rear, front]: [number, number]): Box => [
    [-side, low * height, rear * half],
    [side, high * height, front * half],
  ];
  return [
    box(0.98, [0, 0.68], [-1, 1]),
    box(0.96, [0.6, 0.82], [-1, 0]),
    box(0.94, [0.8, 1.08], [-1.06, -0.84]),
    box(0.8, [0.6, 1.03], [-0.82, 0.4]),
    box(1.12, [0.6, 0.86], [0.1, 0.36]),
  ];
};

type View = { at: Vec3; ahead: Vec3; right: Vec3; up: Vec3; scale: number };

const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

function viewOf({ position, target, fov }: CameraPose, height: number): View {
  const ahead = unit(sub(target, position));
  const right = unit(cross(ahead, [0, 1, 0]));
  return { at: position, ahead, right, up: cross(right, ahead), scale: height / 2 / Math.tan((fov * Math.PI) / 360) };
}

/** How far along a ray the first surface lies: of a box, or the floor. */
function reach(at: Vec3, way: Vec3, boxes: readonly Box[]): number {
  let nearest = way[1] < 0 ? -at[1] / way[1] : FAR;
  for (const [low, high] of boxes) {
    let [from, to] = [0, nearest];
    for (const axis of [0, 1, 2] as const) {
      const [a, b] = [(low[axis] - at[axis]) / way[axis], (high[axis] - at[axis]) / way[axis]];
      from = Math.max(from, Math.min(a, b));
      to = Math.min(to, Math.max(a, b));
    }
    if (from < to) nearest = from;
  }
  return Math.min(nearest, FAR);
}

/** Where each cell of a view is seen from another, px away from its own place: x and y in turn. */
function shifts(from: View, to: View, { width, height }: Size, boxes: readonly Box[]): Float32Array {
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const found = new Float32Array(columns * rows * 2);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column * CELL - width / 2) / from.scale, (height / 2 - row * CELL) / from.scale];
      const way = [0, 1, 2].map(
        (axis) => (from.ahead[axis] ?? 0) + x * (from.right[axis] ?? 0) + y * (from.up[axis] ?? 0),
      ) as Vec3;
      const far = reach(from.at, way, boxes);
      // the wall has no places of its own
      if (far >= FAR) continue;
      const seen = sub([from.at[0] + way[0] * far, from.at[1] + way[1] * far, from.at[2] + way[2] * far], to.at);
      const depth = dot(seen, to.ahead);
      const at = 2 * (row * columns + column);
      found[at] = (dot(seen, to.right) / depth) * to.scale + width / 2 - column * CELL;
      found[at + 1] = height / 2 - (dot(seen, to.up) / depth) * to.scale - row * CELL;
    }
  return found;
}

/** Adds a share of a picture (RGB) to another, each place taken from where its shift says. */
function gather(into: Float32Array, picture: Buffer, moved: Float32Array, share: number, { width, height }: Size) {
  const columns = Math.ceil(width / CELL) + 1;
  for (let y = 0; y < height; y++) {
    const [row, v] = [Math.floor(y / CELL), (y % CELL) / CELL];
    for (let x = 0; x < width; x++) {
      const [column, u] = [Math.floor(x / CELL), (x % CELL) / CELL];
      const at = 2 * (row * columns + column);
      const below = at + 2 * columns;
      const [a, b, c, d] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
      const shift = (k: number) =>
        a * (moved[at + k] as number) +
        b * (moved[at + 2 + k] as number) +
        c * (moved[below + k] as number) +
        d * (moved[below + 2 + k] as number);
      const px = Math.min(width - 1.001, Math.max(0, x + shift(0)));
      const py = Math.min(height - 1.001, Math.max(0, y + shift(1)));
      const [left, top] = [Math.floor(px), Math.floor(py)];
      const [s, t] = [px - left, py - top];
      const corner = 3 * (top * width + left);
      for (let k = 0; k < 3; k++) {
        const i = corner + k;
        const upper = (picture[i] as number) * (1 - s) + (picture[i + 3] as number) * s;
        const lower = (picture[i + 3 * width] as number) * (1 - s) + (picture[i + 3 * width + 3] as number) * s;
        into[3 * (y * width + x) + k] =
          (into[3 * (y * width + x) + k] as number) + share * (upper * (1 - t) + lower * t);
      }
    }
  }
}

export type Seen = { picture: Buffer; pose: CameraPose };

/**
 * What a camera between two others sees of what stands still: both pictures (RGB), each place moved to where a rough body of
 * the car, or the floor, puts it from there, and mixed.
 * @param share 0 is the first picture's place, 1 the second's
 */
export function between(
  one: Seen,
  other: Seen,
  pose: CameraPose,
  share: number,
  size: Size,
  boxes: readonly Box[],
): Buffer {
  const view = viewOf(pose, size.height);
  const sum = new Float32Array(size.width * size.height * 3);
  for (const [seen, part] of [
    [one, 1 - share],
    [other, share],
  ] as const)
    gather(sum, seen.picture, shifts(view, viewOf(seen.pose, size.height), size, boxes), part, size);
  return Buffer.from(Uint8ClampedArray.from(sum).buffer);
}
