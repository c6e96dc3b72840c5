import type { Manifest, PanelSurface } from "@carloom/build";
import type { Services } from "@carloom/platform";
import { listPartModels, type PartModelRow } from "../part/part.repository.ts";
import { listStickers, type StickerRow } from "../sticker/sticker.repository.ts";
import { kept } from "./kept.ts";

const MOST = 10_000;

/** Stored art is named by its content: its shape is read once. */
const KEPT_SHAPES = 2000;

/** Width over height of a picture of the library, which was checked when it came. */
async function shapeOf(file: string, bytes: Uint8Array): Promise<number | null> {
  if (file.endsWith(".svg")) return shapeOfSvg(new TextDecoder().decode(bytes));
  const { inspectImage } = await import("@carloom/asset");
  const { width, height } = inspectImage(bytes, { bytes: Infinity, pixels: Infinity, svgBytes: 0 });
  return width / height;
}

/** Width over height of an SVG by its view box, or by its width and height; null where it states neither. */
export function shapeOfSvg(text: string): number | null {
  const [head = ""] = /<svg\b[^>]*>/i.exec(text) ?? [];
  const box = /\bviewBox\s*=\s*["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)/i.exec(head);
  const side = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)`, "i").exec(head)?.[1];
  const [width, height] = [Number(box?.[1] ?? side("width")), Number(box?.[2] ?? side("height"))];
  return width > 0 && height > 0 ? width / height : null;
}

export type MaterialRows = {
  parts: PartModelRow[];
  stickers: (StickerRow & { aspect: number })[];
  surface: PanelSurface | null;
};

/** Reads all that can go on a template: parts, the open library with the shape of each sticker, the panels' triangles. */
export function createMaterials(
  services: Pick<Services, "db" | "storage" | "log">,
  surfaceOf: (manifest: Manifest) => Promise<PanelSurface | null>,
) {
  const { db, storage } = services;
  const shapes = kept<number>(KEPT_SHAPES);

  const aspectOf = async (file: string): Promise<number> => {
    const before = shapes.get(file);
    if (before !== undefined) return before;
    const bytes = await storage.get(file);
    if (!bytes) return 1;
    const aspect = (await shapeOf(file, bytes)) ?? 1;
    shapes.set(file, aspect);
    return aspect;
  };

  /** @param manifest as it is stored: addresses are names of objects */
  return async (slug: string, manifest: Manifest): Promise<MaterialRows> => {
    const slots = manifest.slots.map(({ id }) => id);
    const [parts, stickers, surface] = await Promise.all([
      listPartModels(db, slug, slots, MOST, null),
      listStickers(db, MOST, null),
      surfaceOf(manifest),
    ]);
    const shaped: MaterialRows["stickers"] = [];
    for (const row of stickers) shaped.push({ ...row, aspect: await aspectOf(row.file) });
    return { parts, stickers: shaped, surface };
  };
}
