/**
 * What the server's process holds: fresh, after a crowd, and at rest: `npm run bench:memory`. Options of Node and of malloc
 * in the environment are the product's (`NODE_OPTIONS=--max-semi-space-size=8 npm run bench:memory`).
 */
import { fork } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { startProduct } from "../tests/support/product.ts";
import type { LoadOrder, LoadResult } from "./bench/generator.ts";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const SECONDS = 8;
const CONNECTIONS = 24;
const REST_SECONDS = 60;

await prepareContent(say);
await buildApps(say);
const product = await startProduct();
const generator = fork(join(import.meta.dirname, "bench/generator.ts"));

type Row = { when: string; residentMb: number; mostMb: number; heapMb: number; externalMb: number; perSecond?: number };
const rows: Row[] = [];

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
async function held(when: string, perSecond?: number): Promise<void> {
  const metrics = await (await fetch(`${product.services}/metrics`)).text();
  const of = (name: string) => megabytes(Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1]));
  const status = readFileSync(`/proc/${product.pid()}/status`, "utf8");
  const most = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  const row = {
    when,
    residentMb: of("process_resident_memory_bytes"),
    mostMb: megabytes(most),
    heapMb: of("nodejs_heap_size_used_bytes"),
    externalMb: of("nodejs_external_memory_bytes"),
    ...(perSecond !== undefined && { perSecond: Math.round(perSecond) }),
  };
  rows.push(row);
  say(
    `${when}: resident ${row.residentMb} MB (at most ${row.mostMb}), heap ${row.heapMb}, outside it ${row.externalMb}${perSecond === undefined ? "" : `; ${row.perSecond} requests/s`}`,
  );
}
const load = (order: Omit<LoadOrder, "connections" | "seconds">) =>
  new Promise<LoadResult>((done) => {
    generator.once("message", (message) => done(message as LoadResult));
    generator.send({ connections: CONNECTIONS, seconds: SECONDS, ...order });
  });
/** An address that the page cache does not keep: it is rendered for each request. */
const rendered = (path: string) => Array.from({ length: 50 }, (_, i) => `${path}?visit=${i}`);

try {
  await held("ready");
  for (const path of ["/", "/car", "/car/halden-gt", "/default-channel"]) {
    const { perSecond, errors, firstError } = await load({ url: product.site, get: true, bodies: rendered(path) });
    if (errors > 0) say(`${errors} errors: ${firstError}`);
    await held(`${path}, rendered`, perSecond);
  }
  const list = `{products(first:100,channel:"default-channel"){edges{node{id name slug thumbnail{url} variants{id sku pricing{price{gross{amount}}}}}}}}`;
  const { perSecond } = await load({
    url: `${product.services}/commerce/graphql/`,
    bodies: [JSON.stringify({ query: list })],
  });
  await held("lists of 100 products", perSecond);
  await new Promise((done) => setTimeout(done, REST_SECONDS * 1000));
  await held(`after ${REST_SECONDS} s of rest`);
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  say(`\n${machine}`);
  mkdirSync(join(root, ".data", "bench"), { recursive: true });
  const file = join(root, ".data", "bench", `memory-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  writeFileSync(file, JSON.stringify({ machine, at: new Date().toISOString(), rows }, null, 2));
  say(`Kept in ${file}`);
} finally {
  generator.kill();
  await product.stop();
}
