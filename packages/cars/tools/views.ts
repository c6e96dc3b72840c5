// The five views of docs/cars: node packages/cars/tools/views.ts <catalogue folder> [slug,…]
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestFrom } from "@carloom/build";
import sharp from "sharp";
import { CARS } from "../src/tables/cars.ts";
import { framed, openStudio, VIEWS } from "./render/browser.ts";
import { zonesOf } from "./render/zones.ts";

const [folder = "", slugs] = process.argv.slice(2);
/** Pixels drawn for one kept: less where time is short. */
const SCALE = Number(process.env.SCALE ?? 2);
const OUT = join(import.meta.dirname, "../../../docs/cars");
mkdirSync(OUT, { recursive: true });
const names = ["front-three-quarter", "side", "rear-three-quarter", "front", "rear"];
const studio = await openStudio(folder);
for (const slug of slugs?.split(",") ?? CARS.map((car) => car.slug)) {
  const manifest = manifestFrom(readFileSync(join(folder, slug, "manifest.json"), "utf8"));
  const views = Object.fromEntries(names.map((name) => [name, framed(VIEWS[name]!, manifest.dimensions)]));
  const request = { glb: `/files/${slug}/model.glb`, ...zonesOf(manifest), width: 1400, height: 788, scale: SCALE };
  for (const [name, png] of await studio.shoot({ request, views })) {
    await sharp(png)
      .resize(1400, 788)
      .webp({ quality: 86 })
      .toFile(join(OUT, `${slug}-${name}.webp`));
  }
}
await studio.close();
