import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
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

/** A failure as it stands at the end of a run: where, what, and the first lines of why. */
export function told({ file, what, why }: Failure): string {
  const lines = why.trim().split("\n").slice(0, LINES);
  return [`failed   ${file}: ${what}`, ...lines.filter((line) => line).map((line) => `         ${line}`)].join("\n");
}

/** Parts the failures of a run by what a second run of `files` failed as well. A new failure there is one of its own. */
export function secondTry(
  first: readonly Failure[],
  again: readonly Failure[],
  files: readonly string[],
): { mended: Failure[]; left: Failure[] } {
  const key = ({ file, what }: Failure) => `${file}\n${what}`;
  const still = new Set(again.map(key));
  // a second run without a report, or a file that no longer loads, mends nothing
  const ran = (file: string) => files.includes(file) && again.every((failure) => files.includes(failure.file));
  const mended = first.filter((failure) => ran(failure.file) && !still.has(key(failure)));
  const left = first.filter((failure) => !mended.includes(failure));
  const known = new Set(first.map(key));
  return { mended, left: [...left, ...again.filter((failure) => !known.has(key(failure)))] };
}

/**
 * Runs vitest projects beside one another and reads their own count. A run that reports nothing has failed.
 *
 * @param files runs only these, relative to the repository
 */
export async function suite(projects: readonly string[], files: readonly string[] = []): Promise<Count> {
  const name = projects.join(", ");
  const output = join(root, ".data", "test", `${projects.join("-")}.json`);
  mkdirSync(dirname(output), { recursive: true });
  rmSync(output, { force: true });
  const selected = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${output}`];
  const code = await new Promise<number>((done) => {
    const child = spawn("vitest", ["run", ...selected, ...reporters, ...files], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.on("error", () => done(1));
    child.on("exit", (status) => done(status ?? 1));
  });
  if (!existsSync(output))
    return { passed: 0, failures: [{ file: name, what: "the suite ended without a report", why: "" }], skipped: [] };
  const counted = count(JSON.parse(readFileSync(output, "utf8")) as Report);
  if (code !== 0 && counted.failures.length === 0)
    counted.failures.push({ file: name, what: `the suite ended with code ${code} though no test failed`, why: "" });
  return counted;
}
