// Sticker thumbnails, without a browser: node packages/cars/tools/stickers/thumbnails.ts [slug…]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { STICKERS } from "../../src/catalogue/stickers.ts";

const CONTENT = join(import.meta.dirname, "../../content");
/** Mid-grey, so that black and white art both show. */
const GREY = "#6f7276";
const SIZE = 256;
const ART = 232;
const BUDGET = 8_000;

/** Writes thumbnails of all stickers, or of those named: 256 × 256 px WebP. */
export async function stickerThumbnails(only: readonly string[] = []): Promise<number> {
  mkdirSync(join(CONTENT, "thumbnails/stickers"), { recursive: true });
  const chosen = STICKERS.filter((s) => only.length === 0 || only.includes(s.slug));
  for (const sticker of chosen) {
    // Drawn at four times the size, then reduced: thin lines stay even.
    const density = (72 * 4 * ART) / (1000 * Math.max(sticker.width, sticker.height));
    const art = await sharp(readFileSync(join(CONTENT, sticker.file)), { density: Math.max(8, density) })
      .resize(ART, ART, { fit: "inside" })
      .png()
      .toBuffer();
    const picture = sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: GREY } }).composite([
      { input: art },
    ]);
    for (const quality of [80, 70, 60, 50]) {
      const bytes = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      writeFileSync(join(CONTENT, sticker.thumbnail), bytes);
      if (bytes.byteLength <= BUDGET) break;
    }
  }
  return chosen.length;
}

if (import.meta.main) console.log(`${await stickerThumbnails(process.argv.slice(2))} thumbnails`);
