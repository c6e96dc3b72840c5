/**
 * CPU milliseconds per operation of this process and of PostgreSQL, in process (no HTTP, no jobs), and how often it asks
 * the database: `node services/commerce/src/bench/bench.ts [part of a name]`. The root bench measures the same over HTTP.
 * With `--traces` each is measured with traces and without, in turn.
 */
import { identityMigrations } from "@carloom/identity";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureDatabase, openServices, silentLog, startEmbedded } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { commerceMigrations } from "../migrations/index.ts";
import { shopTables } from "../tables.ts";
import { treeCpu } from "./cpu.ts";
import { seedGoods } from "./goods.ts";
import { BENCH_SETTINGS, openOperations } from "./requests.ts";
import { compareTraces } from "./traces.ts";

const dataDir = join(tmpdir(), `carloom-bench-${process.pid}`);
const postgres = await startEmbedded({ folder: resolve(".data/bench-postgres"), port: 4290 });
const name = `bench_${randomUUID().slice(0, 8)}`;
const databaseUrl = await ensureDatabase(postgres, name);
const services = await openServices(
  readSettings({ ...BENCH_SETTINGS, DATA_DIR: dataDir }),
  databaseUrl,
  [identityMigrations, commerceMigrations],
  silentLog,
);
let asked = 0;
const counted = new WeakSet<object>();
services.connection.pool.on("acquire", (client) => {
  if (counted.has(client)) return;
  counted.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    asked++;
    return query(...args);
  }) as typeof client.query;
});
try {
  await seedGoods(shopTables(services.db));
  // as autovacuum does in a running shop
  await services.connection.pool.query("analyze");
  const operations = await openOperations(services);
  const compares = process.argv.includes("--traces");
  const only = process.argv.slice(2).find((word) => !word.startsWith("--"));
  for (const { name, run, prepare, times } of operations) {
    if (only && !name.includes(only)) continue;
    if (compares) {
      console.log(await compareTraces({ databaseUrl, dataDir }, name));
      continue;
    }
    const prepared: unknown[] = [];
    for (let i = 0; i < times + 100; i++) prepared.push(prepare ? await prepare() : null);
    for (let i = 0; i < 100; i++) await run(prepared[i]);
    asked = 0;
    const postgresBefore = treeCpu(postgres.pid);
    const before = process.cpuUsage();
    const started = performance.now();
    for (let i = 0; i < times; i++) await run(prepared[100 + i]);
    const { user, system } = process.cpuUsage(before);
    const wall = (performance.now() - started) / times;
    const own = (user + system) / 1000 / times;
    const database = (treeCpu(postgres.pid) - postgresBefore) / times;
    console.log(
      `${name.padEnd(32)} CPU ${own.toFixed(2)} + ${database.toFixed(2)} ms PostgreSQL, ${wall.toFixed(2)} ms, ${(asked / times).toFixed(1)} statements`,
    );
  }
} finally {
  await services.close();
  await rm(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
