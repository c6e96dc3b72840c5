import { createHash } from "node:crypto";
import { type AssetFile, type Manifest, readManifest } from "@carloom/build";
import { unzipSync } from "fflate";
import { check } from "../check/check.ts";
import { GLB_LIMITS } from "../check/limits.ts";
import { inspectImage } from "../image/inspect.ts";
import { AssetRefusal } from "../refusal.ts";
import type { ImportReport } from "../report.ts";
import { Notes } from "../report.ts";
import { checkName, isZip, LITTER, ZIP_LIMITS } from "../unpack/zip.ts";
import { validate } from "../validate/validate.ts";
import { figuresOf } from "./figures.ts";
import { isPackagePath, LIST, MANIFEST, PACKAGE_LIMITS, PACKAGE_VERSION, PackageList } from "./format.ts";

export type OpenedPackage = Pick<PackageList, "slug" | "title" | "description" | "licence"> & {
  /** As it was packed: addresses of files in it are keys of `files`. */
  manifest: Manifest;
  files: Map<string, Uint8Array>;
  picture: { bytes: Uint8Array; extension: string } | null;
  report: ImportReport;
};

const broken = (reason: string) => new AssetRefusal("package-broken", { reason });

/** Is it a package, and no zip of a model? Nothing is unfolded for that. */
export function isTemplatePackage(file: Uint8Array): boolean {
  if (!isZip(file)) return false;
  let found = false;
  try {
    unzipSync(file, {
      filter: ({ name }) => {
        found ||= name === LIST;
        return false;
      },
    });
  } catch {
    return false;
  }
  return found;
}

/** Declared sizes by path; nothing is unfolded. @throws AssetRefusal */
function directoryOf(zip: Uint8Array): Map<string, number> {
  const declared = new Map<string, number>();
  let bytes = 0;
  unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      checkName(name);
      if (name.endsWith("/") || LITTER.test(name)) return false;
      if (declared.has(name)) throw broken(`“${name.slice(0, 80)}” twice`);
      declared.set(name, originalSize);
      bytes += originalSize;
      if (declared.size > PACKAGE_LIMITS.entries)
        throw new AssetRefusal("zip-too-many", { limit: PACKAGE_LIMITS.entries });
      if (bytes > ZIP_LIMITS.bytes) throw new AssetRefusal("zip-too-large", { bytes, limit: ZIP_LIMITS.bytes });
      return false;
    },
  });
  return declared;
}

function jsonOf(bytes: Uint8Array | undefined, name: string): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw broken(name);
  }
}

