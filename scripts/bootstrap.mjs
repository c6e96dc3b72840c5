// Runs on whatever Node the machine has (20 or newer) and needs no package: installs what is missing, then hands over
// to the Node of the project and a script in TypeScript, by its path. package.json lists them.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(fileURLToPath(new URL("..", import.meta.url)));
const [, , script = "scripts/start.ts", ...rest] = process.argv;

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const major = Number(process.versions.node.split(".")[0]);
if (major < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`);

const lock = join(root, "package-lock.json");
// npm writes this at the end of every installation
const installed = join(root, "node_modules", ".package-lock.json");
const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;

if (!fresh) {
  process.stdout.write("Installing packages (first start, or the lock file changed)…\n");
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const result = spawnSync(npm[0], [...npm.slice(1), "ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32" && npm.length === 1,
  });
  if (result.status !== 0) stop("npm ci failed: its lines above say why.");
}

// npm puts the project's own Node here, where there is one for this machine
const own = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
const node = existsSync(own) ? own : process.execPath;
if (node !== own && major < 24)
  stop(`Node ${process.versions.node} is too old, and npm has no Node 24 for this machine: install Node 24 or newer.`);
// what the server may keep in memory (docs/decisions/070-memory.md); who sets sizes in NODE_OPTIONS has decided
const memory = JSON.parse(readFileSync(join(root, "scripts", "setup", "server-memory.json"), "utf8"));
const sized = script === "scripts/start.ts" && !/space-size/.test(process.env.NODE_OPTIONS ?? "");
const flags = [
  "--disable-warning=ExperimentalWarning",
  `--import=${pathToFileURL(join(root, "scripts", "setup", "found-once.ts"))}`,
  ...(sized ? memory.flags : []),
];
const child = spawn(node, [...flags, join(root, script), ...rest], {
  cwd: root,
  // the channel tells the child when this process is killed without a word
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    ...memory.env,
    // reading a thousand modules is half of a start, of a command as of the product, and of what the suites start;
    // where nothing may be written none are kept
    NODE_COMPILE_CACHE: join(root, ".data", "modules"),
    ...process.env,
    PATH: `${join(root, "node_modules", ".bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
  },
});
// the child decides when it is done: signals are passed on, never acted on here
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
