import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { extname, join, normalize, resolve } from "node:path";

type Text = { en: string; ko: string; ja: string };
export type CatalogueFile = {
  templates: {
    slug: string;
    title: Text;
    manifest: string;
    model: string;
    thumbnail: { jpg: string; webp: string; mobile: string };
  }[];
  parts: {
    slug: string;
    title: Text;
    slots: string[];
    model: string;
    option: { model3d: { url: string }; measures: unknown };
    price: Record<string, number>;
    stock: number;
    thumbnail: string;
  }[];
  stickers: {
    slug: string;
    title: Text;
    type: string;
    width: number;
    height: number;
    file: string;
    thumbnail: string;
    price: Record<string, number>;
  }[];
};

const TYPES: Record<string, string> = {
  ".glb": "model/gltf-binary",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".json": "application/json",
};

/** The same uuid for the same slug on every start. */
export function uuidOf(slug: string): string {
  let hash = 0n;
  for (const character of slug) hash = (hash * 1099511628211n + BigInt(character.codePointAt(0) ?? 0)) % (1n << 64n);
  const hex = hash.toString(16).padStart(16, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8000-${hex.slice(0, 12)}`;
}

export type Content = ReturnType<typeof readContent>;

/** Generated cars of `.data/cars` and what is uploaded while this runs. */
export function readContent(root = resolve(import.meta.dirname, "../../../../.data/cars")) {
  const folder = process.env.STUDIO_CARS ?? join(root, readFileSync(join(root, "current"), "utf8").trim());
  const catalogue = JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")) as CatalogueFile;
  const uploads = new Map<string, { bytes: Buffer; type: string; width: number; height: number }>();
  const presets: { uuid: string; [field: string]: unknown }[] = [];
  const project = {
    uuid: randomUUID(),
    version: 0,
    option: {} as unknown,
    exists: false,
    updatedAt: new Date().toISOString(),
  };
  return {
    folder,
    catalogue,
    uploads,
    presets,
    project,
    file(path: string): { bytes: Buffer; type: string } | null {
      const upload = uploads.get(path);
      if (upload) return upload;
      const file = join(folder, normalize(path));
      if (!file.startsWith(folder) || !existsSync(file)) return null;
      return { bytes: readFileSync(file), type: TYPES[extname(file)] ?? "application/octet-stream" };
    },
  };
}
