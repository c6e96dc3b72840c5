import { box } from "./shapes.ts";
import { drilledPad, glbOf, turned } from "./parts.ts";

export type TestBrake = {
  /** Millimetres. */
  disc: number;
  /** How far the caliper reaches beyond the disc. */
  caliper?: number;
  bolts?: { count: number; pcd: number };
  bore?: number;
  /** Of a second, smaller corner, beside the first. */
  rear?: number;
  /** Units of the file per metre. */
  scale?: number;
  /** Which axis the axle lies along, and where the face looks. */
  axle?: "x" | "z" | "-x";
  /** Nothing says what it is. */
  isNameless?: boolean;
};

/** A corner: a ring 30 mm behind the mounting face on a drilled bell, and a caliper around its upper rear. */
function corner({ disc, caliper = 25, bolts = { count: 5, pcd: 112 }, bore = 66.6 }: TestBrake) {
  const radius = disc / 2;
  const ring = turned([
    [-58, radius * 0.6],
    [-58, radius],
    [-30, radius],
    [-30, radius * 0.6],
  ]);
  const wall = turned([
    [-40, radius * 0.61],
    [-6, 80],
    [-6, 78],
    [-42, radius * 0.59],
  ]);
  const pad = drilledPad([-6, 0], { bore, outer: 80, holes: bolts.count, pcd: bolts.pcd, hole: 15 });
  const reach = radius + caliper;
  const long = reach - radius * 0.7;
  const block = box([-0.044, 0, -(radius * 0.7 + long / 2) / 1000], [0.09, 0.001, long / 1000]);
  return { ring, wall, pad, block };
}

/** Brakes as a shop draws them: of one corner, or with `rear` of both axles side by side. */
export function testBrake(given: TestBrake): Promise<Uint8Array> {
  const { rear, scale = 1, axle = "x", isNameless = false } = given;
  const place = (p: readonly number[]): [number, number, number] => {
    const [x, y, z] = p.map((value) => value * scale) as [number, number, number];
    return axle === "x" ? [x, y, z] : axle === "z" ? [-z, y, x] : [-x, y, -z];
  };
  const named = (end: string, own: ReturnType<typeof corner>, away: number) =>
    (["ring", "wall", "pad", "block"] as const).map((name) => {
      const what = name === "block" ? "caliper" : "disc";
      return {
        name: isNameless ? `Mesh_${name}` : `${end}_${what}_${name}`,
        material: isNameless ? "Material" : what,
        shape: { ...own[name], position: own[name].position.map((value, k) => (k % 3 === 2 ? value + away : value)) },
      };
    });
  const shapes = named(rear ? "front" : "brake", corner(given), 0);
  if (rear) shapes.push(...named("rear", corner({ ...given, disc: rear }), -2.6));
  return glbOf(shapes, place);
}
