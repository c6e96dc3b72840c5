import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { addJob, startJobs } from "@carloom/platform";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId, numberOf } from "@carloom/wire";
import { DELIVER, SWEEP_DELIVERIES } from "./webhook.events.ts";
import { orderText } from "../order/order.payload.ts";
import { webhookJobs } from "./webhook.jobs.ts";

const owner = customer({ isStaff: true, roles: ["owner"] });
const SECRET = "a secret of sixteen and more";
const CREATE_HOOK = `mutation($input: WebhookCreateInput!) { webhookCreate(input: $input) {
  webhook { id targetUrl isActive asyncEvents { eventType name } } errors { field code } } }`;
const DELIVERIES = `query($id: ID!) { webhook(id: $id) { eventDeliveries(first: 10) { totalCount edges { node {
  id status eventType payload attempts(first: 10) { edges { node { status responseStatusCode response } } } } } } } }`;

type Heard = { headers: IncomingHttpHeaders; body: string };

let shop: Shop;
let listener: Server;
let target: string;
let heard: Heard[] = [];
let answer = 200;

beforeAll(async () => {
  shop = await shopFixture({ env: { WEBHOOKS_PRIVATE: "true" } });
  listener = createServer((req, res) => {
    let body = "";
    req
      .on("data", (chunk) => (body += chunk))
      .on("end", () => {
        heard.push({ headers: req.headers, body });
        res.writeHead(answer).end("noted");
      });
  });
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  target = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  listener?.close();
  await shop?.drop();
});
beforeEach(async () => {
  heard = [];
  answer = 200;
  await shop.db.deleteFrom("commerce.webhook").execute();
});

async function listen(asyncEvents: string[], more: object = {}): Promise<string> {
  const input = { name: "Books", targetUrl: target, asyncEvents, secretKey: SECRET, ...more };
  const { webhook, errors } = (await shop.graphql(CREATE_HOOK, { input }, owner)).data.webhookCreate;
  expect(errors).toEqual([]);
  return webhook.id;
}

