import { flanged } from "../geometry/flange.ts";
import { smoothstep } from "../geometry/curves.ts";
import {
  displace,
  type Field,
  type Mesh,
  offset,
  rotate,
  translate,
  type V3,
  point,
  normalAt,
  vertexCount,
} from "../geometry/mesh.ts";
import { smoothNormals } from "../geometry/normals.ts";
import { simplify } from "../geometry/simplify.ts";
import { loft } from "../geometry/solids.ts";
import { split } from "../geometry/split.ts";
import type { Sheets } from "./cut.ts";
import type { Fields } from "./fields.ts";
import type { Workshop } from "./workshop.ts";

/** How far the modules of a headlamp look outward, radians. */
const LAMP_YAW = 0.42;

/** The band of a sheet where `from` < depth inside the curve < `to`, metres. */
export function band(sheet: Mesh, edge: Field, from: number, to: number): Mesh {
  const inner = split(sheet, (x, y, z) => edge(x, y, z) + from).inside;
  return split(inner, (x, y, z) => edge(x, y, z) + to).outside;
}

/** A bowl behind the lens: the patch pushed in by `depth`, steeply at the edge. */
export function bowl(sheet: Mesh, edge: Field, depth: number, wall = 0.014): Mesh {
  return smoothNormals(
    displace(sheet, (p, n) => {
      const d = 0.003 + depth * smoothstep(-edge(p[0], p[1], p[2]) / wall);
      return [p[0] - n[0] * d, p[1] - n[1] * d, p[2] - n[2] * d];
    }),
  );
}

/** Vertex of the sheet nearest to a point of the 45° view. */
function nearest(sheet: Mesh, u: number, y: number): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < vertexCount(sheet); i++) {
    const p = point(sheet, i);
    const d = Math.hypot((p[2] + p[0]) * Math.SQRT1_2 - u, p[1] - y);
    if (d < least) [least, best] = [d, i];
  }
  return best;
}

/** A rectangular module that looks forward and a little outward: a bright bezel and the glass in it. */
function projector(at: V3, half: readonly [number, number]): { bezel: Mesh; glass: Mesh } {
  const c = Math.cos(LAMP_YAW);
  const s = Math.sin(LAMP_YAW);
  const place = (mesh: Mesh) =>
    translate(
      rotate(mesh, (v) => [v[0] * c + v[2] * s, v[1], v[2] * c - v[0] * s]),
      at,
    );
  const frame = (x: number, k: number): V3[] => {
    const [y, z] = [half[0] * k, half[1] * (1 - (1 - k) * 0.45)];
    // Sheared like the lamp itself.
    return [
      [x, -y, -z - y * 0.5],
      [x, y, -z + y * 0.5],
      [x, y, z + y * 0.5],
      [x, -y, z - y * 0.5],
    ];
  };
  const bezel = loft([frame(0.024, 1), frame(0, 1), frame(-0.001, 0.9), frame(0.012, 0.74)], 25, false);
  const glass = loft([frame(0.012, 0.75), frame(0.006, 0.6), frame(0.004, 0.2)], 60);
  return { bezel: place(bezel), glass: place(glass) };
}

function buildHeadlamps(shop: Workshop, sheets: Sheets, fields: Fields): void {
  const sheet = sheets.headlamp;
  const edge = fields.headlamp;
  shop.addBoth("lens", "lens", flanged(simplify(sheet, 0.0004), 0.001, 0.006));
  shop.addBoth("lamp.housing", "lamp.housing", simplify(bowl(sheet, edge, 0.055), 0.0008, 0.02));
  // The light line runs along the lower edge and turns up at the outer end.
  const lower: Field = (x, y, z) => y - (0.64 + 0.105 * ((z + x) * Math.SQRT1_2));
  const outer: Field = (x, _y, z) => 0.215 - (z + x) * Math.SQRT1_2;
  const line = split(band(sheet, edge, 0.006, 0.0135), (x, y, z) => Math.min(lower(x, y, z), outer(x, y, z))).inside;
  shop.addBoth("lamp.head", "lamp.head", flanged(simplify(offset(line, -0.008), 0.0003), 0.001, 0.014));
  const ring = band(sheet, edge, 0.0, 0.004);
  shop.addBoth("trim", "zone.trim", simplify(offset(ring, -0.001), 0.0004));
  for (const [u, y] of [
    [-0.115, 0.65],
    [-0.015, 0.656],
    [0.085, 0.665],
  ] as const) {
    const i = nearest(sheet, u, y);
    const p = point(sheet, i);
    const n = normalAt(sheet, i);
    const at: V3 = [p[0] - n[0] * 0.032, p[1] - n[1] * 0.032, p[2] - n[2] * 0.032];
    const unit = projector(at, [0.0135, 0.03]);
    shop.addBoth("lamp.reflector", "lamp.reflector", unit.bezel);
    shop.addBoth("lamp.projector", "lamp.glass", unit.glass);
  }
}

function buildTailLamps(shop: Workshop, sheets: Sheets, fields: Fields): void {
  const sheet = sheets.tailLamp;
  const edge = fields.tailLamp;
  shop.addBoth("lens.red", "lens.red", flanged(simplify(sheet, 0.0004), 0.001, 0.006));
  shop.addBoth("lamp.housing", "lamp.housing", simplify(bowl(sheet, edge, 0.03), 0.0008, 0.02));
  const line = band(sheet, edge, 0.008, 0.0145);
  shop.addBoth("lamp.tail", "lamp.tail", flanged(simplify(offset(line, -0.005), 0.0003), 0.001, 0.012));
  // A row of cells inside the ring at each end.
  const cell: Field = (_x, _y, z) => Math.abs(((z * 1000) % 22) - 11) / 1000 - 0.0075;
  const ends = split(
    split(sheet, (x, y, z) => edge(x, y, z) + 0.021, "inside").inside,
    (_x, _y, z) => 0.56 - z,
    "inside",
  ).inside;
  shop.addBoth(
    "lamp.tail",
    "lamp.tail",
    flanged(simplify(offset(split(ends, cell, "inside").inside, -0.012), 0.0003), 0.001, 0.01),
  );
}

/** Head and tail lamps: lens on the body surface, bowl behind it, light bodies between. */
export function buildLamps(shop: Workshop, sheets: Sheets, fields: Fields): void {
  buildHeadlamps(shop, sheets, fields);
  buildTailLamps(shop, sheets, fields);
  shop.addBoth("reflex", "reflex", flanged(simplify(offset(sheets.reflector, -0.003), 0.0005), 0.001, 0.01));
}
