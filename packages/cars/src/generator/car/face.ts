import { smoothstep } from "../../geometry/curves.ts";
import { flanged, returnFlange } from "../../geometry/flange.ts";
import { displace, type Field, flip, merge, type Mesh, offset } from "../../geometry/mesh.ts";
import { refine } from "../../geometry/refine.ts";
import { smoothNormals } from "../../geometry/normals.ts";
import { simplify } from "../../geometry/simplify.ts";
import { split } from "../../geometry/split.ts";
import type { Bars } from "../../tables/fittings.ts";
import type { CarTable } from "../../tables/types.ts";
import type { Sheets } from "./cut.ts";
import type { Fields } from "./fields.ts";
import { band } from "./lamps.ts";
import { RETURN } from "./panels.ts";
import { SKID } from "./stern.ts";
import type { Workshop } from "./workshop.ts";

/** A duct: the patch pushed straight back along x. */
function duct(sheet: Mesh, edge: Field, depth: number, coarse?: { error: number; weight: number }): Mesh {
  return simplify(
    smoothNormals(
      displace(sheet, (p) => [p[0] + depth * smoothstep((0.003 - edge(p[0], p[1], p[2])) / 0.014), p[1], p[2]]),
    ),
    coarse?.error,
    coarse?.weight,
  );
}

const y: Field = (_x, height) => height;
const z: Field = (_x, _y, across) => across;

/** Bars cut from an opening's patch, pushed in by their inset, where `value` is near a bar's centre. */
export function slats(sheet: Mesh, value: Field, bars: Bars): Mesh {
  const inner = offset(bars.fine ? refine(sheet, () => true, 0.014) : sheet, -bars.inset);
  return merge(
    ...steps(bars.from, bars.to, bars.count).map((c) => {
      const bar = split(inner, (x, y, z) => Math.abs(value(x, y, z) - c) - bars.half).inside;
      return flanged(simplify(bar, 0.0003), 0.0015, bars.depth);
    }),
  );
}

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));

/** Grille with blades and frame, corner intakes, the dark line between the lamps. */
export function buildFace(
  shop: Workshop,
  sheets: Sheets,
  fields: Fields,
  { fittings }: CarTable,
  parent: string,
): void {
  const { grille, intake } = sheets;
  shop.addBoth("duct", "black", duct(grille, fields.grille, fittings.grille.duct, fittings.coarse), parent);
  shop.addBoth("grille", "zone.trim", slats(grille, y, fittings.grille.rows), parent);
  shop.addBoth("grille", "zone.trim", slats(grille, z, fittings.grille.posts), parent);
  const surround = (sheet: Mesh, edge: Field, width: number, lift: number, material: string) => {
    const ring = simplify(offset(band(sheet, edge, 0, width), lift), 0.0003);
    shop.addBoth("grille.frame", material, flanged(ring, 0.002, 0.009), parent);
    // Deep in the opening the walls are dull: gloss there would mirror the floor in its corners.
    shop.addBoth("grille.frame", "black", returnFlange(offset(ring, -0.007), 0.002, 0.043), parent);
  };
  surround(grille, fields.grille, fittings.grille.frame, 0.002, fittings.grille.frameMaterial ?? "zone.trim");

  shop.addBoth("duct", "black", duct(intake, fields.intake, fittings.intake.duct, fittings.coarse), parent);
  surround(intake, fields.intake, fittings.intake.frame, 0.001, "zone.trim");
  shop.addBoth("grille", "zone.trim", slats(intake, y, fittings.intake.rows), parent);

  shop.addBoth("skid", "skid", flanged(simplify(offset(sheets.skid, SKID), 0.0004), 0.004, 0.03), parent);
  const light = fittings.bladeLight;
  if (light) {
    const line = split(sheets.blade, (_x, y) => Math.abs(y - light.y) - light.half).inside;
    shop.addBoth("lamp.head", "lamp.head", flanged(simplify(offset(line, -0.002), 0.0003), 0.001, 0.01), parent);
  }
  shop.addBoth("blade", "zone.trim", flanged(simplify(offset(sheets.blade, -0.004), 0.0003), 0.001, 0.012), parent);
}

/** A handle that stands out a little; its edge ends within the door, whose inner skin is {@link RETURN} behind the outer one. */
const handle = (sheet: Mesh): Mesh => flanged(simplify(offset(sheet, 0.003)), 0.003, 0.014);

/** The door's inner skin behind its handle, wide enough to close the joint around it. */
const behind = (sheet: Mesh): Mesh => flanged(simplify(flip(offset(sheet, -RETURN)), 0.002, 0.01), 0.003, 0.003);

/** Side outlets, sills, door handles and the fuel flap. */
export function buildDetails(shop: Workshop, sheets: Sheets, fields: Fields): void {
  const hollow = displace(sheets.vent, (p) => [
    p[0],
    p[1],
    p[2] - 0.03 * smoothstep(-fields.vent(p[0], p[1], p[2]) / 0.02),
  ]);
  shop.addBoth("duct", "black", flanged(simplify(smoothNormals(hollow), 0.0003), 0.001, 0.01));
  shop.addBoth("apron", "zone.cladding", flanged(simplify(offset(sheets.apron, 0.002), 0.0004), 0.002, 0.02));
  shop.addSides("handle", "zone.body", handle(sheets.handle), "hinge.door.*");
  shop.addSides("handle.rear", "zone.body", handle(sheets.handleRear), "hinge.door.rear.*");
  shop.addSides("return.door", "black", behind(sheets.handle), "hinge.door.*");
  shop.addSides("return.door.rear", "black", behind(sheets.handleRear), "hinge.door.rear.*");
  shop.addSides("skirt", "zone.trim", flanged(simplify(sheets.skirt), 0.0016, 0.02), "slot.skirts.*");
  shop.addSides("fuel", "zone.body", flanged(simplify(sheets.fuel), 0.0012, 0.014));
}
