import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, vi } from "vitest";
import { apiOf } from "../support/api.ts";
import { newPerson, signIn, TOKEN_VERIFY } from "../support/people.ts";
import { complete, readyCart } from "../support/shop.ts";
import type { Cluster } from "./cluster.ts";
import { answers, until } from "./engine.ts";
import { type Outcome, whileBuying } from "./load.ts";
import { plainApi } from "./load-api.ts";
import { leave, type World } from "./nodes.ts";

const SEEN = resolve(import.meta.dirname, "../../.data/cluster");

/** A line of the table that docs/operations.md shows. */
function tell(fault: string, { completed, refused, healedMs, slowestMs }: Outcome, more = ""): void {
  const saw = Object.entries(refused).map(([what, times]) => `${times} × ${what}`);
  const line = `| ${fault} | ${completed} orders; ${saw.join(", ") || "nothing"} | ${(healedMs / 1000).toFixed(1)} s | ${(slowestMs / 1000).toFixed(1)} s | ${more} |`;
  mkdirSync(SEEN, { recursive: true });
  appendFileSync(join(SEEN, "faults.md"), `${line}\n`);
  process.stdout.write(`${line}\n`);
}

const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Where faultime of Debian's package lies, for the machine's architecture. */
const FAKETIME = "/usr/$LIB/faketime/libfaketime.so.1";

