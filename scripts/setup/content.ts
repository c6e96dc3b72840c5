import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateCatalogue, type Progress } from "@carloom/cars";
import { progressBar } from "./progress.ts";
import { root } from "./root.ts";

/** Where the generated cars and parts lie; kept by hash, so the second start finds them. */
const contentFolder = join(root, ".data", "cars");

/** An image holds what it was built with, on a root that nobody writes to. @throws the reason where it holds nothing */
function builtIn(error: unknown): string {
  const pointer = join(contentFolder, "current");
  const sealed = ["EROFS", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
  if (!sealed || !existsSync(pointer)) throw error;
  return join(contentFolder, readFileSync(pointer, "utf8").trim());
}

/**
 * Generates cars and parts that are missing or stale and returns the folder with `catalogue.json`.
 * @param made folder that tests find the cars in that were built now, and what was told of it
 */
export async function prepareContent(report: (line: string) => void, made?: string): Promise<string> {
  const started = performance.now();
  const known = existsSync(contentFolder);
  const bar = progressBar(process.stdout, "cars and parts");
  const told: Progress[] = [];
  const generated = generateCatalogue(contentFolder, {
    onProgress(progress) {
      told.push(progress);
      bar(progress.done, progress.total, progress.text);
    },
    ...(made && { made }),
  });
  const { folder, fresh } = await generated.catch((error: unknown) => ({ folder: builtIn(error), fresh: false }));
  if (fresh && made) writeFileSync(join(made, "told.json"), JSON.stringify(told));
  if (fresh)
    report(
      `${known ? "regenerated" : "generated"} cars and parts in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  return folder;
}
