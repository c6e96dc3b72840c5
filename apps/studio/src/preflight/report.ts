import {
  type ArtFacts,
  leastCapital,
  type Placement,
  type PreflightLine,
  preflight,
  printWarnings,
  type Stencil,
  type StickerArt,
} from "@carloom/build";
import { degreesOf } from "@carloom/editor";
import type { Stage } from "@carloom/stage";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { fontOf, loadFont } from "../catalogue/fonts.ts";
import { coverageIn } from "@carloom/stage/coverage";

export type Report = { lines: readonly PreflightLine[]; warnings: number };

/** Types of the library whose art is read; stripes, flames and patterns have no right way up. */
const READ = new Set(["numbers", "lettering", "badges", "racing", "roundels"]);
const isDrawing = (url: string) => /\.svg($|\?)/i.test(url);

async function lettersOf(art: Extract<StickerArt, { kind: "text" }>): Promise<ArtFacts["letters"]> {
  const [{ textArtEm }] = await Promise.all([import("@carloom/stage/text-art"), loadFont(art.font, art.text)]);
  return { ...textArtEm(art, fontOf(art.font)), least: leastCapital(art.text) };
}

/** What is known about art, and what a vinyl covers of its box. */
export type KnownArt = ArtFacts & { covered?: readonly number[] };

/** What is known about art; null when it cannot be had, which the layer says itself. */
export async function artFacts(catalogue: Catalogue, art: StickerArt): Promise<KnownArt | null> {
  try {
    if (art.kind === "text") {
      // where the face cannot be had, all else is still said
      const letters = await lettersOf(art).catch(() => undefined);
      return { pixels: null, reads: true, ...(letters && { letters }) };
    }
    if (art.kind === "shape") return { pixels: null, reads: false, shape: art };
    if (art.kind === "vinyl") {
      const { vinylContent, vinylCovered } = await import("../vinyls/contents.ts");
      const { pieces } = await vinylContent(art.hash);
      // letters among its shapes have a right way up and round
      const reads = pieces.some((piece) => piece.art.kind === "text");
      return { pixels: null, reads, covered: await vinylCovered(art.hash) };
    }
    if (art.kind === "library") return { pixels: null, reads: READ.has((await catalogue.sticker(art.uuid)).type) };
    const { url, width, height } = await catalogue.upload(art.uuid);
    return { pixels: isDrawing(url) ? null : { width, height }, reads: false, stands: true };
  } catch {
    return null;
  }
}

/** What a printer would say of a sticker as it lies on the car now. */
export function reportOf(
  sticker: Placement,
  { covered, ...facts }: KnownArt,
  stage: Stage | null,
  stencil: Stencil | null = null,
): Report {
  const lines = preflight(
    sticker,
    degreesOf(sticker.rotation),
    facts,
    coverageIn(stage, { ...sticker, ...(covered && { covered }) }, stencil),
  );
  return { lines, warnings: printWarnings(lines).length };
}
