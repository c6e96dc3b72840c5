import {
  type ArtFacts,
  degreesOf,
  lettersIn,
  type Placement,
  type PreflightLine,
  preflight,
  PRINT_RULES,
  type PrintRules,
  printWarnings,
  readingOf,
  type Stencil,
  type StickerArt,
} from "@carloom/build";
import type { VinylContent, VinylText } from "@carloom/build/vinyl";
import type { Stage } from "@carloom/stage";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { fontOf, loadFont } from "../catalogue/fonts.ts";
import { coverageIn } from "@carloom/stage/coverage";

export type Report = { lines: readonly PreflightLine[]; warnings: number };

const isDrawing = (url: string) => /\.svg($|\?)/i.test(url);

async function lettersOf(art: Extract<StickerArt, { kind: "text" }>): Promise<ArtFacts["letters"]> {
  const [{ textArtEm }] = await Promise.all([import("@carloom/stage/text-art"), loadFont(art.font, art.text)]);
  return lettersIn(art, textArtEm(art, fontOf(art.font)));
}

/** The letters of a vinyl that are hardest to read. */
async function smallestOf({ size }: VinylContent, texts: readonly VinylText[]): Promise<ArtFacts["letters"]> {
  const { hardestLetters } = await import("@carloom/build/vinyl");
  const known = await Promise.all(
    texts.map(async (text) => {
      const letters = await lettersOf(text.art);
      return letters ? [{ ...text, letters }] : [];
    }),
  );
  return hardestLetters(known.flat(), size);
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
  const reading = readingOf(art);
  try {
    if (art.kind === "text") {
      // where the face cannot be had, all else is still said
      const letters = await lettersOf(art).catch(() => undefined);
      return { pixels: null, ...reading, ...(letters && { letters }) };
    }
    if (art.kind === "shape") return { pixels: null, ...reading, shape: art };
    if (art.kind === "vinyl") {
      const [{ vinylContent, vinylCovered }, { textsIn }] = await Promise.all([
        import("../catalogue/vinyl-contents.ts"),
        import("@carloom/build/vinyl"),
      ]);
      const content = await vinylContent(art.hash);
      const texts = textsIn(content);
      const letters = await smallestOf(content, texts).catch(() => undefined);
      return {
        pixels: null,
        ...readingOf(art, { hasText: texts.length > 0 }),
        ...(letters && { letters }),
        covered: await vinylCovered(art.hash),
      };
    }
    if (art.kind === "library") {
      const { type, stickerFile } = await catalogue.sticker(art.uuid);
      return { pixels: null, ...readingOf(art, { type }), ...(await linesOf(stickerFile)) };
    }
    const { url, width, height } = await catalogue.upload(art.uuid);
    if (!isDrawing(url)) return { pixels: { width, height }, ...reading };
    return { pixels: null, ...reading, ...(await linesOf(url)) };
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
