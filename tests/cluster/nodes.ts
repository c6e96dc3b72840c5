import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { COMPLETE } from "../../services/commerce/src/testing/documents.ts";
import { type Api, apiOf } from "../support/api.ts";
import { newEmail, newPerson, PASSWORD, type Person, signIn, TOKEN_CREATE, TOKEN_VERIFY } from "../support/people.ts";
import { makeStaff } from "../support/staff.ts";
import { CHANNEL, complete, type Goods, goodsOf, readyCart } from "../support/shop.ts";
import type { Cluster } from "./cluster.ts";
import type { Node } from "./node.ts";

export type World = { cluster: Cluster; apis: Api[]; goods: Goods[]; owner: Person };

/** What the tests of a whole cluster begin with. */
export async function openWorld(cluster: Cluster): Promise<World> {
  const apis = cluster.nodes.map((node) => apiOf(node));
  const goods = await goodsOf(apis[0] as Api);
  const email = newEmail();
  await makeStaff(cluster.nodes[0] as never, email, "owner");
  return { cluster, apis, goods, owner: await signIn(apis[0] as Api, email) };
}

export const leave = async ({ rows }: Cluster, sku: string, pieces: number) =>
  rows(
    "update commerce.stock s set quantity = s.allocated + $2 from commerce.variant v where v.id = s.variant_id and v.sku = $1",
    [sku, pieces],
  );

const page = async (node: Node, path: string) => {
  const response = await fetch(`${node.site}${path}`, { redirect: "manual" });
  return { status: response.status, text: await response.text() };
};

const LEFT = `query($id: ID!, $channel: String) {
  productVariant(id: $id, channel: $channel) { quantityAvailable } }`;

/** An operation by somebody who was told where the database stood when they last wrote, and what they are told now. */
async function told(api: Api, query: string, variables: object, seen = "") {
  const headers = { "content-type": "application/json", "carloom-position": seen };
  const response = await api.post("commerce", JSON.stringify({ query, variables }), headers);
  const { data } = (await response.json()) as { data: Record<string, ReturnType<typeof JSON.parse>> };
  return { data, position: response.headers.get("carloom-position") ?? "" };
}

/** Goods with a page of their own that hold pieces; each test takes others. */
const pick = ({ goods }: World, at: number) => {
  const kept = goods.filter(({ available }) => available > 0);
  const found = kept[at];
  if (!found) throw new Error("The shop holds too few goods.");
  return found;
};

