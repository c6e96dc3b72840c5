import { type BuiltCar, buildCar } from "../generator/car/build.ts";
import { carFiles } from "../generator/levels.ts";
import type { Model } from "../generator/gltf/model.ts";
import type { CarTable } from "../tables/types.ts";

export type Made = { car: BuiltCar; glb: Uint8Array; coarser: Uint8Array[]; shaded: Model };

const made = new Map<CarTable, Promise<Made>>();

/** The car of a table and its files, built once a process however many suites look at it. Nobody may change what it answers. */
export function builtCar(table: CarTable): Promise<Made> {
  let known = made.get(table);
  if (!known) {
    known = buildCar(table).then(async (car) => {
      const { full, coarser, shaded } = await carFiles(car.model);
      return { car, glb: full, coarser, shaded };
    });
    made.set(table, known);
  }
  return known;
}
