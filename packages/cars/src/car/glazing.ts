import { flanged } from "../geometry/flange.ts";
import { and, not } from "../geometry/fields.ts";
import type { Field, Mesh } from "../geometry/mesh.ts";
import { offset } from "../geometry/mesh.ts";
import { simplify } from "../geometry/simplify.ts";
import { split } from "../geometry/split.ts";
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
export function buildGlazing(shop: Workshop, sheets: Sheets, fields: Fields): void {
  const screen = split(sheets.windscreen, fields.cowl);
  shop.addBoth("cowl", "black", flanged(simplify(offset(screen.inside, -0.012)), 0.002, 0.02));
  const front = pane(screen.outside, and(fields.windscreen, not(fields.cowl)), 0.032);
  shop.addBoth("glass.windscreen", "glass", front.clear);
  shop.addBoth("frit", "frit", front.frit);

  const back = pane(sheets.backlight, fields.backlight, 0.034);
  shop.addBoth("glass.backlight", "glass", back.clear);
  shop.addBoth("frit", "frit", back.frit);

  const SEAL = 0.011;
  const { inside, outside } = split(sheets.sideGlass, (x, y, z) => fields.sideGlass(x, y, z) + SEAL);
  shop.addSides("seal", "zone.trim", flanged(simplify(offset(outside, 0.001), 0.0006), 0.0015, 0.012), "hinge.door.*");
  const bars = split(inside, fields.pillars);
  const panes = pane(bars.outside, (x, y, z) => fields.sideGlass(x, y, z) + SEAL, 0.005);
  // What is behind the pillar belongs to the body, what is before it moves with the door.
  const rearmost = split(panes.clear, (x) => 1.955 - x);
  shop.addSides("glass.quarter", "glass", rearmost.inside);
  shop.addSides("glass.door", "glass", rearmost.outside, "hinge.door.*");
  shop.addSides("frit", "frit", panes.frit, "hinge.door.*");
  shop.addSides("pillar", "frit", simplify(offset(bars.inside, -0.001)));
}
