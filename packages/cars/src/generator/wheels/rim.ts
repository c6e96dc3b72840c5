import type { BoltPattern } from "@carloom/build";
import { merge, type Mesh, translate, turn, type V3, vertexCount } from "../../geometry/mesh.ts";
import { lathe, loft, tube } from "../../geometry/solids.ts";
import type { Piece } from "../gltf/model.ts";
import type { RimDesign } from "../../tables/rim-design.ts";
import { type FaceFrame, type Hole, rimFace, wallLight } from "./rim-face.ts";
import { terrainTyre, terrainWords } from "./terrain.ts";
import { barrel, lipRing, rimRadius, roadWords, tyre, wallPrint } from "./tyre.ts";
import type { Side } from "../gltf/names.ts";
import type { RimMeasures } from "../../tables/parts/types.ts";

const NUT_HOLE = 0.0138;

/** Bolt circle with its first hole on `turn` of the pitch. */
function circle({ count, pcd }: BoltPattern, turned: number): Hole[] {
  return Array.from({ length: count }, (_, k) => {
    const a = ((k + turned) / count) * Math.PI * 2;
    return { y: (Math.cos(a) * pcd) / 2000, z: (Math.sin(a) * pcd) / 2000, radius: NUT_HOLE };
  });
}

/** A hexagonal nut with a domed end, `x` its seat. */
const nut = (x: number): Mesh =>
  merge(
    lathe(
      [
        [x, 0.0108],
        [x + 0.017, 0.0108],
        [x + 0.0185, 0.0097],
      ],
      6,
      20,
    ),
    lathe(
      [
        [x + 0.018, 0.0098],
        [x + 0.021, 0.007],
        [x + 0.0218, 0.0004],
      ],
      10,
      60,
    ),
  );

/** The maker's mark: a disc drawn as a C, with its caliper in the gap. */
function mark(x: number, radius: number): { ring: Mesh; caliper: Mesh } {
  const arc = (from: number, to: number, inner: number, outer: number, steps: number): Mesh =>
    loft(
      Array.from({ length: steps + 1 }, (_, i): V3[] => {
        const a = from + ((to - from) * i) / steps;
        const P = (r: number, at: number): V3 => [at, Math.cos(a) * r, Math.sin(a) * r];
        return [P(inner, x), P(outer, x), P(outer, x + 0.0012), P(inner, x + 0.0012)];
      }),
      25,
    );
  // Angles from straight up; the gap looks back, so that the C reads on the left.
  return {
    ring: arc(-Math.PI * 0.28, Math.PI * 1.28, radius * 0.55, radius * 0.92, 20),
    caliper: arc(Math.PI * 1.4, Math.PI * 1.6, radius * 0.5, radius, 4),
  };
}

function cap(x: number): { body: Mesh; ring: Mesh; caliper: Mesh } {
  const body = lathe(
    [
      [x - 0.012, 0.0305],
      [x + 0.004, 0.0305],
      [x + 0.0065, 0.0285],
      [x + 0.0062, 0.0265],
      [x + 0.0074, 0.0004],
    ],
    32,
    30,
  );
  return { body, ...mark(x + 0.0062, 0.0225) };
}

/** A rubber stem with its cap, leaning towards the axle. */
function valve(r: number, x: number): Mesh {
  const at = (t: number): V3 => [x + 0.032 * t, r - 0.012 * t, 0];
  return merge(tube([at(0), at(0.6)], 0.0036, 8), tube([at(0.6), at(1)], 0.0045, 8));
}

/** Bolts of a split rim, on the shoulder between centre and lip. */
function ringBolts(count: number, r: number, x: number): Mesh {
  const bolt = lathe(
    [
      [x - 0.002, 0.0042],
      [x + 0.0035, 0.0042],
      [x + 0.0045, 0.003],
      [x + 0.0045, 0.0004],
    ],
    6,
    25,
  );
  return merge(
    ...Array.from({ length: count }, (_, k) => {
      const a = ((k + 0.5) / count) * Math.PI * 2;
      return translate(bolt, [0, Math.cos(a) * r, Math.sin(a) * r]);
    }),
  );
}

const lit = (mesh: Mesh, light = 1): number[] => new Array<number>(vertexCount(mesh)).fill(light);

