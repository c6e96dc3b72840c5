import { connect as open, createServer, type Server, type Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestServices, testServices } from "../testing/database.ts";
import { type Connection, connect, isUnavailable } from "./connect.ts";

const STATEMENT_MS = 600;
/** When the driver gives an answer up. */
const SILENCE_MS = STATEMENT_MS + 1000;

let own: TestServices;
let wire: Server;
let connection: Connection;
/** Carries nothing and says nothing, as a network that is gone. */
let isCut = false;
const sockets = new Set<Socket>();

beforeAll(async () => {
  own = await testServices([]);
  const { hostname, port } = new URL(own.databaseUrl);
  wire = createServer((near) => {
    const far = open(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => isCut || to.write(data));
      from.on("close", () => isCut || to.destroy());
      from.on("error", () => undefined);
    }
  });
  await new Promise<void>((done) => wire.listen(0, "127.0.0.1", done));
  const url = new URL(own.databaseUrl);
  url.port = String((wire.address() as { port: number }).port);
  connection = connect({ url: url.href, size: 1, statementTimeoutMs: STATEMENT_MS });
});
afterAll(async () => {
  isCut = false;
  for (const socket of sockets) socket.destroy();
  await connection?.close();
  await new Promise((done) => wire.close(done));
  await own?.drop();
});

it("a transaction whose network is gone fails with its first statement, and the next one has another connection", async () => {
  let began = 0;
  const failure = await connection.db
    .transaction()
    .execute(async (trx) => {
      await sql`select 1`.execute(trx);
      isCut = true;
      began = performance.now();
      await sql`select 2`.execute(trx);
    })
    .catch((error: unknown) => error);
  const took = performance.now() - began;
  isCut = false;
  expect(isUnavailable(failure)).toBe(true);
  // its rollback has nobody to wait for
  expect(took).toBeLessThan(SILENCE_MS * 1.6);
  const { rows } = await sql<{ three: number }>`select 3 as three`.execute(connection.db);
  expect(rows).toEqual([{ three: 3 }]);
});

it("what somebody else holds for too long is told as something that passes", async () => {
  await sql`create table held (id integer primary key)`.execute(own.db);
  await sql`insert into held values (1)`.execute(own.db);
  await own.db.transaction().execute(async (other) => {
    await sql`select * from held for update`.execute(other);
    const failure = await sql`delete from held`.execute(connection.db).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "55P03" });
    expect(isUnavailable(failure)).toBe(true);
  });
});