async function buy(): Promise<string> {
  const id = await readyCart(shop, [{ sku: "LAST-TEN", quantity: 1 }]);
  return (await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order.number;
}

/** Runs the shop's webhook jobs until a condition holds. */
async function work(until: () => Promise<boolean> | boolean): Promise<void> {
  const jobs = await startJobs(shop.services.connection.pool, webhookJobs(shop.services, orderText), shop.services.log);
  for (let i = 0; i < 3000 && !(await until()); i++) await new Promise((done) => setTimeout(done, 10));
  await jobs.stop();
  expect(await until()).toBe(true);
}

const deliveries = async (id: string) =>
  (await shop.graphql(DELIVERIES, { id }, owner)).data.webhook.eventDeliveries.edges.map(
    (edge: { node: object }) => edge.node,
  );

describe("webhooks", () => {
  it("tells of an order once, signed, with Saleor's event name", async () => {
    const id = await listen(["ORDER_CREATED"]);
    const number = await buy();
    await work(() => heard.length > 0);
    const [told] = heard;
    expect(heard).toHaveLength(1);
    const hmac = (text: string) => createHmac("sha256", SECRET).update(text).digest("hex");
    expect(told?.headers["saleor-event"]).toBe("order_created");
    expect(told?.headers["saleor-signature"]).toBe(hmac(told?.body ?? ""));
    const time = told?.headers["carloom-timestamp"];
    expect(told?.headers["carloom-signature"]).toBe(`t=${time},v1=${hmac(`${time}.${told?.body}`)}`);
    expect(JSON.parse(told?.body ?? "")).toMatchObject([{ type: "Order", number, lines: [{ quantity: 1 }] }]);
    expect(await deliveries(id)).toMatchObject([{ status: "SUCCESS", eventType: "ORDER_CREATED" }]);
    // the job that finds listeners may run twice
    await shop.db.deleteFrom("commerce.event_attempt").execute();
    const [event] = await shop.db
      .selectFrom("commerce.order_event")
      .selectAll()
      .where("type", "=", "PLACED")
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    const again = { orderId: event?.order_id, eventId: event?.id, type: "PLACED" };
    const tellOnce = webhookJobs(shop.services, orderText)["commerce.webhookTell"];
    await tellOnce?.(again, { attempt: 2, lastAttempt: false });
    expect(await deliveries(id)).toHaveLength(1);
  });

  it("makes no job where nobody listens, and none for an order that came to nothing", async () => {
    const jobs = async () =>
      (
        await shop.services.connection.pool.query(
          "select count(*)::integer as n from graphile_worker.jobs where task_identifier = 'commerce.webhookTell'",
        )
      ).rows[0].n as number;
    const before = await jobs();
    await buy();
    expect(await jobs()).toBe(before);
    await listen(["ANY_EVENTS"]);
    const id = await readyCart(shop, [{ sku: "LAST-TEN", quantity: 1 }]);
    // the rival write: the last piece goes while the cart is complete but for its order
    await shop.db.updateTable("commerce.stock").set({ quantity: 0, allocated: 0 }).execute();
    expect((await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order).toBeNull();
    expect(await jobs()).toBe(before);
    await shop.db.updateTable("commerce.stock").set({ quantity: 100 }).execute();
  });

  it("tells of a parcel that was the order's last, and of a variant that sells out and comes back", async () => {
    const clerk = customer({ isStaff: true, roles: ["orders", "catalogue"] });
    await listen(["ORDER_FULFILLED", "PRODUCT_VARIANT_OUT_OF_STOCK", "PRODUCT_VARIANT_BACK_IN_STOCK"]);
    const cart = await readyCart(shop, [{ sku: "RIM", quantity: 2 }]);
    const made = (await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete.order;
    const PAID = "mutation($id: ID!) { orderMarkAsPaid(id: $id) { order { lines { id } } errors { code } } }";
    const { lines } = (await shop.graphql(PAID, { id: made.id }, clerk)).data.orderMarkAsPaid.order;
    const warehouse = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
    const place = globalId("Warehouse", warehouse.id);
    const FULFILL = `mutation($order: ID!, $input: OrderFulfillInput!) { orderFulfill(order: $order, input: $input) {
      errors { code message } } }`;
    const parcel = { orderLineId: lines[0].id, stocks: [{ quantity: 1, warehouse: place }] };
    for (let sent = 0; sent < 2; sent++) {
      const sending = await shop.graphql(FULFILL, { order: made.id, input: { lines: [parcel] } }, clerk);
      expect(sending.data.orderFulfill.errors).toEqual([]);
    }
    const STOCKS = `mutation($sku: String!, $stocks: [StockInput!]!) { productVariantStocksUpdate(sku: $sku, stocks: $stocks) {
      errors { code } } }`;
    const row = await shop.db
      .selectFrom("commerce.stock as s")
      .innerJoin("commerce.variant as v", "v.id", "s.variant_id")
      .select("s.allocated")
      .where("v.sku", "=", "WING")
      .executeTakeFirstOrThrow();
    for (const quantity of [row.allocated, row.allocated + 5]) {
      const stocks = [{ warehouse: place, quantity }];
      const set = await shop.graphql(STOCKS, { sku: "WING", stocks }, clerk);
      expect(set.data.productVariantStocksUpdate.errors).toEqual([]);
    }
    await work(() => heard.length >= 3);
    expect(heard.map(({ headers }) => headers["saleor-event"]).sort()).toEqual([
      "order_fulfilled",
      "product_variant_back_in_stock",
      "product_variant_out_of_stock",
    ]);
    const variant = heard.find(({ headers }) => headers["saleor-event"] === "product_variant_back_in_stock");
    expect(JSON.parse(variant?.body ?? "")).toMatchObject([
      { type: "ProductVariant", sku: "WING", product: { slug: "wing" }, stocks: [{ type: "Stock" }] },
    ]);
  });

  it("tries again after a failure, and shows what died to the owner, who sends it once more", async () => {
    const id = await listen(["ORDER_CREATED"]);
    answer = 500;
    await buy();
    await work(() => heard.length > 0);
    await work(async () => (await deliveries(id))[0]?.attempts.edges.length > 0);
    expect(await deliveries(id)).toMatchObject([
      {
        status: "PENDING",
        attempts: { edges: [{ node: { status: "FAILED", responseStatusCode: 500, response: "noted" } }] },
      },
    ]);
    const [delivery] = await deliveries(id);
    const deliveryId = Number(Buffer.from(delivery.id, "base64").toString().split(":")[1]);
    const deliver = webhookJobs(shop.services, orderText)[DELIVER];
    await expect(deliver?.({ deliveryId }, { attempt: 10, lastAttempt: true })).rejects.toThrow("answered 500");
    expect((await deliveries(id))[0].status).toBe("FAILED");
    const DEAD = "{ failedDeliveries(first: 5) { id status eventType } }";
    expect((await shop.graphql(DEAD, {}, owner)).data.failedDeliveries).toEqual([
      { id: delivery.id, status: "FAILED", eventType: "ORDER_CREATED" },
    ]);
    answer = 200;
    const RETRY = "mutation($id: ID!) { eventDeliveryRetry(id: $id) { delivery { status } errors { code } } }";
    expect((await shop.graphql(RETRY, { id: delivery.id }, owner)).data.eventDeliveryRetry).toEqual({
      delivery: { status: "PENDING" },
      errors: [],
    });
    await work(async () => (await deliveries(id))[0]?.status === "SUCCESS");
  });

  it("ends: what was told after 30 days, what could not be told or was left waiting after 90", async () => {
    const id = await listen(["ORDER_CREATED"]);
    const webhook_id = numberOf(id, "Webhook") ?? 0;
    for (const status of ["SUCCESS", "FAILED", "PENDING"])
      for (const days of [29, 31, 89, 91])
        await shop.db
          .insertInto("commerce.event_delivery")
          .values({
            webhook_id,
            event_key: `${status} ${days}`,
            event_type: "ORDER_CREATED",
            payload: "[]",
            status,
            created_at: new Date(Date.now() - days * 86_400_000),
          })
          .execute();
    await webhookJobs(shop.services, orderText)[SWEEP_DELIVERIES]?.({}, { attempt: 1, lastAttempt: false });
    const left = await shop.db.selectFrom("commerce.event_delivery").select("event_key").orderBy("id").execute();
    expect(left.map(({ event_key }) => event_key)).toEqual([
      "SUCCESS 29",
      "FAILED 29",
      "FAILED 31",
      "FAILED 89",
      "PENDING 29",
      "PENDING 31",
      "PENDING 89",
    ]);
  });

  it("is the owner's alone", async () => {
    for (const visitor of [null, customer(), customer({ isStaff: true, roles: ["orders", "catalogue", "support"] })]) {
      const input = { name: "Thief", targetUrl: target, asyncEvents: ["ANY_EVENTS"] };
      for (const [query, variables] of [
        [CREATE_HOOK, { input }],
        ["{ webhookList { id } }", {}],
        ["{ deadJobs { id } }", {}],
        [`mutation { deadJobRetry(id: "Sm9iOjE=") }`, {}],
      ] as const) {
        const refused = await shop.graphql(query, variables, visitor);
        expect(refused.errors?.[0]?.extensions.code, query).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
      }
    }
    expect(await shop.db.selectFrom("commerce.webhook").select("id").execute()).toEqual([]);
  });
});

describe("dead jobs", () => {
  it("are shown to the owner and come back to life", async () => {
    const { pool } = shop.services.connection;
    await addJob(shop.services.db, "test.breaks", { secret: "name" }, { maxAttempts: 1 });
    const failing = {
      "test.breaks": () => Promise.reject(new Error("No room.")),
    };
    const jobs = await startJobs(pool, failing, shop.services.log);
    const dead = async () =>
      (await shop.graphql("{ deadJobs { id name attempts lastError } }", {}, owner)).data.deadJobs;
    for (let i = 0; i < 3000 && (await dead()).length === 0; i++) await new Promise((done) => setTimeout(done, 10));
    await jobs.stop();
    const [job] = await dead();
    expect(job).toMatchObject({ name: "test.breaks", attempts: 1, lastError: "No room." });
    let ran = 0;
    const retry = await shop.graphql("mutation($id: ID!) { deadJobRetry(id: $id) }", { id: job.id }, owner);
    expect(retry.data).toEqual({ deadJobRetry: true });
    const healed = await startJobs(pool, { "test.breaks": async () => void ran++ }, shop.services.log);
    for (let i = 0; i < 3000 && ran === 0; i++) await new Promise((done) => setTimeout(done, 10));
    await healed.stop();
    expect([ran, await dead()]).toEqual([1, []]);
  });
});
