import { flanged } from "../../geometry/flange.ts";
import { wordMesh } from "../../geometry/letters.ts";
import { empty, flip, type Mesh, merge, mirror, normalAt, point, type V3, vertexCount } from "../../geometry/mesh.ts";
import { creaseNormals } from "../../geometry/normals.ts";
import { lathe, outward } from "../../geometry/solids.ts";
import type { Side } from "../gltf/names.ts";

const INCH = 0.0254;
export const rimRadius = (inches: number): number => (inches * INCH) / 2;

/** How much smaller the barrel is inside than the bead seat, metres. */
const BARREL = 0.018;

/** Diameter that is free inside a barrel of so many inches, whole millimetres. */
export const clearDiameter = (inches: number): number => Math.floor((rimRadius(inches) - BARREL) * 2000);

/** How many shoulder blocks a tread has around the tyre, and how deep its grooves are (m). */
const BLOCKS = 30;
const GROOVE = 0.006;

/**
 * A tyre about x, centred on x = 0, with three circumferential grooves and cut shoulders.
 * @param radius outer, m  @param width section, m  @param rim bead seat radius, m
 */
export function tyre(radius: number, width: number, rim: number): Mesh {
  const h = width / 2;
  const belly = rim + (radius - rim) * 0.5;
  const wall: Ring[] = [
    [h * 0.8, rim - 0.008, 0],
    [h * 0.93, rim + 0.006, 0],
    [h * 0.96, rim + 0.02, 0],
    [h * 0.995, rim + 0.03, 0],
    [h, belly, 0],
    [h * 0.975, radius - 0.026, 0],
    [h * 0.94, radius - 0.013, 0.6],
    [h * 0.88, radius - 0.005, 1],
    [h * 0.66, radius - 0.001, 1],
  ];
  const groove = (x: number): Ring[] => [
    [h * x + 0.005, radius, 0],
    [h * x + 0.004, radius - GROOVE, 0],
    [h * x - 0.004, radius - GROOVE, 0],
    [h * x - 0.005, radius, 0],
  ];
  const inner = wall.map(([x, r, c]): Ring => [-x, r, c]).reverse();
  // Walls carry no grooves: two steps a block are enough. The inner one is seen from below at most.
  const [outer, tread] = [wall.slice(0, SHOULDER + 1), wall.slice(SHOULDER)];
  const profile = [...tread, ...groove(0.42), ...groove(0), ...groove(-0.42), ...inner.slice(0, 2), inner[4]!];
  const back = [inner[4]!, inner.at(-1)!];
  return outward(
    merge(
      ...[swept(profile, STEPS), swept(outer, WALL_STEPS), swept(back, WALL_STEPS)].map((m) => creaseNormals(m, 28)),
    ),
  );
}

/** x, radius, and 1 where lateral grooves bite. */
type Ring = [number, number, number];

/** The point of {@link tyre}'s wall that the tread begins at. */
const SHOULDER = 5;
/** Shares of a block at which a ring has a point; a lateral groove lies from the third to the fourth. */
const STEPS = [0, 0.84, 0.87, 0.97] as const;
const WALL_STEPS = [0, 0.84] as const;

/** A profile carried around the axle. */
function swept(profile: readonly Ring[], steps: readonly number[]): Mesh {
  const mesh = empty();
  for (let k = 0; k < BLOCKS; k++) {
    for (const t of steps) {
      const a = ((k + t) / BLOCKS) * Math.PI * 2;
      for (const [x, r, cut] of profile) {
        const depth = t > 0.84 ? cut * GROOVE * 0.8 : 0;
        mesh.position.push(x, Math.cos(a) * (r - depth), Math.sin(a) * (r - depth));
        mesh.normal.push(1, 0, 0);
      }
    }
  }
  const [n, around] = [profile.length, BLOCKS * steps.length];
  for (let i = 0; i < around; i++) {
    for (let j = 0; j + 1 < n; j++) {
      const a = i * n + j;
      const b = ((i + 1) % around) * n + j;
      mesh.index.push(a, b, a + 1, b, b + 1, a + 1);
    }
  }
  return mesh;
}