function listOf(zip: Uint8Array, declared: ReadonlyMap<string, number>): PackageList {
  const size = declared.get(LIST);
  if (size === undefined || size > PACKAGE_LIMITS.listBytes) throw broken(LIST);
  const given = jsonOf(unzipSync(zip, { filter: ({ name }) => name === LIST })[LIST], LIST);
  const version = (given as { version?: unknown } | null)?.version;
  if (typeof version === "number" && version > PACKAGE_VERSION) throw new AssetRefusal("package-newer");
  const parsed = PackageList.safeParse(given);
  if (!parsed.success) throw broken(`${LIST}: ${parsed.error.issues[0]?.path.join(".") ?? ""}`);
  return parsed.data;
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Every file that the list names, whole and as it says; nothing beside them. @throws AssetRefusal */
function filesOf(zip: Uint8Array, list: PackageList, declared: ReadonlyMap<string, number>): Map<string, Uint8Array> {
  for (const [name, { bytes }] of Object.entries(list.files)) {
    if (!isPackagePath(name)) throw new AssetRefusal("package-unlisted", { name: name.slice(0, 80) });
    if (!declared.has(name)) throw new AssetRefusal("file-missing", { name });
    if (declared.get(name) !== bytes) throw new AssetRefusal("package-hash", { name });
  }
  for (const name of declared.keys())
    if (name !== LIST && !Object.hasOwn(list.files, name))
      throw new AssetRefusal("package-unlisted", { name: name.slice(0, 80) });
  const files = new Map(Object.entries(unzipSync(zip, { filter: ({ name }) => Object.hasOwn(list.files, name) })));
  for (const [name, { bytes, sha256 }] of Object.entries(list.files)) {
    const file = files.get(name);
    if (file?.byteLength !== bytes || hashOf(file) !== sha256) throw new AssetRefusal("package-hash", { name });
  }
  return files;
}

function manifestOf(files: ReadonlyMap<string, Uint8Array>): Manifest {
  const bytes = files.get(MANIFEST);
  if (!bytes || bytes.byteLength > PACKAGE_LIMITS.manifestBytes) throw broken(MANIFEST);
  const reading = readManifest(jsonOf(bytes, MANIFEST));
  if (reading.status === "newer") throw new AssetRefusal("package-newer");
  if (reading.status === "broken") throw broken(`${MANIFEST}: ${reading.message.slice(0, 120)}`);
  // who takes it in measures the panels anew
  const { panelSurface: _, ...manifest } = reading.value;
  return manifest;
}

/** The file of the manifest, as the manifest says that it is. */
function named(files: ReadonlyMap<string, Uint8Array>, { url, bytes, sha256 }: AssetFile, type: RegExp): Uint8Array {
  const file = files.get(url);
  if (!file) throw new AssetRefusal("file-missing", { name: url.slice(0, 80) });
  if (!type.test(url) || file.byteLength !== bytes || (sha256 !== undefined && hashOf(file) !== sha256))
    throw new AssetRefusal("package-hash", { name: url.slice(0, 80) });
  return file;
}

/** What the manifest speaks of has to be in the model, or the studio would paint and mount nothing. */
function checkNames(manifest: Manifest, { nodeNames, materialNames }: ReturnType<typeof figuresOf>): void {
  const missing =
    manifest.zones.map(({ id }) => `zone.${id}`).find((name) => !materialNames.has(name)) ??
    manifest.panels.map(({ id }) => `panel.${id}`).find((name) => !nodeNames.has(name)) ??
    manifest.slots.flatMap(({ anchors }) => anchors.map(({ node }) => node)).find((name) => !nodeNames.has(name)) ??
    manifest.hinges.map(({ node }) => node).find((name) => !nodeNames.has(name)) ??
    manifest.lights.map(({ material }) => material).find((name) => !materialNames.has(name));
  if (missing !== undefined) throw broken(`“${missing.slice(0, 80)}” is not in the model`);
}

async function checkModel(glb: Uint8Array): Promise<{ warnings: number }> {
  check(glb);
  const { errors, warnings, issues } = await validate(glb);
  if (errors > 0) {
    const first = issues.find(({ severity }) => severity === 0)?.message.slice(0, 160) ?? "";
    throw new AssetRefusal("package-model", { count: errors, first });
  }
  return { warnings };
}

const MODEL = /\.glb$/;
const PICTURE = /\.(webp|png|jpe?g)$/;

function checkPicture(bytes: Uint8Array): void {
  if (inspectImage(bytes).type === "svg") throw new AssetRefusal("picture-type");
}

/** Pixels of a livery map, as every car of this format is drawn. */
const RESOLUTION = 4096;

/**
 * Opens a package that somebody brings: sizes and paths before anything is unfolded, then hashes, then each model and
 * picture as any upload is checked. Model and manifest come out as they went in. @throws AssetRefusal
 */
export async function openTemplatePackage(zip: Uint8Array): Promise<OpenedPackage> {
  if (!isZip(zip)) throw broken("no zip");
  if (zip.byteLength > GLB_LIMITS.fileBytes)
    throw new AssetRefusal("file-too-large", { bytes: zip.byteLength, limit: GLB_LIMITS.fileBytes });
  let files: Map<string, Uint8Array>;
  let list: PackageList;
  try {
    const declared = directoryOf(zip);
    list = listOf(zip, declared);
    files = filesOf(zip, list, declared);
  } catch (error) {
    throw error instanceof AssetRefusal ? error : new AssetRefusal("zip-broken");
  }
  const manifest = manifestOf(files);
  const { full, lods } = manifest.model3d;
  const model = named(files, full, MODEL);
  const kept = new Map([[full.url, model]]);
  for (const lod of lods) kept.set(lod.url, named(files, lod, MODEL));
  let warnings = 0;
  for (const glb of kept.values()) warnings += (await checkModel(glb)).warnings;
  const figures = figuresOf(model);
  checkNames(manifest, figures);
  if (manifest.drawing) {
    const drawing = named(files, manifest.drawing.file, PICTURE);
    checkPicture(drawing);
    kept.set(manifest.drawing.file.url, drawing);
  }
  const pictureBytes = list.picture === null ? undefined : files.get(list.picture);
  if (list.picture !== null && (!pictureBytes || !PICTURE.test(list.picture)))
    throw new AssetRefusal("file-missing", { name: list.picture });
  if (pictureBytes) checkPicture(pictureBytes);
  const notes = new Notes();
  notes.add("done", "package-taken", { slug: list.slug });
  const said = [list.licence && [list.licence.kind, list.licence.author, list.licence.source], list.credits].flat();
  const text = said.filter(Boolean).join(" · ");
  if (text) notes.add("warning", "package-licence", { text: text.slice(0, 400) });
  const { generator, nodes, draws, materials, textures, triangles } = figures;
  const { livery, panels } = manifest;
  return {
    slug: list.slug,
    title: list.title,
    description: list.description,
    licence: list.licence,
    manifest,
    files: kept,
    picture:
      pictureBytes && list.picture
        ? { bytes: pictureBytes, extension: list.picture.slice(list.picture.lastIndexOf(".") + 1) }
        : null,
    report: {
      source: {
        bytes: zip.byteLength,
        unfolded: zip.byteLength,
        triangles,
        nodes,
        draws,
        materials,
        textures,
        generator,
      },
      output: {
        bytes: full.bytes,
        triangles,
        primitives: draws,
        textures,
        validatorErrors: 0,
        validatorWarnings: warnings,
      },
      livery: livery && {
        resolution: RESOLUTION,
        pixelsPerMm: RESOLUTION / livery.mmPerUnit,
        panels: panels.length,
        charts: panels.length,
        used: 1,
      },
      notes: notes.list,
    },
  };
}
