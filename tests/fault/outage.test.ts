import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMPLETE, CREATE } from "../../services/commerce/src/testing/documents.ts";
import { LIST, type OwnShop, ownShop } from "./own-shop.ts";

const place = mkdtempSync(join(tmpdir(), "carloom-outage-"));
let shop: OwnShop;

beforeAll(async () => {
  shop = await ownShop(place, 54_481);
});
afterAll(async () => {
  await shop?.close();
  rmSync(place, { recursive: true, force: true });
});

describe("a database that goes away", () => {
  it("is told as 503 with the time to wait, and the shop goes on by itself when it is back", async () => {
    const id = await shop.readyCart();
    await shop.engine().stop();
    for (const [query, variables] of [
      [LIST, {}],
      [COMPLETE, { id }],
    ] as const) {
      const { response, body } = await shop.ask(query, variables);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(body.errors[0].extensions.code).toBe("UNAVAILABLE");
    }
    await shop.startEngine();
    await expect.poll(async () => (await shop.ask(LIST)).response.status).toBe(200);
    // what was refused has changed nothing, and the same request now has its one effect
    const done = (await shop.ask(COMPLETE, { id })).body.data.checkoutComplete;
    expect(done.errors).toEqual([]);
    expect((await shop.ask(COMPLETE, { id })).body.data.checkoutComplete.order.number).toBe(done.order.number);
  });

  it("may end in the middle of a completion: the order is whole or absent, and comes once", async () => {
    const carts = await Promise.all(Array.from({ length: 12 }, shop.readyCart));
    const underway = Promise.all(carts.map((id) => shop.ask(COMPLETE, { id })));
    await new Promise((done) => setTimeout(done, 25));
    // what a crash of one backend does: the engine ends every session
    await shop.services.connection.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
    );
    const first = await underway;
    for (const { response, body } of first) {
      if (response.status === 503) continue;
      expect(body.data.checkoutComplete.errors).toEqual([]);
    }
    const numbers = new Set<string>();
    for (const [i, id] of carts.entries()) {
      const { order } = (await shop.ask(COMPLETE, { id })).body.data.checkoutComplete;
      const told = first[i]?.body.data?.checkoutComplete?.order;
      if (told) expect(order.number).toBe(told.number);
      numbers.add(order.number);
    }
    expect(numbers.size).toBe(carts.length);
  });
});

describe("a disk that is full", () => {
  it("refuses what would write, clearly and at once; reading goes on; nothing half is left", async () => {
    const id = await shop.readyCart();
    const { pool } = shop.services.connection;
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
      [CREATE, { input: shop.input() }],
      [COMPLETE, { id }],
    ] as const) {
      const { response, body } = await shop.ask(query, variables);
      expect(response.status).toBe(507);
      expect(body.errors[0]).toMatchObject({ extensions: { code: "STORAGE_FULL" } });
      expect(body.errors[0].message).toContain("Nothing was changed");
    }
    expect((await shop.ask(LIST)).body.data.products.edges.length).toBeGreaterThan(0);
    expect(await count()).toEqual(before);
    for (const table of ["checkout", '"order"']) await pool.query(`drop trigger full_disk on commerce.${table}`);
    expect((await shop.ask(COMPLETE, { id })).body.data.checkoutComplete.errors).toEqual([]);
  });
});