/**
 * What is printed on a tyre's outer wall in a lighter black, apart from the tyre, which both sides then share.
 * @param side where it will roll: right wheels are reflected, so their words are written the other way round
 */
export function wallPrint(words: Mesh, radius: number, rim: number, side: Side): Mesh {
  const mesh = flanged(words, 0.0003, 0.0012);
  return merge(side === "left" ? mesh : mirror(mesh), reach(radius, rim));
}

/**
 * Slivers inside the tyre at its bead and its tread, all around: the stage fits a tyre to a car by the least and the greatest
 * radius of each mesh, and a print stretches as its tyre does.
 */
function reach(radius: number, rim: number): Mesh {
  const mesh = empty();
  for (const r of [rim - 0.008, radius]) {
    for (let k = 0; k < 4; k++) {
      const a = (k * Math.PI) / 2;
      const base = vertexCount(mesh);
      const [c, s] = [Math.cos(a), Math.sin(a)];
      for (const [x, across] of [
        [-0.0005, -0.0005],
        [0.0005, -0.0005],
        [0, 0.0005],
      ] as const) {
        mesh.position.push(x, c * r - s * across, s * r + c * across);
        mesh.normal.push(0, c, s);
      }
      mesh.index.push(base, base + 1, base + 2);
    }
  }
  return outward(mesh);
}

/** The maker's name and the size, twice around the outer wall. */
export function roadWords(radius: number, width: number, rim: number): Mesh {
  const half = width / 2;
  const wall = radius - rim;
  const belly = rim + wall * 0.5;
  const at = (middle: number) => (turned: number) => (u: number, v: number) => {
    const r = middle + v;
    const a = turned - u / r;
    const x = half + 0.0007 - Math.max(0, r - belly) * 0.1;
    return { p: [x, Math.cos(a) * r, Math.sin(a) * r] as V3, n: [1, 0, 0] as V3 };
  };
  const name = at(belly + wall * 0.1);
  return merge(...[0, Math.PI].map((turned) => wordMesh("HALDEN SPORT", wall * 0.2, 0.0035, name(turned), 1.25)));
}

/** Turns an open lathe so that the sum of `facing` over its vertices is positive. */
function towards(mesh: Mesh, facing: (x: number, y: number, z: number, n: V3) => number): Mesh {
  let sum = 0;
  for (let i = 0; i < vertexCount(mesh); i++) sum += facing(...point(mesh, i), normalAt(mesh, i));
  return sum < 0 ? flip(mesh) : mesh;
}

/** Inside of the barrel from the inner bead to the face, centred on x = 0. */
export function barrel(rim: number, width: number): Mesh {
  const h = width / 2;
  const mesh = lathe(
    [
      [-h * 0.97, rim + 0.014],
      [-h, rim + 0.01],
      [-h * 0.97, rim - 0.004],
      [-h * 0.85, rim - 0.012],
      [-h * 0.3, rim - BARREL],
      [h * 0.55, rim - BARREL + 0.002],
      [h * 0.8, rim - 0.011],
      [h * 0.965, rim - 0.007],
    ],
    60,
    32,
  );
  return towards(mesh, (_x, y, z, n) => -(n[1] * y + n[2] * z));
}

/** The outer flange with its bead; with a step, also the polished lip from the flange in to `radius` at `x`. */
export function lipRing(rim: number, width: number, step?: { radius: number; x: number }): Mesh {
  const h = width / 2;
  const inner: [number, number][] = step
    ? [
        [h - 0.006, rim - 0.005],
        [h - (h - step.x) * 0.3, rim - 0.0075],
        [h - (h - step.x) * 0.8, step.radius + 0.008],
        [step.x + 0.001, step.radius + 0.003],
        [step.x, step.radius - 0.001],
      ]
    : [
        [h - 0.004, rim - 0.0055],
        [h - 0.012, rim - 0.0095],
      ];
  const mesh = lathe(
    [[h * 0.965, rim + 0.014], [h, rim + 0.013], [h + 0.003, rim + 0.009], [h + 0.002, rim - 0.001], ...inner],
    72,
    28,
  );
  return towards(mesh, (_x, _y, _z, n) => n[0]);
}
