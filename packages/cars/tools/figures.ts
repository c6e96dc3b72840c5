// What cars cost: node packages/cars/tools/figures.ts [slug…] (npm run figures:cars). Times are of one thread; the last
// line generates everything, as set-up does, on as many threads as the machine has cores.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buildCar } from "../src/generator/car/build.ts";
import { generateCatalogue } from "../src/catalogue/generate.ts";
import { carFiles } from "../src/generator/levels.ts";
import { drawnTriangles } from "../src/generator/gltf/reduce.ts";
import { bakeOcclusion } from "../src/generator/occlusion/bake.ts";
import { CARS } from "../src/tables/cars.ts";

const wanted = process.argv.slice(2);
const cars = CARS.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
const seconds = (from: number) => (performance.now() - from) / 1000;
const row = (...cells: (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, i) => (i === 0 ? String(cell).padEnd(14) : (typeof cell === "number" ? cell.toFixed(2) : cell).padStart(12))).join("")}\n`,
  );

// The first car would pay for compiling the steps.
await buildCar(cars[0]!);
row("car", "geometry s", "occlusion s", "complete s", "triangles", "KB", "coarser KB");
for (const table of cars) {
  const started = performance.now();
  const { model } = await buildCar(table);
  const geometry = seconds(started);
  const { full, coarser } = await carFiles(model);
  const complete = seconds(started);
  const baking = performance.now();
  bakeOcclusion(model, true);
  row(
    table.slug,
    geometry,
    seconds(baking),
    complete,
    String(drawnTriangles(model)),
    String(Math.round(full.byteLength / 1000)),
    coarser.map((bytes) => Math.round(bytes.byteLength / 1000)).join(" + "),
  );
}
const out = mkdtempSync(join(tmpdir(), "cars-"));
const started = performance.now();
const { catalogue } = await generateCatalogue(out);
row(
  "everything",
  `${seconds(started).toFixed(1)} s`,
  `${catalogue.templates.length} cars`,
  `${catalogue.parts.length} parts`,
);
process.stdout.write(`${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}\n`);
rmSync(out, { recursive: true, force: true });
