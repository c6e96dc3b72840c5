import { flanged } from "../../geometry/flange.ts";
import { smoothstep } from "../../geometry/curves.ts";
import {
  displace,
  type Field,
  type Mesh,
  mirror,
  offset,
  rotate,
  translate,
  type V3,
  point,
  normalAt,
  vertexCount,
} from "../../geometry/mesh.ts";
import { refine } from "../../geometry/refine.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { simplify } from "../../geometry/simplify.ts";
import { loft, unit } from "../../geometry/solids.ts";
import { split } from "../../geometry/split.ts";
import type { FittingsTable } from "../../tables/fittings.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import type { Fields } from "./fields.ts";
import type { Workshop } from "./workshop.ts";

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

type V2 = readonly [number, number];

/** How far modules stay inside the lens's outline, metres. */
const RIM = 0.004;

/** A lens whose normal rises more than this lies flat. */
const FLAT = 0.45;

/** Lamps are one part: both ends and both sides hang on one anchor. */
export const LAMP_SLOT = "slot.lights";

/** Point and normal of the lamp's sheet at a place of the 45° view; at the nearest vertex where the place is off it. */
export function onSheet(sheet: Mesh, u: number, y: number): { p: V3; n: V3 } {
  const flat = ([x, h, z]: V3) => [(z + x) * Math.SQRT1_2 - u, h - y] as const;
  for (let i = 0; i < sheet.index.length; i += 3) {
    const corners = [0, 1, 2].map((k) => sheet.index[i + k]!);
    const [a, b, c] = corners.map((at) => flat(point(sheet, at))) as [V2, V2, V2];
    // Shares of the corners by the areas across from them.
    const areas = [b[0] * c[1] - b[1] * c[0], c[0] * a[1] - c[1] * a[0], a[0] * b[1] - a[1] * b[0]];
    const whole = areas[0]! + areas[1]! + areas[2]!;
    if (!whole || areas.some((area) => area / whole < -1e-6)) continue;
    const blend = (of: (mesh: Mesh, at: number) => V3): V3 =>
      [0, 1, 2].map((axis) =>
        corners.reduce((sum, at, k) => sum + (of(sheet, at)[axis]! * areas[k]!) / whole, 0),
      ) as V3;
    return { p: blend(point), n: unit(blend(normalAt)) };
  }
  let [best, least] = [0, Infinity];
  for (let i = 0; i < vertexCount(sheet); i++) {
    const d = Math.hypot(...flat(point(sheet, i)));
    if (d < least) [least, best] = [d, i];
  }
  return { p: point(sheet, best), n: normalAt(sheet, best) };
}

/** The sheet's lower edge as it is seen from ahead: y over z, read in steps and joined by straight lines. */
function footOf(sheet: Mesh): (z: number) => number {
  const step = 0.012;
  const low = new Map<number, number>();
  for (let i = 0; i < vertexCount(sheet); i++) {
    const [, y, z] = point(sheet, i);
    const bin = Math.round(z / step);
    low.set(bin, Math.min(y, low.get(bin) ?? Infinity));
  }
  const at = (bin: number) => low.get(bin) ?? Infinity;
  return (z) => {
    const bin = Math.floor(z / step);
    const t = z / step - bin;
    return low.has(bin) && low.has(bin + 1) ? at(bin) * (1 - t) + at(bin + 1) * t : Math.min(at(bin), at(bin + 1));
  };
}

/** A rectangular module that looks forward and a little outward: a bright bezel and the glass in it. */
function projector(at: V3, lamp: FittingsTable["headlamp"]): { bezel: Mesh; glass: Mesh } {
  const { half, shear } = lamp;
  const c = Math.cos(lamp.yaw);
  const s = Math.sin(lamp.yaw);
  const place = (mesh: Mesh) =>
    translate(
      rotate(mesh, (v) => [v[0] * c + v[2] * s, v[1], v[2] * c - v[0] * s]),
      at,
    );
  const frame = (x: number, k: number): V3[] => {
    const [y, z] = [half[0] * k, half[1] * (1 - (1 - k) * 0.45)];
    // Sheared like the lamp itself.
    return [
      [x, -y, -z - y * shear],
      [x, y, -z + y * shear],
      [x, y, z + y * shear],
      [x, -y, z - y * shear],
    ];
  };
  const bezel = loft([frame(0.024, 1), frame(0, 1), frame(-0.001, 0.9), frame(0.012, 0.74)], 25, false);
  const glass = loft([frame(0.012, 0.75), frame(0.006, 0.6), frame(0.004, 0.2)], 60);
  return { bezel: place(bezel), glass: place(glass) };
}

