// The line drawing of each car: node packages/cars/tools/elevations.ts <catalogue folder> [slug,…]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawElevations } from "@carloom/asset";
import { DrawingFigures } from "../src/catalogue/drawing.ts";
import { CARS } from "../src/tables/cars.ts";

const [folder = "", only] = process.argv.slice(2);
const OUT = join(import.meta.dirname, "../content/drawings");
const FIGURES = join(OUT, "figures.json");
mkdirSync(OUT, { recursive: true });
const figures = DrawingFigures.parse(existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, "utf8")) : {});
const mm = (metres: number) => Math.round(metres * 1000) / 1000;
for (const { slug } of CARS) {
  if (only && !only.split(",").includes(slug)) continue;
  const { webp, nose, breadth } = await drawElevations(readFileSync(join(folder, slug, "model.glb")));
  writeFileSync(join(OUT, `${slug}.webp`), webp);
  figures[slug] = { nose: mm(nose), breadth: mm(breadth) };
  process.stdout.write(`${slug}: ${webp.length} bytes\n`);
}
writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