/** The nodes as one shop. */
export function nodesTests(world: () => World): void {
  it("somebody signed in on one node is so on each", async () => {
    const { apis } = world();
    const person = await newPerson(apis[0] as Api);
    for (const api of apis)
      expect((await api.commerce(TOKEN_VERIFY, {}, person.bearer)).data.me.email).toBe(person.email);
    const again = await signIn(apis[2] as Api, person.email);
    expect((await apis[1]?.commerce(TOKEN_VERIFY, {}, again.bearer))?.data.me.email).toBe(person.email);
  });

  it("tries of a password count over all nodes together", async () => {
    const { cluster } = world();
    const email = newEmail();
    const tries = Array.from({ length: 30 }, async (_, i) => {
      const node = cluster.nodes[i % cluster.nodes.length];
      const response = await fetch(`${node?.services}/commerce/graphql/`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.77" },
        body: JSON.stringify({ query: TOKEN_CREATE, variables: { email, password: `${PASSWORD}-not` } }),
      });
      return JSON.stringify(await response.json());
    });
    const answers = await Promise.all(tries);
    expect(answers.filter((text) => !text.includes("LOGIN_ATTEMPT_DELAYED"))).toHaveLength(10);
  });

  it("twenty buyers on three nodes get three of three pieces", async () => {
    const { cluster, apis } = world();
    const goods = pick(world(), 0);
    await leave(cluster, goods.sku, 1000);
    const carts = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        readyCart(apis[i % 3] as Api, [{ variantId: goods.variantId, quantity: 1 }]),
      ),
    );
    await leave(cluster, goods.sku, 3);
    const answers = await Promise.all(carts.map((cart, i) => complete(apis[(i + 1) % 3] as Api, cart)));
    expect(answers.filter(({ order }) => order)).toHaveLength(3);
    expect(answers.filter(({ errors }) => errors[0]?.code === "INSUFFICIENT_STOCK")).toHaveLength(17);
    await leave(cluster, goods.sku, 1000);
  });

  it("a cart that is completed on all nodes at once is one order", async () => {
    const { apis } = world();
    const cart = await readyCart(apis[0] as Api, [{ variantId: pick(world(), 0).variantId, quantity: 1 }]);
    const answers = await Promise.all([...apis, ...apis].map((api) => complete(api, cart)));
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1);
  });

  it("staff hear on every node what happens on another", async () => {
    const { cluster, apis, owner } = world();
    const stop = new AbortController();
    const heard = cluster.nodes.map(async (node) => {
      const { body } = await fetch(`${node.services}/commerce/staff/events`, {
        headers: { authorization: owner.bearer },
        signal: stop.signal,
      });
      let text = "";
      for await (const piece of body ?? []) {
        text += Buffer.from(piece as Uint8Array).toString();
        if (text.includes("ORDER_PLACED")) return true;
      }
      return false;
    });
    await new Promise((next) => setTimeout(next, 1500));
    const cart = await readyCart(apis[1] as Api, [{ variantId: pick(world(), 0).variantId, quantity: 1 }]);
    expect((await complete(apis[1] as Api, cart)).errors).toEqual([]);
    expect(await Promise.all(heard)).toEqual([true, true, true]);
    stop.abort();
  });

  it("a price, a publication and stock that staff change are on every node's pages at once", async () => {
    const { cluster, apis, owner } = world();
    const goods = pick(world(), 1);
    const path = `/${CHANNEL}/products/${goods.slug}`;
    const everywhere = async (holds: (seen: { status: number; text: string }) => boolean) => {
      // pages are fresh for ten seconds and stale for sixty: less is only for who was told
      const check = async () =>
        expect((await Promise.all(cluster.nodes.map((node) => page(node, path)))).map(holds)).toEqual([
          true,
          true,
          true,
        ]);
      await vi.waitFor(check, { timeout: 4000, interval: 50 });
    };
    const warm = () => Promise.all([0, 1, 2, 0, 1, 2].map((i) => page(cluster.nodes[i] as Node, path)));
    const staff = async (query: string, variables: object) => {
      const answer = await apis[1]?.commerce(query, variables, owner.bearer);
      const [payload] = Object.values(answer?.data ?? {}) as { errors: object[] }[];
      expect(payload?.errors).toEqual([]);
    };
    const ids = await cluster.rows(
      `select p.id as product, c.id as channel, w.id as warehouse from commerce.product p, commerce.channel c, commerce.warehouse w
       where p.slug = $1 and c.slug = $2 limit 1`,
      [goods.slug, CHANNEL],
    );
    const [found] = ids;
    const id = (type: string, key: number) => Buffer.from(`${type}:${key}`).toString("base64");
    await everywhere(({ status }) => status === 200);
    await warm();
    await staff(
      "mutation($id: ID!, $input: [ProductVariantChannelListingAddInput!]!) { productVariantChannelListingUpdate(id: $id, input: $input) { errors { message } } }",
      { id: goods.variantId, input: [{ channelId: id("Channel", found?.channel), price: 4321 }] },
    );
    await everywhere(({ text }) => text.includes("4,321.00"));
    await warm();
    const publish = (isPublished: boolean) =>
      staff(
        "mutation($id: ID!, $input: ProductChannelListingUpdateInput!) { productChannelListingUpdate(id: $id, input: $input) { errors { message } } }",
        {
          id: id("Product", found?.product),
          input: { updateChannels: [{ channelId: id("Channel", found?.channel), isPublished }] },
        },
      );
    await publish(false);
    await everywhere(({ status }) => status === 404);
    await publish(true);
    await everywhere(({ status }) => status === 200);
    await warm();
    await staff(
      "mutation($id: ID!, $stocks: [StockInput!]!) { productVariantStocksUpdate(variantId: $id, stocks: $stocks) { errors { message } } }",
      { id: goods.variantId, stocks: [{ warehouse: id("Warehouse", found?.warehouse), quantity: 0 }] },
    );
    await everywhere(({ text }) => text.includes("Out of stock"));
  });

  it("what everybody sees is read on the replica, and what somebody wrote is seen by them at once, on any node", async () => {
    const { cluster, apis } = world();
    const goods = pick(world(), 3);
    const reads = async () => {
      const texts = await Promise.all(
        cluster.nodes.map(async ({ services }) => (await fetch(`${services}/metrics`)).text()),
      );
      const of = (text: string) =>
        Number(/^carloom_db_reads_total\{from="replica",because="fresh"\} (\d+)/m.exec(text)?.[1] ?? 0);
      return texts.map(of).reduce((sum, count) => sum + count, 0);
    };
    const before = await reads();
    const left = async (api: Api, position = "") => {
      const { data } = await told(api, LEFT, { id: goods.variantId, channel: CHANNEL }, position);
      return data.productVariant.quantityAvailable as number;
    };
    for (let i = 0; i < 9; i++) await left(apis[i % 3] as Api);
    expect(await reads()).toBeGreaterThan(before);
    await leave(cluster, goods.sku, 40);
    for (let i = 0; i < 6; i++) {
      const cart = await readyCart(apis[i % 3] as Api, [{ variantId: goods.variantId, quantity: 1 }]);
      const { data, position } = await told(apis[i % 3] as Api, COMPLETE, { id: cart });
      expect(data.checkoutComplete.errors).toEqual([]);
      expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
      expect(await left(apis[(i + 1) % 3] as Api, position)).toBe(39 - i);
    }
    await leave(cluster, goods.sku, 1000);
  });

  it("each order is mailed once and told to a webhook once, wherever it was placed", async () => {
    const { cluster, apis, owner } = world();
    const told: string[] = [];
    const server = createServer((req, res) => {
      let body = "";
      req.on("data", (data) => (body += data));
      req.on("end", () => {
        told.push(body);
        res.end("ok");
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const targetUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const input = { name: "cluster", targetUrl, asyncEvents: ["ORDER_CREATED"] };
    const made = await apis[0]?.commerce(
      "mutation($input: WebhookCreateInput!) { webhookCreate(input: $input) { webhook { id } errors { message } } }",
      { input },
      owner.bearer,
    );
    expect(made?.data.webhookCreate.errors).toEqual([]);
    try {
      const goods = pick(world(), 0);
      const numbers = await Promise.all(
        Array.from({ length: 9 }, async (_, i) => {
          const cart = await readyCart(apis[i % 3] as Api, [{ variantId: goods.variantId, quantity: 1 }]);
          const { order, errors } = await complete(apis[i % 3] as Api, cart);
          expect(errors).toEqual([]);
          return String(order.number);
        }),
      );
      const naming = (texts: string[], number: string) => texts.filter((text) => text.includes(`"${number}"`)).length;
      await vi.waitFor(
        () => expect(numbers.map((number) => naming(told, number))).toEqual(numbers.map(() => 1)),
        60_000,
      );
      // whose mails were asked for is whose mails were written: each job left one mail and is gone
      const waiting = () =>
        cluster.rows(
          "select 1 from graphile_worker._private_jobs where key like 'commerce.orderMail:%' and attempts < max_attempts",
        );
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 90_000, interval: 500 });
      const sent = await cluster.rows(
        `select o.number::int as number, count(*)::int as times from commerce.order_event e join commerce."order" o on o.id = e.order_id
         where e.type = 'EMAIL_SENT' and o.number = any($1::int[]) group by 1 order by 1`,
        [numbers.map(Number)],
      );
      expect(sent.map(({ times }) => times)).toEqual(numbers.map(() => 1));
      expect(naming(told, numbers[0] ?? "")).toBe(1);
    } finally {
      server.close();
    }
  });
}
