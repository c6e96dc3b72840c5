import { unzipSync } from "fflate";
import { SVG_LIMITS } from "../image/svg/sanitise.ts";
import { AssetRefusal } from "../refusal.ts";
import { checkName, LITTER } from "./zip.ts";

/** Drawings that a zip may bring at once, and their bytes as they unfold. */
export const DRAWINGS_LIMITS = { count: 60, entries: 500, bytes: 20 * 1024 * 1024 };

/**
 * The SVG files of a zip by their path; whatever else it holds stays folded, and so does a drawing that is larger than one
 * may be, which is told by an empty one. @throws AssetRefusal
 */
export function openDrawings(zip: Uint8Array): Map<string, Uint8Array> {
  const declared = new Map<string, number>();
  let entries = 0;
  let bytes = 0;
  try {
    unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (++entries > DRAWINGS_LIMITS.entries)
          throw new AssetRefusal("zip-too-many", { limit: DRAWINGS_LIMITS.entries });
        checkName(name);
        if (LITTER.test(name) || !/\.svg$/i.test(name)) return false;
        // of two by one name the sizes of one would be judged, and both unfolded
        if (declared.has(name)) throw new AssetRefusal("zip-broken");
        declared.set(name, originalSize);
        if (declared.size > DRAWINGS_LIMITS.count)
          throw new AssetRefusal("zip-too-many", { limit: DRAWINGS_LIMITS.count });
        if (originalSize <= SVG_LIMITS.bytes) bytes += originalSize;
        if (bytes > DRAWINGS_LIMITS.bytes)
          throw new AssetRefusal("zip-too-large", { bytes, limit: DRAWINGS_LIMITS.bytes });
        return false;
      },
    });
    const unfolded = unzipSync(zip, {
      filter: ({ name, originalSize }) => declared.has(name) && originalSize <= SVG_LIMITS.bytes,
    });
    return new Map([...declared.keys()].map((name) => [name, unfolded[name] ?? new Uint8Array()]));
  } catch (error) {
    throw error instanceof AssetRefusal ? error : new AssetRefusal("zip-broken");
  }
}
