import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, LINES_ADD } from "../testing/documents.ts";
import { CANCEL, FULFILL, GRANT, ORDER, OWN, PAID, RETURN, STOCKS, UNSEND } from "../testing/order-documents.ts";
import { customer, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { globalId } from "@carloom/wire";
import {
  CANCEL_PAYMENT,
  CAPTURE_PAYMENT,
  COMPLETE_PAID,
  REFUND_PAYMENT,
  RETURN_PAYMENT,
  RELEASE_PIECES,
  SWEEP_PAYMENTS,
  SYNC_PAYMENT,
} from "./job-names.ts";

/**
 * Buyers, staff, the payment provider and bad luck in a random order. Whatever comes of it, every law of a sound shop
 * holds at the end, the shelves hold what was there less what left plus what came back, and the provider's books and
 * ours say the same to the cent.
 */
const BEGIN = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe" }) {
  transaction { id } data errors { code } } }`;
const PROCESS = "mutation($id: ID!) { transactionProcess(id: $id) { errors { code } } }";
const SKUS = ["WING", "LAST-TEN", "RIM-OTHER"] as const;
const CARDS = ["pm_card_visa", "pm_card_visa", "pm_card_chargeDeclined"] as const;
const EMAIL = "buyer@people.example";
const RUNS = process.env.TEST_LONG ? 150 : 6;

type Loose = ReturnType<typeof JSON.parse>;
let shop: PaidShop;
let warehouse: string;
const worker = staff();
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await paidShop();
  await shop.db.updateTable("commerce.stock").set({ quantity: 400 }).execute();
  warehouse = globalId(
    "Warehouse",
    (await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow()).id,
  );
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: ReturnType<typeof staff> | null = null) => {
  const answer = await shop.graphql(query, variables, visitor);
  // an outage is told as an error in the payload; only a bug has no data
  expect(answer.errors ?? []).toEqual([]);
  return Object.values(answer.data)[0] as Loose;
};

type Scene = { carts: string[]; payments: { id: string; intent: string }[]; orders: string[]; added: number };
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];

/** What can happen; each takes a number that chooses among what there is. */
const STEPS: Record<string, (scene: Scene, n: number) => Promise<unknown>> = {
  async fill(scene, n) {
    const sku = SKUS[n % SKUS.length] ?? "WING";
    const id = await readyCart(shop, [{ sku, quantity: 1 + (n % 3) }]).catch(() => null);
    if (id) scene.carts.push(id);
  },
  async grow(scene, n) {
    const id = pick(scene.carts, n);
    if (id) await ask(LINES_ADD, { id, lines: [{ variantId: await shop.variant("WING"), quantity: 1 }] });
  },
  async begin(scene, n) {
    const id = pick(scene.carts, n);
    const begun = id ? await ask(BEGIN, { id }) : null;
    if (begun?.transaction && begun.data?.paymentIntent)
      scene.payments.push({ id: begun.transaction.id, intent: begun.data.paymentIntent.id });
  },
  async pay(scene, n) {
    const payment = pick(scene.payments, n);
    // the browser's own line may be cut as well
    if (payment) await shop.stripe.confirm(payment.intent, CARDS[n % CARDS.length] ?? "pm_card_visa").catch(() => null);
  },
  async look(scene, n) {
    const payment = pick(scene.payments, n);
    if (payment) await ask(PROCESS, { id: payment.id });
  },
  async complete(scene, n) {
    const id = pick(scene.carts, n);
    const done = id ? await ask(COMPLETE, { id }) : null;
    if (done?.order && !scene.orders.includes(done.order.id)) scene.orders.push(done.order.id);
  },
  async transfer(scene, n) {
    const id = pick(scene.orders, n);
    if (id) await ask(PAID, { id }, worker);
  },
  async send(scene, n) {
    const order = await read(pick(scene.orders, n));
    const lines = order?.lines.map((line: Loose) => ({
      orderLineId: line.id,
      stocks: [{ quantity: n % 2 ? line.quantity : 1, warehouse }],
    }));
    if (order) await ask(FULFILL, { order: order.id, input: { lines, notifyCustomer: false } }, worker);
  },
  async unsend(scene, n) {
    const parcel = pick<Loose>((await read(pick(scene.orders, n)))?.fulfillments ?? [], n);
    if (parcel) await ask(UNSEND, { id: parcel.id }, worker);
  },
  async comeBack(scene, n) {
    const order = await read(pick(scene.orders, n));
    const piece = order?.fulfillments[0]?.lines[0];
    const input = { fulfillmentLines: [{ fulfillmentLineId: piece?.id, quantity: 1 }], refund: n % 2 === 0 };
    if (piece) await ask(RETURN, { order: order.id, input }, worker);
  },
  async callOff(scene, n) {
    const order = await read(pick(scene.orders, n));
    if (!order) return;
    if (n % 2) await ask(OWN, { token: order.token, email: EMAIL });
    else await ask(CANCEL, { id: order.id }, worker);
  },
  async grant(scene, n) {
    const order = await read(pick(scene.orders, n));
    const input = { amount: 1 + (n % 50), transactionId: order?.transactions[0]?.id };
    if (order?.transactions[0]) await ask(GRANT, { id: order.id, input }, worker);
  },
  async sellOut(scene, n) {
    const sku = SKUS[n % SKUS.length] ?? "WING";
    const { quantity, allocated } = await stockOf(sku);
    scene.added += allocated - quantity;
    await ask(STOCKS, { sku, stocks: [{ warehouse, quantity: allocated }] }, keeper);
  },
  async restock(scene, n) {
    const sku = SKUS[n % SKUS.length] ?? "WING";
    const { quantity } = await stockOf(sku);
    scene.added += 20;
    await ask(STOCKS, { sku, stocks: [{ warehouse, quantity: quantity + 20 }] }, keeper);
  },
  timeOut: () => sql`update commerce.reservation set expires_at = now() - interval '1 second'`.execute(shop.db),
  async sweep() {
    await shop.run(RELEASE_PIECES, {});
    await shop.run(SWEEP_PAYMENTS, {});
  },
  outage: (_, n) => shop.stripe.control("set", { outage: 1 + (n % 3) }),
  cut: (_, n) => shop.stripe.control("set", { cutAfter: 1 + (n % 2) }),
  double: () => shop.stripe.control("set", { double: true }),
  hold: () => shop.stripe.control("set", { hold: true }),
  flush: (_, n) => shop.stripe.control("flush", { order: n % 2 ? "reversed" : "sent" }),
  // the worker dies in the middle and takes its jobs up again: jobs run twice
  async worker() {
    for (const name of JOBS) await runTwice(name);
  },
};
const JOBS = [SYNC_PAYMENT, CAPTURE_PAYMENT, COMPLETE_PAID, CANCEL_PAYMENT, RETURN_PAYMENT, REFUND_PAYMENT];

/** Takes the jobs of a name and runs each two times; one that fails is put back, as the real worker does. */
async function runTwice(name: string): Promise<number> {
  const { rows } = await shop.services.connection.pool.query<{ payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [name],
  );
  for (const { payload } of rows) {
    try {
      await shop.run(name, payload);
      await shop.run(name, payload);
    } catch {
      await shop.services.connection.pool.query("select graphile_worker.add_job($1, $2)", [
        name,
        JSON.stringify(payload),
      ]);
    }
  }
  return rows.length;
}

const read = (id: string | undefined): Promise<Loose> => (id ? ask(ORDER, { id }, worker) : Promise.resolve(undefined));
const stockOf = (sku: string) =>
  shop.db
    .selectFrom("commerce.stock as s")
    .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
    .select(["s.quantity", "s.allocated"])
    .where("v.sku", "=", sku)
    .executeTakeFirstOrThrow();
const onShelves = async () => {
  const { rows } = await sql<{ n: number }>`select sum(quantity)::int n from commerce.stock`.execute(shop.db);
  return rows[0]?.n ?? 0;
};
/** Pieces that left and did not come back, of all orders. */
const gone = async () => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(quantity_fulfilled - quantity_returned), 0)::int n from commerce.order_line`.execute(shop.db);
  return rows[0]?.n ?? 0;
};

