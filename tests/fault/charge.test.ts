import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CANCEL_PAYMENT,
  COMPLETE_PAID,
  REFUND_PAYMENT,
  RETURN_PAYMENT,
  RELEASE_PIECES,
  SWEEP_PAYMENTS,
  SYNC_PAYMENT,
} from "../../services/commerce/src/payment/job-names.ts";
import { readyCart } from "../../services/commerce/src/testing/buy.ts";
import { COMPLETE } from "../../services/commerce/src/testing/documents.ts";
import { brokenLaws } from "../../services/commerce/src/testing/sound.ts";
import { type PaidShop, paidShop } from "../../services/commerce/src/testing/stripe/paid-shop.ts";
import { seeded, testSeed } from "../support/random.ts";
import { READ_ONCE } from "../support/read-once.ts";

const KILLS = process.env.TEST_LONG ? 40 : 4;
const CARTS = 6;
const PAYER = fileURLToPath(new URL("./payer.ts", import.meta.url));
/** What safety.md gives the shop to make good what a dead server left. */
const LIMIT_S = 60;

let shop: PaidShop;
beforeAll(async () => {
  shop = await paidShop();
  await shop.db.updateTable("commerce.stock").set({ quantity: 1_000_000 }).execute();
});
afterAll(() => shop.drop());

type Told = { charged: Set<string>; ordered: Map<string, string> };

/** Lets a process sell carts and kills it `delay` ms after the `nth` buyer got as far as `step`. */
function sell(carts: readonly string[], step: string, nth: number, delay: number): Promise<Told> {
  const args = [PAYER, shop.services.databaseUrl, shop.stripe.url];
  const child = spawn(process.execPath, args, {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...READ_ONCE, ...process.env },
  });
  const told: Told = { charged: new Set(), ordered: new Map() };
  child.stdin.write(`${JSON.stringify(carts)}\n`);
  let rest = "";
  let reached = 0;
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.stdout.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const [word, cart = "", order = ""] = line.split(" ");
        if (word === "charged") told.charged.add(cart);
        if (word === "ordered") told.ordered.set(cart, order);
        if (word === step && ++reached === nth) setTimeout(() => child.kill("SIGKILL"), delay);
      }
    });
    child.on("close", () => done(told));
  });
}

/** The goods are sold to others while nobody keeps them. */
async function sellOut(): Promise<void> {
  await sql`update commerce.reservation set expires_at = now() - interval '1 second'`.execute(shop.db);
  await shop.run(RELEASE_PIECES, {});
  await sql`update commerce.stock set quantity = allocated`.execute(shop.db);
}

const JOBS = [SYNC_PAYMENT, COMPLETE_PAID, CANCEL_PAYMENT, RETURN_PAYMENT, REFUND_PAYMENT];

/** Another server comes up after the longest that a payment is left alone; what it plans comes within the limit. */
async function restart(): Promise<void> {
  await sql`update commerce.payment_transaction set updated_at = updated_at - interval '35 seconds', ask_at = ask_at - interval '35 seconds'
    where state in ('WAITING', 'ACTION_REQUIRED', 'PROCESSING')`.execute(shop.db);
  await shop.run(SWEEP_PAYMENTS, {});
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from j.run_at - now())), 0)::float8 as seconds
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = any(${JOBS})`.execute(shop.db);
  expect(35 + (rows[0]?.seconds ?? 0)).toBeLessThanOrEqual(LIMIT_S);
  for (let round = 0; round < 6; round++) {
    let ran = 0;
    for (const name of JOBS) ran += await shop.runWaiting(name);
    if (ran === 0) return;
  }
}

type Stand = { charged: number; back: number; orders: number; total: number };

/** What the provider took for a cart and gave back, beside the orders that it became. */
async function standOf(cart: string): Promise<Stand> {
  const key = Buffer.from(cart, "base64").toString().split(":")[1] ?? "";
  const { intents, refunds } = await shop.stripe.state();
  const { rows } = await sql<{ reference: string | null }>`
    select provider_reference as reference from commerce.payment_transaction where checkout_id = ${key}`.execute(
    shop.db,
  );
  const own = new Set(rows.map(({ reference }) => reference));
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const orders = await sql<{ total: number }>`
    select total_gross as total from commerce."order" where checkout_id = ${key}`.execute(shop.db);
  return {
    charged: sum(intents.filter(({ id }) => own.has(id)).map((intent) => intent.amount_received)),
    back: sum(refunds.filter((one) => own.has(one.payment_intent)).map(({ amount }) => amount)),
    orders: orders.rows.length,
    total: sum(orders.rows.map(({ total }) => total)),
  };
}

describe("kill -9 of a server between the charge and the order", () => {
  it(`ends with one order or everything back, over ${KILLS} kills`, async () => {
    const seed = testSeed();
    const random = seeded(seed);
    // the provider's messages come late, and twice
    await shop.stripe.control("set", { hold: true, double: true });
    let between = 0;
    let given = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      await sql`update commerce.stock set quantity = allocated + 1000`.execute(shop.db);
      const carts: string[] = [];
      while (carts.length < CARTS) carts.push(await readyCart(shop, [{ sku: "RIM", quantity: 1 }]));
      const step = ["charged", "seen", "begun"][kill % 3] ?? "charged";
      const told = await sell(carts, step, 1 + Math.floor(random() * 3), random() * 8);
      const cut = [...told.charged].filter((cart) => !told.ordered.has(cart));
      between += cut.length;
      const isSoldOut = kill % 2 === 1;
      if (isSoldOut) await sellOut();
      await restart();
      // half of the time the provider's messages never come: the sweep alone has to find out
      if (isSoldOut) await shop.stripe.control("flush", { order: "reversed" });
      for (const name of JOBS) await shop.runWaiting(name);
      // an impatient buyer tries again, too
      if (kill % 4 === 2) for (const cart of cut) await shop.graphql(COMPLETE, { id: cart });
      for (const cart of carts) {
        const at = `seed ${seed}, kill ${kill} at ${step}, ${isSoldOut ? "sold out" : "in stock"}`;
        const { charged, back, orders, total } = await standOf(cart);
        if (told.ordered.has(cart)) expect([at, orders]).toEqual([at, 1]);
        if (orders === 1) expect([at, charged - back]).toEqual([at, total]);
        else expect([at, orders, charged - back]).toEqual([at, 0, 0]);
        if (told.charged.has(cart) && !isSoldOut) expect([at, orders]).toEqual([at, 1]);
        if (charged > 0 && orders === 0) given++;
      }
      expect(await brokenLaws(shop)).toEqual([]);
    }
    // kills that hit nothing would prove nothing
    expect(between).toBeGreaterThan(KILLS / 2);
    expect(given).toBeGreaterThan(0);
  });
});
