import { smoothstep } from "../../geometry/curves.ts";
import { flanged } from "../../geometry/flange.ts";
import { displace, offset, type V3 } from "../../geometry/mesh.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { simplify } from "../../geometry/simplify.ts";
import { loft } from "../../geometry/solids.ts";
import { type Opening, OPENINGS } from "../../tables/fittings.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import { slats } from "./face.ts";
import type { Fields } from "./fields.ts";
import { band } from "./lamps.ts";
import type { Workshop } from "./workshop.ts";

/** A straight vane across an opening: a flat foil from end to end. */
function vane({ from, to, chord, half }: NonNullable<Opening["vanes"]>[number]) {
  const section = ([x, y, z]: V3): V3[] => [
    [x, y, z],
    [x + chord[0] * 0.4 + half, y + chord[1] * 0.4, z + chord[2] * 0.4],
    [x + chord[0], y + chord[1], z + chord[2]],
    [x + chord[0] * 0.4 - half, y + chord[1] * 0.4, z + chord[2] * 0.4],
  ];
  return loft([section(from), section(to)], 30);
}

/** Visor, side intakes, hood vents, engine louvres and the mesh of the tail: ducts with depth, bars across, a frame. */
export function buildOpenings(shop: Workshop, sheets: Sheets, fields: Fields, table: CarTable): void {
  // Dark pillars and rails around the glass that are no part of the roof's panel.
  shop.addBoth("visor", "zone.trim", flanged(simplify(sheets.visor, table.panelError), 0.0016, 0.018));
  const { fittings } = table;
  for (const name of OPENINGS) {
    const opening = fittings.openings?.[name];
    if (!opening) continue;
    const { push, wall, bars, vanes = [], frame, parent } = opening;
    const sheet = sheets[name];
    const edge = fields[name];
    const duct = displace(sheet, (p) => {
      const t = smoothstep((0.003 - edge(p[0], p[1], p[2])) / wall);
      return [p[0] + push[0] * t, p[1] + push[1] * t, p[2] + push[2] * t];
    });
    shop.addBoth(
      `duct.${name}`,
      "black",
      simplify(smoothNormals(duct), fittings.coarse?.error, fittings.coarse?.weight),
      parent,
    );
    if (bars) {
      const [a, b, c] = bars.along;
      shop.addBoth(
        `slats.${name}`,
        "zone.trim",
        slats(sheet, (x, y, z) => a * x + b * y + c * z, bars),
        parent,
      );
    }
    for (const each of vanes) shop.addBoth(`slats.${name}`, "zone.trim", vane(each), parent);
    if (frame) {
      const ring = band(sheet, edge, 0, frame);
      shop.addBoth(`frame.${name}`, "zone.trim", flanged(simplify(offset(ring, 0.001), 0.0003), 0.002, 0.04), parent);
    }
  }
}
