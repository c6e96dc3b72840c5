import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { FULFILL, ORDER, PAID, RETURN } from "../testing/order-documents.ts";
import { customer, staff } from "../testing/shop.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { RETURN_ANSWER_MAIL } from "./return-request.command.ts";

const ASK = `mutation($token: UUID!, $lines: [OrderReturnRequestLine!]!, $email: String) {
  orderReturnRequest(token: $token, email: $email, lines: $lines, reason: "It rattles") { errors { field code } } }`;
const LIST = `query($status: [ReturnRequestStatus!], $first: Int, $after: String) { returnRequests(status: $status, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { id status reason order { number userEmail } lines { quantity orderLine { productSku } } } } } }`;
const ANSWER = `mutation($id: ID!, $accept: Boolean!, $answer: String) { orderReturnRequestAnswer(id: $id, accept: $accept, answer: $answer) {
  returnRequest { id status answer } errors { field code } } }`;
const WITHDRAW = `mutation($token: UUID!, $id: ID!, $email: String) {
  orderReturnRequestWithdraw(token: $token, id: $id, email: $email) { errors { field code } } }`;
const STATE = "query($token: UUID!) { orderReturnRequests(token: $token) { id status refundStatus } }";
const REPORT = `mutation($id: ID!, $reference: String!) { transactionEventReport(id: $id, type: REFUND_SUCCESS, pspReference: $reference) {
  errors { field code } } }`;
const OF_ORDER = "query($token: UUID!) { orderReturnRequests(token: $token) { status reason answer } }";
const EVENTS = "query($id: ID!) { order(id: $id) { events { type message } } }";
const PAPERS = "query($order: ID!) { orderPapers(order: $order) { kind parcel } }";
const EMAIL = "buyer@people.example";

type Loose = ReturnType<typeof JSON.parse>;
let shop: PaidShop;
let warehouse: string;
const worker = staff();
const support = customer({ isStaff: true, roles: ["support"] });
beforeAll(async () => {
  shop = await paidShop();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", row.id);
  // every order here takes three
  await shop.db.updateTable("commerce.stock").set({ quantity: 100 }).execute();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: ReturnType<typeof staff> | null = null) => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Loose;
};
/** An order of three wings that was paid and sent. */
async function sent(): Promise<Loose> {
  const { order } = await ask(COMPLETE, { id: await readyCart(shop, [{ sku: "WING", quantity: 3 }]) });
  await ask(PAID, { id: order.id }, worker);
  const { lines } = await ask(ORDER, { id: order.id }, worker);
  const input = { lines: [{ orderLineId: lines[0].id, stocks: [{ quantity: 3, warehouse }] }] };
  await ask(FULFILL, { order: order.id, input }, worker);
  return ask(ORDER, { id: order.id }, worker);
}
const wish = (order: Loose, quantity: number) =>
  ask(ASK, { token: order.token, email: EMAIL, lines: [{ orderLineId: order.lines[0].id, quantity }] });

