import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CANCEL, PAID } from "../testing/order-documents.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const desk = staff();
beforeAll(async () => {
  shop = await shopFixture({ env: { WAREHOUSE_TIME_ZONE: "Asia/Seoul" } });
});
afterAll(() => shop.drop());

/** A paid order, placed at a moment. @returns its total */
async function sold(at: string, channel = "default-channel", pieces = 1): Promise<{ id: string; total: number }> {
  const cart = await readyCart(shop, [{ sku: "WING", quantity: pieces }], { channel });
  const { order } = (await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete;
  await shop.graphql(PAID, { id: order.id }, desk);
  const key = Buffer.from(order.id, "base64").toString().split(":")[1] ?? "";
  await shop.db
    .updateTable("commerce.order")
    .set({ created_at: new Date(at) })
    .where("id", "=", key)
    .execute();
  const row = await shop.db
    .selectFrom("commerce.order")
    .select("total_gross")
    .where("id", "=", key)
    .executeTakeFirstOrThrow();
  return { id: order.id, total: row.total_gross };
}

const SUM = "orders gross { fractionalAmount currency } refunded { fractionalAmount } average { fractionalAmount }";
const SALES = `query($from: Date!, $until: Date!) { salesByDay(from: $from, until: $until) {
  channel { slug } days { day sum { ${SUM} } } total { ${SUM} } before { ${SUM} } } }`;
const sales = async (from: string, until: string): Promise<Loose[]> =>
  (await shop.graphql(SALES, { from, until }, desk)).data.salesByDay;
const of = (list: Loose[], slug: string): Loose => list.find(({ channel }) => channel.slug === slug);

describe("figures of the shop", () => {
  it("counts orders in the shop's days, each currency apart, beside the days before", async () => {
    // 15:30 UTC is the next day in Seoul
    const late = await sold("2026-03-09T15:30:00Z");
    const early = await sold("2026-03-10T14:59:00Z");
    const won = await sold("2026-03-10T03:00:00Z", "krw");
    const older = await sold("2026-03-08T16:00:00Z");
    const found = await sales("2026-03-10", "2026-03-10");
    const usd = of(found, "default-channel");
    expect(usd.days).toHaveLength(1);
    expect(usd.total).toMatchObject({
      orders: 2,
      gross: { fractionalAmount: late.total + early.total, currency: "USD" },
      average: { fractionalAmount: Math.round((late.total + early.total) / 2) },
    });
    expect(usd.before).toMatchObject({ orders: 1, gross: { fractionalAmount: older.total } });
    expect(of(found, "krw").total).toMatchObject({
      orders: 1,
      gross: { fractionalAmount: won.total, currency: "KRW" },
    });
    expect(of(found, "jpy").total).toMatchObject({ orders: 0, gross: { fractionalAmount: 0 } });
    const week = of(await sales("2026-03-04", "2026-03-10"), "default-channel");
    expect(week.days.map(({ day }: Loose) => day)).toEqual([
      "2026-03-04",
      "2026-03-05",
      "2026-03-06",
      "2026-03-07",
      "2026-03-08",
      "2026-03-09",
      "2026-03-10",
    ]);
    expect(week.days.map(({ sum }: Loose) => sum.orders)).toEqual([0, 0, 0, 0, 0, 1, 2]);
  });

  it("takes what is called off out, and tells its refund on the day on which it went", async () => {
    const { id, total } = await sold("2026-04-01T03:00:00Z");
    expect(of(await sales("2026-04-01", "2026-04-01"), "default-channel").total.orders).toBe(1);
    await shop.graphql(CANCEL, { id }, desk);
    await shop.db
      .updateTable("commerce.refund")
      .set({ status: "SUCCESS", updated_at: new Date("2026-04-03T03:00:00Z") })
      .execute();
    const { days, total: sum } = of(await sales("2026-04-01", "2026-04-03"), "default-channel");
    expect(sum).toMatchObject({ orders: 0, gross: { fractionalAmount: 0 }, refunded: { fractionalAmount: total } });
    expect(days.map(({ sum: one }: Loose) => one.refunded.fractionalAmount)).toEqual([0, 0, total]);
  });

  it("names what sells best and what will be gone", async () => {
    await sold("2026-05-05T03:00:00Z", "default-channel", 3);
    await shop.db
      .updateTable("commerce.stock")
      .set((e) => ({ quantity: e("allocated", "+", 2) }))
      .where("variant_id", "in", (e) => e.selectFrom("commerce.variant").select("id").where("sku", "=", "WING"))
      .execute();
    const ask = async (text: string): Promise<Loose> => (await shop.graphql(text, {}, desk)).data;
    const { bestSellers, runningOut } = await ask(`{
      bestSellers(from: "2026-05-01", until: "2026-05-10") { pieces variant { sku } }
      runningOut(from: "2026-05-01", until: "2026-05-10", days: 30) { available sold daysLeft variant { sku } } }`);
    expect(bestSellers).toEqual([{ pieces: 3, variant: { sku: "WING" } }]);
    expect(runningOut).toEqual([{ available: 2, sold: 3, daysLeft: 6, variant: { sku: "WING" } }]);
    const { runningOut: soon } = await ask('{ runningOut(from: "2026-05-01", until: "2026-05-10", days: 5) { sold } }');
    expect(soon).toEqual([]);
  });

  it("refuses periods that no one can read, and whoever is not staff", async () => {
    const code = async (from: string, until: string, who = desk) =>
      (await shop.graphql(SALES, { from, until }, who)).errors?.[0]?.extensions.code;
    expect(await code("2026-03-10", "2026-03-09")).toBe("BAD_USER_INPUT");
    expect(await code("2020-01-01", "2026-03-09")).toBe("BAD_USER_INPUT");
    expect(await code("2026-03-10", "2026-03-10", customer())).toBe("FORBIDDEN");
  });
});
