import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { customer, SEOUL, staff } from "../testing/shop.ts";
import { type PaidShop, paidShop } from "../testing/stripe/paid-shop.ts";
import { globalId, uuidOf } from "@carloom/wire";
import { REFUND_PAYMENT } from "../payment/job-names.ts";
import { FULFILMENT_MAIL } from "./fulfilment.command.ts";

const ORDER = `id token number status isPaid chargeStatus totalCharged { amount } total { gross { amount } }
  shippingAddress { streetAddress1 } shippingPrice { gross { amount } }
  transactions { id refundPendingAmount { amount } refundedAmount { amount } }
  grantedRefunds { id status amount { amount } }
  lines { id quantity quantityFulfilled quantityToFulfill totalPrice { gross { amount } } }
  fulfillments { id status fulfillmentOrder trackingNumber lines { id quantity orderLine { id } } }`;
const FULFILL = `mutation($order: ID!, $input: OrderFulfillInput!) {
  orderFulfill(order: $order, input: $input) { order { ${ORDER} } fulfillments { id } errors { field code orderLines } } }`;
const TAKE_BACK = `mutation($id: ID!) { orderFulfillmentCancel(id: $id) { order { ${ORDER} } errors { code } } }`;
const TRACKING = `mutation($id: ID!, $input: FulfillmentUpdateTrackingInput!) {
  orderFulfillmentUpdateTracking(id: $id, input: $input) { fulfillment { trackingNumber } errors { code } } }`;
const FOLLOWED = "query($token: UUID!) { orderTracking(token: $token) { fulfillmentId url } }";
const RETURN = `mutation($order: ID!, $input: OrderReturnProductsInput!) {
  orderFulfillmentReturnProducts(order: $order, input: $input) { order { ${ORDER} } errors { field code } } }`;
const CANCEL_OWN = `mutation($token: UUID!, $email: String) {
  orderCancelOwn(token: $token, email: $email) { order { ${ORDER} } errors { field code } } }`;
const CORRECT = `mutation($token: UUID!, $email: String, $shippingAddress: AddressInput!) {
  orderAddressCorrect(token: $token, email: $email, shippingAddress: $shippingAddress) { order { ${ORDER} } errors { field code } } }`;
const ASK_RETURN = `mutation($token: UUID!, $email: String, $lines: [OrderReturnRequestLine!]!) {
  orderReturnRequest(token: $token, email: $email, lines: $lines, reason: "too loud") { order { id } errors { field code } } }`;
const GRANT = `mutation($id: ID!, $input: OrderGrantRefundCreateInput!) { orderGrantRefundCreate(id: $id, input: $input) {
  order { id } grantedRefund { id amount { amount } status } errors { field code lines { lineId code } } } }`;
const SEND = `mutation($id: ID!) { transactionRequestRefundForGrantedRefund(grantedRefundId: $id) {
  transaction { refundPendingAmount { amount } } errors { code } } }`;
const STOCK = `mutation($sku: String!, $stocks: [StockInput!]!) {
  productVariantStocksUpdate(sku: $sku, stocks: $stocks) { productVariant { sku } errors { field code index } } }`;
const PAID = "mutation($id: ID!) { orderMarkAsPaid(id: $id) { order { id } errors { code } } }";

const EMAIL = "buyer@people.example";
const worker = staff();
let shop: PaidShop;
let warehouse: string;
beforeAll(async () => {
  shop = await paidShop();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", row.id);
});
afterAll(() => shop.drop());

type Loose = Awaited<ReturnType<PaidShop["graphql"]>>["data"];
const ask = async (query: string, variables: object, visitor: ReturnType<typeof staff> | null = worker) => {
  const answer = await shop.graphql(query, variables, visitor);
  return (answer.data ? Object.values(answer.data)[0] : answer) as Loose;
};
const stockOf = (sku: string) =>
  shop.db
    .selectFrom("commerce.stock as s")
    .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
    .select(["s.quantity", "s.allocated"])
    .where("v.sku", "=", sku)
    .executeTakeFirstOrThrow();

