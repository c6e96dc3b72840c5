import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import memory from "../../scripts/setup/server-memory.json" with { type: "json" };
import { copySeeded, makes, RUN } from "./seeded.ts";
import { PATIENCE } from "./patience.ts";
import { READ_ONCE } from "./read-once.ts";

const root = resolve(import.meta.dirname, "../..");

/** Where a product answers, for who neither stops it nor looks into its process. */
export type Running = {
  site: string;
  account: string;
  viewer: string;
  studio: string;
  dashboard: string;
  services: string;
  dataDir: string;
  /** Its settings, for commands that work on the same data beside it. */
  env: Record<string, string>;
};

/** One that a file has for itself. */
export type Product = Running & {
  pid(): number;
  /** What it printed. */
  output(): string;
  /** SIGKILL to the server; the embedded PostgreSQL stays behind, as after a crash. */
  kill(): Promise<void>;
  /** Stops it; its data stay. */
  halt(): Promise<void>;
  /** Stops it and empties its data folder, as a machine that is lost. */
  lose(): Promise<void>;
  /** Starts it again on the same data and ports. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
};

/** Below the ports that systems give to outgoing connections; each process begins at a place of its own. */
const PORTS = { first: 10_240, blocks: 1_400, block: 16 };
let nextPort = PORTS.first + (process.pid % PORTS.blocks) * PORTS.block;

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });

/** Of the processes of a run the first who asks has a port, for as long as the run lasts. */
function claims(port: number): boolean {
  const run = process.env[RUN];
  return !run || makes(join(run, `port-${port}`));
}

/** Ports on which nothing listens, and which no suite beside this one takes before they are used. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = nextPort++;
    if (nextPort >= PORTS.first + PORTS.blocks * PORTS.block) nextPort = PORTS.first;
    if ((await isFree(port)) && claims(port)) found.push(port);
  }
  return found;
}

/** Ends a database that a killed server left behind. */
async function endDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, "postgres", "data", "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  const alive = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  };
  if (!(pid > 0) || !alive("SIGINT")) return;
  for (const end = Date.now() + PATIENCE; alive(0) && Date.now() < end; )
    await new Promise((done) => setTimeout(done, 10));
}

/** What takes longer to start hangs. */
const START_MS = 600_000;

async function untilReady(child: ChildProcess, output: () => string, services: string): Promise<void> {
  const limit = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product stopped while it started:\n${output()}`);
    const ready = await fetch(`${services}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready && output().includes("Carloom is ready")) return;
    if (Date.now() > limit) throw new Error(`The product was not ready in time:\n${output()}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * Starts the product as a person does (`npm start` without the installation), on its own data folder and ports. In a
 * run of the suites it is the second start on these data: see {@link copySeeded}.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "carloom-e2e-"));
  // run as root, the database runs as nobody and would be put elsewhere if nobody could not reach it here
  chmodSync(dataDir, 0o755);
  if (env["CATALOGUE"] !== "empty") await copySeeded(dataDir, async (folder) => (await startOn(folder, {})).halt());
  return startOn(dataDir, env);
}

async function startOn(dataDir: string, env: Record<string, string>): Promise<Product> {
  const [site = 0, account = 0, viewer = 0, studio = 0, dashboard = 0, services = 0, database = 0] = await freePorts(7);
  const settings: Record<string, string> = {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    SITE_PORT: String(site),
    ACCOUNT_PORT: String(account),
    VIEWER_PORT: String(viewer),
    STUDIO_PORT: String(studio),
    DASHBOARD_PORT: String(dashboard),
    SERVICES_PORT: String(services),
    DATABASE_PORT: String(database),
    LIMIT_SIGN_IN_PER_MINUTE: "1000",
    LIMIT_GUEST_ORDERS: "0",
    LIMIT_GUEST_PIECES: "0",
    // what takes longer on a busy machine is no failure: a statement cut off is answered by 503
    STATEMENT_TIMEOUT_MS: "60000",
    PICTURE_SECONDS: "600",
    // nobody looks at how finely
    PICTURE_SAMPLES: "1",
    // a second Chromium that draws beside the test's own would take its cores; share.e2e.ts turns it on
    PICTURES: "false",
    ...env,
  };
  let text = "";
  let child: ChildProcess;
  const local = (port: number) => `http://localhost:${port}`;
  const start = async () => {
    text = "";
    const flags = process.env.NODE_OPTIONS?.includes("space-size") ? [] : memory.flags;
    child = spawn(process.execPath, [...flags, join(root, "scripts/start.ts")], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...memory.env, ...READ_ONCE, ...process.env, ...settings },
    });
    child.stdout?.on("data", (data: Buffer) => (text += data));
    child.stderr?.on("data", (data: Buffer) => (text += data));
    await untilReady(child, () => text, local(services));
  };
  await start();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  const halt = async () => {
    await end("SIGTERM");
    await endDatabase(dataDir);
  };
  return {
    site: local(site),
    account: local(account),
    viewer: local(viewer),
    studio: local(studio),
    dashboard: local(dashboard),
    services: local(services),
    dataDir,
    env: settings,
    pid: () => child.pid ?? 0,
    output: () => text,
    kill: () => end("SIGKILL"),
    restart: start,
    halt,
    async lose() {
      await halt();
      for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true });
    },
    async stop() {
      await halt();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
