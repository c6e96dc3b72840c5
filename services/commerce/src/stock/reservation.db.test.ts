import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { encounter } from "../testing/rival.ts";
import { type Shop, shopFixture } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { shopTables } from "../tables.ts";
import { releaseExpired, reserve } from "./reservation.repository.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const HOUR = 3_600_000;
const uuidOf = (id: string) => Buffer.from(id, "base64").toString().split(":")[1] ?? "";

/** What beginning a payment does with the pieces: the cart is locked first. */
const keep = (checkoutId: string, variant: number, until: Date) =>
  shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom("commerce.checkout").select("id").where("id", "=", checkoutId).forUpdate().execute();
    await reserve(trx, checkoutId, new Map([[variant, 1]]), until);
  });

describe("pieces kept beyond their time", () => {
  it("stay kept when the buyer begins to pay again while they are freed", async () => {
    const { id: variant } = await shop.db
      .selectFrom("commerce.variant")
      .select("id")
      .where("sku", "=", "WING")
      .executeTakeFirstOrThrow();
    const scene = async () => {
      const cart = uuidOf(await readyCart(shop, [{ sku: "WING", quantity: 1 }]));
      await keep(cart, variant, new Date(Date.now() - HOUR));
      return cart;
    };
    const counted = encounter(shop, Number.POSITIVE_INFINITY, async () => undefined);
    await scene();
    expect(await releaseExpired(shopTables(counted.db), new Date())).toBe(1);
    expect(counted.points()).toBeGreaterThan(3);
    for (let at = 1; at <= counted.points(); at++) {
      const cart = await scene();
      const meeting = encounter(shop, at, () => keep(cart, variant, new Date(Date.now() + HOUR)));
      await releaseExpired(shopTables(meeting.db), new Date());
      await meeting.rival();
      const kept = await shop.db
        .selectFrom("commerce.reservation as r")
        .innerJoin("commerce.checkout as c", "c.id", "r.checkout_id")
        .select(["r.pieces", "c.reserved_until"])
        .where("c.id", "=", cart)
        .execute();
      const where = `at ${at}, before: ${meeting.place()}`;
      expect([where, kept.length, (kept[0]?.reserved_until?.getTime() ?? 0) > Date.now()]).toEqual([where, 1, true]);
      expect([where, await brokenLaws(shop)]).toEqual([where, []]);
    }
  });

  it("are freed although their cart is gone", async () => {
    const { id: variant } = await shop.db
      .selectFrom("commerce.variant")
      .select("id")
      .where("sku", "=", "RIM")
      .executeTakeFirstOrThrow();
    const cart = uuidOf(await readyCart(shop, [{ sku: "RIM", quantity: 1 }]));
    await keep(cart, variant, new Date(Date.now() - HOUR));
    await shop.db.deleteFrom("commerce.checkout").where("id", "=", cart).execute();
    expect(await releaseExpired(shop.db, new Date())).toBe(1);
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