export function faultTests(world: () => World): void {
  const goods = () => {
    const found = world().goods.filter(({ available }) => available > 0)[2];
    if (!found) throw new Error("The shop holds too few goods.");
    return found;
  };

  /** What was promised is there once, and nothing more is taken from the shelf than orders say. */
  async function expectSound(cluster: Cluster, { promised }: Outcome, sku: string): Promise<void> {
    const numbers = [...promised.values()].map(Number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const [row] = await cluster.rows(
      `select (select count(*)::int from commerce."order" where number = any($1::int[])) as there,
        (select s.allocated::int from commerce.stock s join commerce.variant v on v.id = s.variant_id where v.sku = $2) as taken,
        (select coalesce(sum(quantity), 0)::int from commerce.order_line where sku = $2) as sold`,
      [numbers, sku],
    );
    expect(row?.there).toBe(numbers.length);
    expect(row?.taken).toBe(row?.sold);
  }

  async function broken(
    name: string,
    seconds: number,
    fault: (cluster: Cluster) => Promise<unknown>,
    more: () => string = () => "",
  ): Promise<Outcome> {
    const { cluster } = world();
    await leave(cluster, goods().sku, 1_000_000);
    const outcome = await whileBuying(plainApi(cluster.services), goods(), { seconds, fault: () => fault(cluster) });
    tell(name, outcome, more());
    await expectSound(cluster, outcome, goods().sku);
    expect(outcome.completed).toBeGreaterThan(0);
    // it is over: one more order goes through at the first try
    const api = plainApi(cluster.services);
    const cart = await readyCart(api, [{ variantId: goods().variantId, quantity: 1 }]);
    expect((await complete(api, cart)).errors).toEqual([]);
    return outcome;
  }

  it("a node that is killed while people buy", async () => {
    await broken("a node is killed", 8, ({ nodes }) => nodes[1]?.kill() ?? Promise.resolve());
    await world().cluster.nodes[1]?.start();
  });

  it("PgBouncer that is started anew", async () => {
    await broken("PgBouncer is away for 3 s", 8, (cluster) => cluster.restartPooler(3000));
  });

  it("a primary that is lost", async () => {
    let lost = "";
    await broken("the primary is lost with its machine, the replica takes over", 40, async ({ database }) => {
      lost = await database.primary();
      await database.lose(lost);
    });
    const { cluster } = world();
    expect(await cluster.database.primary()).not.toBe(lost);
    await cluster.database.bringBack(lost);
  });

  it("a synchronous replica that is lost", async () => {
    let lost = "";
    await broken("the synchronous replica is lost", 12, async ({ database }) => {
      const primary = await database.primary();
      lost = database.members.find(({ name }) => name !== primary)?.name ?? "";
      await database.lose(lost);
    });
    await world().cluster.database.bringBack(lost);
  });

  it("a node whose disk is full", async () => {
    const node = world().cluster.nodes[1];
    const folder = node?.env["DATA_DIR"] ?? "";
    await node?.halt();
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder]);
    try {
      await node?.start({ TMPDIR: folder });
      const seen: number[] = [];
      await broken(
        "a node's disk is full",
        6,
        async () => {
          expect(() => writeFileSync(join(folder, "full"), Buffer.alloc(16_000_000))).toThrow(/ENOSPC/);
          for (const path of ["/", "/default-channel", `/default-channel/products/${goods().slug}?visit=1`])
            seen.push((await fetch(`${node?.site}${path}`)).status);
          seen.push((await fetch(`${node?.services}/readyz`)).status);
        },
        () => `the node itself: ${seen.join(", ")}`,
      );
      expect(seen).toEqual([200, 200, 200, 200]);
    } finally {
      await node?.halt();
      execFileSync("umount", ["-l", folder]);
      await node?.start();
    }
  });

  it("a worker that hangs", async () => {
    const { cluster } = world();
    const { worker } = cluster;
    const [, , other] = cluster.nodes;
    const waiting = () =>
      cluster.rows(
        "select 1 from graphile_worker._private_jobs where key like 'commerce.orderMail:%' and attempts < max_attempts",
      );
    const began = Date.now();
    process.kill(worker.pid(), "SIGSTOP");
    try {
      // another one runs jobs, too: what the first has in hand is its own a minute later
      await other?.halt();
      await other?.start({ JOBS: "true" });
      const outcome = await broken("the worker hangs, another one runs jobs", 4, async () => undefined);
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 150_000, interval: 500 });
      tell("… its mails", { ...outcome, healedMs: Date.now() - began, slowestMs: 0 });
      const [row] = await cluster.rows(
        `select count(distinct o.id)::int as orders, count(*)::int as mails from commerce."order" o
         join commerce.order_event e on e.order_id = o.id and e.type = 'EMAIL_SENT' where o.number = any($1::int[])`,
        [[...outcome.promised.values()].map(Number)],
      );
      expect(row).toEqual({ orders: outcome.completed, mails: outcome.completed });
    } finally {
      process.kill(worker.pid(), "SIGCONT");
      await other?.halt();
      await other?.start();
    }
  });

  it("a node whose network to the database is cut", async () => {
    const [node] = world().cluster.nodes;
    let outMs = 0;
    await broken(
      "a node's network to the database is cut",
      15,
      async () => {
        node?.database.set("cut");
        node?.direct.set("cut");
        const cut = Date.now();
        await until("the node says that it is not ready", () => answers(`${node?.services}/readyz`, 503), {
          ms: 30_000,
        });
        outMs = Date.now() - cut;
      },
      () => `not ready after ${(outMs / 1000).toFixed(1)} s`,
    );
    node?.database.set("open");
    node?.direct.set("open");
    await until("the node is ready again", () => answers(`${node?.services}/readyz`), { ms: 30_000 });
  });

  it("a database that is slow", async () => {
    const { nodes } = world().cluster;
    const slow = async (line: "open" | { slowMs: number }) => {
      for (const { database, direct } of nodes) for (const wire of [database, direct]) wire.set(line);
    };
    await broken("every message of the database takes 50 ms more", 10, () => slow({ slowMs: 50 }));
    await slow("open");
  });

  it("an object storage that is away", async () => {
    const { cluster } = world();
    const [node] = cluster.nodes;
    const path = await fetch(`${node?.site}/default-channel/products/${goods().slug}`).then((answer) => answer.text());
    const picture = /https?:\/\/[^"' ]+\/cdn\/[^"' ]+\.(?:webp|avif|jpg|png)/.exec(path)?.[0] ?? "";
    const seen: string[] = [];
    await broken(
      "the object storage is away for 20 s",
      4,
      async ({ objects }) => {
        await objects.away();
        seen.push(String((await fetch(picture)).status));
        await sleep(20_000);
        await objects.back();
        seen.push(String((await fetch(picture)).status));
      },
      () => `a picture of goods meanwhile ${seen[0]}, then ${seen[1]}`,
    );
    expect(seen[1]).toBe("200");
  });

  it("a mail server that refuses", async () => {
    const { cluster } = world();
    const before = cluster.mail.mails().length;
    let back = 0;
    const outcome = await broken("the mail server is away for 15 s", 2, async ({ mail }) => {
      await mail.away();
      await sleep(15_000);
      await mail.back();
      back = Date.now();
    });
    const waiting = () =>
      cluster.rows("select 1 from graphile_worker._private_jobs where key like 'commerce.orderMail:%'");
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 150_000, interval: 500 });
    expect(outcome.refused).toEqual({});
    expect(cluster.mail.mails().length - before).toBeGreaterThanOrEqual(1);
    tell("… its mails, after it came back", { ...outcome, healedMs: Date.now() - back, slowestMs: 0 });
  });

  it.each(["+90s", "-90s"])("a node whose clock is wrong by %s", async (shift) => {
    const { cluster, apis } = world();
    const wrong = cluster.nodes[2];
    if (!wrong || !apis[0]) throw new Error("There are three nodes.");
    await wrong.halt();
    await wrong.start({ LD_PRELOAD: FAKETIME, FAKETIME: shift, FAKETIME_DONT_FAKE_MONOTONIC: "1" });
    const there = apiOf(wrong);
    const person = await newPerson(apis[0]);
    const me = async (api: typeof there, bearer: string) =>
      (await api.commerce(TOKEN_VERIFY, {}, bearer)).data.me?.email;
    const right = [await me(apis[0], person.bearer), await me(there, person.bearer)];
    const again = await signIn(there, person.email);
    right.push(await me(apis[0], again.bearer), await me(there, again.bearer));
    expect(right).toEqual([person.email, person.email, person.email, person.email]);
    await broken(`a node's clock is ${shift.slice(0, -1)} s`, 4, async () => undefined);
    await wrong.halt();
    await wrong.start();
  });

  it("an upgrade: every node is stopped and started, one after another", async () => {
    const outcome = await broken("every node is stopped and started, one after another", 1, async ({ nodes }) => {
      for (const node of nodes) {
        await node.halt();
        await node.start();
        await until("the balancer leads to it again", () => answers(`${node.services}/readyz`));
        await sleep(1500);
      }
    });
    expect(outcome.refused).toEqual({});
  });
}
