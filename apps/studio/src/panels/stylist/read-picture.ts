import { paletteOf } from "@carloom/build/picture-palette";
import type { ReferencePicture } from "./talk-api.ts";

const PALETTE_EDGE = 96;
/** Large enough for a model to see how colours are divided. */
const SENT_EDGE = 768;
const QUALITY = 0.82;
/** Characters of base64; a picture with more is not sent, only its colours. */
const MOST_SENT = 600_000;

function drawn(
  bitmap: ImageBitmap,
  edge: number,
  ground: string | null,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas.");
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return [canvas, context];
}

/**
 * Reads a picture here in the browser: its palette, and itself drawn anew, smaller and without place, time and device.
 * Who may see the second is decided where it is sent. @throws when it is none
 */
export async function readPicture(file: File): Promise<ReferencePicture> {
  const bitmap = await createImageBitmap(file);
  try {
    const [canvas, context] = drawn(bitmap, PALETTE_EDGE, null);
    const { width, height } = canvas;
    const palette = paletteOf({ pixels: context.getImageData(0, 0, width, height).data, width, height });
    const [, image = ""] = drawn(bitmap, SENT_EDGE, "#fff")[0].toDataURL("image/jpeg", QUALITY).split(",");
    return image !== "" && image.length <= MOST_SENT ? { ...palette, image } : palette;
  } finally {
    bitmap.close();
  }
}
