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
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  createDirect,
  ensureDatabase,
  limitsOf,
  openServices,
  openTelemetry,
  setTracer,
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

/**
 * A comparison: requests of a block, and pairs of blocks, of which the first ones warm up. A block ends with a flush, which costs
 * 1.6 ms however little it sends: 300 carts send about as many spans at once as a server does.
 */
const BLOCK = 300;
const PAIRS = 12;
const WARM_PAIRS = 1;
const WARM = { sends: 100, requests: 80 };

/** Collects what earlier blocks left, so that none pays for another's. */
const collectGarbage: () => void = (() => {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
})();

/**
 * What sends traces runs all day in a server, and is compiled then; sent a dozen times cold, a span costs seven times as much as
 * it does (70 and 10 µs).
 */
async function warmSending(flush: () => Promise<void>): Promise<void> {
  const facts = { "db.query.text": "select 1".repeat(20), "db.operation.name": "SELECT" };
  const inside = () => traced("SELECT", "client", async () => undefined, { facts });
  for (let i = 0; i < WARM.sends; i++) {
    for (let j = 0; j < WARM.requests; j++)
      await traced("POST", "server", async () => {
        for (let k = 0; k < 4; k++) await inside();
      });
    await flush();
  }
}

/**
 * CPU of this process with traces, that of sending them included, beside its CPU without: blocks in turn, each traced one
 * beside the mean of its two neighbours, so that a machine that grows busier or quicker tells of neither. Telemetry stays
 * open and only its tracer is taken away, or each traced block would begin with connections and code that no server has anew.
 */
async function compareTraces(name: string, prepared: readonly unknown[], run: (one: unknown) => Promise<void>) {
  const collector = spawn(process.execPath, [
    "-e",
    "require('node:http').createServer((q, s) => q.resume().on('end', () => s.end('{}'))).listen(0, '127.0.0.1', function () { console.log(this.address().port) })",
  ]);
  const [port] = (await once(collector.stdout, "data")) as [Buffer];
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port).trim()}` });
  // metrics leave once a minute, and at each flush: an empty request of them is counted here
  const telemetry = await openTelemetry(settings, async () => []);
  if (!telemetry) throw new Error("Nothing is traced.");
  await warmSending(telemetry.flush);
  const tracer = setTracer(null);
  const block = async (at: number, isOn: boolean): Promise<number> => {
    collectGarbage();
    setTracer(isOn ? tracer : null);
    const before = process.cpuUsage();
    for (const one of prepared.slice(at * BLOCK, (at + 1) * BLOCK)) await traced("POST", "server", () => run(one));
    if (isOn) await telemetry.flush();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / BLOCK;
  };
  const cpu: number[] = [];
  for (let at = 0; at <= PAIRS * 2; at++) cpu.push(await block(at, at % 2 === 1));
  await telemetry.close();
  collector.kill();
  const off: number[] = [];
  const on: number[] = [];
  for (let at = WARM_PAIRS * 2 + 1; at < cpu.length - 1; at += 2) {
    on.push(cpu[at] as number);
    off.push(((cpu[at - 1] as number) + (cpu[at + 1] as number)) / 2);
  }
  const ratios = on.map((each, i) => each / (off[i] as number));
  const part = (all: number[], share: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
  const sum = (all: number[]) => all.reduce((total, each) => total + each, 0);
  console.log(
    `${name.padEnd(32)} CPU ${part(off, 0.5).toFixed(3)} ms without traces, ${part(on, 0.5).toFixed(3)} with; of ${ratios.length} pairs ${part(ratios, 0.5).toFixed(2)} x in the middle, half of them ${part(ratios, 0.25).toFixed(2)} to ${part(ratios, 0.75).toFixed(2)}; all together ${(sum(on) / sum(off)).toFixed(2)} x`,
  );
}

const dataDir = join(tmpdir(), `carloom-bench-${process.pid}`);
const postgres = await startEmbedded({ folder: resolve(".data/bench-postgres"), port: 4290 });
const name = `bench_${randomUUID().slice(0, 8)}`;
const services = await openServices(
  readSettings({ DATA_DIR: dataDir, STATEMENT_TIMEOUT_MS: "60000", LIMIT_GUEST_ORDERS: "0", LIMIT_GUEST_PIECES: "0" }),
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
    const wanted = compares ? BLOCK * (PAIRS * 2 + 1) : times;
    for (let i = 0; i < wanted + 100; i++) prepared.push(prepare ? await prepare() : null);
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
