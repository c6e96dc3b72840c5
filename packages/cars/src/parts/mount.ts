import type { MountMeasures } from "@carloom/build";
import type { BuiltCar } from "../car/build.ts";
import type { Mesh } from "../geometry/mesh.ts";
import type { CarTable } from "../tables/types.ts";

/** Widest place of a half sheet, both sides together, in whole millimetres; `near` metres of `x` when that is given. */
function across(sheet: Mesh, x?: number, near = 0.08): number {
  let z = 0;
  for (let i = 0; i < sheet.position.length; i += 3)
    if (x === undefined || Math.abs(sheet.position[i]! - x) < near) z = Math.max(z, sheet.position[i + 2]!);
  return Math.round(z * 2000);
}

/** The mount of a body slot: as the table says, else measured on the car. */
export function mountOf(table: CarTable, { sheets }: BuiltCar, slot: string): MountMeasures | undefined {
  const known = table.mounts[slot];
  if (known) return known;
  const { wheelbase, width } = table.dimensions;
  const span = {
    hood: () => across(sheets.hood),
    lights: () => across(sheets.headlamp),
    roof: () => across(sheets.roof, wheelbase * 0.6),
    mirrors: () => Math.round(width * 1000),
  }[slot];
  const measured = span?.();
  return measured ? { interface: `${table.slug}.${slot === "roof" ? "rack" : slot}`, span: measured } : undefined;
}
