// Our cars and another GLB in the same light, a sheet a view: node packages/cars/tools/beside.ts <catalogue folder> <other.glb> <out folder> [car,…]
import { copyFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { manifestFrom } from "@carloom/build";
import sharp from "sharp";
import { CARS } from "../src/tables/cars.ts";
import { framed, openStudio, VIEWS } from "./render/browser.ts";
import { zonesOf } from "./render/zones.ts";

const [folder = "", other = "", out = "", only] = process.argv.slice(2);
const WIDTH = Number(process.env.CELL ?? 800);
const HEIGHT = Math.round((WIDTH * 9) / 16);
const NAMES = process.env.VIEWS?.split(",") ?? ["front-three-quarter", "side", "rear-three-quarter", "front", "rear"];
const cars = only ? only.split(",") : CARS.map((car) => car.slug);
mkdirSync(out, { recursive: true });
// The page is served one folder; the other car is no part of it and leaves with the run.
const guest = join(folder, "beside.glb");
copyFileSync(other, guest);
const studio = await openStudio(folder);
const shots = new Map<string, Buffer[]>(NAMES.map((name) => [name, []]));
try {
  for (const car of ["", ...cars]) {
    const manifest = car ? manifestFrom(readFileSync(join(folder, car, "manifest.json"), "utf8")) : null;
    const size = manifest?.dimensions ?? { length: 4.5, height: 1.3 };
    const views = Object.fromEntries(NAMES.map((name) => [name, framed(VIEWS[name]!, size)]));
    const glb = car ? `/files/${car}/model.glb` : "/files/beside.glb";
    const request = { glb, ...(manifest && zonesOf(manifest)), width: WIDTH, height: HEIGHT, scale: 1 };
    for (const [name, png] of await studio.shoot({ request, views })) shots.get(name)!.push(png);
  }
} finally {
  await studio.close();
  rmSync(guest, { force: true });
}
const columns = 2;
for (const [name, pictures] of shots) {
  const tiles = pictures.map((input, i) => ({
    input,
    left: (i % columns) * WIDTH,
    top: Math.floor(i / columns) * HEIGHT,
  }));
  const rows = Math.ceil(pictures.length / columns);
  await sharp({ create: { width: columns * WIDTH, height: rows * HEIGHT, channels: 3, background: "#1a1c1f" } })
    .composite(tiles)
    .png()
    .toFile(join(out, `${name}.png`));
}
