import { drawSheet, type DrawnSheet, type SheetWords } from "@carloom/asset/print-map";
import type { Manifest } from "@carloom/build";
import type { PrintMap } from "@carloom/build/print-map";
import type { Language } from "@carloom/i18n";
import { translate } from "@carloom/i18n/merge";
import { outlinedText } from "@carloom/platform/print";
import sharp from "sharp";

/** What a sheet tells of a car. */
export type SheetCar = Pick<Manifest, "brand" | "model" | "panels" | "credits">;

export function wordsOf(car: SheetCar, limit: number, language: Language): SheetWords {
  const t = translate(language);
  const name = car.model.startsWith(car.brand) ? car.model : `${car.brand} ${car.model}`;
  const labels = new Map(car.panels.map(({ id, label }) => [id, label[language] || label.en]));
  const percent = Math.round(limit * 1000) / 10;
  return {
    title: t("panelSheet.title", { car: name }),
    notes: [
      t("panelSheet.scale"),
      t("panelSheet.lines", { percent }),
      car.credits ? t("panelSheet.license", { credits: car.credits }) : t("panelSheet.unlicensed"),
    ],
    panel: (id) => labels.get(id) ?? id,
    piece: (number, of) => t("panelSheet.piece", { number, of }),
    nose: t("panelSheet.front"),
    up: t("panelSheet.up"),
    grain: t("panelSheet.grain"),
    check: "100 mm",
  };
}

/**
 * The panel templates of a car for artists and installers: outlines and masks at true scale, with names, as SVG.
 * @param only this panel alone
 */
export async function panelSheet(map: PrintMap, car: SheetCar, language: Language, only?: string): Promise<DrawnSheet> {
  const words = wordsOf(car, map.limit, language);
  const said = [
    words.title,
    ...words.notes,
    ...map.surface.panels.map(words.panel),
    words.piece(1_234_567_890, 1),
    ", × mm",
    words.nose,
    words.up,
    words.grain,
    words.check,
  ];
  return drawSheet(map, words, await outlinedText(said, language), only);
}

/** Pixels a mm: of a sheet of a whole car, and of one panel. */
export const PNG_SCALE = { whole: 1, panel: 4 } as const;
const MM_PER_INCH = 25.4;
/** Pixels a side: larger than any panel at its scale. */
const MOST = 16_384;

/** A sheet's file is larger than what strangers may hand in. */
export const UNLIMITED = { limitInputPixels: MOST * MOST, unlimited: true } as const;
/** A sheet of so many pixels instead of millimetres. */
export const sized = (svg: string, width: number, height: number): string =>
  svg.replace(/width="[\d.]+mm" height="[\d.]+mm"/, `width="${width}" height="${height}"`);

/** The same as PNG whose resolution says its scale, so that it opens at its true size. */
export async function sheetPng(
  { svg, width, height }: Pick<DrawnSheet, "svg" | "width" | "height">,
  scale: number,
): Promise<Uint8Array> {
  const fitting = Math.min(scale, MOST / Math.max(width, height));
  const pixels = sized(svg, Math.round(width * fitting), Math.round(height * fitting));
  const png = await sharp(Buffer.from(pixels), UNLIMITED)
    .withMetadata({ density: fitting * MM_PER_INCH })
    .png({ palette: true, colours: 32 })
    .toBuffer();
  return new Uint8Array(png);
}