/** Bad luck ends, the provider's messages arrive, and everything that waits is done, the last attempts too. */
async function quiet(): Promise<void> {
  await shop.stripe.control("set", { outage: 0, cutAfter: 0, hold: false, double: false });
  await shop.stripe.control("flush", {});
  for (let round = 0; round < 12; round++) {
    await sql`update commerce.payment_transaction set updated_at = now() - interval '1 hour', ask_at = null
      where state in ('WAITING', 'ACTION_REQUIRED', 'PROCESSING')`.execute(shop.db);
    await shop.run(RELEASE_PIECES, {});
    await shop.run(SWEEP_PAYMENTS, {});
    let ran = 0;
    for (const name of JOBS) {
      const { rows } = await shop.services.connection.pool.query<{ payload: object }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = $1 returning j.payload`,
        [name],
      );
      for (const { payload } of rows) await shop.run(name, payload, true);
      ran += rows.length;
    }
    if (ran === 0) return;
  }
}

/** Payments of which the provider and we do not say the same. */
async function disagreements(): Promise<string[]> {
  const { intents, refunds } = await shop.stripe.state();
  const { rows } = await sql<{
    reference: string;
    charged: number;
    refunded: number;
    pending: number;
    order: string | null;
    cart: string | null;
  }>`select p.provider_reference as reference, p.charged, p.refunded, p.refund_pending as pending, p.order_id as "order",
       c.id as cart from commerce.payment_transaction p left join commerce.checkout c on c.id = p.checkout_id
     where p.provider_reference is not null`.execute(shop.db);
  return intents.flatMap((intent) => {
    const row = rows.find(({ reference }) => reference === intent.id);
    const back = refunds
      .filter((refund) => refund.payment_intent === intent.id && refund.status === "succeeded")
      .reduce((sum, refund) => sum + refund.amount, 0);
    const theirs = { charged: intent.amount_received, refunded: back };
    const ours = { charged: row?.charged ?? 0, refunded: row?.refunded ?? 0 };
    const stuck = row && row.charged > row.refunded + row.pending && row.order === null && row.cart === null;
    const same = theirs.charged === ours.charged && theirs.refunded === ours.refunded && !row?.pending && !stuck;
    return same ? [] : [JSON.stringify({ intent: intent.id, theirs, ours, row })];
  });
}

describe("anything in any order", () => {
  it("keeps the shop sound, the shelves right and both books equal", async () => {
    const kinds = Object.keys(STEPS);
    // what moves a purchase on is likelier than what disturbs it
    const likely = ["fill", "begin", "pay", "look", "complete", "transfer", "send", "comeBack"];
    const step = fc.tuple(fc.constantFrom(...kinds, ...likely, ...likely), fc.nat(999));
    let orders = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        const before = { shelves: await onShelves(), gone: await gone() };
        const scene: Scene = { carts: [], payments: [], orders: [], added: 0 };
        for (const [kind, n] of [["fill", 0] as const, ...steps]) await STEPS[kind]?.(scene, n);
        await quiet();
        expect(await brokenLaws(shop)).toEqual([]);
        expect(await disagreements()).toEqual([]);
        expect((await onShelves()) - before.shelves - scene.added).toBe(before.gone - (await gone()));
        orders += scene.orders.length;
      }),
      { numRuns: RUNS },
    );
    expect(orders).toBeGreaterThan(0);
  });
});
