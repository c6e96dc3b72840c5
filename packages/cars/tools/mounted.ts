// Contact sheet of body parts on their cars, to look at: node packages/cars/tools/mounted.ts <catalogue folder> <out.png> <car> [kind,…]
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestFrom } from "@carloom/build";
import sharp from "sharp";
import { Catalogue } from "../src/index.ts";
import { openStudio, type View } from "./render/browser.ts";
import { zonesOf } from "./render/zones.ts";

const [folder = "", out = "", car = "", kinds = ""] = process.argv.slice(2);
const [WIDTH, HEIGHT] = [Number(process.env.CELL ?? 560), Math.round(Number(process.env.CELL ?? 560) * 0.62)];
const COLUMNS = Number(process.env.COLUMNS ?? 3);

type Anchor = { node: string; position: [number, number, number]; mirror?: boolean };
const manifest = manifestFrom(readFileSync(join(folder, car, "manifest.json"), "utf8"));
const catalogue = Catalogue.parse(JSON.parse(readFileSync(join(folder, "catalogue.json"), "utf8")));
const { length, width, height } = manifest.dimensions as { length: number; width: number; height: number };

/** Near views by kind, around the place that the part is in. */
function viewOf(kind: string): View {
  const [nose, tail, flank] = [length / 2, -length / 2, width / 2];
  switch (kind) {
    case "lip":
    case "bumper.front":
      return { position: [2.3, 0.75, nose + 2.2], target: [0.3, 0.38, nose - 0.4], fov: 34 };
    case "lights":
      return { position: [1.9, 0.95, nose + 2.6], target: [0.2, height * 0.45, nose - 0.5], fov: 34 };
    case "hood":
      return { position: [1.9, height + 0.9, nose + 1.9], target: [0.1, height * 0.62, nose - 1], fov: 36 };
    case "skirts":
      return { position: [3.6, 0.75, 2.6], target: [flank, 0.35, 0], fov: 34 };
    case "mirrors":
      return { position: [flank + 1.5, height, 2.4], target: [flank - 0.1, height * 0.75, 0.4], fov: 24 };
    case "roof":
      return { position: [3.4, height + 1.1, 3.6], target: [0, height * 0.75, -0.2], fov: 32 };
    case "spoiler":
      return { position: [2.3, height + 0.5, tail - 2.4], target: [0.1, height * 0.75, tail + 0.7], fov: 36 };
    default:
      return { position: [1.7, 0.75, tail - 2.6], target: [0.15, 0.42, tail + 0.3], fov: 34 };
  }
}

const parts = catalogue.parts.filter(
  (part) => part.templates?.includes(car) && (!kinds || kinds.split(",").includes(part.kind)),
);
const studio = await openStudio(folder);
const tiles: sharp.OverlayOptions[] = [];
for (const [i, part] of parts.entries()) {
  const slot = manifest.slots.find((s: { id: string }) => s.id === part.kind) as { anchors: Anchor[] };
  const request = {
    glb: `/files/${car}/model.glb`,
    parts: slot.anchors.map(({ position, mirror }) => ({ glb: `/files/${part.model}`, at: position, mirror })),
    hide: [`slot.${part.kind}`],
    ...zonesOf(manifest),
    width: WIDTH,
    height: HEIGHT,
    scale: 1,
  };
  const [png] = (await studio.shoot({ request, views: { view: viewOf(part.kind) } })).values();
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="18"><text x="8" y="13" font-size="12" font-family="sans-serif" fill="#fff">${part.slug}</text></svg>`;
  const [left, top] = [(i % COLUMNS) * WIDTH, Math.floor(i / COLUMNS) * HEIGHT];
  tiles.push({ input: png, left, top }, { input: Buffer.from(caption), left, top: top + 4 });
}
await studio.close();
const [wide, tall] = [Math.min(COLUMNS, parts.length) * WIDTH, Math.ceil(parts.length / COLUMNS) * HEIGHT];
await sharp({ create: { width: wide, height: tall, channels: 3, background: "#1a1c1f" } })
  .composite(tiles)
  .png()
  .toFile(out);
