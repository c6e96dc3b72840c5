import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestServices, testServices } from "../testing/database.ts";
import { keptCount } from "./kept-count.ts";

let services: TestServices;
let db: Kysely<never>;
let now = 0;
const counted = (table: string) =>
  keptCount(db, sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`, () => now);

beforeAll(async () => {
  services = await testServices([]);
  db = services.db as unknown as Kysely<never>;
  await sql`create table few as select n from generate_series(1, 9999) n`.execute(db);
  await sql`create table many as select n from generate_series(1, 10000) n`.execute(db);
});
afterAll(() => services?.drop());

it("counts what is few each time, and tells a large number again for half a minute", async () => {
  expect([await counted("few"), await counted("many")]).toEqual([9999, 10_000]);
  await sql`delete from few where n > 9000`.execute(db);
  await sql`insert into many values (0)`.execute(db);
  now = 29_000;
  expect([await counted("few"), await counted("many")]).toEqual([9000, 10_000]);
  now = 31_000;
  // who comes back does not wait: the number is told once more, and counted meanwhile
  expect(await counted("many")).toBe(10_000);
  await vi.waitFor(async () => expect(await counted("many")).toBe(10_001));
  await sql`insert into many values (-1)`.execute(db);
  now = 331_001;
  // what is old enough to be wrong is waited for
  expect(await counted("many")).toBe(10_002);
});

it("tells no number that it could not count anew", async () => {
  await sql`create table gone as select n from generate_series(1, 10000) n`.execute(db);
  now = 0;
  expect(await counted("gone")).toBe(10_000);
  await sql`drop table gone`.execute(db);
  now = 31_000;
  expect(await counted("gone")).toBe(10_000);
  await vi.waitFor(() => expect(counted("gone")).rejects.toThrow(/does not exist/));
});

it("keeps no failure", async () => {
  await expect(counted("none")).rejects.toThrow(/does not exist/);
  await sql`create table none (n integer)`.execute(db);
  expect(await counted("none")).toBe(0);
});
