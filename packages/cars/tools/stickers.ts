// Draws content/stickers/*.svg: node packages/cars/tools/stickers.ts [slug or type…]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Sheet, svg } from "./stickers/art.ts";

const TYPES = ["stripes", "numbers", "roundels", "flames", "geometric", "racing", "lettering", "badges"] as const;
const OUT = join(import.meta.dirname, "../content/stickers");
const wanted = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
let drawn = 0;
for (const type of TYPES) {
  if (wanted.length && !wanted.includes(type) && !wanted.some((slug) => slug.includes("-"))) continue;
  const sheet: Sheet = (await import(`./stickers/${type}.ts`))[type];
  for (const [slug, art] of Object.entries(sheet)) {
    if (wanted.length && !wanted.includes(type) && !wanted.includes(slug)) continue;
    writeFileSync(join(OUT, `${slug}.svg`), svg(art));
    drawn++;
  }
}
console.log(`${drawn} stickers`);
