import { globalId } from "@carloom/wire";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, TRACK } from "../testing/documents.ts";
import { customer, staff } from "../testing/shop.ts";
import type { Dispute } from "../testing/stripe/disputes.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { SYNC_DISPUTE, SYNC_PAYMENT } from "../payment/job-names.ts";
import { DISPUTE_ANSWER, DISPUTE_MAIL } from "./job-names.ts";

const BEGIN = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe" }) {
  transaction { id } data } }`;
const PROCESS = `mutation($id: ID!) { transactionProcess(id: $id) { transaction { chargedAmount { amount } actions
  events { type amount { amount } } } errors { code } } }`;
const FIELDS = `id version state reason submissions dueAt amount { amount currency } taken { amount }
  evidence { state text message facts { fact value } } files { id kind name isMade }
  draft { text facts { fact value } documents { kind name } } order { number }`;
const LIST = `query($order: ID, $open: Boolean) { disputes(order: $order, open: $open, first: 20) { totalCount
  edges { node { ${FIELDS} } } } }`;
const CHANGE = `dispute { ${FIELDS} } errors { field code }`;
const ANSWER = `mutation($id: ID!, $version: Int!, $text: String!, $facts: [EvidenceFactName!]!, $documents: [EvidenceKind!]!) {
  disputeAnswer(id: $id, version: $version, text: $text, facts: $facts, documents: $documents) { ${CHANGE} } }`;
const ADD = `mutation($id: ID!, $kind: EvidenceKind!, $file: Upload!) {
  disputeFileAdd(id: $id, kind: $kind, file: $file) { ${CHANGE} } }`;
const ACCEPT = `mutation($id: ID!, $version: Int!) { disputeAccept(id: $id, version: $version) { ${CHANGE} } }`;
const INBOX = `query { inbox(filter: { kinds: [DISPUTE] }) { edges { node { kind subject message isOpen } } } }`;
const PDF = new File([`%PDF-1.4\n${"proof of delivery ".repeat(20)}`], "../signed\u0007.pdf", { type: "text/html" });

let shop: PaidShop;
beforeAll(async () => {
  shop = await paidShop();
});
afterAll(() => shop.drop());
afterEach(() => shop.stripe.control("set", { hold: false, double: false, cutAfter: 0, cutPath: "", outage: 0 }));

async function paidOrder() {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  const begun = (await shop.graphql(BEGIN, { id })).data.transactionInitialize;
  const intent = begun.data.paymentIntent.id as string;
  await shop.stripe.confirm(intent, "pm_card_visa");
  await look(begun.transaction.id);
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  return { order, intent, payment: begun.transaction.id as string };
}
const look = async (id: string) => (await shop.graphql(PROCESS, { id })).data.transactionProcess.transaction;
const track = async (token: string) => (await shop.graphql(TRACK, { token })).data.orderByToken;
const list = async (order?: string, open?: boolean) =>
  (await shop.graphql(LIST, { order, open }, staff())).data.disputes.edges.map((edge: { node: object }) => edge.node);
const begin = (intent: string, more: object = {}) => shop.stripe.control<Dispute>("dispute", { intent, ...more });
/** Until the shop knows what the double says: events come when its process gets to it. */
const heard = async (order: string, state: string, taken?: number) => {
  let found: Record<string, never>[] = [];
  const until = async () => {
    await shop.runWaiting(SYNC_DISPUTE);
    found = await list(order);
    expect(found[0]).toMatchObject({ state, ...(taken !== undefined && { taken: { amount: taken } }) });
  };
  await vi.waitFor(until, { interval: 40 });
  return found[0] as Record<string, never>;
};

describe("a disputed payment", () => {
  it("is booked as the bank's, and ours again when the bank decides so; nobody is told twice that it was paid", async () => {
    const { order, intent, payment } = await paidOrder();
    const total = order.total.gross.amount as number;
    const dispute = await begin(intent, { reason: "product_not_received" });
    const seen = await heard(order.id, "NEEDS_RESPONSE", total);
    expect(seen).toMatchObject({ reason: "product_not_received", amount: { amount: total, currency: "USD" } });
    expect(Date.parse(seen.dueAt as unknown as string)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const taken = await look(payment);
    expect(taken).toMatchObject({ chargedAmount: { amount: 0 }, actions: [] });
    expect(taken.events.at(-1)).toEqual({ type: "CHARGE_BACK", amount: { amount: total } });
    expect(await track(order.token)).toMatchObject({ isPaid: false, chargeStatus: "NONE" });
    const waiting = (await shop.graphql(INBOX, {}, staff())).data.inbox.edges;
    expect(waiting[0].node).toMatchObject({ subject: order.number, message: "product_not_received", isOpen: true });

    await shop.stripe.control("decide", { id: dispute.id, status: "won" });
    await heard(order.id, "WON", 0);
    const back = await look(payment);
    expect(back).toMatchObject({ chargedAmount: { amount: total }, actions: ["REFUND"] });
    expect(back.events.at(-1)).toEqual({ type: "REFUND_REVERSE", amount: { amount: total } });
    expect(await track(order.token)).toMatchObject({ isPaid: true, chargeStatus: "FULL" });
    const paid = await shop.services.connection.pool.query(
      `select 1 from commerce.order_event e join commerce."order" o on o.id = e.order_id
       where o.token = $1 and e.type = 'ORDER_FULLY_PAID'`,
      [order.token],
    );
    expect(paid.rows).toHaveLength(1);
    expect(await list(order.id, true)).toEqual([]);
  });

  it("ends the same however often and in whatever order its events come", async () => {
    const { order, intent, payment } = await paidOrder();
    await shop.runWaiting(SYNC_PAYMENT);
    await shop.stripe.control("set", { hold: true, double: true });
    const dispute = await begin(intent);
    await shop.stripe.control("decide", { id: dispute.id, status: "won" });
    await shop.stripe.control("set", { hold: false, double: false });
    await shop.stripe.control("flush", { order: "reversed" });
    await heard(order.id, "WON", 0);
    await shop.runWaiting(SYNC_DISPUTE);
    expect((await look(payment)).chargedAmount.amount).toBe(order.total.gross.amount);
    const { rows } = await shop.services.connection.pool.query(
      "select version from commerce.dispute where reference = $1",
      [dispute.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("keeps what it knows when an answer that is older comes in last", async () => {
    const { order, intent } = await paidOrder();
    const dispute = await begin(intent);
    await heard(order.id, "NEEDS_RESPONSE");
    const { settleDispute } = await import("./settle.command.ts");
    const { rows } = await shop.services.connection.pool.query(
      "select transaction_id, version from commerce.dispute where reference = $1",
      [dispute.id],
    );
    const older = {
      reference: dispute.id,
      state: "NEEDS_RESPONSE" as const,
      reason: dispute.reason,
      amount: dispute.amount,
      taken: dispute.amount,
      dueAt: null,
      submissions: 0,
      openedAt: new Date(dispute.created * 1000),
    };
    await shop.stripe.control("decide", { id: dispute.id, status: "lost" });
    await heard(order.id, "LOST");
    await settleDispute(shop.services, rows[0].transaction_id, older, rows[0].version);
    expect((await list(order.id))[0]).toMatchObject({ state: "LOST", taken: { amount: order.total.gross.amount } });
    // and the provider is asked anew
    expect(await shop.runWaiting(SYNC_DISPUTE)).toBeGreaterThan(0);
    expect((await list(order.id))[0]).toMatchObject({ state: "LOST" });
  });

  it("that a bank only inquires about takes no money", async () => {
    const { order, intent, payment } = await paidOrder();
    const dispute = await begin(intent, { inquiry: true });
    await heard(order.id, "INQUIRY", 0);
    expect((await look(payment)).chargedAmount.amount).toBe(order.total.gross.amount);
    await shop.stripe.control("decide", { id: dispute.id, status: "warning_closed" });
    await heard(order.id, "CLOSED", 0);
  });

  it("takes what refunds have left, and no order owes less than nothing", async () => {
    const { order, intent, payment } = await paidOrder();
    const half = Math.floor(order.total.gross.amount / 2);
    await shop.graphql(
      "mutation($id: ID!, $amount: PositiveDecimal) { transactionRequestAction(id: $id, actionType: REFUND, amount: $amount) { errors { code } } }",
      { id: payment, amount: half },
      staff(),
    );
    await begin(intent);
    await heard(order.id, "NEEDS_RESPONSE");
    expect((await look(payment)).chargedAmount.amount).toBe(0);
  });
});

describe("evidence", () => {
  it("is what staff confirmed, with what the order itself proves, and goes out once though the line is cut", async () => {
    const { order, intent } = await paidOrder();
    const dispute = await begin(intent);
    const seen = await heard(order.id, "NEEDS_RESPONSE");
    const { id, version, draft } = seen as unknown as { id: string; version: number; draft: Record<string, never> };
    expect(draft).toMatchObject({ text: expect.stringContaining(`Order ${order.number}`) });
    expect(draft.facts).toContainEqual({ fact: "goods", value: expect.stringContaining("WING") });

    const added = (await shop.graphql(ADD, { id, kind: "SHIPPING", file: PDF }, staff())).data.disputeFileAdd;
    expect(added).toMatchObject({
      errors: [],
      dispute: { files: [{ kind: "SHIPPING", name: "signed.pdf", isMade: false }] },
    });
    const script = new File(["<script>alert(1)</script>"], "proof.pdf", { type: "application/pdf" });
    expect((await shop.graphql(ADD, { id, kind: "OTHER", file: script }, staff())).data.disputeFileAdd.errors).toEqual([
      { field: "file", code: "INVALID_FILE_TYPE" },
    ]);
    const huge = new File(["%PDF-", new Uint8Array(4_500_000)], "huge.pdf");
    expect((await shop.graphql(ADD, { id, kind: "OTHER", file: huge }, staff())).data.disputeFileAdd.errors).toEqual([
      { field: "file", code: "TOO_LARGE" },
    ]);

    const words = { id, version, text: "The parcel was signed for.", facts: ["customerName", "goods"], documents: [] };
    const late = (await shop.graphql(ANSWER, { ...words, version: version + 1 }, staff())).data.disputeAnswer;
    expect(late.errors).toEqual([{ field: "id", code: "CHANGED" }]);
    const done = (await shop.graphql(ANSWER, words, staff())).data.disputeAnswer;
    expect(done).toMatchObject({ errors: [], dispute: { evidence: { state: "WAITING" } } });
    const again = (await shop.graphql(ANSWER, words, staff())).data.disputeAnswer;
    expect(again.errors).toEqual([{ field: "id", code: "SENT" }]);

    const key = id && Buffer.from(id, "base64").toString().split(":")[1];
    // the evidence arrives, and its answer is lost for Stripe's own client twice
    await shop.stripe.control("set", { cutAfter: 2, cutPath: "/disputes/" });
    await expect(shop.run(DISPUTE_ANSWER, { id: key })).rejects.toThrow();
    await shop.stripe.control("set", { cutAfter: 0, cutPath: "" });
    await shop.run(DISPUTE_ANSWER, { id: key });
    await shop.run(DISPUTE_ANSWER, { id: key });
    const state = await shop.stripe.state();
    const sent = state.disputes.find((one) => one.id === dispute.id);
    expect(sent?.evidence_details.submission_count).toBe(1);
    expect(sent?.evidence).toMatchObject({ uncategorized_text: words.text, product_description: expect.any(String) });
    expect(sent?.evidence.customer_email_address).toBeUndefined();
    const document = state.files.find((file) => file.id === sent?.evidence.shipping_documentation);
    expect(document?.body).toContain("proof of delivery");
    expect(await heard(order.id, "UNDER_REVIEW")).toMatchObject({ submissions: 1, evidence: { state: "SENT" } });
  });

  it("is refused by the provider in words that staff read, and may be tried again", async () => {
    const { order, intent } = await paidOrder();
    const dispute = await begin(intent);
    const { id, version } = (await heard(order.id, "NEEDS_RESPONSE")) as unknown as { id: string; version: number };
    const words = { id, version, text: "It was delivered.", facts: [], documents: [] };
    const done = await shop.graphql(ANSWER, words, staff());
    expect(done.errors ?? done.data.disputeAnswer.errors).toEqual([]);
    await shop.stripe.control("set", { hold: true });
    await shop.stripe.control("decide", { id: dispute.id, status: "lost" });
    await shop.runWaiting(DISPUTE_ANSWER);
    expect((await list(order.id))[0]).toMatchObject({
      evidence: { state: "REFUSED", message: expect.stringContaining("takes no evidence any more") },
    });
  });

  it("is of staff for orders alone; who only reads orders sees it, and buyers do not", async () => {
    const { order, intent } = await paidOrder();
    await begin(intent);
    const { id, version } = (await heard(order.id, "NEEDS_RESPONSE")) as unknown as { id: string; version: number };
    const support = customer({ isStaff: true, roles: ["support"] });
    const codeOf = async (visitor: Parameters<typeof shop.graphql>[2]) =>
      (await shop.graphql(ACCEPT, { id, version }, visitor)).errors?.[0]?.extensions.code;
    expect([await codeOf(support), await codeOf(customer())]).toEqual(["FORBIDDEN", "FORBIDDEN"]);
    expect((await shop.graphql(LIST, { order: order.id }, support)).data.disputes.totalCount).toBe(1);
    const given = (await shop.graphql(ACCEPT, { id, version }, staff())).data.disputeAccept;
    expect(given).toMatchObject({ errors: [], dispute: { state: "LOST" } });
    const unknown = { id: globalId("Dispute", "00000000-0000-4000-8000-00000000dead"), version: 1 };
    expect((await shop.graphql(ACCEPT, unknown, staff())).data.disputeAccept.errors).toEqual([
      { field: "id", code: "NOT_FOUND" },
    ]);
  });

  it("is asked for by mail when a dispute comes and before its deadline, and not once it was sent", async () => {
    await shop.runWaiting(DISPUTE_MAIL);
    const { order, intent } = await paidOrder();
    const told = async () =>
      ((await shop.services.mailer.list?.()) ?? [])
        .map((mail) => mail.subject)
        .filter((subject) => subject.includes(`order ${order.number}`) && /disputed/.test(subject));
    await begin(intent);
    const { id, version } = (await heard(order.id, "NEEDS_RESPONSE")) as unknown as { id: string; version: number };
    // at once, five days before and one day before
    expect(await shop.runWaiting(DISPUTE_MAIL)).toBe(3);
    expect(await told()).toHaveLength(3);
    await shop.graphql(ANSWER, { id, version, text: "Delivered.", facts: [], documents: [] }, staff());
    const key = Buffer.from(id, "base64").toString().split(":")[1];
    await shop.run(DISPUTE_MAIL, { id: key, what: "due-1" });
    expect(await told()).toHaveLength(3);
  });
});
