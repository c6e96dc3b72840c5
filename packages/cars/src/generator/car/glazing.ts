import { flanged } from "../../geometry/flange.ts";
import { and, not } from "../../geometry/fields.ts";
import type { Field, Mesh } from "../../geometry/mesh.ts";
import { offset } from "../../geometry/mesh.ts";
import { simplify } from "../../geometry/simplify.ts";
import { split } from "../../geometry/split.ts";
import type { CarTable, Pillar } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import type { Fields } from "./fields.ts";
import type { Workshop } from "./workshop.ts";

/** Glass stands this far behind the body surface, metres. */
const INSET = 0.0025;

/** Width of the trim around the side glass. */
const SEAL = 0.011;

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
  const lid = table.fittings.tailgate === true || table.fittings.engine ? "hinge.trunk" : undefined;
  shop.addBoth("glass.backlight", "glass", back.clear, lid);
  shop.addBoth("frit", "frit", back.frit, lid);

  const roof = pane(sheets.panorama, fields.panorama, 0.045);
  shop.addBoth("glass.roof", "glass", roof.clear);
  shop.addBoth("frit", "frit", roof.frit);

  const { inside, outside } = split(sheets.sideGlass, (x, y, z) => fields.sideGlass(x, y, z) + SEAL);
  const { posts } = table.curves;
  if (posts) return buildDoorGlass(shop, { inside, outside }, fields, posts);
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

/** Behind this line of a pillar, at its height. */
const behind =
  (post: Pillar): Field =>
  (x, y) =>
    post.x - (y - 1) * post.lean - x;

/**
 * Side glass of a car with rear doors. Each door takes its panes, its seal and its half of the middle pillar; the post
 * behind the halves stays with the body.
 */
function buildDoorGlass(
  shop: Workshop,
  { inside, outside }: { inside: Mesh; outside: Mesh },
  fields: Fields,
  posts: { middle: Pillar; rear?: Pillar },
): void {
  const middle = behind(posts.middle);
  const end = posts.rear ? behind(posts.rear) : () => 1;
  const GAP = 0.002;
  /** Name, parent and share of each owner, front to rear. */
  const owners = [
    ["door", "hinge.door.*", (...p) => GAP - middle(...p)],
    ["door.rear", "hinge.door.rear.*", (...p) => Math.max(middle(...p) + GAP, GAP - end(...p))],
    ["quarter", undefined, (...p) => end(...p) + GAP],
  ] as const satisfies readonly (readonly [string, string | undefined, Field])[];
  const seal = flanged(simplify(offset(outside, 0.001), 0.0006), 0.0015, 0.012);
  const bars = split(inside, fields.pillars);
  const panes = pane(bars.outside, (x, y, z) => fields.sideGlass(x, y, z) + SEAL, 0.005);
  for (const [name, parent, share] of owners) {
    for (const [kind, material, mesh] of [
      ["seal", "zone.trim", seal],
      ["glass", "glass", panes.clear],
      ["frit", "frit", panes.frit],
      ["pillar", "frit", simplify(offset(bars.inside, -0.001))],
    ] as const) {
      shop.addSides(`${kind}.${name}`, material, split(mesh, share, "inside").inside, parent);
    }
  }
  shop.addSides("post", "black", simplify(offset(bars.inside, -0.016)));
}
