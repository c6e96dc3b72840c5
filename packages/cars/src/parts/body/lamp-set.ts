import { buildLamps, LAMP_SLOT } from "../../car/lamps.ts";
import { Workshop } from "../../car/workshop.ts";
import type { FittingsTable } from "../../tables/fittings.ts";
import type { Piece } from "../../gltf/model.ts";
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

/** Clear lenses over a row of small bright modules. */
export const lampsMatrix = (host: Host): Piece[] =>
  lamps(
    host,
    ({ headlamp, tailLamp }) => {
      const [first, last] = [headlamp.modules[0], headlamp.modules.at(-1)];
      const many = headlamp.modules.length * 2 - 1;
      const modules =
        first && last && headlamp.modules.length > 1
          ? Array.from({ length: many }, (_, i) => {
              const t = i / (many - 1);
              return [first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t] as const;
            })
          : headlamp.modules;
      const reach = first && last ? Math.abs(last[0] - first[0]) / (many - 1) : 1;
      const half = [headlamp.half[0] * 0.9, Math.min(headlamp.half[1], reach * 0.4)] as const;
      return {
        headlamp: {
          ...headlamp,
          modules,
          half: modules === headlamp.modules ? headlamp.half : half,
          line: { ...headlamp.line, above: false, at: 9, slope: 0, outer: 9, from: 0.004, to: 0.008 },
        },
        tailLamp: {
          ...tailLamp,
          line: { ...tailLamp.line, from: 0.005, to: 0.009 },
          cells: { ...tailLamp.cells, pitch: tailLamp.cells.pitch * 0.6, half: tailLamp.cells.half * 0.62 },
        },
      };
    },
    { "lamp.reflector": "chrome" },
  );
