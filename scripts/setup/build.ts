import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { brotli } from "./brotli.ts";
import { root } from "./root.ts";
import { sourceHash, type Sources, unlessFresh } from "./stale.ts";

const SHARED = [
  "packages/api-client",
  "packages/build",
  "packages/i18n",
  "packages/settings",
  "packages/ui",
  "package-lock.json",
];

/** Applications that are built, with the packages that go into each. */
const APPS = [
  { name: "site", tool: ["react-router", "build"], out: "build/client", sources: SHARED },
  { name: "dashboard", tool: ["vite", "build"], out: "dist", sources: [...SHARED, "packages/stage"] },
  { name: "account", tool: ["vite", "build"], out: "dist", sources: SHARED },
  {
    name: "studio",
    tool: ["vite", "build"],
    out: "dist",
    sources: [...SHARED, "packages/editor", "packages/pricing", "packages/stage"],
  },
  { name: "viewer", tool: ["vite", "build"], out: "dist", sources: [...SHARED, "packages/stage"] },
] as const;

const running = new Set<ChildProcess>();
// a start that is stopped while it builds leaves no builder behind
process.on("exit", () => {
  for (const child of running) child.kill();
});

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const env = { ...process.env, NODE_ENV: "production", FORCE_COLOR: "0" };
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    running.add(child);
    child.on("close", () => running.delete(child));
    let output = "";
    child.stdout.on("data", (data: Buffer) => (output += data));
    child.stderr.on("data", (data: Buffer) => (output += data));
    child.on("error", fail);
    child.on("exit", (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(" ")} in ${cwd} failed:\n${output}`)),
    );
  });
}

/** Builds the applications whose sources changed, two at a time, and compresses what is served as files. */
export async function buildApps(report: (line: string) => void): Promise<void> {
  const queue = [...APPS];
  const known: Sources = new Map();
  const work = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const { name, tool, out, sources } = app;
      const folder = join(root, "apps", name);
      const started = performance.now();
      const built = await unlessFresh(
        `app-${name}`,
        sourceHash([`apps/${name}`, ...sources], known),
        `apps/${name}/${out}`,
        async () => {
          const [program, ...args] = tool;
          await run(program, args, folder);
          await brotli(join(folder, out));
        },
      );
      if (built) report(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all([work(), work()]);
}
