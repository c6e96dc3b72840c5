import { join } from "node:path";
import { keepMade, keptMade, type Made, makeCar } from "../catalogue/made.ts";
import { CARS } from "../tables/cars.ts";
import type { CarTable } from "../tables/types.ts";

/** Where a run of all suites leaves its cars, which nobody changes while it runs; unset outside of one. */
const { TEST_RUN_FOLDER: run } = process.env;
const folder = run && join(run, "cars");

const made = new Map<CarTable, Promise<Made>>();

/** A car of ours that this run built already, or its own: a test's own table may bear the name of one of ours. */
async function onceARun(table: CarTable): Promise<Made> {
  if (!folder || !CARS.includes(table)) return makeCar(table);
  const kept = keptMade(folder, table);
  if (kept) return kept;
  const built = await makeCar(table);
  keepMade(folder, table, built);
  return built;
}

/**
 * The car of a table and its files, built once a process however many suites look at it, and once a run of all suites.
 * Nobody may change what it answers.
 */
export function builtCar(table: CarTable): Promise<Made> {
  let known = made.get(table);
  if (!known) {
    known = onceARun(table);
    made.set(table, known);
  }
  return known;
}
