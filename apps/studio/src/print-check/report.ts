import {
  type ArtFacts,
  lettersIn,
  type Placement,
  type PreflightLine,
  preflight,
  PRINT_RULES,
  type PrintRules,
  printWarnings,
  type Stencil,
  type StickerArt,
} from "@carloom/build";
import type { VinylContent } from "@carloom/build/vinyl";
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
  return lettersIn(art, textArtEm(art, fontOf(art.font)));
}

/** The letters of a vinyl that are hardest to read, in shares of its box. */
async function smallestOf({ pieces, size }: VinylContent): Promise<ArtFacts["letters"]> {
  let worst: { letters: NonNullable<ArtFacts["letters"]>; ease: number } | null = null;
  for (const { art, size: box, at, hidden } of pieces) {
    if (art.kind !== "text" || hidden) continue;
    const own = await lettersOf(art);
    if (!own) continue;
    const [wide, high] = [own.wide * box[0] * Math.hypot(at[0], at[1]), own.high * box[1] * Math.hypot(at[2], at[3])];
    const ease = Math.min(wide, high) / own.least;
    if (worst && worst.ease <= ease) continue;
    worst = { letters: { ...own, wide: wide / size[0], high: high / size[1] }, ease };
  }
  return worst?.letters;
}

/** The thinnest stroke of a drawing and its narrowest part; what cannot be had now is told when it is drawn. */
async function linesOf(url: string): Promise<Pick<ArtFacts, "strokes" | "parts">> {
  try {
    const [{ thinnestStroke }, { narrowestDrawn }, answer] = await Promise.all([
      import("@carloom/build/drawn-strokes"),
      import("@carloom/production/drawn"),
      fetch(url),
    ]);
    if (!answer.ok) return {};
    const svg = await answer.text();
    const [strokes, parts] = [thinnestStroke(svg), narrowestDrawn(svg)];
    return { ...(strokes && { strokes }), ...(parts && { parts }) };
  } catch {
    return {};
  }
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
      const { vinylContent, vinylCovered } = await import("../catalogue/vinyl-contents.ts");
      const content = await vinylContent(art.hash);
      // letters among its shapes have a right way up and round
      const reads = content.pieces.some((piece) => piece.art.kind === "text");
      const letters = reads ? await smallestOf(content).catch(() => undefined) : undefined;
      return { pixels: null, reads, ...(letters && { letters }), covered: await vinylCovered(art.hash) };
    }
    if (art.kind === "library") {
      const { type, stickerFile } = await catalogue.sticker(art.uuid);
      return { pixels: null, reads: READ.has(type), ...(await linesOf(stickerFile)) };
    }
    const { url, width, height } = await catalogue.upload(art.uuid);
    if (!isDrawing(url)) return { pixels: { width, height }, reads: false, stands: true };
    return { pixels: null, reads: false, stands: true, ...(await linesOf(url)) };
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
  rules: PrintRules = PRINT_RULES,
): Report {
  const lines = preflight(
    sticker,
    degreesOf(sticker.rotation),
    facts,
    coverageIn(stage, { ...sticker, ...(covered && { covered }) }, stencil),
    rules,
  );
  return { lines, warnings: printWarnings(lines).length };
}
