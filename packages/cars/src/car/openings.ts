import { smoothstep } from "../geometry/curves.ts";
import { flanged } from "../geometry/flange.ts";
import { displace, offset } from "../geometry/mesh.ts";
import { smoothNormals } from "../geometry/normals.ts";
import { simplify } from "../geometry/simplify.ts";
import type { CarTable } from "../tables/types.ts";
import type { Sheets } from "./cut.ts";
import { slats } from "./face.ts";
import type { Fields } from "./fields.ts";
import { band } from "./lamps.ts";
import type { Workshop } from "./workshop.ts";

/** Visor, side intakes, hood vents, engine louvres and the mesh of the tail: ducts with depth, bars across, a frame. */
export function buildOpenings(shop: Workshop, sheets: Sheets, fields: Fields, table: CarTable): void {
  // Dark pillars and rails around the glass that are no part of the roof's panel.
  shop.addBoth("visor", "zone.trim", flanged(simplify(sheets.visor, table.panelError), 0.0016, 0.018));
  const { fittings } = table;
  for (const name of ["sideIntake", "upperIntake", "hoodVent", "louvre", "tailMesh"] as const) {
    const opening = fittings.openings?.[name];
    if (!opening) continue;
    const { push, wall, bars, frame, parent } = opening;
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
    if (frame) {
      const ring = band(sheet, edge, 0, frame);
      shop.addBoth(`frame.${name}`, "zone.trim", flanged(simplify(offset(ring, 0.001), 0.0003), 0.002, 0.04), parent);
    }
  }
}
