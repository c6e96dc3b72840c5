// Searches a seed that packs a car's livery map tightly: node packages/cars/tools/pack-seed.ts <slug> [seconds]
import { buildCar } from "../src/car/build.ts";
import { pack } from "../src/livery/pack.ts";
import { chartsOf } from "../src/livery/unwrap.ts";
import { CARS } from "../src/tables/cars.ts";

const [slug, seconds = "60"] = process.argv.slice(2);
const table = CARS.find((car) => car.slug === slug);
if (!table) throw new Error(`No car is named "${slug}".`);
const car = await buildCar(table);
const charts = chartsOf(car.panels, table.liveryShare);
const end = performance.now() + Number(seconds) * 1000;
let best = Infinity;
for (let seed = 7919; performance.now() < end; seed += 7919) {
  const started = performance.now();
  const { mmPerUnit } = pack(charts, seed);
  if (mmPerUnit >= best) continue;
  best = mmPerUnit;
  console.log(`seed ${seed}: ${mmPerUnit.toFixed(0)} mm in ${Math.round(performance.now() - started)} ms`);
}
