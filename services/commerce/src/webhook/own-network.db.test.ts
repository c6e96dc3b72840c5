import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startJobs } from "@carloom/platform";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orderText } from "../order/order.payload.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { webhookJobs } from "./webhook.jobs.ts";

const owner = customer({ isStaff: true, roles: ["owner"] });
const CREATE = `mutation($input: WebhookCreateInput!) { webhookCreate(input: $input) {
  webhook { id } errors { field code message } } }`;
const UPDATE = `mutation($id: ID!, $input: WebhookUpdateInput!) { webhookUpdate(id: $id, input: $input) {
  webhook { id } errors { field code message } } }`;
const ATTEMPTS = `query($id: ID!) { webhook(id: $id) { eventDeliveries(first: 10) { edges { node {
  attempts(first: 10) { edges { node { responseStatusCode response } } } } } } } }`;
const NOT_PUBLIC = "This address is not on the open internet.";

let shop: Shop;
let hits = 0;
const canary = createServer((_, response) => {
  hits++;
  response.end();
});
let port = 0;
beforeAll(async () => {
  shop = await shopFixture();
  await new Promise<void>((done) => canary.listen(0, "127.0.0.1", done));
  port = (canary.address() as AddressInfo).port;
});
afterAll(async () => {
  canary.close();
  await shop?.drop();
});

const input = (targetUrl: string) => ({ name: "Books", targetUrl, asyncEvents: ["ORDER_CREATED"] });
const refused = { webhook: null, errors: [{ field: "targetUrl", code: "INVALID", message: NOT_PUBLIC }] };

it("is no target when it is written down, by number or by a name that leads there", async () => {
  const made = (await shop.graphql(CREATE, { input: input("https://nobody.invalid/") }, owner)).data.webhookCreate;
  expect(made.errors).toEqual([]);
  for (const host of ["localhost", "127.0.0.1", "[::ffff:10.0.0.1]"]) {
    const targetUrl = `https://${host}:${port}/`;
    expect((await shop.graphql(CREATE, { input: input(targetUrl) }, owner)).data.webhookCreate).toEqual(refused);
    const update = { id: made.webhook.id, input: { targetUrl } };
    expect((await shop.graphql(UPDATE, update, owner)).data.webhookUpdate).toEqual(refused);
  }
});

it("is not reached by a name that came to lead there after it was written down", async () => {
  const { id } = (await shop.graphql(CREATE, { input: input("https://nobody.invalid/x") }, owner)).data.webhookCreate
    .webhook;
  await shop.db
    .updateTable("commerce.webhook")
    .set({ target_url: `https://localhost:${port}/` })
    .execute();
  await shop.graphql(COMPLETE, { id: await readyCart(shop, [{ sku: "LAST-TEN", quantity: 1 }]) });
  const attempts = async () =>
    (await shop.graphql(ATTEMPTS, { id }, owner)).data.webhook.eventDeliveries.edges.flatMap(
      (edge: { node: { attempts: { edges: { node: object }[] } } }) => edge.node.attempts.edges.map(({ node }) => node),
    );
  const jobs = await startJobs(shop.services.connection.pool, webhookJobs(shop.services, orderText), shop.services.log);
  await expect.poll(attempts).toEqual([{ responseStatusCode: null, response: NOT_PUBLIC }]);
  await jobs.stop();
  expect(hits).toBe(0);
});
