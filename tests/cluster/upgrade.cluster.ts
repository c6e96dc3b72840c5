import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOf } from "../support/api.ts";
import { complete, goodsOf, readyCart } from "../support/shop.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { type Earlier, prepareEarlier } from "./earlier.ts";
import type { Node } from "./node.ts";

/** Requests through the whole of it; before, while and after each node is changed for a new one. */
const REQUESTS = Number(process.env.TEST_UPGRADE_REQUESTS) || 100_000;
const READERS = 12;
const BUYERS = 2;
const PATIENCE_MS = 30_000;

const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));
/** Does that version say that it leaves before it stops? */
const leavesBySelf = (folder: string) =>
  readFileSync(join(folder, "packages/settings/src/groups.ts"), "utf8").includes("DRAIN_SECONDS");
const say = (line: string) => process.stdout.write(`${line}\n`);
/** `TEST_UPGRADE_FROM=here`: no earlier version is built; every node is changed for the same one, and changed again. */
const FROM_HERE = process.env.TEST_UPGRADE_FROM === "here";
let earlier: Earlier | undefined;
let cluster: Cluster;
beforeAll(async () => {
  earlier = FROM_HERE ? undefined : prepareEarlier(say);
  cluster = await startCluster(say, {}, earlier?.folder);
}, 1_800_000);
afterAll(async () => {
  await cluster?.stop();
  earlier?.remove();
}, 300_000);

const LIST = `query($channel: String!) { products(first: 20, channel: $channel) { edges { node { id name slug } } } }`;

it("every node is changed for this version while people read and buy, and nobody is refused", async () => {
  const api = apiOf(cluster);
  const [goods] = await goodsOf(api);
  if (!goods) throw new Error("The shop holds no goods.");
  await cluster.rows("update commerce.stock set quantity = 1000000");
  const list = JSON.stringify({ query: LIST, variables: { channel: "default-channel" } });
  const headers = { "content-type": "application/json" };
  const acts = [
    () => fetch(`${cluster.site}/`, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    () => fetch(`${cluster.site}/default-channel`, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    () =>
      fetch(`${cluster.services}/commerce/graphql/`, {
        method: "POST",
        headers,
        body: list,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    () => fetch(`${cluster.site}/default-channel/products/${goods.slug}`, { signal: AbortSignal.timeout(PATIENCE_MS) }),
  ];
  let asked = 0;
  let slowest = 0;
  let upgraded = false;
  const refused: Record<string, number> = {};
  const refuse = (what: string) => (refused[what] = (refused[what] ?? 0) + 1);
  const over = () => upgraded && asked >= REQUESTS;
  const reader = async (first: number) => {
    for (let i = first; !over(); i++) {
      const at = performance.now();
      asked++;
      try {
        const response = await (acts[i % acts.length] as (typeof acts)[0])();
        const text = await response.text();
        if (response.status !== 200 || text.includes('"errors":[')) refuse(`${response.status} ${text.slice(0, 120)}`);
      } catch (error) {
        refuse(String((error as { cause?: { code?: string } }).cause?.code ?? (error as Error).message));
      }
      slowest = Math.max(slowest, performance.now() - at);
    }
  };
  const orders: string[] = [];
  const buyer = async () => {
    while (!over()) {
      asked += 4;
      try {
        const answer = await complete(api, await readyCart(api, [{ variantId: goods.variantId, quantity: 1 }]));
        if (answer.order) orders.push(answer.order.number);
        else refuse(JSON.stringify(answer.errors));
      } catch (error) {
        refuse(`a buyer: ${(error as Error).message.slice(0, 120)}`);
      }
    }
  };
  const people = [...Array.from({ length: READERS }, (_, i) => reader(i)), ...Array.from({ length: BUYERS }, buyer)];
  const began = Date.now();
  const spent = () => ((Date.now() - began) / 1000).toFixed(0);
  await sleep(10_000);
  // a version from before nodes said that they leave is taken out at the balancer by hand, as operations.md says
  const bySelf = earlier === undefined || leavesBySelf(earlier.folder);
  const change = async (node: Node, at: number, byHand: boolean) => {
    if (byHand) {
      await cluster.balancer.set(at, "drain");
      await sleep(3000);
    }
    await node.halt();
    await node.start();
    if (byHand) await cluster.balancer.set(at, "ready");
    say(`${spent()} s: ${node.name} is this version; ${asked} requests, refused ${JSON.stringify(refused)}`);
    await sleep(5000);
  };
  for (const [at, node] of cluster.nodes.entries()) await change(node, at, !bySelf);
  await change(cluster.worker, -1, false);
  // and once more, this version by itself
  for (const [at, node] of cluster.nodes.entries()) await change(node, at, false);
  upgraded = true;
  await Promise.all(people);
  const kept = await cluster.rows('select count(*)::int as n from commerce."order" where number = any($1::int[])', [
    orders.map(Number),
  ]);
  const told = `| every node is changed for ${earlier ? "a newer version, tables too" : "the same version"}, twice | ${asked} requests, ${Object.values(refused).reduce((all, n) => all + n, 0)} refused, ${orders.length} orders | | ${(slowest / 1000).toFixed(1)} s | |\n`;
  say(told);
  const folder = resolve(import.meta.dirname, "../../.data/cluster");
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, "faults.md"), told);
  expect(refused).toEqual({});
  expect(kept).toEqual([{ n: orders.length }]);
}, 1_500_000);
