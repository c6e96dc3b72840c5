/**
 * The first hour of somebody with Carloom, line by line: `npm run test:first-hour [-- "Doors 3"]`. Which test proves which
 * line stands in docs/first-hour.md; `npm test` runs them all, where they belong.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { patternOf, proofsIn } from "./checks/first-hour.ts";
import { buildApps } from "./setup/build.ts";
import { prepareChromium } from "./setup/chromium.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const wanted = process.argv[2];
const proofs = proofsIn(readFileSync(join(root, "docs/first-hour.md"), "utf8")).filter(
  ({ line }) => !wanted || line.toLowerCase() === wanted.toLowerCase(),
);
if (proofs.length === 0) {
  say(`docs/first-hour.md has no line "${wanted}". Write it as there, such as "Doors 3".`);
  process.exit(1);
}

await prepareContent(say);
if (proofs.some(({ file }) => file.endsWith(".e2e.ts") || file.startsWith("apps/"))) {
  await buildApps(say);
  await prepareChromium(say);
}

const files = [...new Set(proofs.map(({ file }) => file))];
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", "--maxWorkers=1", ...files, "-t", patternOf(proofs)], {
  cwd: root,
  stdio: "inherit",
});
process.exit(status ?? 1);
