// Searches a tight livery map for a car's table: node packages/cars/tools/pack.ts <slug> [seconds]
import { buildCar } from "../src/generator/car/build.ts";
import { pack, searchPacking } from "../src/generator/livery/pack.ts";
import { chartsOf } from "../src/generator/livery/unwrap.ts";
import { CARS } from "../src/tables/cars.ts";
import { rasterOverlap } from "../src/testing/overlap.ts";
import type { Packing } from "../src/tables/types.ts";

const [slug, seconds = "60"] = process.argv.slice(2);
const table = CARS.find((car) => car.slug === slug);
if (!table) throw new Error(`No car is named "${slug}".`);
const { panels, livery } = await buildCar(table);
const end = performance.now() + Number(seconds) * 1000;
function* orders() {
  for (let order = 0; performance.now() < end; order += 7919) yield order;
}
const charts = chartsOf(panels, table.liveryShare);

/** Texels that two charts share: cells are coarse, so that a tight packing may have some. It is then of no use. */
function shared(packing: Packing): number {
  const { uv } = pack(charts, packing);
  const corners = (id: string, index: readonly number[]) => index.flatMap((v) => uv.get(id)!.slice(v * 2, v * 2 + 2));
  return rasterOverlap(
    charts.map(({ id, index }) => ({ id, corners: corners(id, index) })),
    4096,
  ).between;
}

console.log(`from ${JSON.stringify(livery.packing)}`);
searchPacking(charts, livery.packing, orders(), (packing) =>
  console.log(`${JSON.stringify(packing)}, ${shared(packing)} shared texels`),
);
