import { createHash } from "node:crypto";
import { basename } from "node:path";
import { assetFile, type Elevations, type ImportOptions, type ImportResult } from "@carloom/asset";
import type { LocalizedText, Manifest } from "@carloom/build";
import { inEach } from "@carloom/i18n";
import type { Services } from "@carloom/platform";
import { requestPrintMap } from "./print-map-request.ts";
import { requestTurnFilm } from "./turn-film-request.ts";
import { registerTemplate, type Thumbnails } from "./template.command.ts";

type Store = Pick<Services, "db" | "storage" | "log">;

const sameInAll = (text: string): LocalizedText => inEach(() => text);

function slugOf(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  // a title without Latin letters still gets an address of its own
  return slug || `car-${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
}

/** Title and slug as they were asked for, or from brand and model, or from the file's name. */
export function importNames(file: string | Uint8Array, options: ImportOptions = {}): { title: string; slug: string } {
  const title = titleOf(file, options);
  return { title, slug: options.slug ?? slugOf(title) };
}

function titleOf(file: string | Uint8Array, options: ImportOptions): string {
  if (options.title) return options.title;
  if (options.brand && options.model) return `${options.brand} ${options.model}`;
  const stem = typeof file === "string" ? basename(file).replace(/\.[^.]*$/, "") : "Imported car";
  return stem
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(" ");
}

type Registered = {
  title: string;
  slug: string;
  open?: boolean;
  thumbnails?: Thumbnails;
  drawing?: Elevations | null;
};

/** Stores what an import made as a template, and asks for its print map. */
export async function registerImport(
  services: Store,
  { glb, manifest }: Pick<ImportResult, "glb" | "manifest">,
  { title, slug, open = true, thumbnails, drawing }: Registered,
): ReturnType<typeof registerTemplate> {
  const files = new Map([[manifest.model3d.full.url, glb]]);
  if (drawing) files.set(DRAWING, drawing.webp);
  const whole = drawing ? { ...manifest, drawing: drawingOf(drawing) } : manifest;
  const stored = await registerTemplate(services, { slug, title: sameInAll(title), open }, whole, files, thumbnails);
  await requestPrintMap(services.db, stored.uuid);
  await requestTurnFilm(services.db, stored.uuid);
  return stored;
}

const DRAWING = "drawing.webp";

const drawingOf = ({ webp, nose, breadth }: Elevations): NonNullable<Manifest["drawing"]> => ({
  file: assetFile(DRAWING, webp),
  nose,
  breadth,
});
