import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shop, shopFixture } from "./testing/shop.ts";
import type { CommerceDb } from "./tables.ts";
import { transact } from "./transaction.ts";

let shop: Shop;
let ids: number[];
beforeAll(async () => {
  shop = await shopFixture();
  const rows = await shop.db.selectFrom("commerce.stock").select("id").orderBy("id").limit(2).execute();
  ids = rows.map((row) => row.id);
});
afterAll(() => shop.drop());

const add = (trx: CommerceDb, id: number) =>
  trx
    .updateTable("commerce.stock")
    .set((eb) => ({ quantity: eb("quantity", "+", 1) }))
    .where("id", "=", id)
    .execute();
const total = async () => {
  const rows = await shop.db.selectFrom("commerce.stock").select("quantity").where("id", "in", ids).execute();
  return rows.reduce((sum, row) => sum + row.quantity, 0);
};

describe("two transactions that wait for each other", () => {
  /** Both hold their first row before either asks for its second; later tries do not wait. */
  function crossing(run: typeof transact) {
    let holding = 0;
    let open: () => void = () => undefined;
    const both = new Promise<void>((done) => {
      open = done;
    });
    return [ids, ids.toReversed()].map((order) =>
      run(shop.db, async (trx) => {
        await add(trx, order[0] ?? 0);
        if (++holding === 2) open();
        await both;
        await add(trx, order[1] ?? 0);
      }),
    );
  }

  it("both end well, each with one effect", async () => {
    const before = await total();
    await Promise.all(crossing(transact));
    expect(await total()).toBe(before + 4);
  });

  it("is broken off without a second try", async () => {
    const once: typeof transact = (db, work) => db.transaction().execute(work);
    const ended = await Promise.allSettled(crossing(once));
    expect(ended.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("leaves any other failure as it is", async () => {
    let tries = 0;
    const failing = transact(shop.db, async () => {
      tries++;
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(tries).toBe(1);
  });
});
