import type { DrawnSheet } from "@carloom/asset/print-map";
import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { type SheetCar, sized, UNLIMITED, wordsOf } from "./sheet.ts";

/** Dots an inch of paper: of a sheet of all panels, and of one at 1:1, where a printer asks for no more. */
const DPI = { whole: 150, panel: 100 };
const MM_PER_INCH = 25.4;
/** Bytes that are packed for each pixel: more effort saves little of flat areas. */
const EFFORT = { compressionLevel: 5, adaptiveFiltering: false } as const;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };
/** Bytes of a set: what is larger is not handed out. */
const MOST = 30_000_000;
/** The same sheet makes the same bytes: an archive knows no date before this. */
const NO_DATE = new Date(1980, 0, 1);

/**
 * The layers of a sheet as PNG of one size, to be laid over one another in a program that paints: lines and words, all panels
 * filled, each panel filled, and what is to know about them.
 * @param scale 10 is 1:10
 */
export async function sheetLayers(
  { layers, width, height }: DrawnSheet,
  car: SheetCar,
  language: Language,
  scale: number,
): Promise<Uint8Array> {
  const dpi = scale === 1 ? DPI.panel : DPI.whole;
  const pixels = dpi / MM_PER_INCH / scale;
  const { title, notes } = wordsOf(car, 0.06, language);
  const t = translate(language);
  const [wide, tall] = [Math.round(width * pixels), Math.round(height * pixels)];
  const files: Record<string, Uint8Array> = {};
  const packed = async (image: Sharp) =>
    new Uint8Array(await image.withMetadata({ density: dpi }).png(EFFORT).toBuffer());
  files["1-outline.png"] = await packed(sharp(Buffer.from(sized(layers.outline, wide, tall)), UNLIMITED));
  const forms: OverlayOptions[] = [];
  for (const { id, path, ...place } of layers.panels) {
    // its own pixels alone are drawn, and room is put around them
    const [left, top] = [Math.floor(place.left * pixels), Math.floor(place.top * pixels)];
    const right = Math.min(wide, Math.ceil((place.left + place.width) * pixels));
    const bottom = Math.min(tall, Math.ceil((place.top + place.height) * pixels));
    const box = [left, top, right - left, bottom - top].map((value) => value / pixels).join(" ");
    const form = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${right - left}" height="${bottom - top}" viewBox="${box}"><path fill="#ffffff" fill-rule="evenodd" d="${path}"/></svg>`,
      ),
    )
      .ensureAlpha()
      .png(EFFORT)
      .toBuffer();
    forms.push({ input: form, left, top });
    const around = { left, top, right: wide - right, bottom: tall - bottom, background: CLEAR };
    files[`panels/${id}.png`] = await packed(sharp(form).extend(around));
  }
  const sheet = { width: wide, height: tall, channels: 4, background: CLEAR } as const;
  files["2-mask.png"] = await packed(sharp({ create: sheet, ...UNLIMITED }).composite(forms));
  const text = [title, ...notes.slice(2), t("panelSheet.layers", { scale, dpi }), t("panelSheet.back")].join("\n\n");
  files["read-me.txt"] = new TextEncoder().encode(`${text}\n`);
  const { zipSync } = await import("fflate");
  // PNG is packed already
  const bytes = zipSync(files, { mtime: NO_DATE, level: 0 });
  if (bytes.byteLength > MOST) throw new Error(`The layers have ${bytes.byteLength} bytes.`);
  return bytes;
}
