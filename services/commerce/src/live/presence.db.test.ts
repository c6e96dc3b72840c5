import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "@carloom/platform";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { PRESENCE_PATH, presenceHandler } from "./presence.handler.ts";

let shop: Shop;
const mina = customer({ isStaff: true, roles: ["orders"] });
const joon = customer({ isStaff: true, roles: ["support"] });
const buyer = customer();
let now: Visitor | null = null;
let handle: ReturnType<typeof presenceHandler>;

beforeAll(async () => {
  shop = await shopFixture();
  for (const [{ userId, email }, first] of [
    [mina, "Mina"],
    [joon, ""],
  ] as const)
    await sql`insert into commerce.account (id, email, first_name, is_confirmed, is_staff)
      values (${userId}, ${email}, ${first}, true, true)`.execute(shop.db);
  const { settings } = shop.services;
  handle = presenceHandler({ settings, contextOf: async () => shop.context(now) });
});
afterAll(() => shop.drop());

async function say(visitor: Visitor | null, body: object | string, method = "POST") {
  now = visitor;
  const sent = method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {};
  const response = await handle(new Request(`http://localhost${PRESENCE_PATH}`, { method, ...sent }), {
    ip: "10.0.0.1",
    requestId: "r",
  });
  return { status: response?.status, others: ((await response?.json()) as { others?: { name: string }[] })?.others };
}
const names = async (visitor: Visitor, body: object) => (await say(visitor, body)).others?.map(({ name }) => name);

it("shows colleagues on one record each other until they leave or are silent", async () => {
  const record = "order:T3JkZXI6MQ==";
  expect(await names(mina, { record })).toEqual([]);
  expect(await names(joon, { record })).toEqual(["Mina"]);
  // who has no name is called by their address
  expect(await names(mina, { record })).toEqual([joon.email]);
  expect(await names(mina, { record: "order:T3JkZXI6Mg==" })).toEqual([]);
  await say(joon, { record, isLeaving: true });
  expect(await names(mina, { record })).toEqual([]);
  await say(joon, { record });
  await sql`update commerce.staff_presence set at = now() - interval '31 seconds' where account_id = ${joon.userId}`.execute(
    shop.db,
  );
  expect(await names(mina, { record })).toEqual([]);
});

it("is for staff, about a record, and stands in no log", async () => {
  const record = "order:T3JkZXI6MQ==";
  expect((await say(null, { record })).status).toBe(401);
  expect((await say(buyer, { record })).status).toBe(403);
  for (const wrong of [
    {},
    { record: "../x" },
    { record: `order:${"x".repeat(101)}` },
    "no json",
    `"${"x".repeat(500)}"`,
  ])
    expect((await say(mina, wrong)).status).toBe(400);
  expect((await say(mina, {}, "GET")).status).toBe(405);
  const { rows } = await sql`select 1 from platform.audit_entry`.execute(shop.db);
  expect(rows).toEqual([]);
});
