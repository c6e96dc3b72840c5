import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syntheticCar as glb } from "@carloom/asset/testing";

/** Writes a foreign-looking car of our own making (Draco, transmission, centimetres) and returns its path. */
export async function syntheticCar(folder: string): Promise<string> {
  const file = join(folder, "synthetic-car.glb");
  await writeFile(file, await glb());
  return file;
}
