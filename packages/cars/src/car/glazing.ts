import { flanged } from "../geometry/flange.ts";
import { and, not } from "../geometry/fields.ts";
import type { Field, Mesh } from "../geometry/mesh.ts";
import { offset } from "../geometry/mesh.ts";
import { simplify } from "../geometry/simplify.ts";
import { split } from "../geometry/split.ts";
import type { CarTable } from "../tables/types.ts";
import type { Sheets } from "./cut.ts";
import type { Fields } from "./fields.ts";
import type { Workshop } from "./workshop.ts";

/** Glass stands this far behind the body surface, metres. */
const INSET = 0.0025;

/** Clear glass and its black printed band of width `band` along the edge. */
function pane(sheet: Mesh, edge: Field, band: number): { clear: Mesh; frit: Mesh } {
  const { inside, outside } = split(offset(sheet, -INSET), (x, y, z) => edge(x, y, z) + band);
  return { clear: simplify(inside, 0.0008), frit: simplify(outside, 0.001) };
}

/** Windscreen with cowl, backlight, and side glass with its seal and pillars. */
export function buildGlazing(shop: Workshop, sheets: Sheets, fields: Fields, table: CarTable): void {
  const screen = split(sheets.windscreen, fields.cowl);
  shop.addBoth("cowl", "black", flanged(simplify(offset(screen.inside, -0.012)), 0.002, 0.02));
  const front = pane(screen.outside, and(fields.windscreen, not(fields.cowl)), 0.032);
  shop.addBoth("glass.windscreen", "glass", front.clear);
  shop.addBoth("frit", "frit", front.frit);

  const back = pane(sheets.backlight, fields.backlight, 0.034);
  const lid = table.fittings.tailgate ? "hinge.trunk" : undefined;
  shop.addBoth("glass.backlight", "glass", back.clear, lid);
  shop.addBoth("frit", "frit", back.frit, lid);

  const SEAL = 0.011;
  const { inside, outside } = split(sheets.sideGlass, (x, y, z) => fields.sideGlass(x, y, z) + SEAL);
  const door = Math.min(...table.curves.pillars.map((p) => p.x));
  // What is behind the pillar belongs to the body, what is before it moves with the door.
  const fixed: Field = (x) => door - x;
  const seal = flanged(simplify(offset(outside, 0.001), 0.0006), 0.0015, 0.012);
  shop.addSides("seal.quarter", "zone.trim", split(seal, fixed, "inside").inside);
  shop.addSides("seal.door", "zone.trim", split(seal, fixed, "outside").outside, "hinge.door.*");
  const bars = split(inside, fields.pillars);
  const panes = pane(bars.outside, (x, y, z) => fields.sideGlass(x, y, z) + SEAL, 0.005);
  for (const [name, mesh, material] of [
    ["glass", panes.clear, "glass"],
    ["frit", panes.frit, "frit"],
  ] as const) {
    const parts = split(mesh, fixed);
    shop.addSides(`${name}.quarter`, material, parts.inside);
    shop.addSides(`${name}.door`, material, parts.outside, "hinge.door.*");
  }
  shop.addSides("pillar", "frit", simplify(offset(bars.inside, -0.001)));
}
