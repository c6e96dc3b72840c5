import { buildSchema } from "graphql";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDirect } from "../graphql/direct.ts";
import { createEndpoint } from "../graphql/endpoint.ts";
import { limitsOf } from "../graphql/limits.ts";
import { silentLog } from "../log.ts";
import { type OpenServices, openServices } from "../services.ts";
import { type TestServices, testServices } from "../testing/database.ts";
import { asWork } from "../work.ts";
import { connect } from "./connect.ts";

let own: TestServices;
let services: OpenServices;
const said: Record<string, unknown>[] = [];
beforeAll(async () => {
  own = await testServices([], { SLOW_STATEMENT_MS: "150" });
  const log = { ...silentLog, warn: (message: string, fields?: object) => void said.push({ message, ...fields }) };
  services = await openServices(own.settings, own.databaseUrl, [], log);
});
afterAll(async () => {
  await services?.close();
  await own?.drop();
});

const slowly = (secret: string) => sql`select pg_sleep(0.2), ${secret}::text`.execute(services.db);

it("logs what took long with the operation that asked, and no value of it", async () => {
  const schema = buildSchema("type Query { orders: Int }");
  Object.assign(schema.getQueryType()?.getFields().orders ?? {}, { resolve: () => slowly("hunter2").then(() => 1) });
  const options = {
    schema,
    path: "/g",
    limits: limitsOf(own.settings.env),
    contextOf: async () => own.contextFor() as never,
  };
  const body = JSON.stringify({ query: "query Busy { orders }" });
  const headers = { "content-type": "application/json" };
  await createDirect(options)({ headers, body: Buffer.from(body), method: "POST" } as never, {
    ip: "",
    requestId: "r1",
  });
  const post = new Request("http://localhost/g", {
    method: "POST",
    headers,
    body: JSON.stringify({ query: "{ orders }" }),
  });
  await createEndpoint(options)(post, { ip: "", requestId: "r2" });
  await asWork({ job: "sweep" }, () => slowly("hunter2"));
  await sql`select 1`.execute(services.db);
  const slow = said.filter(({ message }) => message === "slow statement");
  expect(slow).toMatchObject([
    { requestId: "r1", operation: "Busy" },
    { requestId: "r2", operation: "orders" },
    { job: "sweep" },
  ]);
  expect(slow.every(({ ms }) => Number(ms) >= 150)).toBe(true);
  expect(JSON.stringify(said)).not.toContain("hunter2");
  expect(slow[0]?.statement).toContain("pg_sleep");
});

it("answers a ping that waits behind others as long as those are answered, and not when nothing is", async () => {
  const connection = connect({ url: own.databaseUrl, size: 1, statementTimeoutMs: 20_000, pingMs: 300 });
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(connection.db);
  try {
    await connection.ping();
    const busy = Promise.all(Array.from({ length: 8 }, () => sleep(0.1)));
    await connection.ping();
    await busy;
    const hangs = sleep(1.5);
    await expect(connection.ping()).rejects.toThrow("The database does not answer.");
    await hangs;
  } finally {
    await connection.close();
  }
});