/**
 * A rim in part axes: x outward, origin on the hub's mounting plane. Pieces `rim` (paint zone), `rim.face`,
 * `rim.barrel`, `rim.nuts` and `rim.cap`.
 */
export function buildRim(design: RimDesign, m: RimMeasures): Piece[] {
  const rim = rimRadius(m.diameter);
  const width = m.width * 0.0254;
  const { step } = design;
  const outer = rim - 0.008 - (step?.width ?? 0);
  const pcd = Math.max(m.boltPattern.pcd, ...(m.alsoDrilled ?? []).map((p) => p.pcd)) / 2000;
  const frame: FaceFrame = {
    hub: pcd + NUT_HOLE + 0.006,
    end: outer - (step ? 0.017 : 0.011),
    outer,
    edge: width / 2 - (step?.depth ?? 0.003),
  };
  const bolts = circle(m.boltPattern, 0.5);
  const spare = (m.alsoDrilled ?? []).flatMap((p) => circle(p, p.count === m.boltPattern.count ? 0 : 0.25));
  const { top, chamfer, wall } = rimFace(design, frame, [...bolts, ...spare]);
  const x = frame.edge - design.dish;
  const pad = lathe(
    [
      [x - design.depth, frame.hub + 0.004],
      [x - 0.02, frame.hub - 0.001],
      [x - 0.018, 0.02],
    ],
    32,
    30,
  );
  const centre = cap(x);
  const seats = bolts.map((at) => translate(nut(x - 0.017), [0, at.y, at.z]));
  const lip = lipRing(rim, width, step ? { radius: outer, x: frame.edge - design.lip } : undefined);
  const paint: [Mesh, number[]][] = [
    [chamfer, lit(chamfer)],
    [wall, wallLight(wall)],
    [pad, lit(pad, 0.3)],
  ];
  if (!design.machined) paint.push([top, lit(top)]);
  if (!step) paint.push([lip, lit(lip)]);
  const shift: V3 = [-m.offset / 1000, 0, 0];
  const piece = (name: string, material: string, mesh: Mesh): Piece => ({
    name,
    material,
    mesh: translate(mesh, shift),
  });
  const pieces: Piece[] = paint.map(([mesh, occlusion]) => ({ ...piece("rim", "zone.wheels", mesh), occlusion }));
  pieces.push(
    piece("rim.barrel", "barrel", barrel(rim, width)),
    piece("rim.barrel", "barrel", turn(valve(rim - 0.016, width / 2 - 0.045), 0, Math.PI / design.count)),
    piece(
      "rim.nuts",
      "steel",
      merge(...seats, ...(step ? [ringBolts(step.bolts, outer - 0.0085, frame.edge - design.lip)] : [])),
    ),
    piece("rim.cap", "zone.trim", centre.body),
    piece("rim.mark", "machined", centre.ring),
    piece("rim.mark", "zone.calipers", centre.caliper),
  );
  if (design.machined) pieces.push(piece("rim.face", "machined", top));
  if (step) pieces.push(piece("rim.face", "machined", lip));
  return pieces;
}

type TyreSize = { diameter: number; width: number };
type OnRim = Pick<RimMeasures, "diameter" | "offset">;
export type Tread = "road" | "terrain";

const TYRES = {
  road: { carcass: tyre, words: roadWords },
  terrain: { carcass: terrainTyre, words: terrainWords },
} as const;

const onRim = ({ offset }: OnRim, material: string, mesh: Mesh): Piece => ({
  name: "tyre",
  material,
  mesh: translate(mesh, [-offset / 1000, 0, 0]),
});

/**
 * The tyre on a rim, in the rim's axes; its print is another piece.
 * @param size outer diameter and section width, metres  @param tread of a road tyre, or an all-terrain one
 */
export const buildTyre = (m: OnRim, { diameter, width }: TyreSize, tread: Tread = "road"): Piece =>
  onRim(m, "tyre", TYRES[tread].carcass(diameter / 2, width, rimRadius(m.diameter)));

/** What is printed on the wall of the tyre of one side. */
export function tyrePrint(m: OnRim, { diameter, width }: TyreSize, side: Side, tread: Tread = "road"): Piece {
  const [radius, rim] = [diameter / 2, rimRadius(m.diameter)];
  return onRim(m, "tyre.print", wallPrint(TYRES[tread].words(radius, width, rim), radius, rim, side));
}
