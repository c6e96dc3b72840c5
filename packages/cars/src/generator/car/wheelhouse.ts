import { displace, empty, type Field, type Mesh, offset, point, vertexCount } from "../../geometry/mesh.ts";
import { boundaryOf } from "../../geometry/flange.ts";
import { closedCurve, smoothstep } from "../../geometry/curves.ts";
import { creaseNormals, smoothNormals } from "../../geometry/normals.ts";
import { simplify } from "../../geometry/simplify.ts";
import { box, grid, loft } from "../../geometry/solids.ts";
import { Remainder, split } from "../../geometry/split.ts";
import type { V3 } from "../../geometry/mesh.ts";
import type { CarTable } from "../../tables/types.ts";
import { buildBoot, buildEngineBay } from "./bays.ts";
import type { Sheets } from "./cut.ts";
import { type Fields, NOWHERE } from "./fields.ts";
import { archPath } from "./flares.ts";
import { archNorm, axles } from "./skin.ts";
import type { Workshop } from "./workshop.ts";

/** The arch edge extruded straight inboard, so that no gap shows between skin and liner. */
function archLip(whole: Mesh, fields: Fields, table: CarTable): Mesh {
  const lip = empty();
  for (const [a, b] of boundaryOf(whole).edges) {
    const ends = [point(whole, a), point(whole, b)];
    if (!ends.every((p) => Math.abs(fields.arch(p[0], p[1], p[2])) < 1e-3 && p[1] > 0.16)) continue;
    const base = vertexCount(lip);
    for (const p of ends) {
      const [ax, ay] = axles(table)[Math.abs(p[0]) < 1 ? 0 : 1];
      const l = Math.hypot(p[0] - ax, p[1] - ay);
      for (const depth of [0.004, 0.14]) {
        lip.position.push(p[0], p[1], p[2] - depth);
        lip.normal.push((ax - p[0]) / l, (ay - p[1]) / l, 0);
      }
    }
    lip.index.push(base, base + 1, base + 2, base + 2, base + 1, base + 3);
  }
  return simplify(lip, 0.001);
}

/** Half tubes over the wheels. */
function buildLiners(shop: Workshop, table: CarTable): void {
  const square = table.archSquare;
  const { liner, foot = 0.13 } = table.fittings.floor;
  for (const [ax, ay, arch] of axles(table)) {
    const radius = arch + 0.004;
    const ring: [number, number][] = [
      [liner[0], radius],
      [liner[0] - 0.04, radius + 0.004],
      [liner[1], radius + 0.01],
      [liner[1], 0.1],
    ];
    const rows = Array.from({ length: 37 }, (_, k): V3[] => {
      const a = -0.62 + ((Math.PI + 1.24) * k) / 36;
      const wide = square ? 1 / archNorm(square, Math.cos(a), Math.sin(a)) : 1;
      return ring.map(([z, r]) => [ax + Math.cos(a) * r * wide, ay + Math.sin(a) * r * wide, z]);
    });
    shop.addBoth("arch", "black", split(smoothNormals(grid(rows)), (_x, y) => foot - y).inside);
  }
}

/** Liners that follow drawn arches, closed towards the frame. */
function buildArchLiners(shop: Workshop, table: CarTable): void {
  const { arches } = table.curves;
  const { liner } = table.fittings.floor;
  if (!arches) return;
  for (const [keys, [ax, ay]] of [
    [arches.front, axles(table)[0]],
    [arches.rear, axles(table)[1]],
  ] as const) {
    const rows = archPath(closedCurve(keys, 1), 0.42, 0.42, ax).map(([x, y]): V3[] => {
      const l = Math.hypot(x - ax, y - ay);
      const out = (d: number, z: number): V3 => [x + ((x - ax) / l) * d, y + ((y - ay) / l) * d, z];
      return [out(0.004, liner[0]), out(0.008, liner[0] - 0.04), out(0.014, liner[1]), out(-l * 0.8, liner[1])];
    });
    shop.addBoth("arch", "black", creaseNormals(grid(rows), 40));
  }
}

/** Half-tube liners over both wheels, the dark underlay behind the shut lines, and the floor. */
export function buildUnderbody(shop: Workshop, sheets: Sheets, fields: Fields, table: CarTable): void {
  shop.addBoth("arch", "black", archLip(sheets.whole, fields, table));
  if (table.curves.arches) buildArchLiners(shop, table);
  else buildLiners(shop, table);
  shop.addBoth("underbody", "black", simplify(sheets.underside, 0.002, 0.01));
  const { boxes, tray } = table.fittings.floor;
  const under = new Remainder(sheets.whole);
  for (const open of [
    "windscreen",
    "backlight",
    "sideGlass",
    "headlamp",
    "grille",
    "intake",
    "sideIntake",
    "upperIntake",
    "hoodVent",
    "louvre",
    "tailMesh",
    "tailVent",
    "tailLamp",
    "plate",
  ] as const) {
    if (fields[open] !== NOWHERE) under.drop(fields[open]);
  }
  if (table.curves.shapes.panorama) under.drop(fields.panorama);
  // The doors open into the cabin; the underlay stays as the frame around them.
  under.drop((x, y, z) => fields.door(x, y, z) + 0.03);
  if (table.curves.shapes.doorRear)
    under.drop((x, y, z) => Math.max(fields.doorRear(x, y, z), -fields.door(x, y, z)) + 0.03);
  if (table.fittings.bed) {
    for (const open of ["gap", "bed"] as const) under.drop(fields[open]);
    // What is behind a gate that drops must not stay standing.
    under.drop((x, y, z) => fields.trunk(x, y, z) + 0.02);
  }
  for (const opened of [buildEngineBay(shop, sheets, fields, table), buildBoot(shop, sheets, fields, table)])
    if (opened) under.drop(opened);
  const { frunk } = table.fittings;
  if (frunk) {
    const bay: Field = (x, y, z) => Math.max(fields.hood(x, y, z) + 0.05, Math.abs(z) - frunk.half);
    under.drop(bay);
    const tub = displace(offset(split(sheets.whole, bay, "inside").inside, -0.013), (p) => [
      p[0],
      p[1] - (p[1] - frunk.floor) * smoothstep(-bay(p[0], p[1], p[2]) / 0.035),
      p[2],
    ]);
    shop.addBoth("bay.frunk", "carpet", simplify(smoothNormals(tub), 0.002, 0.02));
  }
  shop.addBoth("underlay", "black", simplify(offset(under.mesh(), -0.013), 0.004, 0));
  for (const [min, max] of boxes) shop.add("underbody", "black", box(min, max));
  const plate = (x: number, y: number): V3[] => [
    [x, y, -tray.half],
    [x, y + 0.025, -tray.half],
    [x, y + 0.025, tray.half],
    [x, y, tray.half],
  ];
  shop.add("underbody", "black", loft([plate(tray.x0, tray.y0), plate(tray.x1, tray.y1)]));
}
