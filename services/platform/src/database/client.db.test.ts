import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestServices, testServices } from "../testing/database.ts";
import { readTime } from "./client.ts";
import type { connect as connectType } from "./connect.ts";

let services: TestServices;
let connect: typeof connectType;
beforeAll(async () => {
  // a process keeps so many plans and no more: here none that other files asked for
  vi.resetModules();
  ({ connect } = await import("./connect.ts"));
  services = await testServices([]);
});
afterAll(() => services?.drop());

describe("connection with kept plans", () => {
  it("keeps the plan of what is asked often, and only of that", async () => {
    const { db, close } = connect({ url: services.databaseUrl, size: 1, statementTimeoutMs: 5000 });
    try {
      for (let i = 0; i < 5; i++) await sql`select ${i}::integer as often`.execute(db);
      await sql`select ${1}::integer as once`.execute(db);
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
      expect(rows).toEqual([{ statement: "select $1::integer as often" }]);
    } finally {
      await close();
    }
  });

  it("keeps 300 and no more, whichever another connection keeps", async () => {
    const options = { url: services.databaseUrl, size: 1, statementTimeoutMs: 5000 };
    const [one, other] = [connect(options), connect(options)];
    type Asked = typeof one.db;
    const ask = (db: Asked, n: number) => sql`select ${n}::integer as ${sql.id(`of_${n}`)}`.execute(db);
    const kept = async (db: Asked) => (await sql`select from pg_prepared_statements`.execute(db)).rows.length;
    try {
      for (let n = 0; n < 310; n++) for (let i = 0; i < 3; i++) await ask(one.db, n);
      expect(await kept(one.db)).toBe(300);
      await ask(other.db, 309);
      expect(await kept(other.db)).toBe(1);
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  });

  it("keeps none where they are switched off", async () => {
    const { db, close } = connect({ url: services.databaseUrl, size: 1, statementTimeoutMs: 5000, prepare: false });
    try {
      for (let i = 0; i < 5; i++) await sql`select ${i}::integer as often`.execute(db);
      const { rows } = await sql`select 1 from pg_prepared_statements`.execute(db);
      expect(rows).toEqual([]);
    } finally {
      await close();
    }
  });

  it("goes on when a newer version changes a table under it", async () => {
    const { db, close } = connect({ url: services.databaseUrl, size: 1, statementTimeoutMs: 5000 });
    const ask = () => sql<object>`select * from moved where id = ${1}`.execute(db);
    try {
      await sql`create table moved (id integer)`.execute(db);
      await sql`insert into moved values (1)`.execute(db);
      for (let i = 0; i < 5; i++) await ask();
      await sql`alter table moved add column more text`.execute(db);
      expect((await ask()).rows).toEqual([{ id: 1, more: null }]);
      for (let i = 0; i < 5; i++) await ask();
      expect((await ask()).rows).toHaveLength(1);
    } finally {
      await close();
    }
  });
});

describe("readTime", () => {
  it.each([
    ["2026-11-20 22:39:00.123456+00", "2026-11-20T22:39:00.123Z"],
    ["2026-11-20 22:39:00+00", "2026-11-20T22:39:00.000Z"],
    ["2026-11-21 07:39:00.5+09", "2026-11-20T22:39:00.500Z"],
    ["2026-11-21 04:09:00+05:30", "2026-11-20T22:39:00.000Z"],
  ])("reads %s", (text, iso) => {
    expect(readTime(text).toISOString()).toBe(iso);
  });
});
