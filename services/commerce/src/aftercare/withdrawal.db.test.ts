import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderJobs } from "./order.jobs.ts";
import { OWN_CHANGE_MAIL } from "../order/own-change.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { FULFILL, GRANT, PAID, RETURN } from "../testing/order-documents.ts";
import { BERLIN, customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { TELL } from "../webhook/webhook.events.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const worker = staff();
const ask = async (query: string, variables: object, who?: Loose): Promise<Loose> =>
  Object.values((await shop.graphql(query, variables, who)).data)[0];
const OPEN = "query($token: UUID!) { orderWithdrawal(token: $token) { lines { orderLineId quantity } excluded } }";
const WITHDRAW = `mutation($token: UUID!, $email: String, $name: String!, $lines: [OrderWithdrawLine!]!) {
  orderWithdraw(token: $token, email: $email, name: $name, lines: $lines) { order { status } errors { field code } } }`;
const STATE = `query($id: ID!) { order(id: $id) { status lines { id quantity } total { gross { amount } }
  transactions { refundPendingAmount { amount } refundedAmount { amount } } } }`;
const WAITING = `query { returnRequests(first: 20) { edges { node { status declaredAt lines { quantity } } } } }`;
const TO_SEND = "query($id: ID!) { order(id: $id) { lines { quantityFulfilled quantityToFulfill } } }";
const PARCELS = "query($id: ID!) { order(id: $id) { fulfillments { lines { id } } } }";
const email = "buyer@people.example";

type Goods = { sku: string; quantity: number };
/** An order to a country, as the consumer's. */
async function place(
  country: "DE" | "KR" = "DE",
  { goods = [{ sku: "WING", quantity: 2 }], isPaid = true }: { goods?: Goods[]; isPaid?: boolean } = {},
) {
  const cart = await readyCart(shop, goods);
  const { id, token } = (await ask(COMPLETE, { id: cart })).order as { id: string; token: string };
  const address = country === "DE" ? BERLIN : { ...BERLIN, country };
  await shop.db
    .updateTable("commerce.order")
    .set({
      shipping_address: JSON.stringify({
        ...address,
        id: "1",
        companyName: "",
        streetAddress2: "",
        countryArea: "",
        cityArea: "",
        phone: "",
      }),
    })
    .where("id", "=", uuidOf(id, "Order") ?? "")
    .execute();
  if (isPaid) await ask(PAID, { id }, worker);
  const order = await ask(STATE, { id }, worker);
  return { id, token, line: order.lines[0].id as string, lines: order.lines as { id: string; quantity: number }[] };
}
const rowOf = (id: string) =>
  shop.db
    .selectFrom("commerce.order")
    .selectAll()
    .where("id", "=", uuidOf(id, "Order") ?? "")
    .executeTakeFirstOrThrow();
const lineOf = (id: string) =>
  shop.db
    .selectFrom("commerce.order_line")
    .selectAll()
    .where("id", "=", uuidOf(id, "OrderLine") ?? "")
    .executeTakeFirstOrThrow();
const refundsOf = async (id: string) =>
  (
    await shop.db
      .selectFrom("commerce.refund as r")
      .innerJoin("commerce.payment_transaction as t", "t.id", "r.transaction_id")
      .select("r.amount")
      .where("t.order_id", "=", uuidOf(id, "Order"))
      .orderBy("r.created_at")
      .execute()
  ).map(({ amount }) => amount);
const requestsOf = (id: string) =>
  shop.db
    .selectFrom("commerce.return_request")
    .select(["status", "lines"])
    .where("order_id", "=", uuidOf(id, "Order") ?? "")
    .execute();
const kept = async () =>
  (
    await shop.db
      .selectFrom("commerce.stock as s")
      .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
      .select("s.allocated")
      .where("v.sku", "=", "WING")
      .executeTakeFirstOrThrow()
  ).allocated;
const withdraw = async (token: string, ...lines: { orderLineId: string; quantity: number }[]) =>
  (await ask(WITHDRAW, { token, email, name: "Ada", lines })).errors;
const send = async ({ id, line }: { id: string; line: string }, quantity = 2) => {
  const warehouse = (await ask("query { warehouses(first: 1) { edges { node { id } } } }", {}, worker)).edges[0].node
    .id;
  const lines = [{ orderLineId: line, stocks: [{ quantity, warehouse }] }];
  return ask(FULFILL, { order: id, input: { lines, notifyCustomer: false } }, worker);
};
/** Runs the mails that wait, and tells the newest. */
async function receipt(token: string) {
  const jobs = orderJobs(shop.services);
  const { rows } = await shop.services.connection.pool.query<{ payload: { orderId: string } }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     join commerce."order" o on o.id::text = payload ->> 'orderId'
     where t.identifier = $1 and o.token = $2 order by j.id`,
    [OWN_CHANGE_MAIL, token],
  );
  for (const { payload } of rows) await jobs[OWN_CHANGE_MAIL]?.(payload, { attempt: 1, lastAttempt: false });
  return (await shop.services.mailer.list?.())?.[0];
}

describe("a consumer in the European Union", () => {
  it("withdraws before anything has left: the order ends, the money goes back, the receipt has the time", async () => {
    const order = await place();
    expect(await ask(OPEN, { token: order.token })).toEqual({
      lines: [{ orderLineId: order.line, quantity: 2 }],
      excluded: [],
    });
    const all = { token: order.token, email, name: "Ada Braun", lines: [{ orderLineId: order.line, quantity: 2 }] };
    expect((await ask(WITHDRAW, { ...all, email: "other@people.example" })).errors[0].code).toBe("NOT_FOUND");
    expect((await ask(WITHDRAW, { ...all, name: " " })).errors).toEqual([{ field: "name", code: "REQUIRED" }]);
    const before = Date.now();
    expect(await ask(WITHDRAW, all)).toEqual({ order: { status: "CANCELED" }, errors: [] });
    const state = await ask(STATE, { id: order.id }, worker);
    const back = state.transactions.reduce(
      (sum: number, one: Loose) => sum + one.refundPendingAmount.amount + one.refundedAmount.amount,
      0,
    );
    expect(back).toBe(state.total.gross.amount);
    const mail = await receipt(order.token);
    expect(mail?.to).toContain(email);
    expect(mail?.subject).toMatch(/receipt of your withdrawal/);
    expect(mail?.text).toContain("Ada Braun");
    const at = /(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) UTC/.exec(mail?.text ?? "")?.[1];
    expect(Math.abs(Date.parse(`${at}Z`) - before)).toBeLessThan(60_000);
    expect(await ask(OPEN, { token: order.token })).toBeNull();
    expect((await ask(WITHDRAW, all)).errors[0].code).toBe("INVALID");
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("withdraws from what has arrived without anybody agreeing, for fourteen days and no longer", async () => {
    const order = await place();
    expect((await send(order)).errors).toEqual([]);
    const one = { token: order.token, email, name: "Ada", lines: [{ orderLineId: order.line, quantity: 1 }] };
    expect((await ask(WITHDRAW, one)).errors).toEqual([]);
    const [request] = (await ask(WAITING, {}, worker)).edges;
    expect(request.node).toEqual({ status: "ACCEPTED", declaredAt: expect.any(String), lines: [{ quantity: 1 }] });
    const mail = await receipt(order.token);
    expect(mail?.text).toMatch(/Send back what you have received within 14 days/);
    expect((await ask(OPEN, { token: order.token })).lines).toEqual([{ orderLineId: order.line, quantity: 1 }]);
    await shop.db
      .updateTable("commerce.fulfillment")
      .set({ created_at: new Date(Date.now() - 60 * 86_400_000) })
      .execute();
    expect((await ask(OPEN, { token: order.token })).lines).toEqual([]);
    expect((await ask(WITHDRAW, one)).errors).toEqual([{ field: "order", code: "INVALID" }]);
  });

  it("withdraws from a part that has not left: it is never sent, and what it cost goes back", async () => {
    const order = await place();
    const [before, line] = [await rowOf(order.id), await lineOf(order.line)];
    const free = await kept();
    expect(await withdraw(order.token, { orderLineId: order.line, quantity: 1 })).toEqual([]);
    const first = Math.round(line.total_gross / 2);
    expect(await refundsOf(order.id)).toEqual([first]);
    expect(await requestsOf(order.id)).toEqual([]);
    expect(await kept()).toBe(free - 1);
    const row = await rowOf(order.id);
    expect([row.status, row.total_gross, row.charged]).toEqual([
      "UNFULFILLED",
      before.total_gross,
      before.total_gross - first,
    ]);
    expect((await ask(OPEN, { token: order.token })).lines).toEqual([{ orderLineId: order.line, quantity: 1 }]);
    const mail = await receipt(order.token);
    expect(mail?.text).toMatch(/has not left yet will not be sent/);
    expect(mail?.text).toMatch(/paid for it will be refunded/);
    expect(mail?.text).not.toMatch(/Send back/);
    // staff send what is left, and no more
    expect((await send(order)).errors).toEqual([{ code: "FULFILL_ORDER_LINE" }]);
    const [toSend] = (await ask(TO_SEND, { id: order.id }, worker)).lines;
    expect(toSend).toEqual({ quantityFulfilled: 0, quantityToFulfill: 1 });
    const change = `mutation($id: ID!) { orderLineUpdate(id: $id, input: { quantity: 1 }) { errors { code } } }`;
    expect((await ask(change, { id: order.line }, worker)).errors).toEqual([{ code: "NOT_EDITABLE" }]);
    expect(await brokenLaws(shop)).toEqual([]);
    // with the rest nothing is left of the order: it ends, and its delivery goes back too
    expect(await withdraw(order.token, { orderLineId: order.line, quantity: 1 })).toEqual([]);
    expect([(await rowOf(order.id)).status, await kept()]).toEqual(["CANCELED", free - 2]);
    expect(await refundsOf(order.id)).toEqual([first, before.total_gross - first]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("withdraws from what has arrived and what has not: one comes back, the other never leaves", async () => {
    const order = await place();
    const { total_gross: total } = await lineOf(order.line);
    await send(order, 1);
    expect(await withdraw(order.token, { orderLineId: order.line, quantity: 2 })).toEqual([]);
    const [request] = await requestsOf(order.id);
    expect(request).toEqual({
      status: "ACCEPTED",
      lines: [{ orderLineId: uuidOf(order.line, "OrderLine"), quantity: 1 }],
    });
    const first = Math.round(total / 2);
    expect(await refundsOf(order.id)).toEqual([first]);
    // nothing is left to be sent
    expect((await rowOf(order.id)).status).toBe("FULFILLED");
    const mail = await receipt(order.token);
    expect(mail?.text).toMatch(/has not left yet will not be sent/);
    expect(mail?.text).toMatch(/Send back what you have received within 14 days/);
    const { fulfillments } = await ask(PARCELS, { id: order.id }, worker);
    const input = {
      fulfillmentLines: [{ fulfillmentLineId: fulfillments[0].lines[0].id, quantity: 1 }],
      refund: true,
    };
    expect((await ask(RETURN, { order: order.id, input }, worker)).errors).toEqual([]);
    expect([(await rowOf(order.id)).status, (await requestsOf(order.id))[0]?.status]).toEqual(["RETURNED", "RECEIVED"]);
    expect(await refundsOf(order.id)).toEqual([first, total - first]);
    expect(await brokenLaws(shop)).toEqual([]);
    // staff mail the receipt once more, with all that was declared
    const sent = await shop.db
      .selectFrom("commerce.order_event")
      .select("id")
      .where("order_id", "=", uuidOf(order.id, "Order") ?? "")
      .where("type", "=", "EMAIL_SENT")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const again = "mutation($id: ID!) { orderMailRepeat(event: $id) { errors { code message } } }";
    expect((await ask(again, { id: globalId("OrderEvent", sent.id) }, worker)).errors).toEqual([]);
    expect((await receipt(order.token))?.text).toMatch(/has not left yet will not be sent/);
  });

  it("withdraws from all but what was made for them: the delivery stays paid, what staff gave back before is not twice", async () => {
    const order = await place("DE", {
      goods: [
        { sku: "WING", quantity: 2 },
        { sku: "RIM", quantity: 1 },
      ],
    });
    const [wing, rim] = order.lines as [Loose, Loose];
    await shop.db
      .updateTable("commerce.order_line")
      .set({ return_class: "personalised" })
      .where("id", "=", uuidOf(rim.id, "OrderLine") ?? "")
      .execute();
    const { total_gross: total } = await lineOf(wing.id);
    const { transactions } = await ask("query($id: ID!) { order(id: $id) { transactions { id } } }", order, worker);
    const input = { lines: [{ id: wing.id, quantity: 1 }], transactionId: transactions[0].id };
    expect((await ask(GRANT, { id: order.id, input }, worker)).errors).toEqual([]);
    expect(await withdraw(order.token, { orderLineId: wing.id, quantity: 2 })).toEqual([]);
    expect(await refundsOf(order.id)).toEqual([total - Math.round(total / 2)]);
    expect((await rowOf(order.id)).status).toBe("UNFULFILLED");
    await send({ id: order.id, line: rim.id }, 1);
    expect((await rowOf(order.id)).status).toBe("FULFILLED");
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("withdraws from pieces of which staff granted some: no piece's money goes back twice, and each's may", async () => {
    const order = await place("DE", { goods: [{ sku: "WING", quantity: 4 }] });
    const { total_gross: total } = await lineOf(order.line);
    const { transactions } = await ask("query($id: ID!) { order(id: $id) { transactions { id } } }", order, worker);
    const grant = async (quantity: number) => {
      const input = { lines: [{ id: order.line, quantity }], transactionId: transactions[0].id };
      return (await ask(GRANT, { id: order.id, input }, worker)).errors.map(({ code }: Loose) => code);
    };
    const granted = async () =>
      (
        await shop.db
          .selectFrom("commerce.granted_refund")
          .select("amount")
          .where("order_id", "=", uuidOf(order.id, "Order") ?? "")
          .orderBy("created_at")
          .execute()
      ).map(({ amount }) => amount);
    const upTo = (pieces: number) => Math.round((total * pieces) / 4);
    // the first piece is withdrawn from: its money is back, and staff have three to grant
    expect(await withdraw(order.token, { orderLineId: order.line, quantity: 1 })).toEqual([]);
    expect(await grant(4)).toEqual(["INVALID"]);
    expect(await grant(1)).toEqual([]);
    // what is withdrawn from next is the piece that they granted
    expect(await withdraw(order.token, { orderLineId: order.line, quantity: 1 })).toEqual([]);
    expect(await refundsOf(order.id)).toEqual([upTo(1)]);
    expect(await grant(3)).toEqual(["INVALID"]);
    expect(await grant(1)).toEqual([]);
    await send(order, 1);
    expect(await withdraw(order.token, { orderLineId: order.line, quantity: 1 })).toEqual([]);
    expect(await refundsOf(order.id)).toEqual([upTo(1)]);
    expect(await grant(2)).toEqual(["INVALID"]);
    expect(await grant(1)).toEqual([]);
    expect(await grant(1)).toEqual(["INVALID"]);
    const back = [...(await refundsOf(order.id)), ...(await granted())];
    expect(back).toEqual([upTo(1), upTo(2) - upTo(1), upTo(3) - upTo(2), total - upTo(3)]);
  });

  it("tells listeners that an order is fulfilled where a withdrawal leaves nothing to be sent", async () => {
    const told = async (order: { id: string }) =>
      (
        await shop.services.connection.pool.query<{ event: string }>(
          `select jsonb_array_elements_text(payload::jsonb -> 'events') as event from graphile_worker._private_jobs j
            join graphile_worker._private_tasks t on t.id = j.task_id
            where t.identifier = $1 and payload ->> 'orderId' = $2`,
          [TELL, uuidOf(order.id, "Order")],
        )
      ).rows.map(({ event }) => event);
    await shop.db
      .insertInto("commerce.webhook")
      .values({ name: "Books", target_url: "https://books.example/", events: ["ANY_EVENTS"], is_active: true })
      .execute();
    const [rest, part] = [await place(), await place("DE", { goods: [{ sku: "WING", quantity: 3 }] })];
    for (const order of [rest, part]) {
      await send(order, 1);
      expect(await told(order)).not.toContain("ORDER_FULFILLED");
      expect(await withdraw(order.token, { orderLineId: order.line, quantity: 1 })).toEqual([]);
    }
    expect([(await rowOf(rest.id)).status, (await rowOf(part.id)).status]).toEqual([
      "FULFILLED",
      "PARTIALLY_FULFILLED",
    ]);
    expect((await told(rest)).filter((event) => event === "ORDER_FULFILLED")).toHaveLength(1);
    expect(await told(part)).not.toContain("ORDER_FULFILLED");
    await shop.db.deleteFrom("commerce.webhook").execute();
  });

  it("withdraws from a part of what is not paid yet: it is taken out, and less is to be paid", async () => {
    const order = await place("DE", {
      goods: [
        { sku: "WING", quantity: 2 },
        { sku: "RIM", quantity: 1 },
      ],
      isPaid: false,
    });
    const [wing, rim] = order.lines as [Loose, Loose];
    const [before, gone, whole] = [await rowOf(order.id), await lineOf(rim.id), await lineOf(wing.id)];
    const free = await kept();
    const lines = [
      { orderLineId: wing.id as string, quantity: 1 },
      { orderLineId: rim.id as string, quantity: 1 },
    ];
    expect(await withdraw(order.token, ...lines)).toEqual([]);
    const left = await lineOf(wing.id);
    expect([left.quantity, left.allocated, await kept()]).toEqual([1, 1, free - 1]);
    const row = await rowOf(order.id);
    expect(row.total_gross).toBe(before.total_gross - gone.total_gross - (whole.total_gross - left.total_gross));
    expect(row.total_gross).toBeLessThan(before.total_gross);
    expect([row.status, await refundsOf(order.id), await requestsOf(order.id)]).toEqual(["UNCONFIRMED", [], []]);
    // the receipt names what the order no longer has
    const mail = await receipt(order.token);
    expect(mail?.text).toContain(gone.product_name);
    expect(mail?.text).toMatch(/has not left yet will not be sent/);
    expect(mail?.text).not.toMatch(/refunded/);
    expect((await ask(PAID, { id: order.id }, worker)).errors).toEqual([]);
    expect((await rowOf(order.id)).charged).toBe(row.total_gross);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("reads of what was made for them that it is excluded, and cannot withdraw from it", async () => {
    const order = await place();
    await shop.db
      .updateTable("commerce.order_line")
      .set({ return_class: "personalised" })
      .where("id", "=", uuidOf(order.line, "OrderLine") ?? "")
      .execute();
    expect(await ask(OPEN, { token: order.token })).toEqual({ lines: [], excluded: [order.line] });
    const all = { token: order.token, email, name: "Ada", lines: [{ orderLineId: order.line, quantity: 2 }] };
    expect((await ask(WITHDRAW, all)).errors).toEqual([{ field: "order", code: "INVALID" }]);
  });
});

it("is not offered where the law does not ask for it", async () => {
  const order = await place("KR");
  expect(await ask(OPEN, { token: order.token })).toBeNull();
});

it("is offered to whom the owner says", async () => {
  const order = await place();
  const save = `mutation($input: ShopRulesInput!) { shopRulesSave(input: $input) { errors { code } } }`;
  const reach = (withdrawal: string) =>
    ask(
      save,
      { input: { withdrawal, hasAccessibilityStatement: true } },
      customer({ isStaff: true, roles: ["owner"] }),
    );
  await reach("OFF");
  expect(await ask(OPEN, { token: order.token })).toBeNull();
  await reach("EVERYWHERE");
  expect(await ask(OPEN, { token: (await place("KR")).token })).not.toBeNull();
  await reach("EU");
  expect(await ask(OPEN, { token: order.token })).not.toBeNull();
});
