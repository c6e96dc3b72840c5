import type { Material } from "@gltf-transform/core";
import { originOf } from "../faces/copies.ts";
import type { Zoned } from "../propose/zones.ts";
import { words } from "../propose/words.ts";

const OWN_NAMES: Partial<Record<Zoned["substance"], string>> = {
  glass: "glass",
  lens: "lens",
  tyre: "tyre",
  rim: "rim",
  disc: "disc",
  mirror: "mirror",
  plate: "plate",
  chrome: "chrome",
  rubber: "rubber",
  "lamp.head": "lamp.head",
  "lamp.tail": "lamp.tail",
  "lamp.signal": "lamp.signal",
  "lamp.fog": "lamp.fog",
};

function isDark(material: Material | null): boolean {
  return Math.max(...(material?.getBaseColorFactor().slice(0, 3) ?? [0])) < 0.06 && !material?.getBaseColorTexture();
}

/** The product's name for what a part is made of; equal names may still be different source materials. */
export function baseName(part: Zoned): string {
  if (part.zone) return `zone.${part.zone}`;
  const own = OWN_NAMES[part.substance];
  if (own) return own;
  const slug = words(originOf(part.material)?.getName() ?? "")
    .trim()
    .replace(/ +/g, "-")
    .slice(0, 40);
  if (part.substance === "interior")
    return slug && !slug.startsWith("interior")
      ? `interior.${slug}`
      : slug.replace(/^interior-?/, "interior.").replace(/\.$/, "") || "interior.black";
  return slug || (isDark(originOf(part.material)) ? "black" : "material");
}
