// The five views of docs/cars: node packages/cars/tools/views.ts <catalogue folder> <slug>
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { framed, openStudio, VIEWS } from "./render/browser.ts";
import { zonesOf } from "./render/zones.ts";

const [folder = "", slug = ""] = process.argv.slice(2);
const OUT = join(import.meta.dirname, "../../../docs/cars");
mkdirSync(OUT, { recursive: true });
const names = ["front-three-quarter", "side", "rear-three-quarter", "front", "rear"];
const manifest = JSON.parse(readFileSync(join(folder, slug, "manifest.json"), "utf8"));
const studio = await openStudio(folder);
const views = Object.fromEntries(names.map((name) => [name, framed(VIEWS[name]!, manifest.dimensions)]));
const request = { glb: `/files/${slug}/model.glb`, ...zonesOf(manifest), width: 1400, height: 788, scale: 2 };
for (const [name, png] of await studio.shoot({ request, views })) {
  await sharp(png)
    .resize(1400, 788)
    .png({ compressionLevel: 9 })
    .toFile(join(OUT, `${slug}-${name}.png`));
}
await studio.close();
