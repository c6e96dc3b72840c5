/**
 * CPU milliseconds per operation of this process and of PostgreSQL, in process (no HTTP, no jobs), and how often it asks
 * the database: `node services/commerce/src/bench/bench.ts [part of a name]`. The root bench measures the same over HTTP.
 * With `--traces` each is measured with traces and without, in turn.
 */
import { identityMigrations } from "@carloom/identity";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  createDirect,
  ensureDatabase,
  limitsOf,
  openServices,
  openTelemetry,
  silentLog,
  startEmbedded,
  traced,
} from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { noDesigns } from "../design.port.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { commerceSchema } from "../schema.ts";
import { shopTables } from "../tables.ts";
import { globalId } from "@carloom/wire";
import { treeCpu } from "./cpu.ts";
import { seedGoods } from "./goods.ts";
import { type CommerceOperation, commerceOperations } from "./operations.ts";

/** Requests of a block of a comparison; every second block is traced, and sends what it traced before it ends. */
const BLOCK = 50;

/** CPU of this process with traces, that of sending them included, and without. */
async function compareTraces(name: string, prepared: readonly unknown[], run: (one: unknown) => Promise<void>) {
  const collector = spawn(process.execPath, [
    "-e",
    "require('node:http').createServer((q, s) => q.resume().on('end', () => s.end('{}'))).listen(4318, '127.0.0.1', () => console.log('on'))",
  ]);
  await once(collector.stdout, "data");
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" });
  const cpu: Record<"on" | "off", number[]> = { on: [], off: [] };
  const size = BLOCK;
  const blocks = Math.floor(prepared.length / BLOCK / 2) * 2;
  const block = async (at: number, mode: "on" | "off") => {
    const telemetry = mode === "on" ? await openTelemetry(settings, async () => services.measures.families()) : null;
    const before = process.cpuUsage();
    for (const one of prepared.slice(at * size, (at + 1) * size)) await traced("POST", "server", () => run(one));
    await telemetry?.flush();
    const { user, system } = process.cpuUsage(before);
    cpu[mode].push((user + system) / 1000 / size);
    await telemetry?.close();
  };
  for (let at = 0; at < blocks; at++) await block(at, at % 2 === 0 ? "off" : "on");
  collector.kill();
  // what others take of the machine only adds
  const [off, on] = [Math.min(...cpu.off), Math.min(...cpu.on)];
  const middle = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  console.log(
    `${name.padEnd(32)} CPU, the least of blocks of ${size}: ${off.toFixed(3)} ms without traces, ${on.toFixed(3)} with, ${(on / off).toFixed(2)} ×; middle ${(middle(cpu.on) / middle(cpu.off)).toFixed(2)} ×`,
  );
}

const dataDir = join(tmpdir(), `carloom-bench-${process.pid}`);
const postgres = await startEmbedded({ folder: resolve(".data/bench-postgres"), port: 4290 });
const name = `bench_${randomUUID().slice(0, 8)}`;
const services = await openServices(
  readSettings({ DATA_DIR: dataDir, LIMIT_GUEST_ORDERS: "0", LIMIT_GUEST_PIECES: "0" }),
  await ensureDatabase(postgres, name),
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
  const db = shopTables(services.db);
  await seedGoods(db);
  // as autovacuum does in a running shop
  await services.connection.pool.query("analyze");
  const first = await db
    .selectFrom("commerce.variant")
    .select("id")
    .where("sku", "=", "GOODS-0")
    .executeTakeFirstOrThrow();
  const e = services.settings.env;
  const direct = createDirect({
    schema: commerceSchema,
    path: "/commerce/graphql/",
    limits: limitsOf(e),
    contextOf: async () => ({ ...services, visitor: null, ip: "127.0.0.1", requestId: "bench", threed: noDesigns }),
  });
  const headers = { "content-type": "application/json" };
  const send = async ({ query, variables }: CommerceOperation) => {
    const body = Buffer.from(JSON.stringify({ query, variables }));
    const answer = await direct({ headers, body }, { ip: "127.0.0.1", requestId: "bench" });
    if (!answer) throw new Error("The direct way leaves this request to the general one.");
    return JSON.parse(answer.body) as { data: Record<string, ReturnType<typeof JSON.parse>>; errors?: unknown };
  };
  const operations = commerceOperations(send, globalId("ProductVariant", first.id));
  const compares = process.argv.includes("--traces");
  const only = process.argv.slice(2).find((word) => !word.startsWith("--"));
  for (const { name, run, prepare, times } of operations) {
    if (only && !name.includes(only)) continue;
    const prepared: unknown[] = [];
    for (let i = 0; i < times + 100; i++) prepared.push(prepare ? await prepare() : null);
    for (let i = 0; i < 100; i++) await run(prepared[i]);
    if (compares) {
      await compareTraces(name, prepared.slice(100), run);
      continue;
    }
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
