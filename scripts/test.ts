import { buildApps } from "./setup/build.ts";
import { prepareChromium } from "./setup/chromium.ts";
import { prepareContent } from "./setup/content.ts";
import { type Failure, secondTry, suite, told } from "./checks/suite.ts";
import { openRun } from "../tests/support/seeded.ts";
import { verify } from "./verify.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const long = process.argv.includes("--long");
if (long) process.env.TEST_LONG = "1";

const started = performance.now();
const failures: Failure[] = [];
const skipped: string[] = [];
const shaky: Failure[] = [];
let passed = 0;

for (const name of ["format", "lint", "types"]) {
  if (await verify([name])) passed++;
  else failures.push({ file: name, what: "told above", why: "" });
}
const steps: [string, () => Promise<unknown>][] = [
  ["cars and parts", () => prepareContent(say)],
  ["applications", () => buildApps(say)],
  ["browser", () => prepareChromium(say)],
];
const broken = new Set<string>();
for (const [name, step] of steps) {
  try {
    await step();
  } catch (error) {
    failures.push({ file: name, what: "could not be made ready", why: (error as Error).message });
    broken.add(name);
  }
}
// together what leaves a processor waiting; a car that is drawn takes all of it
const SUITES = [["unit", "mocked", "slow"], ["db", "pages"], ["browser"]];
const RUNNING = new Set(["pages", "browser"]);
// a real browser on a busy machine: a file that failed runs once more, alone, and what passes then is told by name
const LIVE = /\.(?:e2e|browser\.test)\.ts$/;
const MOST_AGAIN = 3;
process.on("exit", openRun());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
for (const projects of SUITES) {
  const able = broken.size > 0 ? projects.filter((project) => !RUNNING.has(project)) : projects;
  if (able.length < projects.length)
    say(`Suites of the running product did not run: ${[...broken].join(", ")} failed above.`);
  if (able.length === 0) continue;
  const counted = await suite(able);
  passed += counted.passed;
  const files = [...new Set(counted.failures.map(({ file }) => file))].filter((file) => LIVE.test(file));
  if (files.length > 0 && files.length <= MOST_AGAIN) {
    const again = await suite(able, files);
    const { mended, left } = secondTry(counted.failures, again.failures, files);
    shaky.push(...mended);
    passed += mended.length;
    counted.failures = left;
  }
  failures.push(...counted.failures);
  skipped.push(...counted.skipped);
}
for (const name of skipped) say(`skipped  ${name}`);
for (const failure of shaky) say(told(failure).replace(/^failed {3}/, "2nd try  "));
// once more at the end, where it is found: the output of a whole run is long
for (const failure of failures) say(told(failure));
say(`${((performance.now() - started) / 60_000).toFixed(1)} minutes${long ? ", long" : ""}`);
say(
  [
    `${passed} passed`,
    `${failures.length} failed`,
    ...(shaky.length > 0 ? [`${shaky.length} of the passed at the second try`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ].join(", "),
);
process.exit(failures.length > 0 ? 1 : 0);
