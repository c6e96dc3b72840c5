import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type BuiltCar, buildCar } from "../generator/car/build.ts";
import { type CarFiles, carFiles } from "../generator/levels.ts";
import type { CarTable } from "../tables/types.ts";

/** A car as it was built, and its files. */
export type Made = { car: BuiltCar } & CarFiles;

export async function makeCar(table: CarTable): Promise<Made> {
  const car = await buildCar(table);
  return { car, ...(await carFiles(car.model)) };
}

const fileOf = (folder: string, { slug }: CarTable) => join(folder, `${slug}.made`);

/** Leaves a car in a folder for whoever looks at it after this process, named in one step: nobody reads half of it. */
export function keepMade(folder: string, table: CarTable, made: Made): void {
  mkdirSync(folder, { recursive: true });
  const aside = join(folder, `.${table.slug}.${process.pid}`);
  writeFileSync(aside, serialize(made));
  renameSync(aside, fileOf(folder, table));
}

/** What {@link keepMade} left there of a car, every number as it was. */
export function keptMade(folder: string, table: CarTable): Made | undefined {
  const file = fileOf(folder, table);
  if (!existsSync(file)) return undefined;
  const { car, full, coarser, shaded } = deserialize(readFileSync(file)) as Made;
  // files of their own, not views of all that was read
  return { car, full: full.slice(), coarser: coarser.map((glb) => glb.slice()), shaded };
}
