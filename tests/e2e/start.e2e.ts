import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type EmbeddedPostgres, ensureDatabase, startEmbedded } from "@carloom/platform";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePorts } from "../support/product.ts";
import { READ_ONCE } from "../support/read-once.ts";
import { databaseOf } from "../support/database.ts";
import { oldPostgres } from "../support/old-postgres.ts";
import { PATIENCE } from "../support/patience.ts";

const root = resolve(import.meta.dirname, "../..");
const folders: string[] = [];
const servers: Server[] = [];
const children: ChildProcess[] = [];
let other: EmbeddedPostgres;

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "carloom-start-"));
  // run as root, the database runs as nobody and would be put elsewhere if nobody could not reach it here
  chmodSync(path, 0o755);
  folders.push(path);
  return path;
}

beforeAll(async () => {
  other = await startEmbedded({ folder: join(folder(), "other"), port: 54495 });
});
afterAll(async () => {
  // after a test that failed half way
  const left = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(left.map((child) => (child.kill(), once(child, "exit"))));
  await other?.stop();
  for (const server of servers) server.close();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

type Started = { child: ChildProcess; output(): string; services: string; site: string; dataDir: string };

/** Starts the product with as little as it can do with. */
async function start(env: Record<string, string> = {}): Promise<Started> {
  const names = ["SITE", "ACCOUNT", "VIEWER", "STUDIO", "DASHBOARD", "SERVICES", "DATABASE"];
  const ports = await freePorts(names.length);
  const settings: Record<string, string> = { DATA_DIR: folder(), CATALOGUE: "empty", PICTURES: "false" };
  for (const [i, name] of names.entries()) settings[`${name}_PORT`] = String(ports[i]);
  Object.assign(settings, env);
  const child = spawn(process.execPath, [join(root, "scripts/start.ts")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...READ_ONCE, ...process.env, NODE_ENV: "production", ...settings },
  });
  children.push(child);
  let text = "";
  child.stdout.on("data", (data: Buffer) => (text += data));
  child.stderr.on("data", (data: Buffer) => (text += data));
  const [services, site] = [settings.SERVICES_PORT, settings.SITE_PORT].map((port) => `http://localhost:${port}`) as [
    string,
    string,
  ];
  return { child, output: () => text, services, site, dataDir: settings.DATA_DIR ?? "" };
}

async function until(what: string, started: Started, done: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    if (done()) return;
    if (started.child.exitCode !== null) break;
    await new Promise((next) => setTimeout(next, 20));
  }
  throw new Error(`It did not come to ${what}:\n${started.output()}`);
}
const ready = (started: Started) => until("be ready", started, () => started.output().includes("Ctrl-C stops"));

/** Ends it as Ctrl-C does. @returns its exit code */
async function interrupt({ child }: Started): Promise<number> {
  const gone = once(child, "exit");
  child.kill("SIGINT");
  return (await gone)[0] as number;
}

/** Everything it said, where it must refuse to start. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { child, output } = await start(env);
  const [code] = (await once(child, "close")) as [number];
  expect(code, output()).toBe(1);
  return output();
}

/** Processes whose arguments name something: an engine names its data folder. */
const processesOf = (name: string): string[] =>
  readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
        return line.includes(name) ? [line] : [];
      } catch {
        return [];
      }
    });

const listening = async (server: Server): Promise<number> => {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
};

const url = (more: { password?: string; database?: string; port?: number } = {}) => {
  const address = new URL(other.urlOf(more.database ?? "postgres"));
  if (more.password) address.password = more.password;
  if (more.port) address.port = String(more.port);
  return address.href;
};

const RUNS_JOBS =
  "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~* 'listen.*jobs:insert'";

