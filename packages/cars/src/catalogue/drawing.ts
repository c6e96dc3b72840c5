import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Manifest } from "@carloom/build";
import { z } from "zod";
import { asset } from "./manifest.ts";

const FOLDER = resolve(import.meta.dirname, "../../content/drawings");

/** Metres that belong to each drawing, by the car's slug: see {@link Manifest}. */
export const DrawingFigures = z.record(z.string(), z.strictObject({ nose: z.number(), breadth: z.number() }));

/** The line drawing that `tools/elevations.ts` kept of a car, as its manifest names it; nothing for a car that has none yet. */
export function drawingOf(slug: string): Pick<Manifest, "drawing"> {
  const figures = DrawingFigures.parse(JSON.parse(readFileSync(join(FOLDER, "figures.json"), "utf8")))[slug];
  const file = join(FOLDER, `${slug}.webp`);
  if (!figures || !existsSync(file)) return {};
  return { drawing: { file: asset(`../drawings/${slug}.webp`, readFileSync(file)), ...figures } };
}
