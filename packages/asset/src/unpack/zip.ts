import { unzipSync } from "fflate";
import { GLB_LIMITS } from "../check/limits.ts";
import { AssetRefusal } from "../refusal.ts";
import { gltfOfObj } from "./obj.ts";
import { packGltf } from "./pack-gltf.ts";

/** What a zip may hold: entries, and their bytes as they unfold. Four times what one file may have: sources lie beside it. */
export const ZIP_LIMITS = { entries: 2000, bytes: 4 * GLB_LIMITS.fileBytes };

/** Does it begin as a zip does? */
export const isZip = (file: Uint8Array): boolean =>
  file[0] === 0x50 && file[1] === 0x4b && file[2] === 0x03 && file[3] === 0x04;

/** What systems put beside the files. */
export const LITTER = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/;
/** What a model may need; everything else in a zip is left folded. */
const NEEDED = /\.(glb|gltf|obj|mtl|bin|png|jpe?g|webp|ktx2)$/i;

/** @throws AssetRefusal when a path leads out of the zip */
export function checkName(name: string): void {
  const steps = name.split(/[\\/]/);
  if (name.includes("\0") || name.includes("\\") || /^([a-z]:|\/)/i.test(name) || steps.includes(".."))
    throw new AssetRefusal("zip-path", { name: name.slice(0, 80) });
}

/** What of a zip is to be unfolded, with the sizes that it declares; nothing is unfolded for that. */
function directoryOf(zip: Uint8Array): Map<string, number> {
  const declared = new Map<string, number>();
  let entries = 0;
  let bytes = 0;
  unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      entries++;
      if (entries > ZIP_LIMITS.entries) throw new AssetRefusal("zip-too-many", { limit: ZIP_LIMITS.entries });
      checkName(name);
      if (name.endsWith("/") || LITTER.test(name) || !NEEDED.test(name)) return false;
      bytes += originalSize;
      if (bytes > ZIP_LIMITS.bytes) throw new AssetRefusal("zip-too-large", { bytes, limit: ZIP_LIMITS.bytes });
      declared.set(name, originalSize);
      return false;
    },
  });
  return declared;
}

/** Files of a zip by their path. */
function filesOf(zip: Uint8Array): Map<string, Uint8Array> {
  try {
    const declared = directoryOf(zip);
    const files = new Map(Object.entries(unzipSync(zip, { filter: ({ name }) => declared.has(name) })));
    for (const [name, size] of declared) if (files.get(name)?.byteLength !== size) throw new AssetRefusal("zip-broken");
    return files;
  } catch (error) {
    throw error instanceof AssetRefusal ? error : new AssetRefusal("zip-broken");
  }
}

/** Kinds of models, the one that says most of a car first: where a shop packs the same car in several, that is taken. */
const KINDS = [/\.glb$/i, /\.gltf$/i, /\.obj$/i] as const;

/**
 * The one model of an upload as a GLB: the file itself, or what a zip holds, a `.glb`, or a `.gltf` or `.obj` with the
 * files that it names. @throws AssetRefusal
 */
export async function openPackage(file: Uint8Array): Promise<Uint8Array> {
  if (!isZip(file)) return file;
  if (file.byteLength > GLB_LIMITS.fileBytes)
    throw new AssetRefusal("file-too-large", { bytes: file.byteLength, limit: GLB_LIMITS.fileBytes });
  const files = filesOf(file);
  const kind = KINDS.find((one) => [...files.keys()].some((name) => one.test(name)));
  const models = [...files.keys()].filter((name) => kind?.test(name));
  const [model] = models;
  if (kind === undefined || model === undefined) throw new AssetRefusal("zip-no-model");
  if (models.length > 1) throw new AssetRefusal("zip-models", { count: models.length });
  const bytes = files.get(model) as Uint8Array;
  if (kind === KINDS[0]) return bytes;
  if (kind === KINDS[1]) return packGltf(model, bytes, files);
  const made = await gltfOfObj(model, files);
  return packGltf("model.gltf", made.gltf, made.files);
}
