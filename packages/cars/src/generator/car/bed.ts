import { type Mesh, merge, mirror, type V3 } from "../../geometry/mesh.ts";
import { creaseNormals } from "../../geometry/normals.ts";
import { flanged } from "../../geometry/flange.ts";
import { offset } from "../../geometry/mesh.ts";
import { simplify } from "../../geometry/simplify.ts";
import { box, cushion, grid, loft, tube } from "../../geometry/solids.ts";
import type { BedTable } from "../../tables/truck.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import type { Workshop } from "./workshop.ts";

const LINER = "liner";

/** Half plan of the bed's inside at height share t (0 rim, 1 floor), from the tailgate forward to the centre line. */
function plan(bed: BedTable, t: number): [number, number][] {
  const draft = 0.022 * t;
  const [x0, half, r] = [bed.x0 + draft, bed.half - draft, bed.radius];
  const out: [number, number][] = [];
  for (const x of [bed.x1, bed.x1 - 0.3, bed.x1 - 0.7, x0 + 0.45, x0 + r]) out.push([x, half]);
  for (let k = 1; k <= 6; k++) {
    const a = (k / 6) * (Math.PI / 2);
    out.push([x0 + r - Math.sin(a) * r, half - r + Math.cos(a) * r]);
  }
  for (const z of [half * 0.5, 0]) out.push([x0, z]);
  return out;
}

/** Walls and floor of the left half, open to the rear. */
function tub(bed: BedTable): Mesh {
  const cove = 0.03;
  const depth = bed.rim - bed.floor;
  const levels: [number, number][] = [
    [0, 0],
    [0.5, 0],
    [1 - cove / depth, 0],
    [1 - (cove * 0.3) / depth, cove * 0.3],
    [1, cove],
  ];
  const rows = levels.map(([t, inward]) =>
    plan(bed, t).map(([x, z], i, all): V3 => {
      const front = i >= all.length - 2 || z < bed.half - bed.radius;
      return [
        front ? x + inward : x + (x < bed.x0 + bed.radius ? inward * 0.7 : 0),
        bed.rim - depth * t,
        Math.max(0, front && z < 1e-9 ? 0 : z - (z > 0.5 ? inward : 0)),
      ];
    }),
  );
  const walls = creaseNormals(grid(rows), 40);
  const foot = rows.at(-1)!;
  // Straight across to the centre line; flat, so its normals are known.
  const floor = grid([foot.map(([x, y]): V3 => [x, y, 0]), foot]);
  const up = floor.position.map((_, i) => (i % 3 === 1 ? 1 : 0));
  return merge(walls, { ...floor, normal: up });
}

/** A rib with sloping flanks along x. */
const rib = (x0: number, x1: number, y: number, z: number, half: number, height: number): Mesh => {
  const section = (x: number, h: number): V3[] => [
    [x, y - 0.004, z - half],
    [x, y + h, z - half * 0.72],
    [x, y + h, z + half * 0.72],
    [x, y - 0.004, z + half],
  ];
  return loft([section(x0, 0), section(x0 + height * 2, height), section(x1, height)], 20);
};

/** A raised field with sloping edges on a wall of constant z that looks inward. */
function wallField(x0: number, x1: number, y0: number, y1: number, z: number, out: number): Mesh {
  const ring = (inset: number, at: number): V3[] => [
    [x0 + inset, y0 + inset, at],
    [x1 - inset, y0 + inset, at],
    [x1 - inset, y1 - inset, at],
    [x0 + inset, y1 - inset, at],
  ];
  return loft([ring(0, z + 0.012), ring(0.012, z - out)], 20);
}

/** The box over a rear wheel, with chamfered edges. */
function wheelBox(bed: BedTable): Mesh {
  const { x0, x1, inner, height, radius: r } = bed.wheel;
  const y = bed.floor;
  const ring = (x: number, h: number, z: number): V3[] => [
    [x, y - 0.01, bed.half + 0.02],
    [x, y - 0.01, z],
    [x, y + h - r, z],
    [x, y + h - r * 0.3, z + r * 0.3],
    [x, y + h, z + r],
    [x, y + h, bed.half + 0.02],
  ];
  const low = height * 0.45;
  return loft(
    [
      ring(x0, low, inner + 0.06),
      ring(x0 + 0.02, low + 0.04, inner + 0.03),
      ring(x0 + 0.13, height - 0.015, inner),
      ring(x0 + 0.17, height, inner),
      ring(x1 - 0.17, height, inner),
      ring(x1 - 0.13, height - 0.015, inner),
      ring(x1 - 0.02, low + 0.04, inner + 0.03),
      ring(x1, low, inner + 0.06),
    ],
    22,
  );
}