describe("a wish to return goods", () => {
  it("is answered once by staff of orders, told by mail, and done when the goods are there", async () => {
    const order = await sent();
    expect((await wish(order, 2)).errors).toEqual([]);
    const told = async () => (await ask(EVENTS, { id: order.id }, worker)).events.map(({ message }: Loose) => message);
    expect(await told()).toContain("return.REQUESTED It rattles");
    // what is asked for already cannot be asked for again
    expect((await wish(order, 2)).errors[0].code).toBe("INVALID_QUANTITY");
    const { edges } = await ask(LIST, {}, support);
    const mine = edges.find((edge: Loose) => edge.node.lines[0].quantity === 2).node;
    expect(mine).toMatchObject({
      status: "REQUESTED",
      reason: "It rattles",
      order: { userEmail: EMAIL },
      lines: [{ orderLine: { productSku: "WING" } }],
    });
    expect((await ask(ANSWER, { id: mine.id, accept: false }, worker)).errors).toEqual([
      { field: "answer", code: "REQUIRED" },
    ]);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => ask(ANSWER, { id: mine.id, accept: true, answer: `Box ${n}` }, worker)),
    );
    expect(answers.filter((answer) => answer.errors.length === 0)).toHaveLength(1);
    expect(await shop.runWaiting(RETURN_ANSWER_MAIL)).toBe(1);
    const key = Buffer.from(mine.id, "base64").toString().split(":")[1];
    await shop.run(RETURN_ANSWER_MAIL, { requestId: key });
    const mails = ((await shop.services.mailer.list?.()) ?? []).filter((mail) => /your return/.test(mail.subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/Box \d/);

    // whoever only has the link sees how it stands, and not what was written
    expect(await ask(OF_ORDER, { token: order.token })).toEqual([{ status: "ACCEPTED", reason: null, answer: null }]);
    const parcel = order.fulfillments[0];
    const back = (quantity: number) =>
      ask(
        RETURN,
        { order: order.id, input: { fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity }] } },
        worker,
      );
    expect(await told()).toContainEqual(expect.stringMatching(/^return\.ACCEPTED Box \d$/));
    await back(1);
    // nobody packs what came back
    const slips = (await ask(PAPERS, { order: order.id }, worker)).filter(({ kind }: Loose) => kind === "SLIP");
    expect(slips.map((slip: Loose) => slip.parcel)).toEqual([null, 1]);
    expect((await ask(OF_ORDER, { token: order.token }))[0].status).toBe("ACCEPTED");
    await back(1);
    expect((await ask(OF_ORDER, { token: order.token }))[0].status).toBe("RECEIVED");
    expect((await wish(order, 1)).errors).toEqual([]);
  });

  it("is listed in pages that fit together, oldest first, for staff alone", async () => {
    const orders = [await sent(), await sent(), await sent()];
    for (const order of orders) await wish(order, 1);
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const page: Loose = await ask(LIST, { first: 2, after }, worker);
      seen.push(...page.edges.map((edge: Loose) => edge.node.id));
      if (!page.pageInfo.hasNextPage) {
        expect(page.totalCount).toBe(seen.length);
        break;
      }
      after = page.pageInfo.endCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    for (const visitor of [null, customer(), customer({ isStaff: true, roles: ["catalogue"] })])
      expect((await shop.graphql(LIST, {}, visitor)).errors?.[0]?.extensions.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    const refused = await ask(ANSWER, { id: seen.at(-1), accept: false, answer: "It was mounted." }, worker);
    expect(refused.returnRequest).toMatchObject({ status: "REFUSED", answer: "It was mounted." });
    const open = await ask(LIST, {}, worker);
    expect(open.edges.map((edge: Loose) => edge.node.id)).not.toContain(seen.at(-1));
  });

  it("is taken back by its buyer until the goods arrive, and then says how the refund is", async () => {
    const order = await sent();
    await wish(order, 3);
    const [first] = await ask(STATE, { token: order.token });
    const take = (id: string, email: string | null = EMAIL) => ask(WITHDRAW, { token: order.token, id, email });
    // the link alone is not enough, and another order's request is none of this one
    expect((await take(first.id, null)).errors[0].code).toBe("NOT_FOUND");
    const other = await sent();
    await wish(other, 1);
    const [foreign] = await ask(STATE, { token: other.token });
    expect((await take(foreign.id)).errors[0].code).toBe("NOT_FOUND");
    expect((await take(first.id)).errors).toEqual([]);
    expect((await take(first.id)).errors).toEqual([{ field: "id", code: "NOT_EDITABLE" }]);
    expect((await wish(order, 2)).errors).toEqual([]);

    const [parcel] = order.fulfillments;
    const input = {
      fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity: 2 }],
      refund: true,
      reason: "It rattles",
    };
    expect((await ask(RETURN, { order: order.id, input }, worker)).errors).toEqual([]);
    const state = async () =>
      (await ask(STATE, { token: order.token })).map((one: Loose) => [one.status, one.refundStatus]);
    expect(await state()).toEqual([
      ["WITHDRAWN", null],
      ["RECEIVED", "PENDING"],
    ]);
    const { rows } = await shop.services.connection.pool.query<{ id: string; transaction_id: string }>(
      `select f.id, f.transaction_id from commerce.refund f join commerce.payment_transaction p on p.id = f.transaction_id
       join commerce."order" o on o.id = p.order_id where o.token = $1`,
      [order.token],
    );
    expect(rows).toHaveLength(1);
    const id = globalId("TransactionItem", rows[0]?.transaction_id ?? "");
    expect((await ask(REPORT, { id, reference: rows[0]?.id }, worker)).errors).toEqual([]);
    expect(await state()).toEqual([
      ["WITHDRAWN", null],
      ["RECEIVED", "SUCCESS"],
    ]);
  });
});

