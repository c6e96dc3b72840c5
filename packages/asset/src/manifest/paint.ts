import { finishOf, type Paint, PAINT_FINISHES } from "@carloom/build";
import type { Material } from "@gltf-transform/core";
import { toHex } from "../write/materials.ts";

/** The stock paint of a zone, read from its material. */
export function paintOf(material: Material | null): Paint {
  const color = toHex(material?.getBaseColorFactor() ?? [0.5, 0.5, 0.5]);
  const metallic = material?.getMetallicFactor() ?? 0;
  const roughness = material?.getRoughnessFactor() ?? 0.5;
  const finish = PAINT_FINISHES.find((one) => finishOf(one).isMeant?.(metallic, roughness)) ?? "solid";
  return { color, finish };
}
