/**
 * A worker of the product reduced to the job that makes production files, to be killed: takes one job from the queue of the
 * database that its argument names, and ends with it. Each act of the job, a statement or a change of a file, is told on
 * standard output before it happens; at the one that is named it dies as `kill -9` lets it die, or fills the disk.
 */
import childProcess, { type ChildProcess } from "node:child_process";
import { closeSync, openSync, writeSync } from "node:fs";
import fs, { type FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { identityMigrations } from "@carloom/identity";
import { openServices, silentLog, startJobs } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import pg from "pg";
import { commerceMigrations } from "../../services/commerce/src/migrations/index.ts";
import { MAKE_FILES } from "../../services/commerce/src/production/production.command.ts";
import { productionJobs } from "../../services/commerce/src/production/production.jobs.ts";
import { threedMigrations } from "../../services/threed/src/migrations/index.ts";
import { createThreedPort } from "../../services/threed/src/open-port.ts";

/** What it is asked to do. Acts are named as they are told; `reserveMb` has to stay free on the disk. */
export type PrinterOrder = { url: string; dataDir: string; dieAt?: string; fillAt?: string; reserveMb?: number };

const { url, dataDir, dieAt, fillAt, reserveMb = 1 } = JSON.parse(process.argv[2] ?? "") as PrinterOrder;
const say = (line: string): void => void writeSync(1, `${line}\n`);

/** Until no byte more has room. */
function fillDisk(): void {
  const filler = openSync(join(dataDir, "objects", "filler"), "w");
  for (let size = 65_536; size >= 1; size /= 2)
    try {
      for (;;) writeSync(filler, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  closeSync(filler);
}

const acts = new Map<string, number>();
let isAtWork = false;
/** Says what is done next: what it is, and the how manyeth of its kind. @returns whether this is where it dies */
function act(what: string): boolean {
  if (!isAtWork) return false;
  const nth = (acts.get(what) ?? 0) + 1;
  acts.set(what, nth);
  const name = `${what} ${nth}`;
  say(`act ${name}`);
  if (name === fillAt) fillDisk();
  return name === dieAt;
}
const die = (): void => void process.kill(process.pid, "SIGKILL");

const own = { ...fs };
const changes = { mkdir: own.mkdir, rename: own.rename, rm: own.rm };
for (const [name, change] of Object.entries(changes) as [string, (...args: never[]) => Promise<unknown>][])
  Object.assign(fs, {
    [name]: (...args: never[]) => {
      if (act(name)) die();
      return change(...args);
    },
  });
fs.open = async (...args) => {
  if (act("open")) die();
  const file: FileHandle = await own.open(...args);
  const [write, sync] = [file.writeFile.bind(file), file.sync.bind(file)];
  file.writeFile = async (data) => {
    if (act("write")) {
      await write((data as Uint8Array).subarray(0, (data as Uint8Array).byteLength / 2));
      die();
    }
    return write(data);
  };
  file.sync = () => {
    if (act("sync")) die();
    return sync();
  };
  return file;
};
const { fork } = childProcess;
childProcess.fork = ((...args: Parameters<typeof fork>): ChildProcess => {
  if (act("fork")) die();
  const child = fork(...args);
  // it has its task, and works
  child.once("spawn", () => setTimeout(() => act("work") && die(), 300));
  return child;
}) as typeof fork;
syncBuiltinESMExports();

// the runner looks for jobs, says that it lives and looks for locks of hours ago whenever it likes
const RUNNERS = /job_runner|listen|^with j as \( select|^select exists|locked_at < now\(\) - interval/i;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args;
  const asked = typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
  const text = asked.replaceAll(/\s+/g, " ").trim();
  if (RUNNERS.test(text)) return Reflect.apply(query, this, args);
  if (act(text.slice(0, 60))) die();
  const answer: unknown = Reflect.apply(query, this, args);
  // sent, and never heard of again
  if (/^commit/i.test(text) && act("commit, unheard")) setImmediate(die);
  return answer;
} as typeof query;

const settings = readSettings({ DATA_DIR: dataDir, DATABASE_POOL: "4", FREE_SPACE_MB: String(reserveMb) });
const services = await openServices(
  settings,
  url,
  [threedMigrations, identityMigrations, commerceMigrations],
  silentLog,
);
const make = productionJobs(services, createThreedPort(services))[MAKE_FILES];
let ended: (hasFailed: boolean) => void = () => undefined;
const end = new Promise<boolean>((done) => (ended = done));
const runner = await startJobs(
  services.connection.direct,
  {
    [MAKE_FILES]: async (...args) => {
      isAtWork = true;
      await make?.(...args);
    },
  },
  silentLog,
  { alone: true, onDone: (_, __, hasFailed) => ended(hasFailed) },
);
const hasFailed = await end;
await runner.stop();
isAtWork = false;
say(hasFailed ? "failed" : "made");
process.exit(0);
