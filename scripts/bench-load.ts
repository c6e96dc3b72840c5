/** How a running shop bears a crowd: `npm run bench:load`. Server, PostgreSQL and the generator share the cores. */
import { fork } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { COMPLETE, PRODUCT_LIST } from "../services/commerce/src/bench/operations.ts";
import { apiOf, operation } from "../tests/support/api.ts";
import { databaseOf, openDatabase } from "../tests/support/database.ts";
import { startProduct } from "../tests/support/product.ts";
import { readyCart } from "../tests/support/shop.ts";
import { processCpu, processTreeCpu } from "./bench/cpu.ts";
import type { LoadOrder, LoadResult } from "./bench/generator.ts";
import { fillShop } from "./bench/services.ts";
import { buildApps } from "./setup/build.ts";
import { prepareContent } from "./setup/content.ts";
import { root } from "./setup/root.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const CHANNEL = "default-channel";
const CARTS = 900;

const PRODUCT = `query product($slug: String!, $channel: String!) { product(slug: $slug, channel: $channel) {
  id name slug description category { name slug } thumbnail(size: 512) { url } variants { id name sku quantityAvailable
  pricing { price { gross { amount currency } net { amount currency } } } } } }`;
const CART = `query checkout($id: ID!) { checkout(id: $id) { id quantity lines { id quantity totalPrice { gross { amount } }
  variant { id name sku } } subtotalPrice { gross { amount } } totalPrice { gross { amount } net { amount } tax { amount } } } }`;

await prepareContent(say);
await buildApps(say);
// a crowd from one address is what the limiter is there to stop
const product = await startProduct();
const generator = fork(join(import.meta.dirname, "bench/generator.ts"));
const url = `${product.services}/commerce/graphql/`;
const { pid: postgres, url: databaseUrl } = databaseOf(product);

type Row = LoadResult & { name: string; serverCores: number; postgresCores: number };
async function load(name: string, order: Omit<LoadOrder, "url">): Promise<Row> {
  const before = { server: processCpu(product.pid()), postgres: processTreeCpu(postgres) };
  const started = performance.now();
  const result = await new Promise<LoadResult>((done) => {
    generator.once("message", (message) => done(message as LoadResult));
    generator.send({ url, ...order });
  });
  const took = (performance.now() - started) / 1000;
  return {
    name,
    ...result,
    serverCores: (processCpu(product.pid()) - before.server) / took,
    postgresCores: (processTreeCpu(postgres) - before.postgres) / took,
  };
}

try {
  await fillShop(databaseUrl);
  const database = await openDatabase(product);
  await database.rows("analyze");
  await database.close();
  const api = apiOf(product);
  const list = (await api.commerce(PRODUCT_LIST, { channel: CHANNEL })).data.products.edges;
  const lines = [{ variantId: list[0].node.variants[0].id, quantity: 1 }];
  const carts: string[] = [];
  for (let i = 0; i < CARTS; i++) carts.push(await readyCart(api, lines));
  const body = (query: string, variables: object) => JSON.stringify(operation(query, variables));
  const slugs: string[] = list.map((edge: { node: { slug: string } }) => edge.node.slug);
  // as a storefront asks: a list, products of it, the cart
  const reads = slugs.flatMap((slug, i) => [
    body(PRODUCT_LIST, { channel: CHANNEL }),
    body(PRODUCT, { slug, channel: CHANNEL }),
    body(PRODUCT, { slug: slugs[(i + 7) % slugs.length], channel: CHANNEL }),
    body(CART, { id: carts[i] }),
  ]);
  await load("warm-up", { bodies: reads, connections: 8, seconds: 4 });
  const rows = [
    await load("reads: a list of 20, two products, a cart", { bodies: reads, connections: 24, seconds: 12 }),
    await load("lists of 20 alone", { bodies: [reads[0] ?? ""], connections: 24, seconds: 6 }),
  ];
  await load("warm-up", { bodies: carts.splice(0, 100).map((id) => body(COMPLETE, { id })), connections: 8 });
  rows.push(
    await load("checkoutComplete on prepared carts", {
      bodies: carts.map((id) => body(COMPLETE, { id })),
      connections: 8,
    }),
  );
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`;
  say(`\n${machine}. Server, PostgreSQL and the load generator share the cores.\n`);
  for (const row of rows) {
    say(
      `${row.name}: ${row.perSecond.toFixed(0)}/s, p50 ${row.p50.toFixed(0)} ms, p95 ${row.p95.toFixed(0)} ms, p99 ${row.p99.toFixed(0)} ms, ${row.errors} errors of ${row.requests}; cores: server ${row.serverCores.toFixed(2)}, PostgreSQL ${row.postgresCores.toFixed(2)}, generator ${row.generatorCores.toFixed(2)}`,
    );
    if (row.firstError) say(`  first error: ${row.firstError}`);
  }
  mkdirSync(join(root, ".data", "bench"), { recursive: true });
  const file = join(root, ".data", "bench", `load-${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  writeFileSync(file, JSON.stringify({ machine, at: new Date().toISOString(), rows }, null, 2));
  say(`\nKept in ${file}`);
} finally {
  generator.kill();
  await product.stop();
}
