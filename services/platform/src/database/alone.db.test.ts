import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestServices, testServices } from "../testing/database.ts";
import { alone } from "./alone.ts";
import { connect, type Connection } from "./connect.ts";

let services: TestServices;
/** Two processes: what one has does not count for the other. */
let processes: Connection[];
let pools: pg.Pool[];

beforeAll(async () => {
  services = await testServices([]);
  const url = services.connection.pool.options.connectionString ?? "";
  processes = [1, 2].map(() => connect({ url, size: 4, statementTimeoutMs: 5000 }));
  pools = processes.map(({ direct }) => direct);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await services?.drop();
});

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

it("lets processes that begin at once work one after another, also after one that failed", async () => {
  const told: string[] = [];
  const work = async (name: string) => {
    told.push(`${name} begins`);
    // longer than others wait between two looks
    await pause(400);
    told.push(`${name} ends`);
    if (name === "b") throw new Error("b failed");
    return name;
  };
  const [a, b] = pools as [pg.Pool, pg.Pool];
  const ended = await Promise.allSettled([
    alone(a, "test", () => work("a")),
    alone(b, "test", () => work("b")),
    alone(a, "test", () => work("c")),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const begun = told.filter((_, i) => i % 2 === 0).map((line) => line.split(" ")[0]);
  expect(told).toEqual(begun.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it("does not hold up what has another name", async () => {
  const [a, b] = pools as [pg.Pool, pg.Pool];
  const other = await alone(a, "one", () => alone(b, "another", async () => "there"));
  expect(other).toBe("there");
});

it("waits no longer for a process that lost its connection", async () => {
  const [a, b] = pools as [pg.Pool, pg.Pool];
  let over = () => {};
  const held = alone(a, "lost", () => new Promise<void>((done) => (over = done)));
  await pause(50);
  const second = alone(b, "lost", async () => "mine");
  await b.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())",
  );
  expect(await second).toBe("mine");
  over();
  await expect(held).rejects.toThrow();
});
