// The modeller's bench: npm run bench:car -- halden-gt [--port 4290]
import { parseArgs } from "node:util";
import { CARS } from "../src/tables/cars.ts";
import { openBench } from "./serve.ts";

const { values, positionals } = parseArgs({ options: { port: { type: "string" } }, allowPositionals: true });
const [slug = CARS[0]!.slug] = positionals;
if (!CARS.some((car) => car.slug === slug)) {
  console.error(`No car is named "${slug}". Cars: ${CARS.map((car) => car.slug).join(", ")}.`);
  process.exit(2);
}
const bench = await openBench({ port: Number(values.port ?? 4290) });
console.log(`${bench.url}?car=${slug}`);
console.log("Edits are kept in the page until you save them to packages/cars/src/tables. Ctrl+C ends the bench.");
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void bench.close());
