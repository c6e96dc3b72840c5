import type { Document, Material, TextureInfo } from "@gltf-transform/core";
import type { Transform } from "@gltf-transform/extensions";
import { originOf, plainOf } from "../faces/copies.ts";
import { areaOf } from "../geometry/piece.ts";
import { isClear } from "../propose/roles.ts";
import type { Zoned } from "../propose/zones.ts";
import type { Notes } from "../report.ts";
import { baseName } from "./material-names.ts";

/** Drawn by the product in its own way, or too dear for every frame. */
const DROPPED = [
  "KHR_materials_transmission",
  "KHR_materials_volume",
  "KHR_materials_dispersion",
  "KHR_materials_iridescence",
  "KHR_materials_sheen",
  "KHR_materials_anisotropy",
  "KHR_materials_diffuse_transmission",
  "KHR_materials_variants",
  "KHR_materials_unlit",
];

/** A lamp: how it glows when switched on. */
export type Lamp = { material: string; color: string; intensity: number };

export type WrittenMaterials = {
  of: (part: Zoned) => Material;
  names: Map<Material, string>;
  lamps: Lamp[];
  textured: Set<string>;
};

export function toHex(linear: readonly number[]): string {
  const channel = (value: number) => {
    const c = Math.min(1, Math.max(0, value));
    const srgb = c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
    return Math.round(srgb * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${linear.slice(0, 3).map(channel).join("")}`;
}

/** Alpha instead of transmission: dark, clear, glossy. */
function toAlphaGlass(material: Material, tinted: boolean): void {
  const [r, g, b] = material.getBaseColorFactor();
  const white = Math.min(r, g, b) > 0.9;
  material
    .setBaseColorFactor(
      white ? (tinted ? [0.02, 0.025, 0.03, 0.42] : [0.9, 0.92, 0.95, 0.16]) : [r * 0.4, g * 0.4, b * 0.4, 0.42],
    )
    .setAlphaMode("BLEND")
    .setMetallicFactor(0)
    .setRoughnessFactor(Math.min(0.1, material.getRoughnessFactor()))
    .setBaseColorTexture(null);
}

function repeats(info: TextureInfo | null, part: Zoned): boolean {
  const transform = info?.getExtension<Transform>("KHR_texture_transform");
  if (transform && Math.max(...transform.getScale().map(Math.abs)) > 1.5) return true;
  const uv = part.uv[info?.getTexCoord() === 1 ? 1 : 0];
  return uv ? uv.some((value) => value < -0.5 || value > 1.6) : true;
}

/** Paint keeps pictures and fitted relief; tiling flakes and grain give way to the product's own. Returns true when pictures stay. */
function cleanPaint(material: Material, parts: readonly Zoned[], name: string, notes: Notes): boolean {
  const clearcoat = material.getExtension("KHR_materials_clearcoat") as {
    setClearcoatNormalTexture?: (t: null) => void;
    setClearcoatTexture?: (t: null) => void;
    setClearcoatRoughnessTexture?: (t: null) => void;
  } | null;
  clearcoat?.setClearcoatNormalTexture?.(null);
  clearcoat?.setClearcoatTexture?.(null);
  clearcoat?.setClearcoatRoughnessTexture?.(null);
  if (material.getBaseColorTexture()) {
    notes.add("warning", "paint-textured", { material: name });
    return true;
  }
  const had = material.getNormalTexture() ?? material.getMetallicRoughnessTexture() ?? material.getOcclusionTexture();
  if (!had) return false;
  const info = material.getNormalTexture()
    ? material.getNormalTextureInfo()
    : material.getMetallicRoughnessTextureInfo();
  if (parts.some((part) => repeats(info, part))) {
    material
      .setNormalTexture(null)
      .setMetallicRoughnessTexture(null)
      .setOcclusionTexture(null)
      .setEmissiveTexture(null);
    notes.add("done", "paint-textures-dropped", { material: name });
    return false;
  }
  return true;
}

/** A lamp rests dark in the file; the manifest says how it glows. */
function toLamp(material: Material, name: string): Lamp {
  const strength =
    (
      material.getExtension("KHR_materials_emissive_strength") as { getEmissiveStrength?: () => number } | null
    )?.getEmissiveStrength?.() ?? 1;
  const glow = material.getEmissiveFactor();
  const fallback: Record<string, string> = { "lamp.tail": "#ff1a10", "lamp.signal": "#ff8a00" };
  const lit = Math.max(...glow) > 0;
  const color = lit ? toHex(glow) : (fallback[name.replace(/\.\d+$/, "")] ?? "#fff4e0");
  material.setEmissiveFactor([0, 0, 0]).setExtension("KHR_materials_emissive_strength", null);
  if (Math.max(...material.getBaseColorFactor().slice(0, 3)) < 0.05 && !material.getBaseColorTexture()) {
    const [r, g, b] = lit ? glow : [0.8, 0.8, 0.8];
    const top = Math.max(r, g, b) || 1;
    material.setBaseColorFactor([(r / top) * 0.35, (g / top) * 0.35, (b / top) * 0.35, 1]).setRoughnessFactor(0.15);
  }
  return { material: name, color, intensity: Math.min(20, Math.max(2, strength)) };
}

/** Copies, renames and cleans the materials that the parts need: one for a zone, one for each source material otherwise. */
export function writeMaterials(document: Document, parts: readonly Zoned[], notes: Notes): WrittenMaterials {
  const groups = new Map<string, { source: Material | null; parts: Zoned[]; area: number; base: string }>();
  const areas = new Map<string, Map<Material | null, number>>();
  // what is not painted keeps its picture, whatever colour of it was looked at
  const materialOf = (part: Zoned) => (part.zone ? part.material : originOf(part.material));
  const sources = [...new Set(parts.map(materialOf))];
  const keyOf = (part: Zoned) =>
    part.zone ? baseName(part) : `${baseName(part)} ${sources.indexOf(materialOf(part))}`;
  for (const part of parts) {
    const key = keyOf(part);
    const group = groups.get(key) ?? { source: materialOf(part), parts: [], area: 0, base: baseName(part) };
    group.parts.push(part);
    const area = areaOf(part);
    group.area += area;
    groups.set(key, group);
    const shares = areas.get(key) ?? new Map<Material | null, number>();
    shares.set(materialOf(part), (shares.get(materialOf(part)) ?? 0) + area);
    areas.set(key, shares);
  }
  const names = new Map<Material, string>();
  const byKey = new Map<string, Material>();
  const used = new Map<string, number>();
  const lamps: Lamp[] = [];
  const textured = new Set<string>();
  const dropped = new Map<string, number>();
  for (const [key, group] of [...groups].sort((a, b) => b[1].area - a[1].area || (a[0] < b[0] ? -1 : 1))) {
    const shares = [...(areas.get(key) ?? [])].sort((a, b) => b[1] - a[1]);
    const source = shares[0]?.[0] ?? null;
    const material = source
      ? source.clone()
      : document.createMaterial().setBaseColorFactor([0.2, 0.2, 0.2, 1]).setRoughnessFactor(0.8).setMetallicFactor(0);
    const number = (used.get(group.base) ?? 0) + 1;
    used.set(group.base, number);
    const name = number === 1 ? group.base : `${group.base}.${number}`;
    const sourceName = source?.getName() || "unnamed";
    const glass = group.parts.some((part) => part.substance === "glass" || part.substance === "lens");
    if (glass && (isClear(material) || material.getAlphaMode() !== "BLEND")) {
      toAlphaGlass(material, group.base !== "lens");
      notes.add("done", "glass-converted", { material: sourceName });
    }
    for (const extension of DROPPED) {
      if (!material.getExtension(extension)) continue;
      material.setExtension(extension, null);
      if (extension !== "KHR_materials_variants" && !(glass && extension === "KHR_materials_transmission"))
        dropped.set(extension, (dropped.get(extension) ?? 0) + 1);
    }
    if (group.base.startsWith("zone.")) {
      const plain = plainOf(source);
      if (plain) material.setBaseColorTexture(null).setBaseColorFactor([...plain, 1]);
      const textures =
        group.base === "zone.interior" || group.base === "zone.calipers"
          ? false
          : cleanPaint(material, group.parts, sourceName, notes);
      if (textures) textured.add(group.base.slice(5));
      material.setEmissiveFactor([0, 0, 0]);
      // its picture let through what is glass now
      if (material.getAlphaMode() === "BLEND") material.setAlphaMode("OPAQUE");
    }
    if (group.base.startsWith("lamp.")) lamps.push(toLamp(material, name));
    material.setName(name).setExtras({});
    names.set(material, name);
    byKey.set(key, material);
  }
  for (const [extension, count] of dropped) notes.add("done", "material-extension", { extension, count });
  return { of: (part) => byKey.get(keyOf(part)) as Material, names, lamps, textured };
}
