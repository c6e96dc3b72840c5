import type { Side } from "../car/workshop.ts";
import { flanged } from "../geometry/flange.ts";
import { wordMesh } from "../geometry/letters.ts";
import { empty, flip, type Mesh, merge, mirror, normalAt, point, type V3, vertexCount } from "../geometry/mesh.ts";
import { creaseNormals } from "../geometry/normals.ts";
import { lathe, outward } from "../geometry/solids.ts";

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
 * A tyre about x, centred on x = 0, with four circumferential grooves and cut shoulders.
 * @param radius outer, m  @param width section, m  @param rim bead seat radius, m
 * @param side where it will roll: right wheels are reflected, so their words are written the other way round
 */
export function tyre(radius: number, width: number, rim: number, side: Side): Mesh {
  const h = width / 2;
  const belly = rim + (radius - rim) * 0.5;
  // [x, r, cut]: cut = 1 where lateral grooves bite.
  const wall: [number, number, number][] = [
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
  const groove = (x: number): [number, number, number][] => [
    [h * x + 0.005, radius, 0],
    [h * x + 0.004, radius - GROOVE, 0],
    [h * x - 0.004, radius - GROOVE, 0],
    [h * x - 0.005, radius, 0],
  ];
  const profile = [
    ...wall,
    ...groove(0.42),
    ...groove(0),
    ...groove(-0.42),
    // The inner wall is seen from below at most: every second point is enough.
    ...wall
      .filter((_, i) => i % 2 === 0)
      .map(([x, r, c]): [number, number, number] => [-x, r, c])
      .reverse(),
  ];
  const mesh = empty();
  const angles: { a: number; cut: boolean }[] = [];
  for (let k = 0; k < BLOCKS; k++) {
    const a = (k / BLOCKS) * Math.PI * 2;
    const w = (Math.PI * 2) / BLOCKS;
    for (const [t, cut] of [
      [0, false],
      [0.84, false],
      [0.87, true],
      [0.97, true],
    ] as const)
      angles.push({ a: a + w * t, cut });
  }
  const n = profile.length;
  for (const { a, cut } of angles) {
    for (const [x, r, c] of profile) {
      const depth = cut ? c * GROOVE * 0.8 : 0;
      mesh.position.push(x, Math.cos(a) * (r - depth), Math.sin(a) * (r - depth));
      mesh.normal.push(1, 0, 0);
    }
  }
  for (let i = 0; i < angles.length; i++) {
    for (let j = 0; j + 1 < n; j++) {
      const a = i * n + j;
      const b = ((i + 1) % angles.length) * n + j;
      mesh.index.push(a, b, a + 1, b, b + 1, a + 1);
    }
  }
  const word = sidewallWord(radius, h, rim);
  return merge(outward(creaseNormals(mesh, 28)), side === "left" ? word : mirror(word));
}

/** Raised lettering twice around the outer sidewall; part of the tyre, so that it follows when the stage fits it. */
function sidewallWord(radius: number, half: number, rim: number): Mesh {
  const belly = rim + (radius - rim) * 0.5;
  const words = [0, Math.PI].map((turned) =>
    wordMesh(
      "HALDEN SPORT",
      (radius - rim) * 0.2,
      0.0035,
      (u, v) => {
        const r = belly + (radius - rim) * 0.1 + v;
        const a = turned - u / r;
        return { p: [half + 0.0006 - Math.max(0, r - belly) * 0.1, Math.cos(a) * r, Math.sin(a) * r], n: [1, 0, 0] };
      },
      1.25,
    ),
  );
  return flanged(merge(...words), 0.0003, 0.002);
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
