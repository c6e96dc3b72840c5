import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CARS } from "../tables/cars.ts";
import { BODY_DRAWINGS, LOOSE_PARTS } from "../tables/parts.ts";
import { STICKERS } from "./stickers.ts";
import type { CarTable } from "../tables/types.ts";
import { PACKAGE, sourceHash } from "./hash.ts";
import { runTasks } from "./pool.ts";
import { pruneGenerated } from "./prune.ts";
import { json, type Task } from "./task.ts";
import { Catalogue, type CatalogueTemplate } from "./types.ts";

/** `done` of `total` pieces are finished, the last one is `text`. */
export type Progress = { done: number; total: number; text: string };
/** Cars, each with the parts shaped on it, and parts that are no car's own. */
export type Content = { cars: readonly CarTable[]; parts: readonly { slug: string }[] };
export type Generated = { folder: string; hash: string; catalogue: Catalogue; fresh: boolean };

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
      video: `thumbnails/${slug}.mp4`,
    },
  };
}

/**
 * Writes every generated car, part and sticker to `<outDir>/<hash>/` with a `catalogue.json`, and the hash to
 * `<outDir>/current`. When that folder is already complete, nothing is generated.
 * @param options.made folder that cars are left in as they were built, for tests that look at them: those generated now
 * @param options.only instead of everything that the tables hold
 * @throws when a table names something that does not exist, or the disk refuses
 */
export async function generateCatalogue(
  outDir: string,
  options: { onProgress?: (progress: Progress) => void; only?: Content; made?: string } = {},
): Promise<Generated> {
  const { cars, parts: drawn } = options.only ?? { cars: CARS, parts: LOOSE_PARTS };
  const hash = sourceHash();
  const folder = join(outDir, hash);
  const index = join(folder, "catalogue.json");
  if (existsSync(index)) {
    const catalogue = Catalogue.parse(JSON.parse(readFileSync(index, "utf8")));
    point(outDir, hash);
    return { folder, hash, catalogue, fresh: false };
  }
  const loose = drawn.map((part) => part.slug);
  // Cars first, the longest work; loose parts in two shares fill the gap at the end.
  const tasks: Task[] = [
    ...cars.map(({ slug }) => ({ car: slug, ...(options.made && { made: options.made }) })),
    { parts: loose.slice(0, loose.length >> 1) },
    { parts: loose.slice(loose.length >> 1) },
  ];
  const total = cars.length * (1 + BODY_DRAWINGS.length) + loose.length + 1;
  let done = 0;
  const report = (text: string) => options.onProgress?.({ done: ++done, total, text });

  // Built aside and moved in one step, so that a killed run leaves no half folder under the hash.
  const work = join(outDir, `.${hash}.${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const made = await runTasks(tasks, work, report);
  const parts = [...made.slice(cars.length).flat(), ...made.slice(0, cars.length).flat()];
  for (const name of readdirSync(join(PACKAGE, "content")))
    cpSync(join(PACKAGE, "content", name), join(work, name), { recursive: true });
  const catalogue = Catalogue.parse({
    version: 1,
    hash,
    templates: cars.map(templateEntry),
    parts,
    stickers: STICKERS,
  });
  writeFileSync(join(work, "catalogue.json"), json(catalogue));
  rmSync(folder, { recursive: true, force: true });
  renameSync(work, folder);
  point(outDir, hash);
  report("stickers and thumbnails");
  return { folder, hash, catalogue, fresh: true };
}
