import { smoothstep } from "../../geometry/curves.ts";
import { flanged } from "../../geometry/flange.ts";
import { displace, flip, merge, type Mesh, offset, translate, type V3 } from "../../geometry/mesh.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { simplify } from "../../geometry/simplify.ts";
import { lathe, loft } from "../../geometry/solids.ts";
import { split } from "../../geometry/split.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import type { Fields } from "./fields.ts";
import type { Workshop } from "./workshop.ts";

/** A skid plate stands this far before the body, metres. */
export const SKID = 0.009;

/** Upright fin: the outline in (x, y), thickness along z. */
function fin(outline: readonly [number, number][], z: number, half: number): Mesh {
  const at = (dz: number) => outline.map(([x, y]): V3 => [x, y, z + dz]);
  return loft([at(-half), at(half)], 20);
}

/** Outer shell and rolled lip of an exhaust tip of radius `r`, open to the rear (+x). */
const tip = (r: number): Mesh =>
  lathe(
    [
      [-0.14, r - 0.004],
      [0.0, r],
      [0.004, r - 0.002],
      [0.003, r - 0.007],
      [-0.012, r - 0.009],
    ],
    40,
    40,
  );

/** The frame that a tip leaves the tail through. */
const collar = (r: number): Mesh =>
  lathe(
    [
      [-0.13, r + 0.013],
      [-0.034, r + 0.012],
      [-0.03, r + 0.009],
      [-0.031, r + 0.005],
      [-0.1, r + 0.003],
    ],
    40,
    40,
  );

/** The sooty inside of a tip, closed at its end. */
const bore = (r: number): Mesh =>
  flip(
    lathe(
      [
        [-0.012, r - 0.009],
        [-0.12, r - 0.011],
        [-0.12, 0.0005],
      ],
      32,
      40,
    ),
  );

/** Plate recess with its plate, the dark valance, diffuser with fins, exhaust tips. */
export function buildStern(shop: Workshop, sheets: Sheets, fields: Fields, table: CarTable): void {
  const { plate, stern, tailgate, coarse } = table.fittings;
  const lid = tailgate ? "hinge.trunk" : undefined;
  const floor = Math.max(...sheets.plate.position.filter((_, i) => i % 3 === 0)) - plate.depth;
  const recess = smoothNormals(
    displace(sheets.plate, (p) => {
      const t = smoothstep(-fields.plate(p[0], p[1], p[2]) / 0.016);
      return [plate.flat ? p[0] + (floor - p[0]) * t : p[0] - plate.depth * t, p[1], p[2]];
    }),
  );
  shop.addBoth("recess", "black", simplify(recess, 0.0006), lid);
  const face = split(recess, (_x, y, z) =>
    Math.max(z - plate.half[0], Math.abs(y - table.marks.plate.y) - plate.half[1]),
  ).inside;
  shop.addBoth(
    "plate",
    "plate",
    flanged(
      simplify(
        displace(face, (p) => [p[0] + 0.006, p[1], p[2]]),
        0.001,
      ),
      0.001,
      0.004,
    ),
    lid,
  );

  const { tail, tall } = stern;
  const valance = tall
    ? smoothNormals(
        displace(sheets.valance, (p) => [
          p[0] - tall.hollow * smoothstep(-fields.valance(p[0], p[1], p[2]) / 0.05),
          p[1],
          p[2],
        ]),
      )
    : offset(sheets.valance, stern.skid ? SKID : -0.006);
  shop.addBoth(
    "valance",
    stern.skid ? "skid" : "black",
    flanged(simplify(valance, coarse?.error, coarse?.weight), 0.002, 0.03),
  );
  shop.addBoth("tail.band", "zone.trim", flanged(simplify(offset(sheets.tailBand, -0.003), 0.0003), 0.001, 0.012), lid);
  const rise = stern.rise ?? 0;
  if (!stern.tray.length) return;
  const widest = stern.tray.at(-1)!;
  const tray = stern.tray.map((z): V3[] => {
    const x = tail - 0.2 - 0.1 * (z / widest) ** 3;
    if (tall) return tall.tray.map(([dx, y]): V3 => [x + 0.2 - dx, y, z]);
    return [
      [x - 0.3, 0.175 + rise, z],
      [x, 0.222 + rise, z],
      [x + 0.004, 0.232 + rise, z],
      [x - 0.3, 0.2 + rise, z],
    ];
  });
  shop.addBoth("diffuser", "black", loft(tray, 30, false), "slot.diffuser");
  const outline: [number, number][] = tall
    ? tall.fin.map(([dx, y]) => [tail - dx, y])
    : [
        [tail - 0.46, 0.19],
        [tail - 0.17, 0.21],
        [tail - 0.06, 0.37],
        [tail - 0.36, 0.31],
      ];
  for (const z of stern.fins) shop.addBoth("diffuser", "gunmetal", fin(outline, z, 0.005), "slot.diffuser");

  const { y: height, radius, x, sweep, z: across } = stern.exhaust;
  const places = across.map((z): V3 => [tail - x - (z - across[0]!) * sweep, height, z]);
  const pair = (mesh: Mesh) => merge(...places.map((at) => translate(mesh, at)));
  shop.addBoth("exhaust", "chrome", pair(tip(radius)), "slot.exhaust");
  shop.addBoth("exhaust", "black", pair(bore(radius)), "slot.exhaust");
  shop.addBoth("exhaust", "gunmetal", pair(collar(radius)), "slot.exhaust");
}
