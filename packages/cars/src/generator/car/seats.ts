import { profile, smoothstep } from "../../geometry/curves.ts";
import { type Mesh, merge, type V3 } from "../../geometry/mesh.ts";
import { box, grid, loft, soft, tube } from "../../geometry/solids.ts";
import { simplify } from "../../geometry/simplify.ts";
import type { Lay } from "../../geometry/lay.ts";

/** Meshes of a seat by what they are made of, drawing space. */
export type Seat = { hide: Mesh; cloth: Mesh; thread: Mesh; shell: Mesh; steel: Mesh };

/** Cloth lies across a seat and along cushion and back alike, whose directions are nearly at right angles. */
export const SEAT_LAY: Lay = { across: [0, 0, 1], along: [-1, 1.35, 0] };

/**
 * An upholstered slab: stations from end to end, each with its half width, the height of its side bolsters over the
 * middle, and its thickness. Local axes: a along, b across, c out of the face that a person leans on; metres.
 */
type Slab = {
  along: readonly number[];
  wide: readonly number[];
  bolster: readonly number[];
  thick: readonly number[];
  /** Rounds in the fluted middle, and the share of the length that it takes. */
  flutes: number;
  middle: readonly [number, number];
};

/** Share of the half width at which the middle ends and the bolster begins. */
const SEAM = 0.56;
const FACE = [-1, -0.97, -0.88, -0.74, -0.62, -SEAM, -0.3, 0, 0.3, SEAM, 0.62, 0.74, 0.88, 0.97, 1] as const;
const BACK = [0.86, 0.45, 0, -0.45, -0.86] as const;

/** Height of the face over its middle at a share of the half width: flat, up the bolster, round at the edge. */
function face(share: number, bolster: number): number {
  const u = Math.abs(share);
  const up = smoothstep((u - SEAM) / 0.26);
  const round = u > 0.86 ? 1 - Math.sqrt(Math.max(0, 1 - ((u - 0.86) / 0.14) ** 2)) : 0;
  return bolster * up - 0.045 * round;
}

function slab({ along, wide, bolster, thick, flutes, middle }: Slab, place: (a: number, b: number, c: number) => V3) {
  const at = (values: readonly number[]) => profile(along.map((a, i) => [a, values[i]!]));
  const [w, k, t] = [at(wide), at(bolster), at(thick)];
  const [start, end] = [along[0]!, along.at(-1)!];
  const stations = Array.from({ length: 11 }, (_, i) => start + ((end - start) * i) / 10);
  const hide = loft(
    stations.map((a) => [
      ...FACE.map((u) => place(a, w(a) * u, face(u, k(a)))),
      ...BACK.map((u) => place(a, w(a) * u, -t(a))),
    ]),
    60,
  );
  // The middle stands a seam's depth before the slab, in rounds across it.
  const [from, to] = [start + (end - start) * middle[0], start + (end - start) * middle[1]];
  const rows = flutes * 4;
  const inset = grid(
    Array.from({ length: rows + 1 }, (_, i): V3[] => {
      const a = from + ((to - from) * i) / rows;
      const round = Math.abs(Math.sin((i / 4) * Math.PI));
      return [-1, -0.96, 0, 0.96, 1].map((u) => {
        const edge = Math.abs(u) === 1 ? -0.004 : 0.002 + 0.007 * round;
        return place(a, w(a) * u * SEAM * 1.02, edge);
      });
    }),
  );
  const shell = loft(
    stations.map((a) => {
      const [half, deep] = [w(a) * 1.012, t(a)];
      return [1, 0.98, 0.8, 0.4, 0, -0.4, -0.8, -0.98, -1].map((u, i) =>
        place(a, half * u, i === 0 || i === 8 ? -0.03 : -deep - 0.012 + 0.03 * Math.abs(u) ** 6),
      );
    }),
    60,
    false,
  );
  // A seam's thread on the bolster's foot, on the straight between two points of the face.
  const [low, high] = [0.62, 0.74];
  const thread = [-1, 1].map((side) =>
    grid(
      stations.slice(1, -1).map((a): V3[] =>
        [0.1, 0.26].map((t) => {
          const c = face(low, k(a)) * (1 - t) + face(high, k(a)) * t;
          return place(a, side * w(a) * (low + (high - low) * t), c + 0.0012);
        }),
      ),
    ),
  );
  return { hide, inset, thread, shell };
}

/** Turned over when it looks against `way`. */
export function turned(mesh: Mesh, way: V3): Mesh {
  let sum = 0;
  for (let i = 0; i < mesh.normal.length; i += 3)
    sum += mesh.normal[i]! * way[0] + mesh.normal[i + 1]! * way[1] + mesh.normal[i + 2]! * way[2];
  if (sum >= 0) return mesh;
  const index = mesh.index.slice();
  for (let i = 0; i < index.length; i += 3) [index[i], index[i + 1]] = [index[i + 1]!, index[i]!];
  return { position: mesh.position, normal: mesh.normal.map((v) => -v), index };
}

type Place = {
  /** x and y of the hinge between cushion and back, z of the middle. */
  at: V3;
  /** Against a front seat's: width of both, depth of the cushion, height of the back, bolsters. */
  wide: number;
  deep: number;
  high: number;
  bolster: number;
  lean: number;
  rest: number;
};

