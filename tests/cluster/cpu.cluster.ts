import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOf } from "../support/api.ts";
import { complete, goodsOf, readyCart } from "../support/shop.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import type { Node } from "./node.ts";

/**
 * Rounds of people who read and buy on all nodes, each beside one in which HAProxy leads to a single node: another one each time,
 * and with as many people and acts for a node, so that none has run its code more often or has more at once than the others.
 * They act at a steady pace: as fast as they can, three nodes on the cores of one machine would do a third of the acts each,
 * and whatever a node does by the clock (looking after replica and balancer, pages that end) would weigh three times as much.
 */
const PAIRS = Number(process.env.TEST_CPU_PAIRS) || 9;
/** Of a node. */
const PEOPLE = 6;
/** What each does in a round. */
const ACTS = 60;
/** Milliseconds from one act of a person to the next. */
const PACE = Number(process.env.TEST_CPU_PACE) || 500;
/** Rounds of each node by itself before the first that counts: it compiles what it runs. */
const WARM = 3;
const IDLE_SECONDS = 15;
const TARGET = 1.1;

const say = (line: string) => process.stdout.write(`${line}\n`);
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(say);
}, 1_200_000);
afterAll(() => cluster?.stop(), 120_000);

/** CPU of a process so far, in milliseconds: a tick of Linux is 10. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const LIST = `query($channel: String!) { products(first: 20, channel: $channel) { edges { node { id name slug } } } }`;

it("a request costs on three nodes what it costs on one", async () => {
  const api = apiOf(cluster);
  const [goods] = await goodsOf(api);
  if (!goods) throw new Error("The shop holds no goods.");
  await cluster.rows("update commerce.stock set quantity = 1000000");
  const page = async (path: string) => {
    const response = await fetch(`${cluster.site}${path}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${response.status} of ${path}`);
  };
  const acts = [
    () => page(`/?visit=${Math.random()}`),
    () => api.commerce(LIST, { channel: "default-channel" }),
    () => page("/default-channel"),
    () => page(`/default-channel/products/${goods.slug}?visit=${Math.random()}`),
    async () => complete(api, await readyCart(api, [{ variantId: goods.variantId, quantity: 1 }])),
  ];
  const { nodes } = cluster;
  const spent = (some: readonly Node[]) => some.reduce((all, node) => all + cpuOf(node.pid()), 0);
  /** Milliseconds of CPU an act, of the nodes that are led to. */
  const round = async (led: readonly Node[]): Promise<number> => {
    for (const [at, node] of nodes.entries()) await cluster.balancer.set(at, led.includes(node) ? "ready" : "drain");
    const before = spent(led);
    const began = performance.now();
    const people = PEOPLE * led.length;
    const person = async (first: number) => {
      for (let i = 0; i < ACTS; i++) {
        const at = began + (i + first / people) * PACE;
        await new Promise((next) => setTimeout(next, Math.max(0, at - performance.now())));
        await acts[(first + i) % acts.length]?.();
      }
    };
    await Promise.all(Array.from({ length: people }, (_, i) => person(i)));
    const seconds = (performance.now() - began) / 1000;
    say(`${led.length} nodes: ${((PEOPLE * ACTS) / seconds).toFixed(1)} acts a second each`);
    return (spent(led) - before) / (people * ACTS);
  };
  for (let i = 0; i < WARM * nodes.length; i++) await round(nodes.slice(i % nodes.length, (i % nodes.length) + 1));
  await round(nodes);
  const before = spent(nodes);
  await new Promise((next) => setTimeout(next, IDLE_SECONDS * 1000));
  const idle = (spent(nodes) - before) / IDLE_SECONDS / nodes.length;
  const cpu: Record<"one" | "three", number[]> = { one: [], three: [] };
  for (let i = 0; i < PAIRS; i++) {
    cpu.three.push(await round(nodes));
    cpu.one.push(await round(nodes.slice(i % nodes.length, (i % nodes.length) + 1)));
    say(`${cpu.three.at(-1)?.toFixed(2)} ms an act on three nodes, ${cpu.one.at(-1)?.toFixed(2)} on one`);
  }
  const ratios = cpu.three.map((ms, i) => ms / (cpu.one[i] ?? ms));
  const part = (all: number[], share: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
  const ratio = part(ratios, 0.5);
  const told = `| CPU an act on three nodes and on one, ${PAIRS} rounds of ${PEOPLE * ACTS} acts a node, in turn | ${part(cpu.three, 0.5).toFixed(2)} and ${part(cpu.one, 0.5).toFixed(2)} ms; of the pairs ${ratio.toFixed(2)} x in the middle, half of them ${part(ratios, 0.25).toFixed(2)} to ${part(ratios, 0.75).toFixed(2)} | | | a node without visitors ${idle.toFixed(1)} ms a second |\n`;
  say(told);
  const folder = resolve(import.meta.dirname, "../../.data/cluster");
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, "faults.md"), told);
  expect(ratio).toBeLessThanOrEqual(TARGET);
}, 1_500_000);
