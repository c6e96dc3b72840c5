import {
  type ArtFacts,
  type Placement,
  type PreflightLine,
  preflight,
  printWarnings,
  type StickerArt,
} from "@carloom/build";
import { degreesOf } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import type { Catalogue } from "../catalogue/catalogue.ts";

export type Report = { lines: readonly PreflightLine[]; warnings: number };

/** Types of the library whose art is read; stripes, flames and patterns have no right way up. */
const READ = new Set(["numbers", "lettering", "badges", "racing", "roundels"]);
const isDrawing = (url: string) => /\.svg($|\?)/i.test(url);

/** What is known about art; null when it cannot be had, which the layer says itself. */
export async function artFacts(catalogue: Catalogue, art: StickerArt): Promise<ArtFacts | null> {
  try {
    if (art.kind === "text") return { pixels: null, reads: true };
    if (art.kind === "library") return { pixels: null, reads: READ.has((await catalogue.sticker(art.uuid)).type) };
    const { url, width, height } = await catalogue.upload(art.uuid);
    return { pixels: isDrawing(url) ? null : { width, height }, reads: false, stands: true };
  } catch {
    return null;
  }
}

/** What a printer would say of a sticker as it lies on the car now. */
export function reportOf(sticker: Placement, facts: ArtFacts, stage: Stage | null): Report {
  const lines = preflight(sticker, degreesOf(sticker.rotation), facts, stage?.coverage(sticker) ?? null);
  return { lines, warnings: printWarnings(lines).length };
}
