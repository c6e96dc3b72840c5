import { flanged } from "../../geometry/flange.ts";
import { wordMesh } from "../../geometry/letters.ts";
import { flip, type Mesh, merge, normalAt, point, translate, type V3 } from "../../geometry/mesh.ts";
import { cross, lathe, loft, tube } from "../../geometry/solids.ts";
import type { Piece } from "../gltf/model.ts";
import type { Side } from "../gltf/names.ts";
import type { BrakeDesign } from "../../tables/parts/types.ts";

/** Circle that a brake with discs of this radius needs free inside its rim, caliper included. Metres. */
export const sweptDiameter = (radius: number): number => 2 * (radius + CALIPER);

/** How far the caliper reaches beyond the disc, metres. */
const CALIPER = 0.024;
/** Face of the disc's outer ring. */
const FACE = -0.03;

/** Two plates with vanes between them, and the bell that carries them; outboard +x, hub face at x = 0. */
function disc(radius: number): { ring: Mesh; bell: Mesh; vanes: Mesh } {
  const inner = radius * 0.6;
  const plate = (x: number, thick: number) =>
    lathe(
      [
        [x - thick, inner],
        [x - thick, radius - 0.001],
        [x - thick + 0.001, radius],
        [x - 0.001, radius],
        [x, radius - 0.001],
        [x, inner],
      ],
      52,
      25,
    );
  const bell = lathe(
    [
      [FACE - 0.012, inner + 0.002],
      [FACE + 0.002, inner - 0.003],
      [-0.008, radius * 0.5],
      [-0.001, radius * 0.48],
      [0, radius * 0.46],
      [0, 0.0005],
    ],
    40,
    25,
  );
  const vanes = lathe(
    [
      [FACE - 0.022, radius - 0.006],
      [FACE - 0.008, radius - 0.006],
    ],
    64,
    25,
  );
  return { ring: merge(plate(FACE, 0.009), plate(FACE - 0.021, 0.009)), bell, vanes };
}

/** The shield behind the disc, seen around it: what else lies there is dark. */
function shield(radius: number): Mesh {
  const mesh = lathe(
    [
      [FACE - 0.034, radius + 0.014],
      [FACE - 0.038, radius + 0.016],
      [FACE - 0.046, radius * 0.5],
    ],
    40,
    30,
  );
  return mesh.normal.reduce((sum, v, i) => (i % 3 ? sum : sum + v), 0) < 0 ? flip(mesh) : mesh;
}

/** Holes are dark studs flush with the face: cheaper than cutting and the same at any distance. */
function drilled(radius: number): Mesh {
  const hole = lathe(
    [
      [FACE + 0.0003, 0.0036],
      [FACE + 0.0003, 0.0004],
    ],
    7,
    30,
  );
  const holes: Mesh[] = [];
  // Rows lean with the vanes, five holes in a row.
  for (let k = 0; k < 12; k++) {
    for (let i = 0; i < 5; i++) {
      const a = (k / 12 + i * 0.021) * Math.PI * 2;
      const r = radius * (0.685 + 0.068 * i);
      holes.push(translate(hole, [0, Math.cos(a) * r, Math.sin(a) * r]));
    }
  }
  return merge(...holes);
}

/** Shallow grooves that sweep back across the face. */
function slotted(radius: number): Mesh {
  const grooves: Mesh[] = [];
  for (let k = 0; k < 10; k++) {
    const sections = [0, 0.25, 0.5, 0.75, 1].map((t): V3[] => {
      const r = radius * (0.66 + 0.3 * t);
      const a = ((k + 0.5) / 10) * Math.PI * 2 + 0.3 * t * t;
      const half = 0.0015 * Math.min(1, 4 * t * (1 - t) + 0.35);
      const P = (across: number, x: number): V3 => [
        x,
        Math.cos(a) * r - Math.sin(a) * across,
        Math.sin(a) * r + Math.cos(a) * across,
      ];
      return [P(-half, FACE - 0.0005), P(-half, FACE + 0.0003), P(half, FACE + 0.0003), P(half, FACE - 0.0005)];
    });
    grooves.push(loft(sections, 25));
  }
  return merge(...grooves);
}

