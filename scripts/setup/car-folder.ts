import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** Where a car lies: one that was generated here by its template's name, or a folder; null where there is none. */
export function carFolder(name: string): string | null {
  const cars = join(root, ".data", "cars");
  const current = join(cars, "current");
  const generated = existsSync(current) && join(cars, readFileSync(current, "utf8").trim(), name);
  return [generated, name].find((one) => one && existsSync(join(one, "manifest.json"))) || null;
}
