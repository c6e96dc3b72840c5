import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { importProblems } from "./checks/imports.ts";
import { operationProblems } from "./checks/operations.ts";
import { root } from "./setup/root.ts";

type Check = { name: string; run: () => Promise<string | null> };

/** Runs a program of node_modules/.bin; resolves with its output when it failed. */
function tool(name: string, program: string, ...args: string[]): Check {
  return {
    name,
    run: () =>
      new Promise((done) => {
        const child = spawn(program, args, {
          cwd: root,
          env: { ...process.env, NO_COLOR: "1" },
          shell: process.platform === "win32",
        });
        let output = "";
        child.stdout.on("data", (data: Buffer) => (output += data));
        child.stderr.on("data", (data: Buffer) => (output += data));
        child.on("error", (error) => done(String(error)));
        child.on("exit", (code) => done(code === 0 ? null : output));
      }),
  };
}

/** A rule of our own; the lines that it gives are what is wrong. */
const rule = (name: string, problemsOf: (root: string) => string[]): Check => ({
  name,
  run: async () => {
    const problems = problemsOf(root);
    return problems.length > 0 ? problems.join("\n") : null;
  },
});

const checks: Check[] = [
  tool("format", "biome", "format", "."),
  tool("lint", "oxlint", "--deny-warnings", "--report-unused-disable-directives"),
  // what was checked and has not changed since is not checked again
  tool("types", "tsc", "-p", ".", "--incremental", "--tsBuildInfoFile", ".data/check/types.tsbuildinfo"),
  rule("imports", importProblems),
  rule("operations", operationProblems),
  tool("unit", "vitest", "run", "--project", "unit", "--project", "mocked", "--reporter=default"),
];

/** The quick gate: format, lint, types, rules of imports and operations, unit tests. */
export async function verify(names?: readonly string[]): Promise<boolean> {
  const queue = checks.filter((check) => !names || names.includes(check.name));
  let ok = true;
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), queue.length) }, async () => {
      for (let check = queue.shift(); check; check = queue.shift()) {
        const started = performance.now();
        const failure = await check.run();
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        process.stdout.write(`${failure === null ? "ok  " : "FAIL"}  ${check.name}  ${seconds} s\n`);
        if (failure !== null) {
          ok = false;
          process.stdout.write(`${failure.trimEnd()}\n`);
        }
      }
    }),
  );
  return ok;
}

if (import.meta.main) process.exit((await verify()) ? 0 : 1);
