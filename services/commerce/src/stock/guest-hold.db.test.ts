import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cartJobs } from "../checkout/merge.command.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, EMAIL } from "../testing/documents.ts";
import { customer, type Shop } from "../testing/shop.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";

const BEGIN = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe" }) {
  transaction { id } data errors { field code message } } }`;
const PROCESS = "mutation($id: ID!) { transactionProcess(id: $id) { errors { code } } }";

type Loose = ReturnType<typeof JSON.parse>;
type Visitor = Parameters<Shop["graphql"]>[2];
let shop: PaidShop;
let network = 0;
beforeAll(async () => {
  shop = await paidShop({ LIMIT_GUEST_ORDERS: "3", LIMIT_GUEST_PIECES: "50" });
  await sql`update commerce.stock set quantity = 500`.execute(shop.db);
});
afterAll(() => shop.drop());
const from = (ip: string) => {
  const plain = shop.services.contextFor;
  shop.services.contextFor = (visitor) => ({ ...plain(visitor), ip });
};
beforeEach(() => from(`198.51.100.${++network}`));

const ask = async (query: string, variables: object, visitor: Visitor = null): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables, visitor)).data)[0];
async function cart(email: string, quantity = 1, visitor: Visitor = null): Promise<string> {
  const id = await readyCart(shop, [{ sku: "RIM-OTHER", quantity }], { visitor });
  expect((await ask(EMAIL, { id, email }, visitor)).errors).toEqual([]);
  return id;
}
const complete = (id: string, visitor: Visitor = null) => ask(COMPLETE, { id }, visitor);
const held = async () => {
  const { rows } = await sql<{ allocated: number }>`
    select sum(s.allocated)::int as allocated from commerce.stock s`.execute(shop.db);
  return rows[0]?.allocated ?? 0;
};
const mailsWaiting = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'commerce.orderMail'`.execute(shop.db);
  return rows[0]?.n ?? 0;
};

describe("orders without an account and without payment", () => {
  it("to one inbox are a few, in every form of its address and from every network, though many come at once", async () => {
    const [before, mails] = [await held(), await mailsWaiting()];
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, i) => cart(i % 2 ? `victim+${i}@people.example` : "Victim@people.example")),
    );
    const answers: Loose[] = [];
    for (const [i, id] of carts.slice(0, 6).entries()) {
      from(`203.0.113.${i}`);
      answers.push(await complete(id));
    }
    answers.push(...(await Promise.all(carts.slice(6).map((id) => complete(id)))));
    expect(answers.filter((answer) => answer.order)).toHaveLength(3);
    expect(answers.at(-1).errors).toMatchObject([
      { code: "GRAPHQL_ERROR", message: expect.stringMatching(/Wait \d+ seconds/) },
    ]);
    expect([await held(), await mailsWaiting()]).toEqual([before + 3, mails + 3]);
    // the wait ends, and the next is longer
    await sql`update commerce.guest_hold set created_at = created_at - interval '61 seconds'`.execute(shop.db);
    expect((await complete(carts[11] ?? "")).order).toBeTruthy();
    await sql`update commerce.guest_hold set created_at = created_at - interval '61 seconds'`.execute(shop.db);
    expect((await complete(carts[10] ?? "")).order).toBeNull();
  });

  it("from one network are a few to whomever they go", async () => {
    const answers: Loose[] = [];
    for (let i = 0; i < 18; i++) answers.push(await complete(await cart(`p${i}@other.example`)));
    expect(answers.filter((answer) => answer.order)).toHaveLength(15);
    // elsewhere, and signed in, nobody notices
    const member = customer();
    expect((await complete(await cart(member.email, 1, member), member)).order).toBeTruthy();
    from("192.0.2.77");
    expect((await complete(await cart("honest@other.example"))).order).toBeTruthy();
  });

  it("may be as many as are paid", async () => {
    for (let i = 0; i < 5; i++) {
      const id = await cart("payer@people.example");
      const { transaction, data } = await ask(BEGIN, { id });
      await shop.stripe.confirm(data.paymentIntent.id, "pm_card_visa");
      await ask(PROCESS, { id: transaction.id });
      expect((await complete(id)).order.isPaid).toBe(true);
    }
  });

  it("keep no more pieces of an item than one order may, begun payments counted", async () => {
    const before = await held();
    expect((await complete(await cart("many@people.example", 30))).order).toBeTruthy();
    expect((await ask(BEGIN, { id: await cart("many@people.example", 20) })).errors).toEqual([]);
    const third = await cart("many@people.example", 1);
    expect((await ask(BEGIN, { id: third })).errors).toMatchObject([{ field: "lines", code: "INVALID" }]);
    expect((await complete(third)).errors).toMatchObject([{ code: "QUANTITY_GREATER_THAN_LIMIT" }]);
    expect(await held()).toBe(before + 50);
  });

  it("are forgotten when they are over", async () => {
    await sql`update commerce.guest_hold set created_at = now() - interval '2 days'`.execute(shop.db);
    await sql`update commerce."order" set charged = total_gross where charged = 0`.execute(shop.db);
    await sql`delete from commerce.reservation`.execute(shop.db);
    await cartJobs(shop.services)["commerce.sweepCarts"]?.({}, { attempt: 1, lastAttempt: false });
    const { rows } = await sql`select 1 from commerce.guest_hold`.execute(shop.db);
    expect(rows).toEqual([]);
  });
});