/** Middle of the caliper: behind the axle. */
const BACK = Math.PI * 1.5;

/** A fixed caliper that hugs the disc: chamfered body, swelling over its pistons, narrower at its ends. */
function caliper(radius: number, { cover, window }: BrakeDesign): Mesh {
  const N = 18;
  const sections: V3[][] = [];
  for (let i = 0; i <= N; i++) {
    const u = (2 * i) / N - 1;
    const a = BACK + u * cover;
    const e = Math.abs(u);
    const swell = 1 - 0.35 * Math.abs(Math.sin(u * Math.PI * 2)) ** 4;
    const outer = radius + CALIPER - 0.001 - 0.013 * e ** 4;
    const inner = radius * 0.655 + 0.02 * e ** 3;
    const x1 = 0.012 * swell - 0.014 * e ** 6;
    // The bridge is open in the middle, where the pads show.
    const bridge = outer - window * 0.012 * Math.max(0, 1 - (u / 0.4) ** 4);
    const P = (r: number, x: number): V3 => [x, Math.cos(a) * r, Math.sin(a) * r];
    sections.push([
      P(inner, -0.092),
      P(outer - 0.006, -0.092),
      P(outer, -0.084),
      P(bridge, -0.06),
      P(bridge, -0.026),
      P(outer, x1 - 0.02),
      P(outer - 0.003, x1 - 0.009),
      P(outer - 0.012, x1),
      P(inner + 0.012, x1),
      P(inner + 0.003, x1 - 0.008),
      P(inner, x1 - 0.02),
    ]);
  }
  return loft(sections, 24);
}

/** Raised letters along the caliper's face; on the right they are drawn reflected, as its anchor reflects them back. */
function lettering(radius: number, word: string, side: Side): Mesh {
  const middle = radius * 0.655 + (radius * 0.345 + CALIPER) * 0.55;
  const way = side === "left" ? 1 : -1;
  const mesh = wordMesh(
    word,
    radius * 0.095,
    radius * 0.019,
    (u, v) => {
      const r = middle - v;
      const a = BACK + (way * u) / middle;
      return { p: [0.0128, Math.cos(a) * r, Math.sin(a) * r], n: [1, 0, 0] };
    },
    1.35,
  );
  const [a, b, c] = [0, 1, 2].map((k) => point(mesh, mesh.index[k]!)) as [V3, V3, V3];
  const n = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
  const faced = n[0] * normalAt(mesh, 0)[0] < 0 ? { ...flip(mesh), normal: mesh.normal } : mesh;
  return flanged(faced, 0.0002, 0.004);
}

/** Disc, bell, hose and caliper of one corner in wheel axes: x outward, origin on the hub face. Radius in metres. */
export function buildBrake(radius: number, design: BrakeDesign): Piece[] {
  const { ring, bell, vanes } = disc(radius);
  const marks: Mesh[] = [];
  if (design.face !== "slotted") marks.push(drilled(radius));
  if (design.face !== "drilled") marks.push(slotted(radius));
  const hose = tube(
    [
      [-0.06, -0.02, -radius * 0.95],
      [-0.09, 0.05, -radius * 0.9],
      [-0.13, 0.1, -radius * 0.7],
    ],
    0.005,
    6,
  );
  return [
    { name: "disc", material: design.ring, mesh: ring },
    { name: "bell", material: "gunmetal", mesh: bell },
    { name: "shield", material: "skid", mesh: shield(radius) },
    { name: "holes", material: "black", mesh: merge(vanes, ...marks) },
    { name: "caliper", material: "zone.calipers", mesh: caliper(radius, design) },
    { name: "hose", material: "rubber", mesh: hose },
  ];
}

/** The word on the caliper of one side, apart, because sides differ in nothing else. */
export const caliperWord = (radius: number, design: BrakeDesign, side: Side): Piece => ({
  name: "caliper.word",
  material: "machined",
  mesh: lettering(radius, design.word, side),
});

/** What cars come with. */
export const stockBrake = (brand: string): BrakeDesign => ({
  face: "drilled",
  ring: "disc",
  cover: 0.56,
  window: 0,
  word: brand.toUpperCase(),
});
