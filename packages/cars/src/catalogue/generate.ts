import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltCar, buildCar } from "../car/build.ts";
import { writeGlb } from "../gltf/write.ts";
import { CARS } from "../tables/cars.ts";
import { PARTS } from "../tables/parts.ts";
import { STICKERS } from "../tables/stickers.ts";
import type { CarTable } from "../tables/types.ts";
import { PACKAGE, sourceHash } from "./hash.ts";
import { asset, manifestOf } from "./manifest.ts";
import { buildPart } from "./parts.ts";
import { pruneGenerated } from "./prune.ts";
import { Catalogue, type CatalogueTemplate } from "./types.ts";

export type Progress = { done: number; total: number; text: string };
export type Generated = { folder: string; hash: string; catalogue: Catalogue; fresh: boolean };

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Names the folder to read and removes those that nobody reads. Replaced, not rewritten, so that a copy made of hard links keeps its own. */
function point(outDir: string, hash: string): void {
  const aside = join(outDir, `.current.${process.pid}`);
  writeFileSync(aside, `${hash}\n`);
  renameSync(aside, join(outDir, "current"));
  pruneGenerated(outDir, hash);
}

function templateEntry(table: CarTable): CatalogueTemplate {
  const { slug } = table;
  return {
    slug,
    title: table.title,
    description: table.description,
    bodyStyle: table.bodyStyle,
    tags: table.tags,
    manifest: `${slug}/manifest.json`,
    model: `${slug}/model.glb`,
    thumbnail: {
      jpg: `thumbnails/${slug}.jpg`,
      webp: `thumbnails/${slug}.webp`,
      mobile: `thumbnails/${slug}-mobile.webp`,
    },
  };
}

/**
 * Writes every generated car, part and sticker to `<outDir>/<hash>/` with a `catalogue.json`, and the hash to
 * `<outDir>/current`. When that folder is already complete, nothing is generated.
 * @throws when a table names something that does not exist, or the disk refuses
 */
export async function generateCatalogue(
  outDir: string,
  options: { onProgress?: (progress: Progress) => void } = {},
): Promise<Generated> {
  const hash = sourceHash();
  const folder = join(outDir, hash);
  const index = join(folder, "catalogue.json");
  if (existsSync(index)) {
    const catalogue = Catalogue.parse(JSON.parse(readFileSync(index, "utf8")));
    point(outDir, hash);
    return { folder, hash, catalogue, fresh: false };
  }
  const total = CARS.length + PARTS.length + 1;
  let done = 0;
  const report = (text: string) => options.onProgress?.({ done: done++, total, text });

  // Built aside and moved in one step, so that a killed run leaves no half folder under the hash.
  const work = join(outDir, `.${hash}.${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const cars = new Map<string, { table: CarTable; car: BuiltCar }>();
  for (const table of CARS) {
    report(`${table.brand} ${table.model}`);
    const car = await buildCar(table);
    cars.set(table.slug, { table, car });
    const glb = await writeGlb(car.model);
    mkdirSync(join(work, table.slug));
    writeFileSync(join(work, table.slug, "model.glb"), glb);
    writeFileSync(join(work, table.slug, "manifest.json"), json(manifestOf(table, car, asset("model.glb", glb))));
  }
  const parts = [];
  for (const part of PARTS) {
    report(part.title.en);
    const { glb, entry } = await buildPart(part, cars);
    const home = join(work, "parts", part.slug);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "model.glb"), glb);
    writeFileSync(join(home, "part.json"), json(entry));
    parts.push(entry);
  }
  report("stickers and thumbnails");
  for (const name of readdirSync(join(PACKAGE, "content")))
    cpSync(join(PACKAGE, "content", name), join(work, name), { recursive: true });
  const catalogue = Catalogue.parse({
    version: 1,
    hash,
    templates: CARS.map(templateEntry),
    parts,
    stickers: STICKERS,
  });
  writeFileSync(join(work, "catalogue.json"), json(catalogue));
  rmSync(folder, { recursive: true, force: true });
  renameSync(work, folder);
  point(outDir, hash);
  return { folder, hash, catalogue, fresh: true };
}