function buildHeadlamps(shop: Workshop, sheets: Sheets, fields: Fields, lamp: FittingsTable["headlamp"]): void {
  const sheet = sheets.headlamp;
  const edge = fields.headlamp;
  shop.addBoth("lens", "lens", flanged(simplify(sheet, 0.0004), 0.001, 0.006), LAMP_SLOT);
  shop.addBoth("lamp.housing", "lamp.housing", simplify(bowl(sheet, edge, lamp.depth), 0.0008, 0.02), LAMP_SLOT);
  const { at: level, slope, outer: end, from, to } = lamp.line;
  const way = lamp.line.above ? -1 : 1;
  const lower: Field = (x, y, z) => way * (y - (level + slope * ((z + x) * Math.SQRT1_2)));
  const outer: Field = (x, _y, z) => end - (z + x) * Math.SQRT1_2;
  const line = split(band(sheet, edge, from, to), (x, y, z) => Math.min(lower(x, y, z), outer(x, y, z))).inside;
  shop.addBoth("lamp.head", "lamp.head", flanged(simplify(offset(line, -0.008), 0.0003), 0.001, 0.014), LAMP_SLOT);
  // A second contour, set back from the light line.
  const step = band(sheet, edge, to + 0.004, to + 0.0085);
  shop.addBoth("lamp.step", "lamp.reflector", flanged(simplify(offset(step, -0.02), 0.0009), 0.001, 0.02), LAMP_SLOT);
  const ring = band(sheet, edge, 0.0, 0.004);
  shop.addBoth("trim", "zone.trim", simplify(offset(ring, -0.001), 0.0004), LAMP_SLOT);
  const foot = footOf(sheet);
  for (const [u, y] of lamp.modules) {
    const { p, n } = onSheet(sheet, u, y);
    // Behind a lens that lies flat, along its normal would be below the lamp: there it is straight back.
    const flat = n[1] > FLAT;
    const [dx, dy, dz] = flat ? [-1, 0, 0] : n;
    const at: V3 = [p[0] - dx * 0.032, p[1] - dy * 0.032, p[2] - dz * 0.032];
    const { bezel, glass } = projector(at, lamp);
    // What the lens does not cover would stand out of the body around a slender lamp.
    const outside: Field = flat
      ? (x, h, z) => Math.max(edge(x, h, z), foot(z) - h) + RIM
      : (x, h, z) => edge(x, h, z) + RIM;
    const covered = (mesh: Mesh) => split(mesh, outside, "inside").inside;
    shop.addBoth("lamp.reflector", "lamp.reflector", covered(bezel), LAMP_SLOT);
    shop.addBoth("lamp.projector", "lamp.glass", covered(glass), LAMP_SLOT);
  }
}

function buildTailLamps(shop: Workshop, sheets: Sheets, fields: Fields, lamp: FittingsTable["tailLamp"]): void {
  const sheet = sheets.tailLamp;
  const edge = fields.tailLamp;
  // The lens is clear over the indicator.
  const { outside, below } = lamp.signal ?? {};
  const turn: Field = (_x, y, z) =>
    lamp.signal ? Math.max(outside === undefined ? -1 : outside - z, below === undefined ? -1 : y - below) : 1;
  const lens = split(sheet, turn);
  shop.addBoth("lens.red", "lens.red", flanged(simplify(lens.outside, 0.0004), 0.001, 0.006), LAMP_SLOT);
  shop.addBoth("lens", "lens", flanged(simplify(lens.inside, 0.0004), 0.001, 0.006), LAMP_SLOT);
  shop.addBoth("lamp.housing", "lamp.housing", simplify(bowl(sheet, edge, lamp.depth), 0.0008, 0.02), LAMP_SLOT);
  const ring = band(sheet, edge, lamp.line.from, lamp.line.to);
  const { inner } = lamp.line;
  const line = inner === undefined ? ring : split(ring, (_x, _y, z) => inner - z, "inside").inside;
  shop.addBoth(
    "lamp.tail",
    "lamp.tail",
    flanged(simplify(offset(line, lamp.line.lift ?? -0.005), 0.0003), 0.001, 0.012),
    LAMP_SLOT,
  );
  // A bright contour inside the ring, set back from it.
  const step = band(sheet, edge, lamp.line.to + 0.002, lamp.line.to + 0.005);
  shop.addBoth("lamp.step", "lamp.reflector", simplify(offset(step, -0.014), 0.0009), LAMP_SLOT);
  // A row of cells inside the ring at each end: brake lamps, but for those that indicate a turn.
  const { axis, from, pitch, half, edge: margin, fine } = lamp.cells;
  const cell: Field = (_x, y, z) => Math.abs((((axis === 2 ? z : y) * 1000) % pitch) - pitch / 2) / 1000 - half;
  const ends = split(
    split(fine ? refine(sheet, () => true, 0.007) : sheet, (x, y, z) => edge(x, y, z) + margin, "inside").inside,
    (_x, _y, z) => from - z,
    "inside",
  ).inside;
  const cells = split(split(ends, cell, "inside").inside, turn);
  const made = (mesh: Mesh) => flanged(simplify(offset(mesh, -0.012), 0.0003), 0.001, 0.01);
  shop.addBoth("lamp.brake", "lamp.brake", made(cells.outside), LAMP_SLOT);
  const signal = made(cells.inside);
  shop.add("lamp.signal.left", "lamp.signal.left", signal, LAMP_SLOT);
  shop.add("lamp.signal.right", "lamp.signal.right", mirror(signal), LAMP_SLOT);
}

/** Head and tail lamps: lens on the body surface, bowl behind it, light bodies between. */
export function buildLamps(shop: Workshop, sheets: Sheets, fields: Fields, { fittings }: CarTable): void {
  buildHeadlamps(shop, sheets, fields, fittings.headlamp);
  buildTailLamps(shop, sheets, fields, fittings.tailLamp);
  shop.addBoth("reflex", "reflex", flanged(simplify(offset(sheets.reflector, -0.003), 0.0005), 0.001, 0.01));
}