/** An order paid by card (the double charges it) or by transfer. */
async function order(lines: { sku: string; quantity: number }[], by: "card" | "transfer" | "nothing" = "card") {
  const id = await readyCart(shop, lines);
  if (by === "card") {
    const begun = await shop.graphql(
      `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "carloom.stripe" }) { transaction { id } data } }`,
      { id },
    );
    const { transaction, data } = begun.data.transactionInitialize;
    await shop.stripe.confirm(data.paymentIntent.id, "pm_card_visa");
    await shop.graphql("mutation($id: ID!) { transactionProcess(id: $id) { errors { code } } }", {
      id: transaction.id,
    });
  }
  const made = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order;
  if (by === "transfer") await ask(PAID, { id: made.id });
  const whole = await shop.graphql(`query($id: ID!) { order(id: $id) { ${ORDER} } }`, { id: made.id }, worker);
  return whole.data.order;
}
const send = (made: Loose, pieces: number[], more: object = {}) =>
  ask(FULFILL, {
    order: made.id,
    input: {
      lines: made.lines
        .map((line: Loose, i: number) => ({
          orderLineId: line.id,
          stocks: [{ quantity: pieces[i] ?? 0, warehouse }],
        }))
        .filter((_: Loose, i: number) => (pieces[i] ?? 0) > 0),
      ...more,
    },
  });

