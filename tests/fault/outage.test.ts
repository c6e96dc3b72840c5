import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEndpoint, ensureDatabase, openServices, silentLog, startEmbedded } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noDesigns } from "../../services/commerce/src/design/design.port.ts";
import { commerceMigrations } from "../../services/commerce/src/migrations/index.ts";
import { commerceSchema } from "../../services/commerce/src/schema.ts";
import { seedBase, upsertGoods } from "../../services/commerce/src/seed/seed.repository.ts";
import { shopTables } from "../../services/commerce/src/tables.ts";
import { COMPLETE, CREATE, DELIVERY } from "../../services/commerce/src/testing/documents.ts";
import { GOODS } from "../../services/commerce/src/testing/goods.ts";
import { SEOUL } from "../../services/commerce/src/testing/shop.ts";
import { globalId } from "../../services/commerce/src/wire/ids.ts";

/** A shop on an engine of its own, which is stopped, started and filled up under it. */
const PORT = 54_481;
const place = mkdtempSync(join(tmpdir(), "carloom-outage-"));
const engineAt = () => startEmbedded({ folder: join(place, "postgres"), port: PORT });
let engine: Awaited<ReturnType<typeof engineAt>>;
let services: Awaited<ReturnType<typeof openServices>>;
let endpoint: ReturnType<typeof createEndpoint>;
let variantId: string;

beforeAll(async () => {
  engine = await engineAt();
  const settings = readSettings({ DATA_DIR: place, STATEMENT_TIMEOUT_MS: "2000" });
  services = await openServices(settings, await ensureDatabase(engine, "outage"), [commerceMigrations], silentLog);
  const db = shopTables(services.db);
  await db.transaction().execute(async (trx) => {
    const keys = await seedBase(trx);
    for (const goods of GOODS) await upsertGoods(trx, keys, goods);
  });
  const row = await db.selectFrom("commerce.variant").select("id").where("sku", "=", "WING").executeTakeFirstOrThrow();
  variantId = globalId("ProductVariant", row.id);
  const limits = { aliases: 100, depth: 12, tokens: 2000, cost: 50_000, page: 100, batch: 10, uploadBytes: 1e6 };
  endpoint = createEndpoint({
    schema: commerceSchema,
    path: "/commerce/graphql/",
    limits,
    contextOf: async () => ({ ...services, visitor: null, ip: "", requestId: "outage", threed: noDesigns }) as never,
  });
});
afterAll(async () => {
  await services?.close();
  await engine?.stop();
  rmSync(place, { recursive: true, force: true });
});

type Loose = ReturnType<typeof JSON.parse>;
async function ask(query: string, variables: object = {}) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ query, variables });
  const response = await endpoint(new Request("http://localhost/commerce/graphql/", { method: "POST", headers, body }));
  return { response, body: (await response.json()) as Loose };
}
const LIST = '{ products(first: 5, channel: "default-channel") { edges { node { slug } } } }';
const input = () => ({
  channel: "default-channel",
  email: "buyer@people.example",
  shippingAddress: SEOUL,
  billingAddress: SEOUL,
  lines: [{ variantId, quantity: 1 }],
});
async function readyCart(): Promise<string> {
  const { checkout } = (await ask(CREATE, { input: input() })).body.data.checkoutCreate;
  await ask(DELIVERY, { id: checkout.id, deliveryMethodId: checkout.shippingMethods[0].id });
  return checkout.id;
}

describe("a database that goes away", () => {
  it("is told as 503 with the time to wait, and the shop goes on by itself when it is back", async () => {
    const id = await readyCart();
    await engine.stop();
    for (const [query, variables] of [
      [LIST, {}],
      [COMPLETE, { id }],
    ] as const) {
      const { response, body } = await ask(query, variables);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(body.errors[0].extensions.code).toBe("UNAVAILABLE");
    }
    engine = await engineAt();
    await expect.poll(async () => (await ask(LIST)).response.status, { timeout: 5000 }).toBe(200);
    // what was refused has changed nothing, and the same request now has its one effect
    const done = (await ask(COMPLETE, { id })).body.data.checkoutComplete;
    expect(done.errors).toEqual([]);
    expect((await ask(COMPLETE, { id })).body.data.checkoutComplete.order.number).toBe(done.order.number);
  });

  it("may end in the middle of a completion: the order is whole or absent, and comes once", async () => {
    const carts = await Promise.all(Array.from({ length: 12 }, readyCart));
    const underway = Promise.all(carts.map((id) => ask(COMPLETE, { id })));
    await new Promise((done) => setTimeout(done, 25));
    // what a crash of one backend does: the engine ends every session
    await services.connection.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
    );
    const first = await underway;
    for (const { response, body } of first) {
      if (response.status === 503) continue;
      expect(body.data.checkoutComplete.errors).toEqual([]);
    }
    const numbers = new Set<string>();
    for (const [i, id] of carts.entries()) {
      const { order } = (await ask(COMPLETE, { id })).body.data.checkoutComplete;
      const told = first[i]?.body.data?.checkoutComplete?.order;
      if (told) expect(order.number).toBe(told.number);
      numbers.add(order.number);
    }
    expect(numbers.size).toBe(carts.length);
  });
});

describe("a disk that is full", () => {
  it("refuses what would write, clearly and at once; reading goes on; nothing half is left", async () => {
    const id = await readyCart();
    const { pool } = services.connection;
    const count = async () =>
      (await pool.query('select (select count(*) from commerce.checkout) c, (select count(*) from commerce."order") o'))
        .rows[0];
    const before = await count();
    // the engine's own error of a full disk, at the last statement of a completion and the first of a cart
    await pool.query(`create function commerce.full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    for (const table of ["checkout", '"order"'])
      await pool.query(
        `create trigger full_disk before insert on commerce.${table} for each row execute function commerce.full_disk()`,
      );
    for (const [query, variables] of [
      [CREATE, { input: input() }],
      [COMPLETE, { id }],
    ] as const) {
      const { response, body } = await ask(query, variables);
      expect(response.status).toBe(507);
      expect(body.errors[0]).toMatchObject({ extensions: { code: "STORAGE_FULL" } });
      expect(body.errors[0].message).toContain("Nothing was changed");
    }
    expect((await ask(LIST)).body.data.products.edges.length).toBeGreaterThan(0);
    expect(await count()).toEqual(before);
    for (const table of ["checkout", '"order"']) await pool.query(`drop trigger full_disk on commerce.${table}`);
    expect((await ask(COMPLETE, { id })).body.data.checkoutComplete.errors).toEqual([]);
  });
});
