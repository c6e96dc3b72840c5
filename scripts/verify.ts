import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { importProblems } from "./checks/imports.ts";
import { operationProblems } from "./checks/operations.ts";
import { type Passed, passedBefore, type Rest, type Sight } from "./checks/passed.ts";
import { count, passedFiles, type Report } from "./checks/suite.ts";
import { root } from "./setup/root.ts";

/** What is wrong, null when nothing is; and what was looked at, where that is not everything. */
type Outcome = { failure: string | null; looked?: string };
type Check = { name: string; run: (memory: Passed | null, all: boolean) => Promise<Outcome> };

const DATA = join(root, ".data", "check");
/** More names than that are no shorter than the whole, and longer than some systems' command lines. */
const MOST_NAMED = 400;

/**
 * Who checks types and lints is written in Go and looks for what it can forget each time it holds twice as much, a quarter of
 * its work; it ends soon and gives all back, so it looks later, as long as it holds less than a quarter of the machine.
 */
const FORGETTING = { GOGC: "400", GOMEMLIMIT: `${Math.floor(totalmem() / 4)}B` };

/**
 * Each of several checkers reads for itself what they share: two take two fifths more work than one. Where other work keeps
 * the few processors busy, one does it.
 */
const ALONE = availableParallelism() <= 4;

/** Runs a program of node_modules/.bin; resolves with its output when it failed. */
const tool = (program: string, args: readonly string[], alone = false): Promise<string | null> =>
  new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...FORGETTING, ...(alone && { GOMAXPROCS: "1" }), ...process.env, NO_COLOR: "1" },
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (data: Buffer) => (output += data));
    child.stderr.on("data", (data: Buffer) => (output += data));
    child.on("error", (error) => done(String(error)));
    child.on("exit", (code) => done(code === 0 ? null : output));
  });

/** A rule of our own; the lines that it gives are what is wrong. */
const rule = (name: string, problemsOf: (root: string) => string[]): Check => ({
  name,
  run: async () => {
    const problems = problemsOf(root);
    return { failure: problems.length > 0 ? problems.join("\n") : null };
  },
});

const named = ({ todo, all }: Rest) =>
  todo.length < all ? `${todo.length} of ${all} files; the others passed as they are` : `all ${all} files`;

/** A check of files: what is wrong with those that are named (with all, when none is), and which passed though others did not. */
type OfFiles = {
  name: string;
  sight: Sight;
  wanted: (path: string) => boolean;
  work: (files: readonly string[]) => Promise<{ failure: string | null; passed?: (todo: string[]) => string[] }>;
};

/** Looks at those files alone that have not passed as they are. */
const ofFiles = ({ name, sight, wanted, work }: OfFiles): Check => ({
  name,
  run: async (memory) => {
    const rest = memory?.rest(name, sight, wanted);
    if (!rest) return work([]);
    if (rest.todo.length === 0) return { failure: null, looked: named(rest) };
    const { failure, passed } = await work(rest.todo.length > MOST_NAMED ? [] : rest.todo);
    rest.pass(passed ? passed(rest.todo) : failure === null ? rest.todo : []);
    return { failure, looked: named(rest) };
  },
});

/** Which tests the projects unit and mocked of vitest.config.ts hold. */
const isQuick = (path: string) =>
  /^(?:packages|services|apps|scripts)\/.*\.test\.tsx?$/.test(path)
    ? !/\.(?:db|browser|slow)\.test\.tsx?$/.test(path)
    : path === "tests/contract/saleor-signatures.test.ts";

const lint = ofFiles({
  name: "lint",
  sight: "imports",
  wanted: (path) => /\.[mc]?[jt]sx?$/.test(path) && !path.includes("/generated/"),
  async work(files) {
    const alone = ALONE && files.length === 0;
    const threads = alone ? ["--threads=1"] : [];
    const rules = ["--deny-warnings", "--report-unused-disable-directives"];
    const failure = await tool("oxlint", [...rules, ...threads, ...files], alone);
    const told = new Set([...(failure ?? "").matchAll(/\[([^\]\s]+):\d+:\d+\]/g)].map(([, path]) => path));
    // an end that tells of no file is not one of the rules
    if (failure !== null && told.size === 0) return { failure };
    return { failure, passed: (todo) => todo.filter((path) => !told.has(path)) };
  },
});

const format = ofFiles({
  name: "format",
  sight: "file",
  wanted: (path) => /\.(?:[mc]?[jt]sx?|jsonc?|css|graphql|html)$/.test(path),
  work: async (files) => ({
    failure: await tool("biome", ["format", "--no-errors-on-unmatched", ...(files.length > 0 ? files : ["."])]),
  }),
});

const unit = ofFiles({
  name: "unit",
  sight: "found",
  wanted: isQuick,
  async work(files) {
    const report = join(DATA, "unit.json");
    mkdirSync(DATA, { recursive: true });
    rmSync(report, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // vitest leaves one processor to its main thread, which has little to do
    const workers = `--maxWorkers=${availableParallelism()}`;
    const failure = await tool("vitest", [
      "run",
      "--project=unit",
      "--project=mocked",
      workers,
      ...reporters,
      ...files,
    ]);
    if (!existsSync(report)) return { failure: failure ?? "The suite ended without a report." };
    const told = JSON.parse(readFileSync(report, "utf8")) as Report;
    // a run that fails though no file of it does has said nothing of any of them
    const passed = failure === null || count(told).failures.length > 0 ? passedFiles(told) : [];
    return { failure, passed: () => passed };
  },
});

const types: Check = {
  name: "types",
  async run(_, all) {
    // what was checked and has not changed since is not checked again
    const kept = ["--incremental", "--tsBuildInfoFile", join(DATA, "types.tsbuildinfo")];
    return { failure: await tool("tsc", ["-p", ".", ...kept, ...(all && ALONE ? ["--singleThreaded"] : [])]) };
  },
};

/** In the order in which they are begun: the longest first. */
const checks: Check[] = [
  lint,
  unit,
  types,
  format,
  rule("imports", importProblems),
  rule("operations", operationProblems),
];

/**
 * The quick gate: format, lint, types, rules of imports and operations, unit tests.
 *
 * @param names of the checks; all when left out
 * @param all true to look also at what passed before as it is
 */
export async function verify(names?: readonly string[], all = false): Promise<boolean> {
  const memory = passedBefore(root, join(DATA, "passed.json"), all);
  const queue = checks.filter((check) => !names || names.includes(check.name));
  let ok = true;
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), queue.length) }, async () => {
      for (let check = queue.shift(); check; check = queue.shift()) {
        const started = performance.now();
        const { failure, looked } = await check.run(memory, all);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        const note = looked ? `  (${looked})` : "";
        process.stdout.write(`${failure === null ? "ok  " : "FAIL"}  ${check.name}  ${seconds} s${note}\n`);
        if (failure !== null) {
          ok = false;
          process.stdout.write(`${failure.trimEnd()}\n`);
        }
      }
    }),
  );
  memory?.keep();
  if (!names && !all) process.stdout.write("`npm run verify -- --all` looks at everything.\n");
  return ok;
}

if (import.meta.main) process.exit((await verify(undefined, process.argv.includes("--all"))) ? 0 : 1);
