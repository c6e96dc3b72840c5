import { simplifierReady } from "../geometry/simplify.ts";
import { bakeOcclusion } from "./occlusion/bake.ts";
import type { Model } from "./gltf/model.ts";
import { reduce } from "./gltf/reduce.ts";
import { writeGlb } from "./gltf/write.ts";

/** Triangles that a car's coarser files hold at most: one for phones, one for what is far away. */
export const LEVELS = [40_000, 10_000] as const;

export type CarFiles = {
  full: Uint8Array /** One for each of {@link LEVELS}. */;
  coarser: Uint8Array[];
  shaded: Model;
};

/** A car's files, and the model with the occlusion that was baked for them: once, on the whole car. */
export async function carFiles(model: Model): Promise<CarFiles> {
  await simplifierReady;
  const shaded = bakeOcclusion(model, true);
  const full = await writeGlb(shaded);
  let level = shaded;
  const coarser: Uint8Array[] = [];
  for (const budget of LEVELS) {
    level = reduce(level, budget);
    coarser.push(await writeGlb(level));
  }
  return { full, coarser, shaded };
}