/** One place to sit: cushion, back, headrest on two posts. */
function seatAt({ at: [x, y, z], wide, deep, high, bolster, lean, rest }: Place): Seat {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const back = slab(
    {
      along: [-0.02, 0.06, 0.18, 0.32, 0.46, 0.56, 0.62].map((v) => v * high),
      wide: [0.19, 0.212, 0.226, 0.232, 0.222, 0.19, 0.15].map((v) => v * wide),
      bolster: [0.02, 0.05, 0.066, 0.06, 0.036, 0.012, 0].map((v) => v * bolster),
      thick: [0.07, 0.085, 0.09, 0.085, 0.07, 0.05, 0.035],
      flutes: 7,
      middle: [0.06, 0.84],
    },
    (a, b, c) => [x + a * sin - c * cos, y + a * cos + c * sin, z + b],
  );
  const cushion = slab(
    {
      along: [-0.02, 0.06, 0.2, 0.36, 0.46, 0.52, 0.545].map((v) => v * deep),
      wide: [0.2, 0.215, 0.232, 0.236, 0.222, 0.19, 0.15].map((v) => v * wide),
      bolster: [0.03, 0.05, 0.05, 0.042, 0.03, 0.012, 0].map((v) => v * bolster),
      thick: [0.1, 0.12, 0.12, 0.11, 0.1, 0.08, 0.05],
      flutes: 5,
      middle: [0.12, 0.84],
    },
    // Rises to the knee and rolls over there.
    (a, b, c) => {
      const t = a / deep;
      return [x - a, y + 0.015 + 0.07 * t - 2.5 * Math.max(0, t - 0.44) ** 2 + c, z + b];
    },
  );
  const up = (a: number, c: number): V3 => [x + a * sin - c * cos, y + a * cos + c * sin, z];
  const top = 0.62 * high;
  const head = soft(
    [0, 0.02, 0.09, 0.138, 0.152].map((h, i): V3[] => {
      const half = rest * [0.075, 0.1, 0.118, 0.1, 0.075][i]!;
      const [front, rear] = [[0.022, 0.036, 0.04, 0.03, 0.018][i]!, [-0.03, -0.045, -0.045, -0.035, -0.022][i]!];
      const [p, q] = [up(top + 0.02 + h, front), up(top + 0.02 + h, rear)];
      return [
        [p[0], p[1], z - half],
        [q[0], q[1], z - half * 0.92],
        [q[0], q[1], z + half * 0.92],
        [p[0], p[1], z + half],
      ];
    }),
    1,
  );
  const posts = [-1, 1].map((s) =>
    tube(
      [up(top - 0.03, -0.01), up(top + 0.06, -0.01)].map((p): V3 => [p[0], p[1], z + s * 0.055 * rest]),
      0.006,
      6,
    ),
  );
  const forward: V3 = [-cos, sin, 0];
  return {
    hide: merge(back.hide, cushion.hide, head),
    cloth: merge(turned(back.inset, forward), turned(cushion.inset, [0, 1, 0])),
    thread: merge(
      ...back.thread.map((line) => turned(line, forward)),
      ...cushion.thread.map((line) => turned(line, [0, 1, 0])),
    ),
    shell: simplify(merge(turned(back.shell, [cos, -sin, 0]), turned(cushion.shell, [0, -1, 0])), 0.002, 0.02),
    steel: merge(...posts),
  };
}

/** A front seat about its own centre line. */
export const frontSeat = (): Seat =>
  seatAt({ at: [1.73, 0.445, 0], wide: 1, deep: 1, high: 0.88, bolster: 1, lean: 0.32, rest: 1 });

/** One of two small seats in the back of a coupe, about its own centre line. */
export const smallSeat = (): Seat =>
  seatAt({ at: [2.36, 0.45, 0], wide: 0.84, deep: 0.82, high: 0.66, bolster: 0.6, lean: 0.36, rest: 0.7 });

/** A bench for three: two formed places and a narrow one between, belts over the outer shoulders. */
export function rearBench(): Seat & { belt: Mesh } {
  const lean = 0.38;
  const places = [0.42, 0, -0.42].map((z) =>
    seatAt({
      at: [2.42, 0.45, z],
      wide: z ? 1 : 0.78,
      deep: 0.95,
      high: z ? 0.9 : 0.86,
      bolster: z ? 0.55 : 0.1,
      lean,
      rest: z ? 0.95 : 0.8,
    }),
  );
  const belt = [-1, 1].map((s) =>
    tube(
      [
        [2.69, 1.02, s * 0.56],
        [2.5, 0.84, s * 0.5],
        [2.38, 0.5, s * 0.34],
      ],
      0.012,
      6,
    ),
  );
  const base = box([1.98, 0.3, -0.63], [2.46, 0.4, 0.63]);
  return {
    hide: simplify(merge(...places.map((p) => p.hide)), 0.001, 0.02),
    cloth: simplify(merge(...places.map((p) => p.cloth)), 0.001, 0.02),
    thread: merge(...places.map((p) => p.thread)),
    shell: simplify(merge(...places.map((p) => p.shell), base), 0.002, 0.02),
    steel: merge(...places.map((p) => p.steel)),
    belt: merge(...belt),
  };
}