async function rowsOf(databaseUrl: string, query: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(query)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

describe("a start that cannot be says why in one line", () => {
  it.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    [
      "a database that cannot be reached",
      async () => ({ DATABASE_URL: url({ port: 1, password: "hunter2" }) }),
      /^The database postgres at 127\.0\.0\.1:1 cannot be reached \(nothing listens there\): correct DATABASE_URL/,
    ],
    [
      "a password that the database refuses",
      async () => ({ DATABASE_URL: url({ password: "hunter2" }) }),
      /^The database postgres at \S+ refused us \(user or password is wrong\): correct DATABASE_URL/,
    ],
    [
      "a database that is not there",
      async () => ({ DATABASE_URL: url({ database: "nowhere" }) }),
      /^The database nowhere at \S+ refused us \(there is no such database\): correct DATABASE_URL/,
    ],
    [
      "an old PostgreSQL",
      async () => ({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${await listening(oldPostgres())}/shop` }),
      /^The database shop at \S+ is PostgreSQL 14\.12: 15 or newer is needed/,
    ],
    [
      "an address of no database",
      async () => ({ DATABASE_URL: "postgres://u:hunter2#@127.0.0.1:1:2/x" }),
      /^Setting DATABASE_URL cannot be used: /,
    ],
    [
      "a data folder that cannot be written",
      async () => {
        const file = join(folder(), "file");
        writeFileSync(file, "");
        return { DATA_DIR: join(file, "data") };
      },
      /^The data folder \S+ cannot be written \(a file is where a folder should be\): .*DATA_DIR/,
    ],
    [
      "an object storage that cannot be reached",
      async () => ({
        S3_ENDPOINT: `http://127.0.0.1:${(await freePorts(1))[0]}`,
        S3_BUCKET: "cars",
        S3_SECRET_ACCESS_KEY: "hunter2",
      }),
      /^The object storage at \S+ cannot be reached \(nothing listens there\): correct S3_ENDPOINT/,
    ],
  ])("%s", async (_, env, line) => {
    const said = await refusal(await env());
    expect(said).toMatch(line);
    expect(said.trimEnd().split("\n")).toHaveLength(1);
    expect(said).not.toContain("hunter2");
  });
});

it("runs on another PostgreSQL and without a Chromium, and leaves nothing behind but what was there", async () => {
  const databaseUrl = await ensureDatabase(other, "shop");
  const env = { DATABASE_URL: databaseUrl, PICTURES: "true", CHROMIUM: "/no/such/chromium", JOBS: "false" };
  // no node reaches the services by their public address, and pages need not
  const started = await start({ ...env, SERVICES_ORIGIN: "http://services.invalid" });
  await ready(started);
  expect(started.output()).toMatch(
    /^Runs on your PostgreSQL, .*no pictures of builds \(CHROMIUM=\/no\/such\/chromium /m,
  );
  expect(await (await fetch(`${started.services}/readyz`)).text()).toBe("ready\n");
  expect((await fetch(`${started.site}/default-channel`)).status).toBe(200);
  expect(await (await fetch(`${started.services}/metrics`)).text()).toMatch(
    /count\{server="services",status="2xx"\} [1-9]/,
  );
  // a public page that cannot be made is counted as one, and says which request it was
  await rowsOf(databaseUrl, "alter table commerce.product rename to product_away");
  const failed = await fetch(`${started.site}/default-channel?lang=ko`);
  expect([failed.status, failed.headers.get("x-request-id")]).toEqual([503, expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(await (await fetch(`${started.services}/metrics`)).text()).toMatch(/count\{server="site",status="5xx"\} 1$/m);
  await rowsOf(databaseUrl, "alter table commerce.product_away rename to product");
  expect(existsSync(join(started.dataDir, "postgres"))).toBe(false);
  expect(await rowsOf(databaseUrl, RUNS_JOBS)).toBe(0);
  expect(await rowsOf(databaseUrl, "select from pg_tables where schemaname = 'commerce'")).toBeGreaterThan(20);
  expect(await interrupt(started)).toBe(0);
  expect(await rowsOf(databaseUrl, "select 1")).toBe(1);
});

it("leaves no process behind at Ctrl-C, ready or on its way", async () => {
  const started = await start();
  await ready(started);
  expect(processesOf(started.dataDir)).not.toEqual([]);
  expect(await rowsOf(databaseOf(started).url, RUNS_JOBS)).toBe(1);
  const owned = await refusal({ DATA_DIR: started.dataDir });
  expect(owned).toMatch(
    new RegExp(`^The data folder .* belongs to a running process \\(pid ${started.child.pid}\\): .*\n$`),
  );
  const port = new URL(started.services).port;
  const taken = await refusal({ DATABASE_URL: databaseOf(started).url, SERVICES_PORT: port });
  expect(taken).toBe(`Port ${port} is taken by another program: stop it, or set another port.\n`);
  expect(await interrupt(started)).toBe(0);
  expect(processesOf(started.dataDir)).toEqual([]);

  const early = await start();
  await until("start its engine", early, () =>
    processesOf(early.dataDir).some((line) => line.includes("bin/postgres")),
  );
  expect(await interrupt(early)).toBe(0);
  expect(processesOf(early.dataDir)).toEqual([]);
  expect(early.output()).not.toMatch(/Error|    at /);
});
