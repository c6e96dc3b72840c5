import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backup } from "@carloom/platform";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { visitsHandler } from "./collect.handler.ts";
import { visitJobs } from "./visits.jobs.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let send: (body: unknown, headers?: Record<string, string>, ip?: string) => Promise<Response>;
const analyst = customer({ isStaff: true, roles: ["catalogue"] });

beforeAll(async () => {
  shop = await shopFixture({ env: { WAREHOUSE_TIME_ZONE: "Asia/Seoul" } });
  const handle = visitsHandler(shop.services);
  let line = 0;
  send = async (body, headers = {}, ip = `192.0.2.${line++ % 250}`) => {
    const request = new Request("http://localhost:8000/commerce/visits", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost:3000", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const response = await handle(request, { ip, requestId: "test" } as Parameters<typeof handle>[1]);
    if (!response) throw new Error("not handled");
    return response;
  };
});
afterAll(() => shop.drop());
beforeEach(() => sql`truncate commerce.visit_event, commerce.visit_day, commerce.visit_subject_day`.execute(shop.db));

const event = (kind: string, more: object = {}) => ({ kind, channel: "default-channel", language: "en", ...more });
const told = (kind: string, more: object = {}, visit = randomUUID()) => ({ visit, events: [event(kind, more)] });
const kept = async (): Promise<Loose[]> =>
  (
    await sql<Loose>`select kind, subject, language, visit from commerce.visit_event order by kind collate "C", subject collate "C"`.execute(
      shop.db,
    )
  ).rows;
const count = () => visitJobs(shop.services)["commerce.visitCount"]?.({}, { attempt: 1, lastAttempt: false });
/** A visit at a moment, as if it had been told then. */
const visited = (at: string, kind: string, more: { channel?: string; subject?: string; visit?: string } = {}) =>
  sql`insert into commerce.visit_event (at, visit, channel_id, kind, language, subject)
    select ${at}::timestamptz, ${more.visit ?? randomUUID()}, id, ${kind}, 'en', ${more.subject ?? ""}
    from commerce.channel where slug = ${more.channel ?? "default-channel"}`.execute(shop.db);
const ask = async (text: string, who = analyst): Promise<Loose> => (await shop.graphql(text, {}, who)).data;
const month = (at: string) => sql`select commerce.visit_month(${at}::timestamptz)`.execute(shop.db);

describe("what is told of a visit", () => {
  it("is kept without anything about a person", async () => {
    const visit = randomUUID();
    const response = await send({
      visit,
      events: [event("VISIT"), event("CAR_OPENED", { subject: "halden-gt" }), event("CART_FILLED", { subject: "x" })],
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(await kept()).toEqual([
      { kind: "CART_FILLED", subject: "", language: "en", visit },
      { kind: "CAR_OPENED", subject: "halden-gt", language: "en", visit },
      { kind: "VISIT", subject: "", language: "en", visit },
    ]);
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = 'commerce' and table_name = 'visit_event'`.execute(shop.db);
    expect(rows.map(({ name }) => name).sort()).toEqual(["at", "channel_id", "kind", "language", "subject", "visit"]);
  });

  it("leaves searches out that could be about somebody, and writes the others alike", async () => {
    for (const subject of ["Ada@Example.com", "010-1234-5678", "order 100234", "x", "a".repeat(61)])
      expect((await send(told("SEARCH_EMPTY", { subject }))).status).toBe(204);
    await send(told("SEARCH_EMPTY", { subject: "  Carbon   HOOD " }));
    await send(told("SEARCH_EMPTY", { subject: "225/45 R17" }));
    expect((await kept()).map(({ subject }) => subject)).toEqual(["225/45 r17", "carbon hood"]);
  });

  it("is not kept of a browser that objects", async () => {
    expect((await send(told("VISIT"), { "sec-gpc": "1" })).status).toBe(204);
    expect((await send(told("VISIT"), { dnt: "1" })).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  it("is refused from elsewhere, in other forms, when it is large, and when there is too much of it", async () => {
    const status = async (...given: Parameters<typeof send>) => (await send(...given)).status;
    expect(await status(told("VISIT"), { origin: "https://elsewhere.example" })).toBe(403);
    expect(await status(told("VISIT"), { "content-type": "text/plain" })).toBe(415);
    expect(await status("{")).toBe(400);
    expect(await status(told("SIGNED_IN"))).toBe(400);
    expect(await status({ ...told("VISIT"), email: "a@b.example" })).toBe(400);
    expect(await status({ visit: "me", events: [event("VISIT")] })).toBe(400);
    expect(await status({ visit: randomUUID(), events: Array.from({ length: 21 }, () => event("VISIT")) })).toBe(400);
    expect(await status(`{"visit":"${"a".repeat(5000)}"}`)).toBe(413);
    expect(await kept()).toEqual([]);
    const answers: number[] = [];
    for (let i = 0; i < 61; i++) answers.push(await status(told("VISIT"), {}, "203.0.113.9"));
    expect(answers.filter((code) => code === 204)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });

  it("is kept in a month that nobody made room for", async () => {
    const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'commerce.visit_event'::regclass`.execute(shop.db);
    for (const { name } of rows) await sql`drop table ${sql.raw(name)}`.execute(shop.db);
    expect((await send(told("VISIT"))).status).toBe(204);
    expect(await kept()).toHaveLength(1);
  });
});

describe("visits of a day", () => {
  const counts = `visits cars studios builds carts checkouts orders`;
  it("are counted once each in the shop's day, channel by channel, beside the days before", async () => {
    for (const at of ["2026-02-01", "2026-03-01"]) await month(at);
    const visit = randomUUID();
    // half past midnight of the tenth in Seoul
    await visited("2026-03-09T15:30:00Z", "VISIT", { visit });
    await visited("2026-03-09T15:31:00Z", "BUILD_CHANGED", { visit });
    await visited("2026-03-09T15:32:00Z", "BUILD_CHANGED", { visit });
    await visited("2026-03-10T10:00:00Z", "VISIT");
    await visited("2026-03-10T10:00:00Z", "VISIT", { channel: "krw" });
    await visited("2026-03-09T14:30:00Z", "VISIT");
    await count();
    await count();
    const { visitsByDay } = await ask(`{ visitsByDay(from: "2026-03-10", until: "2026-03-11") {
      channel { slug } days { day counts { visits } } total { ${counts} } before { visits } } }`);
    const of = (slug: string) => visitsByDay.find(({ channel }: Loose) => channel.slug === slug);
    expect(of("default-channel")).toMatchObject({
      days: [
        { day: "2026-03-10", counts: { visits: 2 } },
        { day: "2026-03-11", counts: { visits: 0 } },
      ],
      total: { visits: 2, builds: 1, carts: 0, orders: 0 },
      before: { visits: 1 },
    });
    expect(of("krw").total.visits).toBe(1);
    expect(of("jpy").total.visits).toBe(0);
  });

  it("are counted though figures cannot be", async () => {
    await sql`alter table commerce.figure_day rename to figure_gone`.execute(shop.db);
    await visited(new Date().toISOString(), "VISIT");
    await count();
    await sql`alter table commerce.figure_gone rename to figure_day`.execute(shop.db);
    const { rows } = await sql<Loose>`select visits from commerce.visit_day`.execute(shop.db);
    expect(rows).toEqual([{ visits: 1 }]);
  });

  it("stay counted when what they were counted from is gone", async () => {
    const today = new Date().toISOString();
    await visited(today, "VISIT");
    await visited(today, "VISIT");
    await count();
    await sql`truncate commerce.visit_event`.execute(shop.db);
    await visited(today, "VISIT");
    await count();
    const { rows } = await sql<Loose>`select visits from commerce.visit_day`.execute(shop.db);
    expect(rows).toEqual([{ visits: 2 }]);
  });

  it("are kept as they were told for ninety days, and counted for good", async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const days of [200, 95, 80]) await month(ago(days));
    for (const days of [200, 95, 80]) {
      await visited(ago(days), "VISIT");
      await visited(ago(days), "SEARCH_EMPTY", { subject: "rare" });
      for (let i = 0; i < 3; i++) await visited(ago(days), "SEARCH_EMPTY", { subject: "often" });
    }
    await count();
    const left = await kept();
    expect(left.filter(({ kind }) => kind === "VISIT")).toHaveLength(1);
    const { rows: days } = await sql<Loose>`select sum(visits)::integer as visits from commerce.visit_day
      where kind = 'VISIT'`.execute(shop.db);
    expect(days).toEqual([{ visits: 3 }]);
    const { rows: terms } = await sql<Loose>`select subject, count(*)::integer as days from commerce.visit_subject_day
      group by 1 order by 1`.execute(shop.db);
    expect(terms).toEqual([
      { subject: "often", days: 3 },
      { subject: "rare", days: 1 },
    ]);
    const { rows: months } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'commerce.visit_event'::regclass`.execute(shop.db);
    expect(months.map(({ name }) => name)).not.toContain(
      `commerce.visit_event_${ago(200).slice(0, 7).replace("-", "_")}`,
    );
  });
});

it("leaves what is kept for a while out of backups, and what was counted in", async () => {
  await visited(new Date().toISOString(), "VISIT");
  await count();
  const folder = await mkdtemp(join(tmpdir(), "carloom-visits-"));
  try {
    await backup({ pool: shop.services.connection.pool, storage: shop.services.storage }, folder);
    const tables = (await readdir(join(folder, "tables"))).filter((name) => name.startsWith("commerce.visit"));
    expect(tables.sort()).toEqual(["commerce.visit_day.jsonl", "commerce.visit_subject_day.jsonl"]);
    expect(await readFile(join(folder, "tables/commerce.visit_day.jsonl"), "utf8")).toContain('"visits": 1');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe("what visits were about", () => {
  it("names searches that three visits made, and templates by those who opened them", async () => {
    const now = new Date().toISOString();
    const same = randomUUID();
    for (const visit of [randomUUID(), randomUUID(), randomUUID()])
      await visited(now, "SEARCH_EMPTY", { subject: "roof box", visit });
    for (let i = 0; i < 5; i++) await visited(now, "SEARCH_EMPTY", { subject: "my neighbour", visit: same });
    await visited(now, "CAR_OPENED", { subject: "halden-gt", visit: same });
    await visited(now, "CAR_OPENED", { subject: "halden-gt", visit: same });
    await visited(now, "STUDIO_OPENED", { subject: "okabe", visit: same });
    await count();
    const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
    const days = `from: "${day(-86_400_000)}", until: "${day(86_400_000)}"`;
    expect(
      await ask(`{ searchesWithoutResult(${days}) { term language visits }
        cars: templatesOpened(${days}) { name count } studios: templatesOpened(${days}, studio: true) { name count } }`),
    ).toEqual({
      searchesWithoutResult: [{ term: "roof box", language: "en", visits: 3 }],
      cars: [{ name: "halden-gt", count: 1 }],
      studios: [{ name: "okabe", count: 1 }],
    });
  });
});
