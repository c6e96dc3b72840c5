import { flanged } from "../../geometry/flange.ts";
import { type Field, type Mesh, offset } from "../../geometry/mesh.ts";
import { simplify } from "../../geometry/simplify.ts";
import { split } from "../../geometry/split.ts";
import { GAP, type Sheets } from "./cut.ts";
import type { Fields } from "./fields.ts";
import type { Workshop } from "./workshop.ts";

/** Cladding stands this far before the body, metres. */
const PROUD = 0.011;

/** Dark cladding around the arches and along the sills; what lies on a door or the bumper moves with it. */
export function buildCladding(shop: Workshop, sheets: Sheets, fields: Fields): void {
  let rest = sheets.cladding;
  const take = (field: Field): Mesh => {
    const inside = split(rest, (x, y, z) => field(x, y, z) + GAP / 2, "inside").inside;
    rest = split(rest, (x, y, z) => field(x, y, z) - GAP / 2, "outside").outside;
    return inside;
  };
  const shell = (mesh: Mesh) => flanged(simplify(offset(mesh, PROUD), 0.0012), 0.005, 0.03);
  shop.addSides("cladding.door", "zone.cladding", shell(take(fields.door)), "hinge.door.*");
  shop.addSides("cladding.door.rear", "zone.cladding", shell(take(fields.doorRear)), "hinge.door.rear.*");
  shop.addBoth("cladding.bumper", "zone.cladding", shell(take(fields.bumperFront)), "slot.bumper.front");
  shop.addBoth("cladding", "zone.cladding", shell(rest));
}
