// reads: nothing
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { root } from "../setup/root.ts";

/** What a vitest report says of a run, in the parts that are read here. */
export type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

/** `what` is a test's full name, or that its file could not be run; `file` is relative to the repository. */
export type Failure = { file: string; what: string; why: string };
export type Count = { passed: number; failures: Failure[]; skipped: string[] };

const SKIPPED = new Set(["skipped", "pending", "todo"]);
const LINES = 12;

/** Counts a report. A file that could not even be loaded has no assertion of its own and is one failure. */
export function count(report: Report): Count {
  const failures: Failure[] = [];
  const skipped: string[] = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name).replaceAll("\\", "/");
    const failed = assertionResults.filter((result) => result.status === "failed");
    for (const { fullName, failureMessages } of failed)
      failures.push({ file, what: fullName, why: (failureMessages ?? []).join("\n") });
    if (status === "failed" && failed.length === 0)
      failures.push({ file, what: "the file could not be run", why: message ?? "" });
    for (const result of assertionResults) if (SKIPPED.has(result.status)) skipped.push(`${file}: ${result.fullName}`);
  }
  return { passed: report.numPassedTests, failures, skipped };
}

/** Files of a report of which every test ran and passed, relative to the repository. */
export const passedFiles = (report: Report): string[] =>
  report.testResults
    .filter(({ status, assertionResults }) => {
      const ran = assertionResults.every((result) => result.status === "passed");
      return status === "passed" && ran && assertionResults.length > 0;
    })
    .map(({ name }) => relative(root, name).replaceAll("\\", "/"));

/** A failure as it stands at the end of a run: where, what, and the first lines of why. */
export function told({ file, what, why }: Failure): string {
  const lines = why.trim().split("\n").slice(0, LINES);
  return [`failed   ${file}: ${what}`, ...lines.filter((line) => line).map((line) => `         ${line}`)].join("\n");
}

/** What vitest printed of errors outside any test (a rejection that nobody handled, a time-out at the end), or "". */
export function outsideTests(printed: string): string {
  const text = stripVTControlCharacters(printed);
  const from = text.search(/Unhandled (Errors|Rejection)|close timed out/);
  return from < 0 ? text.trim().split("\n").slice(-LINES).join("\n") : text.slice(from);
}

/** A part of the suites that one vitest runs: projects, or the `part`th of `of` shares of one. */
export type Share = { projects: readonly string[]; part?: number; of?: number };

const nameOf = ({ projects, part, of }: Share) => projects.join(", ") + (of ? ` ${part}/${of}` : "");

const running = new Set<ChildProcess>();
// a run that is stopped leaves no suite behind
process.on("exit", () => {
  for (const child of running) child.kill();
});

/** Whole lines, several where they come together: what runs beside one another is read by a person. */
function byLine(stream: Readable, say: (lines: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const end = text.lastIndexOf("\n");
    if (end < 0) rest += text;
    else {
      say(rest + text.slice(0, end));
      rest = text.slice(end + 1);
    }
  });
  stream.on("end", () => rest && say(rest));
}

/** Runs a share, one file at a time, and reads vitest's own count. A run that reports nothing has failed. */
export async function suite(share: Share, say: (line: string) => void): Promise<Count> {
  const name = nameOf(share);
  const output = join(root, ".data", "test", `${name.replaceAll(/[^a-z0-9]+/g, "-")}.json`);
  mkdirSync(dirname(output), { recursive: true });
  rmSync(output, { force: true });
  const args = [
    "run",
    ...share.projects.flatMap((project) => ["--project", project]),
    ...(share.of ? [`--shard=${share.part}/${share.of}`] : []),
    "--maxWorkers=1",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${output}`,
  ];
  const started = performance.now();
  let complained = "";
  const code = await new Promise<number>((done) => {
    const child = spawn("vitest", args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    running.add(child);
    byLine(child.stdout, say);
    byLine(child.stderr, (lines) => {
      complained += `${lines}\n`;
      say(lines);
    });
    child.on("error", () => done(1));
    child.on("close", (status) => {
      running.delete(child);
      done(status ?? 1);
    });
  });
  say(`${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (!existsSync(output))
    return { passed: 0, failures: [{ file: name, what: "the suite ended without a report", why: "" }], skipped: [] };
  const counted = count(JSON.parse(readFileSync(output, "utf8")) as Report);
  if (code !== 0 && counted.failures.length === 0)
    counted.failures.push({
      file: name,
      what: `the suite ended with code ${code} though no test failed`,
      why: outsideTests(complained),
    });
  return counted;
}
