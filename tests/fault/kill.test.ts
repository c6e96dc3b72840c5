import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../../services/commerce/src/testing/buy.ts";
import { type Shop, shopFixture } from "../../services/commerce/src/testing/shop.ts";
import { READ_ONCE } from "../support/read-once.ts";

const KILLS = Number(process.env.TEST_KILLS) || (process.env.TEST_LONG ? 200 : 8);
const PIECES = 2;
const COMPLETER = fileURLToPath(new URL("./completer.ts", import.meta.url));

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
  await shop.db.updateTable("commerce.stock").set({ quantity: 1_000_000 }).execute();
});
afterAll(() => shop.drop());

type Run = { acknowledged: Map<string, string>; refused: string[]; done: boolean };

/** Lets a process complete carts and kills it `afterMs` milliseconds after it has begun; null lets it finish. */
function complete(carts: readonly string[], afterMs: number | null): Promise<Run> {
  const child = spawn(process.execPath, [COMPLETER, shop.services.databaseUrl], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...READ_ONCE, ...process.env },
  });
  const run: Run = { acknowledged: new Map(), refused: [], done: false };
  child.stdin.write(`${JSON.stringify(carts)}\n`);
  let rest = "";
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.stdout.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const [word, cart = "", order = ""] = line.split(" ");
        if (word === "ready" && afterMs !== null) setTimeout(() => child.kill("SIGKILL"), afterMs);
        if (word === "ack") run.acknowledged.set(cart, order);
        if (word === "no") run.refused.push(line);
        if (word === "done") run.done = true;
      }
    });
    child.on("close", () => done(run));
  });
}

const numberOf = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(shop.db)).rows[0]?.n;

/** Everything that has to agree at any moment, whatever was cut off. */
async function expectSound(): Promise<void> {
  const orders = await numberOf(sql`select count(*)::int n from commerce."order"`);
  const each = {
    lines: await numberOf(sql`select count(*)::int n from commerce.order_line`),
    events: await numberOf(sql`select count(*)::int n from commerce.order_event where type = 'PLACED'`),
    payments: await numberOf(sql`select count(*)::int n from commerce.payment_transaction where order_id is not null`),
    claims: await numberOf(sql`select count(*)::int n from commerce.completion`),
    mails: await numberOf(
      sql`select count(*)::int n from graphile_worker._private_jobs where key like 'commerce.orderMail:%'`,
    ),
    numbers: await numberOf(sql`select (value - 1000)::int n from commerce.counter where name = 'order'`),
    span: await numberOf(sql`select coalesce(max(number) - min(number) + 1, 0)::int n from commerce."order"`),
  };
  for (const [what, count] of Object.entries(each)) expect([what, count]).toEqual([what, orders]);
  const allocated = await numberOf(sql`select sum(allocated)::int n from commerce.stock`);
  expect(allocated).toBe((orders ?? 0) * PIECES);
}

describe("kill -9 of a server while it completes orders", () => {
  it(`loses nothing and doubles nothing over ${KILLS} kills`, async () => {
    const promised = new Map<string, string>();
    const open = new Set<string>();
    let cutOff = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      while (open.size < 16) open.add(await readyCart(shop, [{ sku: "RIM", quantity: PIECES }]));
      // some that were promised before are sent again, as an impatient buyer would
      const again = [...promised.keys()].slice(-4);
      const run = await complete([...again, ...open], Math.random() * 90);
      expect(run.refused).toEqual([]);
      for (const [cart, order] of run.acknowledged) {
        expect(promised.get(cart) ?? order).toBe(order);
        promised.set(cart, order);
        open.delete(cart);
      }
      if (!run.done) cutOff++;
      // the database may still be ending what the dead process had begun
      await expect
        .poll(() =>
          numberOf(
            sql`select count(*)::int n from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
          ),
        )
        .toBe(0);
      await expectSound();
    }
    expect(cutOff).toBeGreaterThan(KILLS / 2);
    const last = await complete([...open, ...promised.keys()], null);
    expect(last.done).toBe(true);
    for (const [cart, order] of promised) expect(last.acknowledged.get(cart)).toBe(order);
    const all = new Set(last.acknowledged.values());
    expect(all.size).toBe(promised.size + open.size);
    expect(await numberOf(sql`select count(*)::int n from commerce."order"`)).toBe(all.size);
    expect(await numberOf(sql`select count(*)::int n from commerce.checkout`)).toBe(0);
    await expectSound();
  });
});
