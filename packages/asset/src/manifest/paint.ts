import type { Paint } from "@carloom/build";
import type { Material } from "@gltf-transform/core";
import { toHex } from "../write/materials.ts";

/** The stock paint of a zone, read from its material. */
export function paintOf(material: Material | null): Paint {
  const color = toHex(material?.getBaseColorFactor() ?? [0.5, 0.5, 0.5]);
  const metallic = material?.getMetallicFactor() ?? 0;
  const roughness = material?.getRoughnessFactor() ?? 0.5;
  if (metallic > 0.8 && roughness < 0.08) return { color, finish: "chrome" };
  if (metallic > 0.4) return { color, finish: roughness > 0.6 ? "satin" : "metallic" };
  if (roughness > 0.75) return { color, finish: "matte" };
  return { color, finish: roughness > 0.5 ? "satin" : "solid" };
}
