/**
 * What a primary is spared when public reads go to a replica: CPU of either engine for lists of 20 products, in turn.
 * `node services/commerce/src/bench/replica.ts`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identityMigrations } from "@carloom/identity";
import { createDirect, ensureDatabase, limitsOf, openServices, silentLog, startEmbedded } from "@carloom/platform";
import { startReplica } from "@carloom/platform/testing/replica";
import { readSettings } from "@carloom/settings/server";
import { noDesigns } from "../design.port.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { commerceSchema } from "../schema.ts";
import { shopTables } from "../tables.ts";
import { treeCpu } from "./cpu.ts";
import { seedGoods } from "./goods.ts";
import { PRODUCT_LIST } from "./operations.ts";

const BLOCKS = 10;
const BLOCK = 200;

const folder = mkdtempSync(join(tmpdir(), "carloom-bench-replica-"));
const engine = await startEmbedded({ folder: join(folder, "engine"), port: 0 });
const url = await ensureDatabase(engine, "carloom");
const replica = await startReplica(engine);
const settings = readSettings({
  DATA_DIR: folder,
  DATABASE_URL: url,
  DATABASE_REPLICA_URL: replica.urlOf("carloom"),
});
const services = await openServices(settings, url, [identityMigrations, commerceMigrations], silentLog);
try {
  await seedGoods(shopTables(services.db));
  await services.connection.pool.query("analyze");
  let copy = false;
  const direct = createDirect({
    schema: commerceSchema,
    path: "/commerce/graphql/",
    limits: limitsOf(settings.env),
    contextOf: async () => {
      const own = copy && services.replica?.mayServe() ? { db: services.replica.db } : {};
      return { ...services, ...own, visitor: null, ip: "127.0.0.1", requestId: "bench", threed: noDesigns };
    },
  });
  const body = Buffer.from(JSON.stringify({ query: PRODUCT_LIST, variables: { channel: "default-channel" } }));
  const ask = () =>
    direct({ headers: { "content-type": "application/json" }, body }, { ip: "127.0.0.1", requestId: "bench" });
  while (!services.replica?.mayServe()) await new Promise((next) => setTimeout(next, 100));
  const spent = { primary: [0, 0], replica: [0, 0] };
  for (let block = -2; block < BLOCKS; block++) {
    copy = block % 2 !== 0;
    const before = [treeCpu(engine.pid), treeCpu(replica.pid)];
    for (let i = 0; i < BLOCK; i++) await ask();
    // the first two only fill caches
    if (block < 0) continue;
    const at = spent[copy ? "replica" : "primary"];
    for (const [i, pid] of [engine.pid, replica.pid].entries())
      at[i] = (at[i] ?? 0) + (treeCpu(pid) - (before[i] ?? 0)) / BLOCK / (BLOCKS / 2);
  }
  for (const [name, [first = 0, second = 0]] of Object.entries(spent))
    console.log(
      `lists read on the ${name}: CPU of the primary ${first.toFixed(2)} ms, of the replica ${second.toFixed(2)}`,
    );
} finally {
  await services.close();
  await replica.stop();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
}
