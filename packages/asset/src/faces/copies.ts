import type { Material } from "@gltf-transform/core";
import { toLinear } from "./oklab.ts";

type Origin = { of: Material; plain: readonly [number, number, number] };
const origins = new WeakMap<Material, Origin>();

/** Copies of a material for one colour of its picture each; what becomes a zone is painted plain in it. */
export class Copies {
  // by the material itself: two may have one name
  readonly #made = new Map<Material, Map<string, Material>>();

  of(material: Material, name: string, color: string): Material {
    const key = `${name} ${color}`;
    const own = this.#made.get(material) ?? new Map<string, Material>();
    this.#made.set(material, own);
    let copy = own.get(key);
    if (!copy) {
      const [r = 1, g = 1, b = 1] = material.getBaseColorTexture() ? material.getBaseColorFactor() : [];
      const channel = (at: number, factor: number) => toLinear(Number.parseInt(color.slice(at, at + 2), 16)) * factor;
      copy = material.clone().setName(name);
      origins.set(copy, { of: material, plain: [channel(1, r), channel(3, g), channel(5, b)] });
      own.set(key, copy);
    }
    return copy;
  }
}

/** The file's own material behind a copy. */
export const originOf = (material: Material | null): Material | null =>
  (material && origins.get(material)?.of) ?? material;

/** The plain colour (linear) of a copy; null of the file's own materials. */
export const plainOf = (material: Material | null): Origin["plain"] | null =>
  (material && origins.get(material)?.plain) ?? null;
