// Thumbnails of everything in a generated catalogue: node packages/cars/tools/thumbnails.ts <catalogue folder> [templates,parts,stickers] [slug,…]
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { Catalogue } from "../src/index.ts";
import { framed, openStudio, type View, VIEWS } from "./render/browser.ts";
import { zonesOf } from "./render/zones.ts";
import { stickerThumbnails } from "./stickers/thumbnails.ts";

const [folder = "", only = "templates,parts,stickers", slugs] = process.argv.slice(2);
const wanted = ({ slug }: { slug: string }) => !slugs || slugs.split(",").includes(slug);
const OUT = join(import.meta.dirname, "../content/thumbnails");
const catalogue = Catalogue.parse(JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")));
mkdirSync(join(OUT, "parts"), { recursive: true });

const PART_VIEWS: Record<string, View> = {
  rim: { position: [3.0, 0.35, 1.35], target: [-0.02, 0, 0], fov: 14 },
  spoiler: { position: [1.7, 1.0, -3.2], target: [0, 0.06, -0.1], fov: 25 },
  lip: { position: [1.9, 1.0, 3.2], target: [0, 0.02, -0.25], fov: 27 },
};

const studio = await openStudio(folder);
if (only.includes("templates")) {
  for (const template of catalogue.templates.filter(wanted)) {
    const manifest = JSON.parse(readFileSync(join(folder, template.manifest), "utf8"));
    const view = VIEWS["front-three-quarter"]!;
    const request = { glb: `/files/${template.model}`, ...zonesOf(manifest), width: 1200, height: 800, scale: 2 };
    const near = framed({ ...view, fov: 26, target: [0.06, 0.6, 0.1] }, manifest.dimensions);
    const [png] = (await studio.shoot({ request, views: { view: near } })).values();
    const picture = () => sharp(png).resize(1200, 800);
    await picture()
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(join(OUT, `${template.slug}.jpg`));
    await picture()
      .webp({ quality: 82 })
      .toFile(join(OUT, `${template.slug}.webp`));
    await sharp(png)
      .resize(640, 427)
      .webp({ quality: 80 })
      .toFile(join(OUT, `${template.slug}-mobile.webp`));
  }
}
if (only.includes("parts")) {
  for (const part of catalogue.parts.filter(wanted)) {
    const request = {
      glb: `/files/${part.model}`,
      part: true,
      paint: { body: "#5b7d95" },
      width: 480,
      height: 480,
      scale: 1.5,
    };
    const view = PART_VIEWS[part.kind];
    if (!view) throw new Error(`Parts of kind "${part.kind}" have no view.`);
    const [png] = (await studio.shoot({ request, views: { view } })).values();
    await sharp(png)
      .resize(360, 360)
      .webp({ quality: 76 })
      .toFile(join(OUT, "parts", `${part.slug}.webp`));
  }
}
await studio.close();
if (only.includes("stickers")) await stickerThumbnails(slugs?.split(","));
