import { closedCurve, type P2, rounded } from "../../geometry/curves.ts";
import { flanged } from "../../geometry/flange.ts";
import { wordMesh } from "../../geometry/letters.ts";
import { flip, type Mesh, merge, mirror, offset, type V3 } from "../../geometry/mesh.ts";
import { creaseNormals } from "../../geometry/normals.ts";
import { box, cushion, grid, lathe } from "../../geometry/solids.ts";
import { translate, turn } from "../../geometry/mesh.ts";
import { split } from "../../geometry/split.ts";
import type { CarTable } from "../../tables/types.ts";
import { edged } from "./panels.ts";
import { facing } from "./marks.ts";
import type { Workshop } from "./workshop.ts";
import type { Panel } from "../livery/panel.ts";

/** The plan's left half from the centre line round the corner to its end on the side: points and outward normals. */
function outline(plan: readonly (readonly [number, number, number])[]): { p: P2; n: P2 }[] {
  const last = plan.at(-1)!;
  // The polygon is closed far inside, so that its corner on the centre line stays sharp.
  const ring = closedCurve(rounded([...plan, [last[0], -1, 0], [plan[0]![0], -1, 0]], 7), 1).filter(
    ([x, z]) => z > -0.5 && x <= plan[0]![0] + 1e-9,
  );
  const dense: P2[] = [];
  for (const p of ring) {
    const before = dense.at(-1);
    if (before) {
      const far = Math.hypot(p[0] - before[0], p[1] - before[1]);
      if (far < 1e-6) continue;
      const pieces = Math.ceil(far / 0.08);
      for (let k = 1; k < pieces; k++)
        dense.push([before[0] + ((p[0] - before[0]) * k) / pieces, before[1] + ((p[1] - before[1]) * k) / pieces]);
    }
    dense.push([p[0], p[1]]);
  }
  return dense.map((p, i) => {
    const a = dense[Math.max(0, i - 1)]!;
    const b = dense[Math.min(dense.length - 1, i + 1)]!;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return { p, n: [(b[1] - a[1]) / l, -(b[0] - a[0]) / l] };
  });
}

/**
 * The bumper behind a load bed: painted ends and corners as one livery panel, tread pads on top, and a recess with
 * step, hitch and number plate between them.
 */
export function buildStepBumper(shop: Workshop, table: CarTable): Panel[] {
  const { stepBumper: bumper } = table.fittings;
  if (!bumper) return [];
  const { top, bottom, recess } = bumper;
  const line = outline(bumper.plan);
  const sweep = (section: readonly (readonly [number, number])[]): Mesh =>
    creaseNormals(
      grid(
        line.map(({ p, n }) => section.map(([out, y]): V3 => [p[0] + n[0] * out, y, Math.max(0, p[1] + n[1] * out)])),
      ),
      26,
    );
  // Outwards from the plan line and height: a flat face between two exact radii, tucked in below.
  const r = 0.022;
  const arc = (k: number): [number, number] => {
    const a = (k / 4) * (Math.PI / 2);
    return [-r + Math.sin(a) * r, top - r + Math.cos(a) * r];
  };
  const knee = bottom + (top - bottom) * 0.36;
  const face = sweep([
    [-0.05, top],
    ...[0, 1, 2, 3, 4].map(arc),
    [0.004, (top + knee) / 2],
    [0.002, knee + 0.012],
    [-0.002, knee + 0.003],
    [-0.008, knee - 0.006],
    [-0.05, bottom],
  ]);
  const sheet = facingRear(face);
  const cut = split(sheet, (x, _y, z) => Math.max(z - recess.half, 4 - x));
  const painted = cut.outside;
  const half = edged(painted);
  const mesh = merge(half.mesh, mirror(half.mesh));
  const source = [...half.source, ...half.source.map((v, i) => (i % 3 === 2 ? -v : v))];
  // Pads and lower lip go round as well.
  const pad = facingRear(
    sweep([
      [-0.2, top - 0.004],
      [-0.19, top + 0.005],
      [-0.062, top + 0.005],
      [-0.056, top + 0.001],
    ]),
  );
  shop.addBoth("bumper.pad", "zone.cladding", pad);
  const lip = facingRear(
    sweep([
      [-0.05, bottom + 0.002],
      [-0.06, bottom - 0.012],
      [-0.2, bottom - 0.012],
    ]),
  );
  shop.addBoth("bumper.pad", "zone.cladding", lip);
  // Recess: the same face pushed in, with cheeks.
  const back = offset(cut.inside, 0);
  for (let i = 0; i < back.position.length; i += 3) back.position[i]! -= recess.depth;
  shop.addBoth("bumper.step", "zone.cladding", flanged(back, 0.001, 0.02));
  const tail = bumper.plan[0]![0];
  const cheek = box(
    [tail - recess.depth - 0.05, bottom + 0.01, recess.half - 0.002],
    [tail - 0.012, top - 0.012, recess.half + 0.006],
  );
  shop.addBoth("bumper.step", "zone.cladding", cheek);
  for (let k = -3; k <= 3; k++) {
    const z = k * (recess.half / 3.6);
    shop.add(
      "bumper.step",
      "rubber",
      box([tail - recess.depth - 0.12, top - 0.002, z - 0.03], [tail - recess.depth - 0.016, top + 0.004, z + 0.03]),
    );
  }
  const { y, half: size } = bumper.plate;
  const at = tail - recess.depth + 0.006;
  shop.add("plate", "plate", box([at - 0.004, y - size[1], -size[0]], [at + 0.004, y + size[1], size[0]]));
  const text = wordMesh(table.marks.plate.text, 0.062, 0.0095, (u, v) => ({
    p: [at + 0.005, y + v, -u],
    n: [1, 0, 0],
  }));
  shop.add("plate.text", "rubber", facing(text));
  const lampAt: V3 = [at + 0.02, y + size[1] + 0.02, 0];
  shop.add("plate.lamp", "black", cushion(lampAt, [0.022, 0.008, 0.05], 0.3, 1));
  // Hitch receiver below the plate.
  const hitch = lathe(
    [
      [-0.2, 0.036],
      [0, 0.036],
      [0.004, 0.032],
      [0.004, 0.024],
      [-0.1, 0.024],
    ],
    4,
    30,
  );
  shop.add("hitch", "black", translate(turn(hitch, 0, Math.PI / 4), [tail - 0.05, bottom - 0.03, 0]));
  return [
    {
      id: "bumper.rear",
      zone: "body",
      mesh,
      source,
      unwrap: table.fittings.unwrap.bumperRear,
    },
  ];
}

/** Turns a swept sheet so that its triangles agree with outward normals. */
function facingRear(mesh: Mesh): Mesh {
  let sum = 0;
  for (let i = 0; i < mesh.normal.length; i += 3) sum += mesh.normal[i]! + mesh.normal[i + 2]!;
  return sum < 0 ? flip(mesh) : mesh;
}
