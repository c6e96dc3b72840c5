import type { StickerArt } from "@carloom/build";
import { gapped, rangesOfFace } from "../glyphs.ts";
import type { ArtFont } from "../types.ts";

type TextArt = Extract<StickerArt, { kind: "text" }>;
/** Pixels of the em at which text is measured. */
const EM = 200;

function cssFont(font: ArtFont, size: number): string {
  const parts = [
    font.style ?? "normal",
    String(font.weight ?? 700),
    `${size}px`,
    `"${font.family.replace(/["\\]/g, "")}"`,
  ];
  return `${parts.join(" ")}, sans-serif`;
}

/**
 * Loads what a text needs of its face.
 * @throws when the face cannot be had; the text would be drawn in another
 */
export async function loadFace(art: TextArt, font: ArtFont): Promise<void> {
  // Characters that no file of the face has are drawn in another face by right: nothing is to be loaded for them.
  await document.fonts.load(cssFont(font, EM), art.text);
  const family = font.family.replace(/["\\']/g, "");
  for (const face of document.fonts) if (face.family.replace(/["\\']/g, "") === family) return;
  if (!isInstalled(font)) throw new Error(`The font ${family} is not there.`);
}

/** A face of the system changes the width of a text, whatever would stand in for it. */
function isInstalled(font: ArtFont): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return true;
  const width = (css: string) => {
    context.font = css;
    return context.measureText("Wil mOg 0123").width;
  };
  const named = cssFont(font, EM).replace(", sans-serif", "");
  const rest = named.slice(0, named.indexOf('"'));
  return ["monospace", "serif", "sans-serif"].some((other) => width(`${named}, ${other}`) !== width(rest + other));
}

/** What the face cannot write is a gap: the machine that prints would draw a box, or a letter of any other face. */
function inFace(text: string, font: ArtFont): string {
  const ranges = rangesOfFace(font);
  return ranges ? gapped(text, ranges) : text;
}

type Ink = { left: number; right: number; top: number; bottom: number };

function inkOf(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  art: TextArt,
  font: ArtFont,
): Ink {
  context.font = cssFont(font, EM);
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  const m = context.measureText(inFace(art.text, font));
  const border = (art.outline?.width ?? 0) * EM;
  // Blank text has no ink: it still needs a box.
  const pad = border + EM * 0.02;
  return {
    left: m.actualBoundingBoxLeft + pad,
    right: Math.max(m.actualBoundingBoxRight, EM * 0.1) + pad,
    top: Math.max(m.actualBoundingBoxAscent, EM * 0.1) + pad,
    bottom: m.actualBoundingBoxDescent + pad,
  };
}

/** Width ÷ height of text art cut to its ink. The font must be loaded. */
export function textArtAspect(art: TextArt, font: ArtFont): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return Math.max(1, art.text.length * 0.6);
  const ink = inkOf(context, art, font);
  return (ink.left + ink.right) / (ink.top + ink.bottom);
}

/** The em of text art as a share of its width and height. The font must be loaded. */
export function textArtEm(art: TextArt, font: ArtFont): { wide: number; high: number } {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return { wide: 1 / textArtAspect(art, font), high: 1 };
  const ink = inkOf(context, art, font);
  return { wide: EM / (ink.left + ink.right), high: EM / (ink.top + ink.bottom) };
}

/** Draws text art so that its ink fills the canvas. */
export function drawTextArt(canvas: HTMLCanvasElement, art: TextArt, font: ArtFont): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const ink = inkOf(context, art, font);
  const text = inFace(art.text, font);
  context.setTransform(canvas.width / (ink.left + ink.right), 0, 0, canvas.height / (ink.top + ink.bottom), 0, 0); // prettier-ignore
  context.translate(ink.left, ink.top);
  if (art.outline && art.outline.width > 0) {
    context.lineJoin = "round";
    context.lineWidth = art.outline.width * EM * 2;
    context.strokeStyle = art.outline.color;
    context.strokeText(text, 0, 0);
  }
  context.fillStyle = art.color;
  context.fillText(text, 0, 0);
}