describe("sending an order", () => {
  it("takes pieces off the shelf part by part, and tells the customer once", async () => {
    const before = await stockOf("RIM");
    const made = await order([
      { sku: "RIM", quantity: 4 },
      { sku: "WING", quantity: 1 },
    ]);
    const first = await send(made, [3, 0], { trackingNumber: "KR123" });
    expect(first.errors).toEqual([]);
    expect(first.order).toMatchObject({ status: "PARTIALLY_FULFILLED" });
    expect(await stockOf("RIM")).toEqual({ quantity: before.quantity - 3, allocated: before.allocated + 1 });
    const much = await send(made, [2, 0]);
    expect(much.errors[0]).toMatchObject({ code: "FULFILL_ORDER_LINE", orderLines: [made.lines[0].id] });
    const rest = await send(made, [1, 1]);
    expect(rest.order).toMatchObject({ status: "FULFILLED" });
    expect(rest.order.lines.map((line: Loose) => line.quantityToFulfill)).toEqual([0, 0]);
    expect(await stockOf("RIM")).toEqual({ quantity: before.quantity - 4, allocated: before.allocated });
    const mails = async () =>
      ((await shop.services.mailer.list?.()) ?? []).filter((mail) => mail.subject.endsWith("on its way"));
    expect(await shop.runWaiting(FULFILMENT_MAIL)).toBe(2);
    const [parcel] = rest.order.fulfillments;
    const key = Buffer.from(parcel.id, "base64").toString().split(":")[1];
    await shop.run(FULFILMENT_MAIL, { fulfilmentId: key });
    expect(await mails()).toHaveLength(2);
    expect((await mails()).some((mail) => mail.text.includes("KR123") && mail.text.includes("3 × rim"))).toBe(true);
    await ask(TRACKING, { id: parcel.id, input: { trackingNumber: "KR999", notifyCustomer: true } });
    await shop.runWaiting(FULFILMENT_MAIL);
    expect(await mails()).toHaveLength(3);
    // a number alone leads nowhere: its carrier is not known
    const followed = () => ask(FOLLOWED, { token: made.token }, null);
    expect(await followed()).toEqual([]);
    const url = "https://carrier.example/parcels?id=KR999";
    await ask(TRACKING, { id: parcel.id, input: { trackingNumber: url, notifyCustomer: false } });
    expect(await followed()).toEqual([{ fulfillmentId: parcel.id, url }]);
    await ask(TAKE_BACK, { id: parcel.id });
    expect(await followed()).toEqual([]);
  });

  it("is not done before payment, by strangers, or twice at once", async () => {
    const unpaid = await order([{ sku: "WING", quantity: 1 }], "nothing");
    expect((await send(unpaid, [1])).errors[0].code).toBe("CANNOT_FULFILL_UNPAID_ORDER");
    const made = await order([{ sku: "WING", quantity: 1 }]);
    const denied = await shop.graphql(FULFILL, { order: made.id, input: { lines: [] } }, customer());
    expect(denied.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const before = await stockOf("WING");
    const all = await Promise.all(Array.from({ length: 8 }, () => send(made, [1])));
    expect(all.filter((result) => result.errors.length === 0)).toHaveLength(1);
    expect(await stockOf("WING")).toEqual({ quantity: before.quantity - 1, allocated: before.allocated - 1 });
  });

  it("is undone when the parcel never left", async () => {
    const made = await order([{ sku: "WING", quantity: 2 }]);
    const before = await stockOf("WING");
    const sent = await send(made, [2]);
    const back = await ask(TAKE_BACK, { id: sent.fulfillments[0].id });
    expect(back.order).toMatchObject({ status: "UNFULFILLED", fulfillments: [{ status: "CANCELED" }] });
    expect(await stockOf("WING")).toEqual(before);
    expect((await ask(TAKE_BACK, { id: sent.fulfillments[0].id })).errors[0].code).toBe("CANNOT_CANCEL_FULFILLMENT");
    expect((await send(made, [2])).order.status).toBe("FULFILLED");
  });
});

describe("goods that come back", () => {
  it("are for sale again, and their price goes back once", async () => {
    const made = await order([{ sku: "WING", quantity: 3 }]);
    const sent = (await send(made, [3])).order;
    const before = await stockOf("WING");
    const [piece] = sent.fulfillments[0].lines;
    const input = (quantity: number) => ({
      fulfillmentLines: [{ fulfillmentLineId: piece.id, quantity }],
      refund: true,
      reason: "does not fit",
    });
    const one = await ask(RETURN, { order: made.id, input: input(1) });
    expect(one.order.status).toBe("PARTIALLY_RETURNED");
    expect((await stockOf("WING")).quantity).toBe(before.quantity + 1);
    const much = await ask(RETURN, { order: made.id, input: input(3) });
    expect(much.errors[0].code).toBe("INVALID_QUANTITY");
    const rest = await ask(RETURN, { order: made.id, input: { ...input(2), includeShippingCosts: true } });
    expect(rest.order).toMatchObject({ status: "RETURNED" });
    expect(await shop.runWaiting(REFUND_PAYMENT)).toBe(2);
    const after = (await shop.graphql(`query($id: ID!) { order(id: $id) { ${ORDER} } }`, { id: made.id }, worker)).data
      .order;
    expect(after.totalCharged.amount).toBe(0);
    expect(after.transactions[0].refundedAmount.amount).toBe(after.total.gross.amount);
  });

  it("are worth what their line cost, in however many parcels they went", async () => {
    const made = await order([{ sku: "WING", quantity: 3 }]);
    // three pieces cannot share it
    const total = 1001;
    await shop.db
      .updateTable("commerce.order_line")
      .set({ total_gross: total })
      .where("order_id", "=", uuidOf(made.id, "Order"))
      .execute();
    for (let i = 0; i < 3; i++) await send(made, [1]);
    const whole = await shop.graphql(`query($id: ID!) { order(id: $id) { ${ORDER} } }`, { id: made.id }, worker);
    const fulfillmentLines = whole.data.order.fulfillments.map(({ lines }: Loose) => ({
      fulfillmentLineId: lines[0].id,
      quantity: 1,
    }));
    expect((await ask(RETURN, { order: made.id, input: { fulfillmentLines, refund: true } })).errors).toEqual([]);
    const refunds = await shop.db
      .selectFrom("commerce.refund as r")
      .innerJoin("commerce.payment_transaction as t", "t.id", "r.transaction_id")
      .select("r.amount")
      .where("t.order_id", "=", uuidOf(made.id, "Order"))
      .execute();
    expect(refunds).toEqual([{ amount: total }]);
    await shop.runWaiting(REFUND_PAYMENT);
  });

  it("are asked for by the buyer, within the law's days and never for printed goods", async () => {
    const made = await order([{ sku: "WING", quantity: 2 }]);
    const lines = [{ orderLineId: made.lines[0].id, quantity: 1 }];
    const own = { token: made.token, email: EMAIL };
    expect((await ask(ASK_RETURN, { ...own, lines }, null)).errors[0].code).toBe("INVALID_QUANTITY");
    await send(made, [2]);
    expect((await ask(ASK_RETURN, { token: made.token, email: "x@y.example", lines }, null)).errors[0].code).toBe(
      "NOT_FOUND",
    );
    expect((await ask(ASK_RETURN, { ...own, lines }, null)).errors).toEqual([]);
    const key = Buffer.from(made.id, "base64").toString().split(":")[1] ?? "";
    await shop.db
      .updateTable("commerce.order_line")
      .set({ return_class: "personalised" })
      .where("order_id", "=", key)
      .execute();
    // Korea exempts them only where the buyer was told so and agreed
    expect((await ask(ASK_RETURN, { ...own, lines }, null)).errors).toEqual([]);
    await shop.db.updateTable("commerce.return_request").set({ status: "REFUSED" }).execute();
    await shop.db
      .insertInto("commerce.order_consent")
      .values({
        order_id: key,
        return_class: "personalised",
        version: "2026-11-23",
        language_code: "EN",
        text: "I agree.",
        given_at: new Date(),
      })
      .execute();
    expect((await ask(ASK_RETURN, { ...own, lines }, null)).errors[0]).toMatchObject({
      code: "INVALID",
      field: "lines",
    });
    await shop.db
      .updateTable("commerce.order_line")
      .set({ return_class: "standard" })
      .where("order_id", "=", key)
      .execute();
    // Korea's seven days begin when the parcel has arrived, however often the order changed since
    const sentBefore = (days: number) =>
      shop.db
        .updateTable("commerce.fulfillment")
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where("order_id", "=", key)
        .execute();
    const { days } = await shop.db
      .selectFrom("commerce.order as o")
      .innerJoin("commerce.shipping_method as m", "m.id", "o.shipping_method_id")
      .select("m.maximum_days as days")
      .where("o.id", "=", key)
      .executeTakeFirstOrThrow();
    await sentBefore(days + 6.9);
    expect((await ask(ASK_RETURN, { ...own, lines }, null)).errors).toEqual([]);
    await shop.db.updateTable("commerce.return_request").set({ status: "REFUSED" }).execute();
    await sentBefore(days + 7.1);
    expect((await ask(ASK_RETURN, { ...own, lines }, null)).errors[0]).toMatchObject({
      code: "INVALID",
      field: "order",
    });
  });
});

describe("what a buyer does alone", () => {
  it("cancels before anything was sent: pieces and money go back", async () => {
    const before = await stockOf("WING");
    const made = await order([{ sku: "WING", quantity: 1 }]);
    expect((await ask(CANCEL_OWN, { token: made.token, email: "not@me.example" }, null)).errors[0].code).toBe(
      "NOT_FOUND",
    );
    expect((await ask(CANCEL_OWN, { token: made.token }, customer())).errors[0].code).toBe("NOT_FOUND");
    const all = await Promise.all(
      Array.from({ length: 6 }, () => ask(CANCEL_OWN, { token: made.token, email: EMAIL }, null)),
    );
    expect(all.filter((result) => result.errors.length === 0)).toHaveLength(1);
    expect(await stockOf("WING")).toEqual(before);
    expect(await shop.runWaiting(REFUND_PAYMENT)).toBe(1);
    const sent = await order([{ sku: "WING", quantity: 1 }]);
    await send(sent, [1]);
    expect((await ask(CANCEL_OWN, { token: sent.token, email: EMAIL }, null)).errors[0].code).toBe(
      "CANNOT_CANCEL_ORDER",
    );
  });

  it("corrects the address within the country until the parcel leaves", async () => {
    const made = await order([{ sku: "WING", quantity: 1 }], "transfer");
    const own = { token: made.token, email: EMAIL };
    const there = { ...SEOUL, streetAddress1: "1 Sejong-daero" };
    expect((await ask(CORRECT, { ...own, shippingAddress: there }, null)).order.shippingAddress.streetAddress1).toBe(
      "1 Sejong-daero",
    );
    const abroad = await ask(
      CORRECT,
      { ...own, shippingAddress: { ...there, country: "US", countryArea: "CA", postalCode: "95014" } },
      null,
    );
    expect(abroad.errors[0]).toMatchObject({ code: "INVALID", field: "country" });
    await send(made, [1]);
    expect((await ask(CORRECT, { ...own, shippingAddress: there }, null)).errors[0].code).toBe("NOT_EDITABLE");
  });
});

describe("granted refunds", () => {
  it("are for pieces that the order has, once each, and are sent once", async () => {
    const made = await order([{ sku: "RIM", quantity: 4 }]);
    const transactionId = made.transactions[0].id;
    const lines = [{ id: made.lines[0].id, quantity: 3 }];
    const grant = await ask(GRANT, { id: made.id, input: { transactionId, lines } });
    const share = Math.round((made.lines[0].totalPrice.gross.amount * 100 * 3) / 4) / 100;
    expect(grant.grantedRefund).toMatchObject({ amount: { amount: share }, status: "NONE" });
    const again = await ask(GRANT, { id: made.id, input: { transactionId, lines } });
    expect(again.errors[0].lines).toEqual([{ lineId: made.lines[0].id, code: "QUANTITY_GREATER_THAN_AVAILABLE" }]);
    const much = await ask(GRANT, { id: made.id, input: { transactionId, amount: made.total.gross.amount } });
    expect(much.errors[0].code).toBe("AMOUNT_GREATER_THAN_AVAILABLE");
    const sent = await Promise.all(Array.from({ length: 5 }, () => ask(SEND, { id: grant.grantedRefund.id })));
    expect(sent.filter((result) => result.errors.length === 0)).toHaveLength(1);
    expect(sent.find((result) => result.errors.length > 0)?.errors[0].code).toBe("REFUND_IS_PENDING");
    await shop.runWaiting(REFUND_PAYMENT);
    expect((await ask(SEND, { id: grant.grantedRefund.id })).errors[0].code).toBe("REFUND_ALREADY_PROCESSED");
  });
});

describe("the shelves", () => {
  it("are set by staff of the catalogue, never below what is promised", async () => {
    const keeper = customer({ isStaff: true, roles: ["catalogue"] });
    const set = (quantity: number, visitor = keeper) =>
      ask(STOCK, { sku: "RIM", stocks: [{ warehouse, quantity }] }, visitor);
    await order([{ sku: "RIM", quantity: 2 }]);
    const { allocated } = await stockOf("RIM");
    expect((await set(allocated - 1)).errors[0]).toMatchObject({ code: "INVALID", index: 0 });
    expect((await set(allocated + 60)).errors).toEqual([]);
    expect((await stockOf("RIM")).quantity).toBe(allocated + 60);
    const denied = await shop.graphql(STOCK, { sku: "RIM", stocks: [] }, worker);
    expect(denied.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

describe("whatever happens in whatever order", () => {
  it("stock is what was there less what left plus what came back, and money in is orders plus refunds", async () => {
    const start = await stockOf("RIM-OTHER");
    let out = 0;
    let back = 0;
    const steps = fc.array(fc.constantFrom("send", "sendSome", "takeBack", "return", "cancel"), {
      minLength: 3,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (todo) => {
        let made = await order([{ sku: "RIM-OTHER", quantity: 2 }]);
        const read = async () =>
          (await shop.graphql(`query($id: ID!) { order(id: $id) { ${ORDER} } }`, { id: made.id }, worker)).data.order;
        for (const step of todo) {
          const parcel = made.fulfillments.find((one: Loose) => one.status === "FULFILLED");
          if (step === "send") await send(made, [made.lines[0].quantityToFulfill]);
          if (step === "sendSome") await send(made, [1]);
          if (step === "takeBack" && parcel) await ask(TAKE_BACK, { id: parcel.id });
          if (step === "return" && parcel)
            await ask(RETURN, {
              order: made.id,
              input: { fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity: 1 }], refund: true },
            });
          if (step === "cancel") await ask(CANCEL_OWN, { token: made.token, email: EMAIL }, null);
          made = await read();
        }
        await shop.runWaiting(REFUND_PAYMENT);
        made = await read();
        const key = Buffer.from(made.id, "base64").toString().split(":")[1] ?? "";
        const [line] = await shop.db
          .selectFrom("commerce.order_line")
          .selectAll()
          .where("order_id", "=", key)
          .execute();
        out += line?.quantity_fulfilled ?? 0;
        back += line?.quantity_returned ?? 0;
        const waiting = await shop.db
          .selectFrom("commerce.order_line")
          .select((eb) => eb.fn.sum<number>("allocated").as("pieces"))
          .where("sku", "=", "RIM-OTHER")
          .executeTakeFirstOrThrow();
        const now = await stockOf("RIM-OTHER");
        expect(now.quantity).toBe(start.quantity - out + back);
        expect(now.allocated).toBe(start.allocated + Number(waiting.pieces));
        const [payment] = made.transactions;
        expect(made.totalCharged.amount + payment.refundedAmount.amount).toBeCloseTo(made.total.gross.amount, 6);
      }),
      { numRuns: 12 },
    );
  });
});
