import { Color, type Texture, type WebGLRenderTarget, type WebGLRenderer } from "three";
import { over } from "./over.ts";
import { liveryTarget, type Printer } from "./printer.ts";
import { type PaintParameters, STICKER_SURFACE } from "../paint/parameters.ts";

/** No baked texture of an export has fewer pixels a side. */
export const MIN_SIDE = 2048;

/** Paint of the panels of one zone. */
export type ZonePaint = { panels: string[]; paint: PaintParameters };

async function canvasOf(renderer: WebGLRenderer, target: WebGLRenderTarget): Promise<HTMLCanvasElement> {
  const { width, height } = target;
  const pixels = new Uint8Array(width * height * 4);
  await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, pixels);
  for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  // Row 0 of the target is v = 0, which is where glTF images begin.
  canvas.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
  return canvas;
}

/**
 * Paint and stickers of all panels as two pictures in the livery's coordinates: colours, and what glTF reads from one texture
 * (red clearcoat, green roughness, blue metalness). The second is half as large, but at least `MIN_SIDE`.
 * @param size pixels of a side of the colours
 */
export async function bakeAtlas(
  renderer: WebGLRenderer,
  printer: Printer,
  zones: readonly ZonePaint[],
  maps: { color: Texture; finish: Texture | null },
  size: number,
): Promise<{ color: HTMLCanvasElement; surface: HTMLCanvasElement }> {
  const color = liveryTarget(size, true);
  const surface = liveryTarget(Math.max(MIN_SIDE, size / 2), false);
  try {
    for (const target of [color, surface]) printer.clear(target);
    for (const { panels, paint } of zones) {
      printer.fill(panels, paint.color, color);
      printer.fill(panels, new Color(paint.metalness, paint.roughness, paint.clearcoat), surface);
    }
    over(renderer, color, maps.color);
    // Without a map of finishes every sticker is gloss film.
    if (maps.finish) over(renderer, surface, maps.finish);
    else over(renderer, surface, maps.color, STICKER_SURFACE.gloss);
    const surfaces = await canvasOf(renderer, surface);
    swapRedAndBlue(surfaces);
    return { color: await canvasOf(renderer, color), surface: surfaces };
  } finally {
    color.dispose();
    surface.dispose();
  }
}

function swapRedAndBlue(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext("2d");
  const image = context?.getImageData(0, 0, canvas.width, canvas.height);
  if (!context || !image) return;
  const d = image.data;
  for (let i = 0; i < d.length; i += 4) [d[i], d[i + 2]] = [d[i + 2] ?? 0, d[i] ?? 0];
  context.putImageData(image, 0, 0);
}
