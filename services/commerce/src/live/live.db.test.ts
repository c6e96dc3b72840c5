import { type News, openNewsFeed, type NewsFeed, silentLog, type Visitor } from "@carloom/platform";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { PAID } from "../testing/order-documents.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { EVENTS_PATH, staffEventsHandler } from "./events.handler.ts";

let shop: Shop;
const feeds: NewsFeed[] = [];
const visitors = new Map<string, Visitor>();
const support = customer({ isStaff: true, roles: ["support"] });
const owner = customer({ isStaff: true, roles: ["owner"] });

/** A node of its own: its feed and its handler. */
function node(checkMs?: number, feed = openNewsFeed(shop.services.connection, silentLog)) {
  feeds.push(feed);
  return staffEventsHandler({
    feed,
    settings: shop.services.settings,
    contextOf: async (request) => shop.context(visitors.get(request.headers.get("authorization") ?? "") ?? null),
    ...(checkMs !== undefined && { checkMs }),
  });
}
type Listening = {
  status: number;
  events: { id: number; kind: string; object: string }[];
  closed: Promise<void>;
  stop(): void;
};
async function listen(handle: ReturnType<typeof node>, visitor: Visitor | null, after?: number): Promise<Listening> {
  if (visitor) visitors.set(visitor.userId, visitor);
  const abort = new AbortController();
  const headers = new Headers({ ...(visitor && { authorization: visitor.userId }) });
  if (after !== undefined) headers.set("last-event-id", String(after));
  const request = new Request(`http://localhost:8000${EVENTS_PATH}`, { headers, signal: abort.signal });
  const response = await handle(request, { ip: "10.0.0.1", requestId: "test" });
  const events: Listening["events"] = [];
  const read = async () => {
    let text = "";
    for await (const chunk of (response?.body ?? []) as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      for (let at = text.indexOf("\n\n"); at >= 0; at = text.indexOf("\n\n")) {
        const [, id, data] = /^id: (\d+)\nevent: news\ndata: (.*)$/.exec(text.slice(0, at)) ?? [];
        if (data) events.push({ id: Number(id), ...JSON.parse(data) });
        text = text.slice(at + 2);
      }
    }
  };
  const closed = response?.status === 200 ? read() : Promise.resolve();
  return { status: response?.status ?? 0, events, closed, stop: () => abort.abort() };
}
const kinds = ({ events }: Listening) => events.map(({ kind }) => kind);
const place = async (): Promise<string> => {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  return (await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order.id;
};

beforeAll(async () => {
  shop = await shopFixture();
});
afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.close();
});
afterAll(() => shop.drop());

describe("what staff hear at once", () => {
  it("comes on every node, to the roles that it concerns", async () => {
    const [mine, theirs] = [node(), node()];
    const orders = await listen(mine, staff());
    const answers = await listen(theirs, support);
    const runs = await listen(theirs, owner);
    // both nodes listen once they have heard something
    let id = "";
    await expect
      .poll(async () => ((id = await place()), kinds(orders).length > 0 && kinds(answers).length > 0))
      .toBe(true);
    await shop.graphql(PAID, { id }, staff());
    await sql`insert into commerce.contact_message (id, name, email, subject, message, page, language)
      values (gen_random_uuid(), 'A', 'a@people.example', 's', 'm', 'contact', 'en')`.execute(shop.db);
    await sql`select platform.tell_staff('JOB_FAILED', '{owner}', 'Job:7')`.execute(shop.db);
    await expect.poll(() => kinds(runs)).toContain("JOB_FAILED");
    await expect.poll(() => kinds(answers)).toContain("MESSAGE");
    expect(orders.events.find(({ kind }) => kind === "ORDER_PAID")?.object).toBe(id);
    expect(kinds(orders)).toContain("ORDER_PLACED");
    expect(kinds(orders)).not.toContain("MESSAGE");
    expect(kinds(answers)).not.toContain("JOB_FAILED");
    expect(kinds(runs)).toEqual(expect.arrayContaining(["ORDER_PLACED", "MESSAGE"]));
    expect(new Set(orders.events.map(({ id: number }) => number)).size).toBe(orders.events.length);
    for (const one of [orders, answers, runs]) one.stop();
    await Promise.all([orders.closed, answers.closed, runs.closed]);
  });

  it("is told again from where a connection broke", async () => {
    const handle = node();
    const id = await place();
    const { rows } = await sql<{ id: number }>`select max(id) as id from platform.staff_news`.execute(shop.db);
    const later = await place();
    const back = await listen(handle, staff(), rows[0]?.id ?? 0);
    await expect.poll(() => back.events.map(({ object }) => object)).toContain(later);
    // what was begun before and ended after may come twice, and is never left out
    expect(back.events.map(({ object }) => object)).toContain(id);
    back.stop();
    await back.closed;
  });

  it("comes in its order also where something happens while what was missed is read", async () => {
    const tell = async (key: string): Promise<News> => {
      await sql`select platform.tell_staff('JOB_FAILED', '{owner}', ${`Job:${key}`})`.execute(shop.db);
      const { rows } = await sql<News>`select id, kind, roles, object from platform.staff_news
        order by id desc limit 1`.execute(shop.db);
      if (!rows[0]) throw new Error("no news");
      return rows[0];
    };
    const before = await tell("1");
    const missed = [await tell("2"), await tell("3")];
    const listeners: ((news: News) => void)[] = [];
    const feed: NewsFeed = {
      subscribe(each) {
        listeners.push(each);
        for (const news of missed.slice(1)) each(news);
        each({ ...before, id: before.id + 1000 });
        return () => {};
      },
      close: async () => {},
    };
    const back = await listen(node(undefined, feed), owner, before.id);
    const ids = () => back.events.map(({ id }) => id).filter((id) => id > before.id);
    const expected = [...missed.map(({ id }) => id), before.id + 1000];
    await expect.poll(ids).toEqual(expected);
    for (const hear of listeners) hear({ ...before, id: before.id + 1001 });
    await expect.poll(ids).toEqual([...expected, before.id + 1001]);
    back.stop();
    await back.closed;
  });

  it("comes also after the listening connection was broken off", async () => {
    const heard = await listen(node(), staff());
    await expect.poll(async () => (await place(), kinds(heard).length)).toBeGreaterThan(0);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(shop.db);
    const id = await place();
    await expect.poll(() => heard.events.map(({ object }) => object)).toContain(id);
    heard.stop();
    await heard.closed;
  });

  it("is for staff alone, ends with their session, and has bounds", async () => {
    const handle = node(20);
    expect((await listen(handle, null)).status).toBe(401);
    expect((await listen(handle, customer())).status).toBe(403);
    const leaving = staff();
    const open = await listen(handle, leaving);
    visitors.delete(leaving.userId);
    await open.closed;
    const many = await Promise.all(Array.from({ length: 13 }, () => listen(handle, owner)));
    expect(many.map(({ status }) => status)).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    for (const one of many) one.stop();
    await Promise.all(many.map(({ closed }) => closed));
    const again = await listen(handle, owner);
    expect(again.status).toBe(200);
    again.stop();
  });
});
