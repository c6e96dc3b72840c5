import { wordMesh } from "../../geometry/letters.ts";
import { empty, type Mesh } from "../../geometry/mesh.ts";
import { creaseNormals } from "../../geometry/normals.ts";
import { outward } from "../../geometry/solids.ts";

/** Blocks around the tread, depth of the grooves between them, metres. */
const BLOCKS = 22;
const DEPTH = 0.0095;

/** x and radius of a point of the section, depth share that cross grooves bite there, and their phase in pitches. */
type Point = readonly [number, number, number, number];

/**
 * An all-terrain tyre about x, centred on x = 0: staggered blocks in four rows, shoulders that reach down the wall.
 * @param radius outer, m  @param width section, m  @param rim bead seat radius, m
 */
export function terrainTyre(radius: number, width: number, rim: number): Mesh {
  const h = width / 2;
  const wall = radius - rim;
  const groove = (x: number, half: number, before: number, after: number): Point[] => [
    [x + half, radius, 1, before],
    [x + half * 0.6, radius - DEPTH, 0, before],
    [x - half * 0.6, radius - DEPTH, 0, after],
    [x - half, radius, 1, after],
  ];
  const flank: Point[] = [
    [h * 0.8, rim - 0.008, 0, 0],
    [h * 0.94, rim + 0.01, 0, 0],
    [h, rim + wall * 0.5, 0, 0],
    [h * 1.0, radius - 0.046, 0.45, 0],
    [h * 0.985, radius - 0.018, 1.2, 0],
    [h * 0.9, radius - 0.005, 1, 0],
    [h * 0.7, radius - 0.0005, 1, 0],
  ];
  const half: Point[] = [...flank, ...groove(h * 0.46, 0.0065, 0.12, 0.55)];
  const section: Point[] = [
    ...half,
    ...groove(0, 0.004, 0.72, 0.22),
    // The inner wall is seen from below at most.
    ...half
      .filter((_, i) => i !== 1)
      .map(([x, r, c, p]): Point => [-x, r, c, p + 0.5])
      .reverse(),
  ];
  const steps = [0, 0.74, 0.79, 0.95];
  const mesh = empty();
  for (let k = 0; k < BLOCKS * steps.length; k++) {
    const turn = Math.floor(k / steps.length) + steps[k % steps.length]!;
    const cut = k % steps.length >= 2;
    for (const [x, r, c, phase] of section) {
      const a = ((turn + phase) / BLOCKS) * Math.PI * 2;
      const low = r - (cut ? c * DEPTH * 0.9 : 0);
      // On the wall a groove bites inwards, too.
      const across = cut && Math.abs(x) > h * 0.95 && c > 0 ? x - Math.sign(x) * 0.004 : x;
      mesh.position.push(across, Math.cos(a) * low, Math.sin(a) * low);
      mesh.normal.push(1, 0, 0);
    }
  }
  const rows = BLOCKS * steps.length;
  const n = section.length;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j + 1 < n; j++) {
      const a = i * n + j;
      const b = ((i + 1) % rows) * n + j;
      mesh.index.push(a, b, a + 1, b, b + 1, a + 1);
    }
  }
  return outward(creaseNormals(mesh, 30));
}

/** The name on the outer wall. */
export function terrainWords(radius: number, width: number, rim: number): Mesh {
  const wall = radius - rim;
  const middle = rim + wall * 0.48;
  return wordMesh(
    "TERRAIN",
    wall * 0.24,
    wall * 0.04,
    (u, v) => {
      const r = middle + v;
      return { p: [width / 2 + 0.0012, Math.cos(-u / r) * r, Math.sin(-u / r) * r], n: [1, 0, 0] };
    },
    1.3,
  );
}