/** A lashing eye: plate and loop on the left wall. */
const eye = (x: number, y: number, z: number): Mesh =>
  merge(
    box([x - 0.035, y - 0.02, z - 0.008], [x + 0.035, y + 0.02, z + 0.006]),
    tube(
      Array.from({ length: 7 }, (_, k): V3 => {
        const a = (Math.PI * k) / 6;
        return [x - Math.cos(a) * 0.024, y - 0.005 - Math.sin(a) * 0.03, z - 0.008 - Math.sin(a) * 0.02];
      }),
      0.0055,
      6,
    ),
  );

/** Inner skin of the tailgate with its stiffening fields; moves with the gate. */
function gate(bed: BedTable): Mesh {
  const { x, y0, y1, half } = bed.gate;
  const ring = (inset: number, at: number): V3[] => [
    [at, y0 + inset, -half + inset],
    [at, y1 - inset, -half + inset],
    [at, y1 - inset, half - inset],
    [at, y0 + inset, half - inset],
  ];
  const parts = [loft([ring(0, x + 0.03), ring(0.006, x)], 20)];
  const n = 3;
  const pitch = (half * 2 - 0.1) / n;
  for (let k = 0; k < n; k++) {
    const z0 = -half + 0.05 + k * pitch + 0.03;
    const z1 = z0 + pitch - 0.06;
    const field = (inset: number, at: number): V3[] => [
      [at, y0 + 0.09 + inset, z0 + inset],
      [at, y1 - 0.1 - inset, z0 + inset],
      [at, y1 - 0.1 - inset, z1 - inset],
      [at, y0 + 0.09 + inset, z1 - inset],
    ];
    parts.push(loft([field(0, x + 0.004), field(0.015, x - 0.014)], 20));
  }
  return merge(...parts);
}

/** Load bed: rail caps, drafted walls with fields and eyes, ribbed floor, wheel boxes, walls of the slit, tailgate's inside. */
export function buildBed(shop: Workshop, sheets: Sheets, { fittings }: CarTable): void {
  const { bed } = fittings;
  if (!bed) return;
  shop.addBoth("bed.rail", "zone.cladding", flanged(simplify(offset(sheets.rail, 0.006), 0.0005), 0.004, 0.05));
  shop.addBoth("bed", LINER, tub(bed));
  const { count, half, height } = bed.ribs;
  const width = bed.wheel.inner - 0.02;
  for (let k = 0; k < count; k++) {
    const z = -width + ((k + 0.5) / count) * width * 2;
    shop.add("bed", LINER, rib(bed.x0 + 0.07, bed.x1 - 0.012, bed.floor, z, half, height));
  }
  shop.addBoth("bed", LINER, wheelBox(bed));
  const [y0, y1] = [bed.floor + 0.1, bed.rim - 0.09];
  const fields = merge(
    wallField(bed.x0 + 0.1, bed.wheel.x0 - 0.06, y0, y1, bed.half - 0.012, 0.012),
    wallField(
      bed.wheel.x0 + 0.02,
      bed.wheel.x1 - 0.02,
      bed.floor + bed.wheel.height + 0.05,
      y1,
      bed.half - 0.01,
      0.012,
    ),
    wallField(bed.wheel.x1 + 0.06, bed.x1 - 0.1, y0, y1, bed.half - 0.012, 0.012),
  );
  shop.addBoth("bed", LINER, fields);
  for (let k = -2; k <= 2; k++) {
    const z = k * 0.27;
    const ring = (inset: number, x: number): V3[] => [
      [x, y0 - 0.02 + inset, z - 0.1 + inset],
      [x, y1 - inset, z - 0.1 + inset],
      [x, y1 - inset, z + 0.1 - inset],
      [x, y0 - 0.02 + inset, z + 0.1 - inset],
    ];
    shop.add("bed", LINER, loft([ring(0, bed.x0 + 0.004), ring(0.012, bed.x0 + 0.03)], 20));
  }
  shop.addBoth("bed.eyes", "steel", merge(...bed.eyes.map((x) => eye(x, bed.rim - 0.05, bed.half - 0.002))));
  const { gap } = bed;
  for (const x of [gap.x0, gap.x1]) {
    shop.add("bed.wall", "black", box([x - 0.004, gap.y0, -gap.half], [x + 0.004, gap.y1 - 0.1, gap.half]));
    shop.add(
      "bed.wall",
      "black",
      box([x - 0.004, gap.y1 - 0.1, -gap.half + 0.05], [x + 0.004, gap.y1, gap.half - 0.05]),
    );
  }
  shop.add("bed.gate", LINER, gate(bed), "hinge.trunk");
  const { gate: inner } = bed;
  const handle: V3 = [inner.x + 0.062, inner.y1 - 0.075, 0];
  shop.add("handle.gate", "zone.trim", cushion(handle, [0.012, 0.026, 0.1], 0.3, 2), "hinge.trunk");
  // Posts that the gate shuts against.
  const post = box(
    [bed.x1 - 0.01, bed.floor - 0.05, bed.half - 0.012],
    [bed.x1 + 0.02, bed.rim - 0.02, bed.half + 0.06],
  );
  shop.add("bed", LINER, merge(post, mirror(post)));
}
