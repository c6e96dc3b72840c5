/**
 * How long a file of products takes to come in: `npm run bench:import [lines]`. Brings it into an empty shop that sells in
 * three currencies, brings it again with another price and stock in every line, and once more as it is. In process, with
 * the embedded PostgreSQL on the same cores; what the process holds is told at each tenth.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { identityMigrations } from "@carloom/identity";
import { connect, ensureDatabase, openServices, silentLog, startEmbedded } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { proposedFields } from "../import/columns.ts";
import { csvLine } from "../import/csv.ts";
import { importJobs, PRODUCT_IMPORT } from "../import/import.jobs.ts";
import { beginPass, importById, insertImport } from "../import/import.repository.ts";
import type { ImportState } from "../tables/import.tables.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { seedBase } from "../seed/seed.repository.ts";
import { shopTables } from "../tables.ts";

const LINES = Number(process.argv[2] ?? 100_000);
const OF_A_PRODUCT = 4;
const HEADERS =
  "sku,product,name,name_ko,name_ja,description,type,category,variant,weight,stock,published,price:default-channel,price:krw,price:jpy".split(
    ",",
  );

const say = (line: string) => process.stdout.write(`${line}\n`);
const postgres = await startEmbedded({ folder: resolve(".data/bench-postgres"), port: 4290 });
const dataDir = join(tmpdir(), `carloom-import-${process.pid}`);
const name = `import_${randomUUID().slice(0, 8)}`;
const services = await openServices(
  readSettings({ DATA_DIR: dataDir }),
  await ensureDatabase(postgres, name),
  [identityMigrations, commerceMigrations],
  silentLog,
);
const db = shopTables(services.db);

/** A file in which every fourth line begins a product. `round` changes prices and stock of every line. */
function fileOf(types: readonly string[], categories: readonly string[], round: number): Buffer {
  const lines = Array.from({ length: LINES }, (_, at) => {
    const product = Math.floor(at / OF_A_PRODUCT);
    const isFirst = at % OF_A_PRODUCT === 0;
    const first = (text: string) => (isFirst ? text : "");
    return csvLine([
      `SKU-${at}`,
      `rim-${product}`,
      first(`Forged rim ${product}`),
      first(`단조 휠 ${product}`),
      first(`鍛造ホイール ${product}`),
      first(`Forged from one block, made for cars of the ${1980 + (product % 40)}s.`),
      types[product % types.length] ?? "",
      first(categories[product % categories.length] ?? ""),
      `${17 + (at % OF_A_PRODUCT)} in`,
      `${9 + (at % 10) / 10}`,
      String((at % 50) + round),
      first("yes"),
      String(300 + (at % 500) + round),
      String(400_000 + (at % 500) * 1000 + round),
      String(45_000 + (at % 500) * 100 + round),
    ]);
  });
  return Buffer.from(csvLine(HEADERS) + lines.join(""));
}

type Row = {
  what: string;
  seconds: number;
  perSecond: number;
  cpuSeconds: number;
  databaseSeconds: number;
  residentMb: number[];
  load: number;
};
const rows: Row[] = [];
/** Seconds of CPU that the processes of PostgreSQL took; a busy machine makes them no more, unlike those of the clock. */
function databaseCpu(): number {
  const server = postgres.pid;
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(fields[1]) === server) ticks += Number(fields[11]) + Number(fields[12]);
    // and of those that have ended
    if (Number(pid) === server) ticks += [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
  }
  return ticks / TICKS_A_SECOND;
}
const TICKS_A_SECOND = 100;
const megabytes = () => Math.round(process.memoryUsage.rss() / 1_048_576);

/** Runs one pass of the job, as the worker does. */
async function pass(id: string, what: string, state: ImportState, start: number): Promise<void> {
  await beginPass(db, id, { state, start });
  const residentMb: number[] = [];
  const watch = setInterval(() => {
    importById(db, id).then((row) => {
      residentMb[Math.floor(((row?.done ?? 0) / LINES) * 10)] ??= megabytes();
    }, say);
  }, 200);
  const cpu = process.cpuUsage();
  const cpuBefore = databaseCpu();
  const begun = performance.now();
  await importJobs(services)[PRODUCT_IMPORT]?.({ id }, { attempt: 1, lastAttempt: false });
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watch);
  const { user, system } = process.cpuUsage(cpu);
  const row = await importById(db, id);
  if (row?.done !== LINES || row.failed > 0) throw new Error(`${what}: ${JSON.stringify(row).slice(0, 400)}`);
  const databaseSeconds = databaseCpu() - cpuBefore;
  const found = {
    seconds,
    perSecond: Math.round(LINES / seconds),
    cpuSeconds: (user + system) / 1e6,
    databaseSeconds,
  };
  rows.push({ what, ...found, residentMb: [...residentMb, megabytes()], load: loadavg()[0] ?? 0 });
  say(
    `${what}: ${seconds.toFixed(1)} s, ${found.perSecond} lines/s, CPU ${found.cpuSeconds.toFixed(1)} s here and ${databaseSeconds.toFixed(1)} s in PostgreSQL; ` +
      `${row.created} new, ${row.changed} changed, ${row.unchanged} as they were; resident MB at each tenth: ${[...residentMb, megabytes()].join(" ")}; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
}

try {
  const keys = await db.transaction().execute((trx) => seedBase(trx));
  const channels = await db.selectFrom("commerce.channel").selectAll().execute();
  const types = (await db.selectFrom("commerce.product_type").select("slug").execute()).map(({ slug }) => slug);
  for (const [what, round] of [
    ["new", 0],
    ["every price and stock another", 1],
    ["the same again", 1],
  ] as const) {
    const bytes = fileOf(types, [...keys.categories.keys()], round);
    const { id } = await insertImport(db, {
      user_id: randomUUID(),
      file_name: "goods.csv",
      object: await services.storage.put("import", bytes, "csv"),
      bytes: bytes.byteLength,
      headers: HEADERS,
      sample: [],
      fields: proposedFields(HEADERS, channels),
    });
    const start = bytes.indexOf(0x0a) + 1;
    await pass(id, `${what}, checked`, "CHECKING", start);
    await pass(id, `${what}, brought in`, "RUNNING", start);
  }
  mkdirSync(".data/bench", { recursive: true });
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), node: process.version };
  writeFileSync(".data/bench/import.json", JSON.stringify({ machine, lines: LINES, rows }, null, 2));
} finally {
  await services.close();
  await rm(dataDir, { recursive: true, force: true });
  const admin = connect({ url: postgres.urlOf("postgres"), size: 1, statementTimeoutMs: 30_000 });
  await admin.pool.query(`drop database "${name}" with (force)`);
  await admin.close();
  await postgres.stop();
}
