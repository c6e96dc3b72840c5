import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildApps } from "./setup/build.ts";
import { prepareChromium } from "./setup/chromium.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";
import { openRun } from "../tests/support/seeded.ts";
import { verify } from "./verify.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const long = process.argv.includes("--long");
if (long) process.env.TEST_LONG = "1";

type Assertion = { status: string; fullName: string };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: Assertion[] }[];
};
type Count = { passed: number; failed: number; skipped: string[] };

/** Runs vitest projects beside one another and reads their own count. A run that reports nothing has failed. */
async function suite(...projects: string[]): Promise<Count> {
  const name = projects.join(", ");
  const file = join(root, ".data", "test", `${projects.join("-")}.json`);
  rmSync(file, { force: true });
  const code = await new Promise<number>((done) => {
    const child = spawn(
      "vitest",
      [
        "run",
        ...projects.flatMap((project) => ["--project", project]),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
      {
        cwd: root,
        stdio: ["ignore", "inherit", "inherit"],
        shell: process.platform === "win32",
      },
    );
    child.on("error", () => done(1));
    child.on("exit", (status) => done(status ?? 1));
  });
  if (!existsSync(file)) {
    say(`The ${name} suite ended without a report.`);
    return { passed: 0, failed: 1, skipped: [] };
  }
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "skipped" || status === "pending" || status === "todo")
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  // a file that could not even be loaded has no assertion of its own
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((a) => a.status === "failed"),
  );
  for (const { name } of broken) say(`could not run ${name}`);
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

mkdirSync(join(root, ".data", "test"), { recursive: true });
const total: Count = { passed: 0, failed: 0, skipped: [] };
const started = performance.now();

for (const name of ["format", "lint", "types"]) {
  if (await verify([name])) total.passed++;
  else total.failed++;
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
    say(`${name}: ${(error as Error).message}`);
    total.failed++;
    broken.add(name);
  }
}
// together what leaves a processor waiting; a car that is drawn takes all of it
const SUITES = [["unit", "mocked", "slow"], ["db", "pages"], ["browser"]];
const RUNNING = new Set(["pages", "browser"]);
process.on("exit", openRun());
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
for (const projects of SUITES) {
  const able = broken.size > 0 ? projects.filter((project) => !RUNNING.has(project)) : projects;
  if (able.length < projects.length)
    say(`Suites of the running product did not run: ${[...broken].join(", ")} failed above.`);
  if (able.length === 0) continue;
  const { passed, failed, skipped } = await suite(...able);
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
}
for (const name of total.skipped) say(`skipped  ${name}`);
say(`${((performance.now() - started) / 60_000).toFixed(1)} minutes${long ? ", long" : ""}`);
say(
  `${total.passed} passed, ${total.failed} failed${total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : ""}`,
);
process.exit(total.failed > 0 ? 1 : 0);
