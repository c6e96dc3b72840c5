import { AssetRefusal } from "../refusal.ts";

/** A JSON object of unknown shape. */
export type Json = { readonly [key: string]: unknown };

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a list property; absent is empty, anything else than a list of objects is refused. */
export function objects(owner: Json, key: string): Json[] {
  const value = owner[key];
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isObject)) throw new AssetRefusal("json-shape", { property: key });
  return value;
}

/** A whole number ≥ 0, or the fallback when absent. */
export function whole(owner: Json, key: string, fallback?: number): number {
  const value = owner[key] ?? fallback;
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
    throw new AssetRefusal("json-shape", { property: key });
  }
  return value;
}

/** An index into a list of `size`, or null when absent. */
export function reference(owner: Json, key: string, size: number): number | null {
  if (owner[key] === undefined) return null;
  const index = whole(owner, key);
  if (index >= size) throw new AssetRefusal("json-reference", { property: key, index });
  return index;
}

export function extension(owner: Json, name: string): Json | null {
  const all = owner.extensions;
  if (!isObject(all)) return null;
  const value = all[name];
  return isObject(value) ? value : null;
}
