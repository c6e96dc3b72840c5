import type { Recolor, TextArt } from "@carloom/build";
import { recolorVinyl, type VinylContent, type VinylPiece } from "@carloom/build/vinyl";
import { loadFont } from "../art-files.ts";
import type { ArtFont } from "../types.ts";
import { paintShape } from "./shape-art.ts";
import { drawTextArt, loadFace } from "./text-art.ts";

const LOAD_LIMIT_MS = 20_000;
/** Pixels of the longer side that a text of a vinyl is drawn with at most. */
const FINEST_TEXT = 2048;

type FontOf = (id: string) => ArtFont;

/** Its content, and the faces of its letters. @throws when either cannot be had */
export async function loadVinyl(url: string, fontOf: FontOf): Promise<VinylContent> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_LIMIT_MS) });
  if (!response.ok) throw new Error("The vinyl could not be loaded.");
  const content = (await response.json()) as VinylContent;
  // whoever stored it has checked it; what a later release stored is not for this one to draw
  if (![1, 2].includes(Number(content.version)) || !Array.isArray(content.pieces))
    throw new Error("The vinyl cannot be read.");
  const texts = new Map<string, TextArt>();
  for (const { art } of content.pieces) if (art.kind === "text" && !art.own) texts.set(`${art.font} ${art.text}`, art);
  await Promise.all(
    [...texts.values()].map(async (art) => {
      await loadFont(art.font, art.text);
      await loadFace(art, fontOf(art.font));
    }),
  );
  return content;
}

type Sheet = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };

function sheet(width: number, height: number): Sheet {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas.");
  return { canvas, context };
}

const COMPOSITE = {
  multiply: "multiply",
  screen: "screen",
  overlay: "overlay",
  darken: "darken",
  lighten: "lighten",
  knockout: "destination-out",
} as const;

/** Drawn in several strokes that lie over one another: what is done to all of it is done afterwards. */
const isLayered = ({ art }: VinylPiece) => art.kind === "shape" && art.outline !== undefined;

/** Draws a vinyl so that its box fills the canvas. @param colors printed in place of its own */
export function drawVinyl(canvas: HTMLCanvasElement, stored: VinylContent, fontOf: FontOf, colors?: Recolor): void {
  const content = recolorVinyl(stored, colors);
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (!context) return;
  const [wide, high] = content.size;
  const [kx, ky] = [width / wide, height / high];
  /** The context stands in a piece's box: millimetres from its upper left. */
  const enter = (on: CanvasRenderingContext2D, { at: [a, b, c, d, e, f], size }: VinylPiece) => {
    on.setTransform(kx, 0, 0, ky, width / 2, height / 2);
    on.transform(a, -b, -c, d, e, -f);
    on.translate(-size[0] / 2, -size[1] / 2);
    on.scale(0.001, 0.001);
  };
  const paint = (on: CanvasRenderingContext2D, piece: VinylPiece) => {
    const { art, size, at } = piece;
    enter(on, piece);
    if (art.kind === "shape") return paintShape(on, art, size);
    const side = (length: number, x: number, y: number) => length * Math.hypot(x * kx, y * ky);
    const [w, h] = [side(size[0], at[0], at[1]), side(size[1], at[2], at[3])];
    const fit = Math.min(1, FINEST_TEXT / Math.max(w, h));
    const text = sheet(Math.max(4, Math.ceil(w * fit)), Math.max(4, Math.ceil(h * fit)));
    drawTextArt(text.canvas, art, fontOf(art.font));
    on.imageSmoothingQuality = "high";
    on.drawImage(text.canvas, 0, 0, size[0] * 1000, size[1] * 1000);
  };
  let asides: [Sheet, Sheet] | null = null;
  for (const piece of content.pieces) {
    if (piece.hidden) continue;
    const mask = piece.mask && content.pieces[piece.mask.piece];
    const how = piece.blend ? COMPOSITE[piece.blend] : "source-over";
    const opacity = piece.opacity ?? 1;
    context.globalAlpha = opacity;
    context.globalCompositeOperation = how;
    if (!mask && !((opacity < 1 || piece.blend) && isLayered(piece))) {
      paint(context, piece);
      continue;
    }
    asides ??= [sheet(width, height), sheet(width, height)];
    const [own, clip] = asides;
    for (const { context: aside } of asides) {
      aside.setTransform(1, 0, 0, 1, 0, 0);
      aside.clearRect(0, 0, width, height);
    }
    paint(own.context, piece);
    if (mask) {
      clip.context.globalAlpha = mask.opacity ?? 1;
      paint(clip.context, mask);
      clip.context.globalAlpha = 1;
      own.context.setTransform(1, 0, 0, 1, 0, 0);
      own.context.globalCompositeOperation = piece.mask?.inverted ? "destination-out" : "destination-in";
      own.context.drawImage(clip.canvas, 0, 0);
      own.context.globalCompositeOperation = "source-over";
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(own.canvas, 0, 0);
  }
}
