import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { openRun, RUN } from "../tests/support/seeded.ts";
import { inLanes } from "./checks/lanes.ts";
import { temporaryInMemory } from "./checks/memory-folder.ts";
import { type Count, type Failure, type Share, suite, told } from "./checks/suite.ts";
import { buildApps } from "./setup/build.ts";
import { prepareChromium } from "./setup/chromium.ts";
import { prepareContent } from "./setup/content.ts";
import { verify } from "./verify.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const long = process.argv.includes("--long");
if (long) process.env.TEST_LONG = "1";

/** Seconds that all processors worked, and that there were, since the machine began. */
function worked(): { busy: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (of: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + of(time), 0);
  const all = sum(({ user, nice, sys, irq, idle }) => user + nice + sys + irq + idle);
  return { busy: all - sum(({ idle }) => idle), all };
}

const started = performance.now();
const before = worked();
const failures: Failure[] = [];
const skipped: string[] = [];
let passed = 0;

const temporary = temporaryInMemory();
const endRun = openRun();
process.on("exit", () => {
  endRun();
  temporary.remove();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

async function look(): Promise<Count> {
  const seen: Count = { passed: 0, failures: [], skipped: [] };
  for (const name of ["format", "lint", "types"]) {
    if (await verify([name], true)) seen.passed++;
    else seen.failures.push({ file: name, what: "told above", why: "" });
  }
  return seen;
}
const steps: [string, () => Promise<unknown>][] = [
  // tests look at the cars as they are built here
  ["cars and parts", () => prepareContent(say, join(process.env[RUN] ?? "", "cars"))],
  ["applications", () => buildApps(say)],
  ["browser", () => prepareChromium(say)],
];
const broken = new Set<string>();
async function makeReady(): Promise<void> {
  for (const [name, step] of steps) {
    try {
      await step();
    } catch (error) {
      failures.push({ file: name, what: "could not be made ready", why: (error as Error).message });
      broken.add(name);
    }
  }
}
// neither needs the other, and neither keeps two processors busy all the time: who looks takes a lane until done
const looking = look();
await makeReady();
const shares = (project: string, of: number): Share[] =>
  Array.from({ length: of }, (_, i) => ({ projects: [project], part: i + 1, of }));
/** In the order in which they are taken; small at the end, where lanes wait for one another. */
const SHARES: Share[] = [
  ...shares("browser", 2),
  { projects: ["db"] },
  { projects: ["slow"] },
  { projects: ["unit", "mocked"] },
  ...shares("pages", 6),
];
const RUNNING = new Set(["pages", "browser"]);
/**
 * One more than there are processors: what waits for a page or a mail leaves a third of a core. Each lane holds a
 * product with its database and a browser, and more than a few of them need memory rather than processors.
 */
const LANES = Math.min(4, availableParallelism() + 1);

const able = SHARES.filter(({ projects }) => broken.size === 0 || !projects.some((project) => RUNNING.has(project)));
if (able.length < SHARES.length)
  say(`Suites of the running product did not run: ${[...broken].join(", ")} failed above.`);
const counts = await inLanes(
  [
    { heavy: false, run: () => looking },
    ...able.map((share) => ({ heavy: share.projects.includes("browser"), run: () => suite(share, say) })),
  ],
  LANES,
);
for (const counted of counts) {
  passed += counted.passed;
  failures.push(...counted.failures);
  skipped.push(...counted.skipped);
}
// what files of the run shared ends with it
endRun();
await temporary.left();
for (const name of skipped) say(`skipped  ${name}`);
// once more at the end, where it is found: the output of a whole run is long
for (const failure of failures) say(told(failure));
const after = worked();
const share = Math.round((100 * (after.busy - before.busy)) / (after.all - before.all));
say(
  `${((performance.now() - started) / 60_000).toFixed(1)} minutes${long ? ", long" : ""}, processors ${share} % busy`,
);
say(
  [`${passed} passed`, `${failures.length} failed`, ...(skipped.length > 0 ? [`${skipped.length} skipped`] : [])].join(
    ", ",
  ),
);
process.exit(failures.length > 0 ? 1 : 0);
