import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateCatalogue } from "@carloom/cars";
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
 * @param made folder that tests find the cars in that were built now
 */
export async function prepareContent(report: (line: string) => void, made?: string): Promise<string> {
  const started = performance.now();
  const known = existsSync(contentFolder);
  const bar = progressBar(process.stdout, "cars and parts");
  const generated = generateCatalogue(contentFolder, {
    onProgress: ({ done, total, text }) => bar(done, total, text),
    ...(made && { made }),
  });
  const { folder, fresh } = await generated.catch((error: unknown) => ({ folder: builtIn(error), fresh: false }));
  if (fresh)
    report(
      `${known ? "regenerated" : "generated"} cars and parts in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  return folder;
}
