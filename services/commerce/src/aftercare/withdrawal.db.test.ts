import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderJobs } from "./order.jobs.ts";
import { OWN_CHANGE_MAIL } from "../order/own-change.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { FULFILL, PAID } from "../testing/order-documents.ts";
import { BERLIN, customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { uuidOf } from "@carloom/wire";

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
const email = "buyer@people.example";

/** An order to a country, as the consumer's. */
async function place(country: "DE" | "KR" = "DE") {
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 2 }]);
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
  await ask(PAID, { id }, worker);
  const order = await ask(STATE, { id }, worker);
  return { id, token, line: order.lines[0].id as string };
}
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
