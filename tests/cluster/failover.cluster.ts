import { appendFileSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { complete, goodsOf, readyCart } from "../support/shop.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { until } from "./engine.ts";
import { whileBuying } from "./load.ts";
import { plainApi } from "./load-api.ts";

/** How often the primary is lost; the other one is the primary then. */
const TIMES = Number(process.env.TEST_FAILOVERS) || 20;
/** No further one begins after so long. */
const MOST_MS = (Number(process.env.TEST_FAILOVER_SECONDS) || 2000) * 1000;
const HEALED_MS = 30_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(say);
}, 1_200_000);
afterAll(() => cluster?.stop(), 120_000);

it("the primary is lost again and again while people buy, and no order that was promised with it", async () => {
  const api = plainApi(cluster.services);
  const [goods] = await goodsOf(api);
  if (!goods) throw new Error("The shop holds no goods.");
  await cluster.rows("update commerce.stock set quantity = 1000000");
  const promised = new Map<string, string>();
  const waits: number[] = [];
  const began = Date.now();
  while (waits.length < TIMES && Date.now() - began < MOST_MS) {
    const lost = await cluster.database.primary();
    let decidedMs = 0;
    const outcome = await whileBuying(api, goods, {
      seconds: 8,
      fault: async () => {
        await cluster.database.lose(lost);
        const since = Date.now();
        await until("the replica is the primary", async () => (await cluster.database.primary()) !== lost);
        decidedMs = Date.now() - since;
      },
    });
    // it is over: one more order goes through at the first try
    const cart = await readyCart(api, [{ variantId: goods.variantId, quantity: 1 }]);
    expect((await complete(api, cart)).errors).toEqual([]);
    for (const [cart, number] of outcome.promised) promised.set(cart, number);
    waits.push(outcome.healedMs);
    const seen = Object.entries(outcome.refused).map(([what, times]) => `${times} × ${what}`);
    say(
      `${waits.length}: ${lost} was lost; another primary after ${(decidedMs / 1000).toFixed(1)} s, whole after ${(outcome.healedMs / 1000).toFixed(1)} s; ${seen.join(", ")}`,
    );
    await cluster.database.bringBack(lost);
  }
  const numbers = [...promised.values()].map(Number);
  const [row] = await cluster.rows(
    `select (select count(*)::int from commerce."order" where number = any($1::int[])) as there,
      (select s.allocated::int from commerce.stock s join commerce.variant v on v.id = s.variant_id where v.sku = $2) as taken,
      (select coalesce(sum(quantity), 0)::int from commerce.order_line where sku = $2) as sold`,
    [numbers, goods.sku],
  );
  const sorted = waits.toSorted((a, b) => a - b);
  const seconds = (at: number) => ((sorted[at] ?? 0) / 1000).toFixed(1);
  const told = `| the primary is lost ${waits.length} times in turn | ${numbers.length} orders, ${numbers.length - row?.there} lost | ${seconds(0)} to ${seconds(sorted.length - 1)} s, ${seconds(Math.floor(sorted.length / 2))} in the middle | | |\n`;
  say(told);
  const folder = resolve(import.meta.dirname, "../../.data/cluster");
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, "faults.md"), told);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(row?.there).toBe(numbers.length);
  expect(row?.taken).toBe(row?.sold);
  expect(Math.max(...waits)).toBeLessThanOrEqual(HEALED_MS);
}, 2_700_000);