describe("a withdrawal that was declared", () => {
  const DAY = 86_400_000;
  const STANDS = "query($token: UUID!) { orderReturnRequests(token: $token) { id status refundStatus refundDueAt } }";
  const TRANSFERS =
    "query($order: ID!) { orderTransfersBack(order: $order) { reference transaction amount { amount } } }";
  const REFUND = `mutation($id: ID!, $amount: PositiveDecimal) {
    transactionRequestAction(id: $id, actionType: REFUND, amount: $amount) { errors { code } } }`;
  const stands = (order: Loose) => ask(STANDS, { token: order.token });
  const stand = async (order: Loose) => {
    const [{ status, refundStatus, refundDueAt }] = await stands(order);
    return { status, refundStatus, refundDueAt };
  };
  /** Asked for so many days ago; a withdrawal unless it is only a wish. */
  async function asked(order: Loose, days: number, quantity = 1, isWish = false): Promise<{ id: string; at: number }> {
    const known = new Set((await stands(order)).map(({ id }: Loose) => id));
    expect((await wish(order, quantity)).errors).toEqual([]);
    const { id } = (await stands(order)).find((one: Loose) => !known.has(one.id));
    const at = new Date(Date.now() - days * DAY);
    const declared = isWish ? {} : { status: "ACCEPTED", declared_at: at };
    const row = shop.db.updateTable("commerce.return_request").set({ created_at: at, ...declared });
    await row.where("id", "=", uuidOf(id, "ReturnRequest") ?? "").execute();
    return { id, at: at.getTime() };
  }
  const back = async (order: Loose, quantity: number, refund: boolean) => {
    const fulfillmentLines = [{ fulfillmentLineId: order.fulfillments[0].lines[0].id, quantity }];
    const { errors } = await ask(RETURN, { order: order.id, input: { fulfillmentLines, refund } }, worker);
    expect(errors).toEqual([]);
  };
  const give = async (order: Loose) => {
    const [{ id }] = order.transactions;
    expect((await ask(REFUND, { id, amount: 1 }, worker)).errors).toEqual([]);
  };
  const open = async (first = 100): Promise<string[]> => {
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { edges, pageInfo, totalCount }: Loose = await ask(LIST, { first, after }, worker);
      seen.push(...edges.map(({ node }: Loose) => node.id));
      if (!pageInfo.hasNextPage) {
        expect(seen).toHaveLength(totalCount);
        return seen;
      }
      after = pageInfo.endCursor;
    }
  };

  it("says until when its money has to be back, and stays open until it is, whether the goods are here or not", async () => {
    const order = await sent();
    const { id, at } = await asked(order, 3, 3);
    const refundDueAt = new Date(at + 14 * DAY).toISOString();
    expect(await stand(order)).toEqual({ status: "ACCEPTED", refundStatus: null, refundDueAt });
    await back(order, 3, false);
    expect(await stand(order)).toEqual({ status: "RECEIVED", refundStatus: null, refundDueAt });
    expect(await open()).toContain(id);
    await give(order);
    expect(await stand(order)).toEqual({ status: "RECEIVED", refundStatus: "PENDING", refundDueAt });
    expect(await open()).toContain(id);
    // staff send it by bank transfer, which they find with the order, and say so
    const [transfer, ...others] = await ask(TRANSFERS, { order: order.id }, worker);
    expect([transfer.amount.amount, others]).toEqual([1, []]);
    const report = { id: transfer.transaction, reference: transfer.reference };
    expect((await ask(REPORT, report, worker)).errors).toEqual([]);
    expect(await ask(TRANSFERS, { order: order.id }, worker)).toEqual([]);
    expect(await stand(order)).toEqual({ status: "RECEIVED", refundStatus: "SUCCESS", refundDueAt: null });
    expect(await open()).not.toContain(id);
  });

  it("owes its money apart from another's of the same order, and a wish has no such time", async () => {
    const order = await sent();
    const [first, second] = [await asked(order, 2), await asked(order, 1)];
    await back(order, 1, true);
    const seen = async () =>
      new Map((await stands(order)).map((one: Loose) => [one.id, [one.status, one.refundStatus, !!one.refundDueAt]]));
    expect(await seen()).toEqual(
      new Map([
        [first.id, ["RECEIVED", "PENDING", true]],
        [second.id, ["ACCEPTED", null, true]],
      ]),
    );
    // staff pay before the goods are here
    await give(order);
    expect((await seen()).get(second.id)).toEqual(["ACCEPTED", "PENDING", true]);
    const other = await sent();
    await asked(other, 1, 1, true);
    expect(await stand(other)).toEqual({ status: "REQUESTED", refundStatus: null, refundDueAt: null });
    await back(other, 1, false);
    expect(await stand(other)).toEqual({ status: "RECEIVED", refundStatus: null, refundDueAt: null });
  });

  it("comes first in the list once its time is over, in pages that fit together", async () => {
    const [late, wished, due] = [await sent(), await sent(), await sent()];
    const ids = [(await asked(wished, 40, 1, true)).id, (await asked(due, 13)).id, (await asked(late, 15)).id];
    const [wish40, due13, late15] = ids;
    for (const first of [100, 1])
      expect((await open(first)).filter((id) => ids.includes(id))).toEqual([late15, wish40, due13]);
    expect((await open())[0]).toBe(late15);
    await give(late);
    // money that is only on its way is not back
    expect((await open())[0]).toBe(late15);
  });
});
