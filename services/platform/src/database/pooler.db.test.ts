import { sql } from "kysely";
import { readSettings } from "@carloom/settings/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkPlaces } from "../start/check-places.ts";
import { addJob, startJobs } from "../jobs/jobs.ts";
import { silentLog } from "../log.ts";
import type { News } from "../news/news.repository.ts";
import { type OpenServices, openServices } from "../services.ts";
import { type TestServices, testServices } from "../testing/database.ts";
import { hasPgbouncer, type Pooler, startPooler } from "../testing/pgbouncer.ts";
import { openNewsFeed } from "../news/news-feed.ts";

const there = hasPgbouncer();

describe.skipIf(!there)("behind PgBouncer (not run where it is not installed: apt-get install pgbouncer)", () => {
  let own: TestServices;
  let pooler: Pooler;
  let services: OpenServices;
  beforeAll(async () => {
    own = await testServices([]);
    pooler = await startPooler(own.databaseUrl);
    services = await openServices(
      readSettings({
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: own.databaseUrl,
        DATABASE_POOL: "6",
        STATEMENT_TIMEOUT_MS: "700",
        DATA_DIR: own.settings.dataDir,
      }),
      pooler.url,
      [],
      silentLog,
    );
    // its connections are made anew, as by RECONNECT: the first ones are older than the time-outs of their role
    await pooler.stop();
    pooler = await startPooler(own.databaseUrl, Number(new URL(pooler.url).port));
  });
  afterAll(async () => {
    await services?.close();
    await pooler?.stop();
    await own?.drop();
  });

  it("says at the start what a pooler needs, and takes it when it is there", async () => {
    const asked = (env: Record<string, string>) =>
      checkPlaces(readSettings({ DATA_DIR: own.settings.dataDir, ...env }));
    await expect(asked({ DATABASE_URL: pooler.url })).rejects.toThrow(/is a pooler: set DATABASE_DIRECT_URL/);
    await expect(asked({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url })).rejects.toThrow(
      /DATABASE_DIRECT_URL must lead to PostgreSQL itself/,
    );
    await asked({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: own.databaseUrl });
  });

  it("serves more connections than the pooler has, with statements that are asked again and again", async () => {
    const ask = (i: number) => sql<{ i: number }>`select ${i}::integer as i`.execute(services.db);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(i)));
      expect(answers.map(({ rows }) => rows[0]?.i)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    }
    const { rows } = await sql`select 1 from pg_prepared_statements`.execute(services.db);
    expect(rows).toEqual([]);
  });

  /** What the engine itself still works on, seen past the pooler. */
  const working = async () =>
    (
      await sql`select 1 from pg_stat_activity where query like '%pg_sleep(30)%' and state = 'active'
      and pid <> pg_backend_pid()`.execute(own.db)
    ).rows.length;

  it("ends a statement that takes too long in the engine, inside a transaction and outside", async () => {
    const sleep = sql`select pg_sleep(30)`;
    await expect(sleep.execute(services.db)).rejects.toMatchObject({ code: "57014" });
    await expect(services.db.transaction().execute((trx) => sleep.execute(trx))).rejects.toMatchObject({
      code: "57014",
    });
    expect(await working()).toBe(0);
  });

  it("waits for a lock no longer than a statement may take, and ends a transaction that nobody goes on with", async () => {
    await sql`create table if not exists held (id integer primary key)`.execute(own.db);
    await sql`insert into held values (1) on conflict do nothing`.execute(own.db);
    await own.db.transaction().execute(async (trx) => {
      await sql`select * from held for update`.execute(trx);
      const waits = services.db.transaction().execute((other) => sql`delete from held`.execute(other));
      await expect(waits).rejects.toMatchObject({ code: expect.stringMatching(/55P03|57014/) });
    });
    const left = services.db.transaction().execute(async (trx) => {
      await sql`select * from held for update`.execute(trx);
      await new Promise((next) => setTimeout(next, 2500));
      await sql`select 1`.execute(trx);
    });
    left.catch(() => undefined);
    // the lock is free again though the transaction was never ended by whoever began it
    await vi.waitFor(() => sql`select * from held for update nowait`.execute(own.db), { interval: 100 });
    await expect(left).rejects.toThrow();
  });

  it("tells news as they happen, though LISTEN does not pass the pooler", async () => {
    const feed = openNewsFeed(services.connection, silentLog);
    const heard: News[] = [];
    const end = feed.subscribe((news) => heard.push(news));
    const listens = () => sql`select 1 from pg_stat_activity where query like 'listen %' or query = 'select 1'`;
    await vi.waitFor(async () => expect((await listens().execute(own.db)).rows.length).toBeGreaterThan(0));
    const began = Date.now();
    await sql`select platform.tell_staff('MESSAGE', '{support}', 'ContactMessage:1')`.execute(services.db);
    await vi.waitFor(() => expect(heard).toMatchObject([{ object: "ContactMessage:1" }]));
    // looking comes every five seconds
    expect(Date.now() - began).toBeLessThan(4000);
    end();
    await feed.close();
  });

  it("runs jobs at once and once, added through the pooler", async () => {
    const done: unknown[] = [];
    const jobs = await startJobs(
      services.connection.direct,
      { once: async (payload) => void done.push(payload) },
      silentLog,
    );
    await services.db.transaction().execute((trx) => addJob(trx, "once", { n: 1 }));
    await vi.waitFor(() => expect(done).toEqual([{ n: 1 }]));
    await jobs.stop();
    expect(done).toHaveLength(1);
  });

  it("goes on after the pooler was started anew", async () => {
    const port = Number(new URL(pooler.url).port);
    await pooler.stop();
    await expect(services.connection.ping()).rejects.toThrow();
    pooler = await startPooler(own.databaseUrl, port);
    await vi.waitFor(() => services.connection.ping(), { interval: 100 });
  });
});
