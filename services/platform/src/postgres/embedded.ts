import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { isAlive, lockOwner, takeLock } from "./lock.ts";
import { reasonOf, StartError } from "../start-error.ts";
import { binaries, clusterFolder, NOBODY, runsAsRoot } from "./place.ts";

export type EmbeddedPostgres = {
  /** Address of the maintenance database `postgres`; databases are named by {@link urlOf}. */
  urlOf(database: string): string;
  port: number;
  pid: number;
  folder: string;
  /** Stops the engine if this process owns it. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  folder: string;
  /** Wished port; another free one is taken when it is in use. */
  port: number;
  /** Use a running engine that another process owns instead of refusing (command-line tools). */
  shared?: boolean;
};

const USER = "carloom";

export function freePort(wished: number): Promise<number> {
  const probe = (port: number) =>
    new Promise<number | null>((done) => {
      const server = createServer();
      server.once("error", () => done(null));
      server.listen(port, "127.0.0.1", () => {
        const address = server.address();
        server.close(() => done(typeof address === "object" && address ? address.port : null));
      });
    });
  return probe(wished).then(async (port) => port ?? (await probe(0)) ?? wished);
}

/**
 * Whether a living process is a PostgreSQL. In a container numbers of processes come again after each start, and one
 * that nobody buried keeps its own; where the system does not tell, it is taken for one.
 */
function isEngine(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const told = `/proc/${pid}/cmdline`;
  return !existsSync("/proc/self/cmdline") || (existsSync(told) && readFileSync(told, "utf8").includes("postgres"));
}

/** What `postmaster.pid` says of a running engine. One that names another process goes: PostgreSQL would not start by it. */
function running(data: string): { pid: number; port: number } | null {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (pid > 0 && port > 0 && isEngine(pid)) return { pid, port };
  rmSync(file, { force: true });
  return null;
}

function own(path: string): void {
  if (runsAsRoot()) chownSync(path, NOBODY, NOBODY);
}

const asNobody = () => (runsAsRoot() ? { uid: NOBODY, gid: NOBODY } : {});

function initialise(native: string, folder: string, data: string, password: string): void {
  const secret = join(folder, "init-password");
  writeFileSync(secret, password, { mode: 0o600 });
  own(secret);
  mkdirSync(data, { mode: 0o700 });
  own(data);
  const args = ["-D", data, "-U", USER, "--auth=scram-sha-256", `--pwfile=${secret}`, "--encoding=UTF8"];
  const result = spawnSync(
    join(native, "bin", "initdb"),
    [...args, "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
    {
      ...asNobody(),
      cwd: folder,
      encoding: "utf8",
    },
  );
  rmSync(secret, { force: true });
  if (result.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    const said = (result.stderr || String(result.error)).trim().split(/\s*\n\s*/);
    throw new StartError(`The embedded PostgreSQL could not make its data folder ${data}: ${said.join(" ")}`);
  }
}

/** After a crash it reads its log again, which takes as long as there is much of it: what died is told at once. */
const RECOVERY_MS = 600_000;
/** A busy machine takes seconds to let somebody in. */
const SIGN_IN_MS = 15_000;

async function waitUntilReady(url: string, alive: () => boolean, log: string): Promise<void> {
  const limit = Date.now() + RECOVERY_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SIGN_IN_MS });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!alive() || Date.now() > limit) {
        throw new StartError(`The embedded PostgreSQL did not start (see ${log}): ${reasonOf(error)}.`);
      }
      await new Promise((done) => setTimeout(done, 15));
    }
  }
}

/** Ends an engine: what is done in it now is rolled back, what is written stays. */
async function endEngine(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, "SIGINT");
  for (let i = 0; i < 500 && isAlive(pid); i++) await new Promise((done) => setTimeout(done, 10));
}

/**
 * Starts the real PostgreSQL that came with the packages, or attaches to the one that a killed predecessor left running.
 * fsync stays on. One process owns a data folder; a second start is refused and names the owner.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = clusterFolder(options.folder);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (runsAsRoot()) chmodSync(folder, 0o755);
  own(folder);
  const data = join(folder, "data");
  const lock = join(folder, "owner.pid");
  const log = join(folder, "postgres.log");
  const passwordFile = join(folder, "password");

  const owner = lockOwner(lock);
  const shared = options.shared === true && owner !== null && owner !== process.pid;
  const release = shared ? () => undefined : takeLock(lock, folder);
  let ours = 0;
  try {
    if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
    const password = readFileSync(passwordFile, "utf8").trim();
    const native = binaries(folder);
    if (!existsSync(join(data, "PG_VERSION"))) initialise(native, folder, data, password);

    let engine = running(data);
    if (!engine) {
      const port = await freePort(options.port);
      const out = openSync(log, "a", 0o600);
      const child = spawn(
        join(native, "bin", "postgres"),
        [
          "-D",
          data,
          "-p",
          String(port),
          "-c",
          "listen_addresses=127.0.0.1",
          "-c",
          "unix_socket_directories=",
          "-c",
          "max_connections=120",
          "-c",
          "timezone=UTC",
          "-c",
          "log_timezone=UTC",
        ],
        { ...asNobody(), cwd: folder, stdio: ["ignore", out, out], detached: true },
      );
      child.unref();
      const failed = new Promise<never>((_, fail) => child.once("error", fail));
      failed.catch(() => undefined);
      if (child.pid === undefined) await failed;
      ours = child.pid ?? 0;
      engine = { pid: ours, port };
    }
    const { pid, port } = engine;
    const urlOf = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
    await waitUntilReady(urlOf("postgres"), () => isAlive(pid), log);
    return {
      urlOf,
      port,
      pid,
      folder,
      async stop() {
        if (shared) return;
        await endEngine(pid);
        release();
      },
    };
  } catch (error) {
    if (ours) await endEngine(ours);
    release();
    throw error;
  }
}

/** Makes a database unless it is there; `template` copies another one. */
export async function ensureDatabase(postgres: EmbeddedPostgres, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.urlOf("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database "${name}"${template ? ` template "${template}"` : ""}`);
  } finally {
    await client.end();
  }
  return postgres.urlOf(name);
}
