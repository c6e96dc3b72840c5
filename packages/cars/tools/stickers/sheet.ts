// Contact sheet of drawn stickers, to look at: node packages/cars/tools/stickers/sheet.ts <out.png> <type>…
import { join } from "node:path";
import sharp from "sharp";
import { type Sheet, svg } from "./art.ts";

const [out = "", ...types] = process.argv.slice(2);
const CELL = Number(process.env.CELL ?? 300);
const COLUMNS = Number(process.env.COLUMNS ?? 4);
const chosen: { slug: string; text: string; width: number; height: number }[] = [];
for (const type of types) {
  const sheet: Sheet = (await import(join(import.meta.dirname, `${type}.ts`)))[type];
  for (const [slug, art] of Object.entries(sheet))
    chosen.push({ slug, text: svg(art), width: art.width, height: art.height });
}
const columns = Math.min(COLUMNS, chosen.length);
const rows = Math.ceil(chosen.length / columns);
const tiles = await Promise.all(
  chosen.map(async ({ slug, text, width, height }, i) => {
    const inner = CELL - 28;
    const drawn = await sharp(Buffer.from(text), { density: Math.max(4, (72 * inner) / Math.max(width, height)) })
      .resize(inner, inner - 20, { fit: "inside" })
      .png()
      .toBuffer({ resolveWithObject: true });
    const [x, y] = [(i % columns) * CELL, Math.floor(i / columns) * CELL];
    const label = `${slug} ${(text.length / 1024).toFixed(1)}k`;
    const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="18"><text x="6" y="13" font-size="11" font-family="sans-serif" fill="#fff">${label}</text></svg>`;
    return [
      {
        input: drawn.data,
        left: x + Math.round((CELL - drawn.info.width) / 2),
        top: y + Math.round((CELL - 20 - drawn.info.height) / 2),
      },
      { input: Buffer.from(caption), left: x, top: y + CELL - 20 },
    ];
  }),
);
await sharp({ create: { width: columns * CELL, height: rows * CELL, channels: 3, background: "#6f7276" } })
  .composite(tiles.flat())
  .png()
  .toFile(out);
