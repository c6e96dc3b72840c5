// node packages/cars/src/cli.ts --out <folder>
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { generateCatalogue } from "./index.ts";

const { values } = parseArgs({ options: { out: { type: "string" } } });
if (!values.out) {
  console.error("Say where to write: --out <folder>");
  process.exit(2);
}
const started = performance.now();
const { folder, hash, fresh } = await generateCatalogue(resolve(values.out), {
  onProgress: ({ done, total, text }) => console.log(`${String(done).padStart(3)}/${total} ${text}`),
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(fresh ? `Generated ${hash} in ${seconds} s: ${folder}` : `${hash} is up to date: ${folder}`);
