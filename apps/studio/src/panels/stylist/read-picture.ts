import { type PicturePalette, paletteOf } from "@carloom/build/picture-palette";

const EDGE = 96;

/** Reads the palette of a picture here in the browser: the picture itself goes nowhere. @throws when it is none */
export async function readPicture(file: File): Promise<PicturePalette> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas.");
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return paletteOf({ pixels: context.getImageData(0, 0, width, height).data, width, height });
}
