import { buildLamps, LAMP_SLOT, onSheet } from "../car/lamps.ts";
import { Workshop } from "../car/workshop.ts";
import type { Mesh, V3 } from "../../geometry/mesh.ts";
import type { FittingsTable } from "../../tables/fittings.ts";
import type { Piece } from "../gltf/model.ts";
import type { Host } from "./host.ts";

/** The car's own lamps with other fittings, and other materials where `swap` names them. Car space. */
function lamps(
  host: Host,
  change: (own: FittingsTable) => Partial<FittingsTable>,
  swap: Record<string, string>,
): Piece[] {
  const { table, car, fields } = host;
  const shop = new Workshop(table.dimensions.wheelbase);
  const fittings = { ...table.fittings, ...change(table.fittings) };
  buildLamps(shop, car.sheets, fields, { ...table, fittings });
  return shop.pieces
    .filter((piece) => piece.parent === LAMP_SLOT)
    .map(({ name, material, mesh }) => ({ name, material: swap[material] ?? material, mesh }));
}

/** Smoked lenses over a light line that goes all the way round. */
export const lampsSmoke = (host: Host): Piece[] =>
  lamps(
    host,
    ({ headlamp, tailLamp }) => ({
      headlamp: {
        ...headlamp,
        line: { ...headlamp.line, above: false, at: 9, slope: 0, outer: 9, from: 0.005, to: 0.0105 },
      },
      tailLamp: { ...tailLamp, line: { ...tailLamp.line, from: 0.006, to: 0.011 } },
    }),
    { lens: "lens.smoke", "lens.red": "lens.red.smoke", "lamp.reflector": "gunmetal", "zone.trim": "black" },
  );

/** Steps that the way from one stock module to the next is measured in. */
const STEPS = 40;
const minus = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Modules of the matrix lamps: at least so many, and the share of their pitch that each takes. */
const LEAST = 4;
const FILL = 0.84;

type Row = Pick<FittingsTable["headlamp"], "modules" | "half">;

/**
 * Small modules in an even row along the stock ones, as far apart on the lens as each other, whichever way the row runs:
 * across a slim lamp, down an upright one.
 */
export function evenRow(sheet: Mesh, { modules, half }: Row): Row {
  const first = modules[0];
  if (!first || modules.length < 2) return { modules, half };
  // The way over the lens, in steps short enough to be measured as straight.
  const way = modules.slice(1).flatMap(([u1, y1], i) => {
    const [u0, y0] = modules[i]!;
    return Array.from({ length: STEPS }, (_, k) => {
      const t = (k + 1) / STEPS;
      return [u0 + (u1 - u0) * t, y0 + (y1 - y0) * t] as const;
    });
  });
  const places = [first, ...way];
  const points = places.map(([u, y]) => onSheet(sheet, u, y).p);
  const far = [0];
  for (let i = 1; i < points.length; i++) far.push(far[i - 1]! + Math.hypot(...minus(points[i]!, points[i - 1]!)));
  const count = Math.max(LEAST, modules.length * 2 - 1);
  const pitch = far.at(-1)! / (count - 1);
  const row = Array.from({ length: count }, (_, k) => {
    const i = far.findIndex((at) => at >= k * pitch - 1e-9);
    return places[i < 0 ? places.length - 1 : i]!;
  });
  const [dx, dy, dz] = minus(points.at(-1)!, points[0]!);
  const room = (pitch * FILL) / 2;
  const upright = Math.abs(dy) > Math.hypot(dx, dz);
  const [tall, wide] = [half[0] * 0.9, half[1] * 0.9];
  return { modules: row, half: upright ? [Math.min(tall, room), wide] : [tall, Math.min(wide, room)] };
}

/** Clear lenses over a row of small bright modules. */
export const lampsMatrix = (host: Host): Piece[] =>
  lamps(
    host,
    ({ headlamp, tailLamp }) => ({
      headlamp: {
        ...headlamp,
        ...evenRow(host.car.sheets.headlamp, headlamp),
        line: { ...headlamp.line, above: false, at: 9, slope: 0, outer: 9, from: 0.004, to: 0.008 },
      },
      tailLamp: {
        ...tailLamp,
        line: { ...tailLamp.line, from: 0.005, to: 0.009 },
        cells: { ...tailLamp.cells, pitch: tailLamp.cells.pitch * 0.6, half: tailLamp.cells.half * 0.62 },
      },
    }),
    { "lamp.reflector": "chrome" },
  );
