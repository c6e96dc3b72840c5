// Every still of the catalogue: node packages/cars/tools/thumbnails.ts [catalogue folder] [templates,parts,stickers] [slug,…]
// (npm run pictures:cars). Without a folder, or for "-", the catalogue is generated first.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestFrom } from "@carloom/build";
import sharp from "sharp";
import { generateCatalogue } from "../src/catalogue/generate.ts";
import { Catalogue } from "../src/index.ts";
import { FRAMED, framed, openStudio, VIEWS } from "./render/browser.ts";
import { zonesOf } from "./render/zones.ts";
import { stickerThumbnails } from "./stickers/thumbnails.ts";

const [given = "-", only = "templates,parts,stickers", slugs] = process.argv.slice(2);
const made = join(import.meta.dirname, "../../../.data/cars");
const folder = given === "-" ? (await generateCatalogue(made)).folder : given;
const wanted = ({ slug }: { slug: string }) => !slugs || slugs.split(",").includes(slug);
const OUT = join(import.meta.dirname, "../content/thumbnails");
const catalogue = Catalogue.parse(JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")));
mkdirSync(join(OUT, "parts"), { recursive: true });

/** Where from a kind is looked at, as a direction; the picture is framed on the part's own box. */
const PART_VIEWS: Record<string, [number, number, number]> = {
  rim: [3, 0.35, 1.35],
  brakes: [3, 0.35, -0.9],
  spoiler: [1.7, 0.95, -3.2],
  lip: [1.9, 1.0, 3.2],
  "bumper.front": [1.9, 0.8, 3.2],
  hood: [1.5, 2.1, 3],
  skirts: [3, 0.9, 2.6],
  diffuser: [0.9, 0.12, -3],
  exhaust: [1.1, 0.3, -3],
  mirrors: [1.2, 0.5, 3],
  lights: [0.6, 0.3, 3],
  roof: [2.2, 1.5, 2.6],
};

/** Sets that lie far apart are shown by the one at the left, lamps by the front left. */
const FOCUS: Record<string, "left" | "front-left"> = { exhaust: "left", lights: "front-left" };

/** Degrees to the left. */
const STEER = -18;
/** Pixels drawn for one kept: less where time is short. */
const SCALE = Number(process.env.SCALE ?? 2);

const studio = await openStudio(folder);
if (only.includes("templates")) {
  for (const template of catalogue.templates.filter(wanted)) {
    const manifest = manifestFrom(readFileSync(join(folder, template.manifest), "utf8"));
    const view = VIEWS["front-three-quarter"]!;
    const glb = `/files/${template.model}`;
    // Turned towards the camera, so that the wheel shows its face.
    const request = { glb, ...zonesOf(manifest), steer: STEER, width: 1200, height: 800, scale: SCALE };
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
    const view = PART_VIEWS[part.kind];
    if (!view) throw new Error(`Parts of kind "${part.kind}" have no view.`);
    const request = {
      glb: `/files/${part.model}`,
      part: view,
      focus: FOCUS[part.kind],
      paint: { body: "#5b7d95", mirrors: "#5b7d95" },
      width: 400,
      height: 400,
      scale: SCALE,
    };
    const [png] = (await studio.shoot({ request, views: { view: FRAMED } })).values();
    await sharp(png)
      .resize(720, 720)
      .webp({ quality: 78 })
      .toFile(join(OUT, "parts", `${part.slug}.webp`));
  }
}
await studio.close();
if (only.includes("stickers")) await stickerThumbnails(slugs?.split(","));
