/** The panels of a car as one surface in car space, standing at stock height: what stickers are printed on. */
export type PanelSurface = {
  /** x, y, z of each vertex, metres. */
  positions: ArrayLike<number>;
  /** x, y, z of each vertex' unit normal. */
  normals: ArrayLike<number>;
  /** Three vertices each. */
  triangles: Uint32Array;
  /** Of each triangle: the panel, as an index of `panels`. */
  owner: Uint16Array;
  panels: readonly string[];
};

/** Triangles that are looked at together. */
const RUN = 32;

type Runs = { boxes: Float64Array; count: number };
const known = new WeakMap<PanelSurface, Runs>();

/** Boxes around runs of neighbouring triangles: centre and half sides. */
function runsOf(surface: PanelSurface): Runs {
  const before = known.get(surface);
  if (before) return before;
  const { positions, triangles } = surface;
  const count = Math.ceil(triangles.length / (3 * RUN));
  const boxes = new Float64Array(count * 6);
  for (let run = 0; run < count; run++) {
    const end = Math.min(triangles.length, (run + 1) * RUN * 3);
    for (let k = 0; k < 3; k++) {
      let [low, high] = [Infinity, -Infinity];
      for (let i = run * RUN * 3; i < end; i++) {
        const value = positions[(triangles[i] ?? 0) * 3 + k] ?? 0;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      boxes[run * 6 + k] = (low + high) / 2;
      boxes[run * 6 + 3 + k] = (high - low) / 2;
    }
  }
  const runs = { boxes, count };
  known.set(surface, runs);
  return runs;
}

type Vec3 = readonly [number, number, number];

/** Calls back for every triangle whose run may touch a box (centre, its three unit axes, half sides). */
export function nearTriangles(
  surface: PanelSurface,
  centre: Vec3,
  axes: readonly [Vec3, Vec3, Vec3],
  half: Vec3,
  each: (triangle: number) => void,
): void {
  const { boxes, count } = runsOf(surface);
  const total = surface.triangles.length / 3;
  for (let run = 0; run < count; run++) {
    const at = run * 6;
    let apart = false;
    for (let k = 0; k < 3 && !apart; k++) {
      const [a, b, c] = axes[k as 0 | 1 | 2];
      const offset =
        a * ((boxes[at] ?? 0) - centre[0]) +
        b * ((boxes[at + 1] ?? 0) - centre[1]) +
        c * ((boxes[at + 2] ?? 0) - centre[2]);
      const reach =
        Math.abs(a) * (boxes[at + 3] ?? 0) + Math.abs(b) * (boxes[at + 4] ?? 0) + Math.abs(c) * (boxes[at + 5] ?? 0);
      apart = Math.abs(offset) > half[k as 0 | 1 | 2] + reach;
    }
    if (apart) continue;
    const end = Math.min(total, (run + 1) * RUN);
    for (let triangle = run * RUN; triangle < end; triangle++) each(triangle);
  }
}
