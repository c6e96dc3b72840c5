import type { Visitor } from "@carloom/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeReady } from "../testing/buy.ts";
import { COMPLETE, CREATE, DESIGN_ADD, READ } from "../testing/documents.ts";
import { library, placement } from "../testing/goods.ts";
import {
  CART_FREE,
  channelId,
  END,
  join,
  makePlan,
  mine,
  ORDER_FREE,
  passTime,
  QUOTE_FREE,
} from "../testing/membership.ts";
import { CODE, LIST_VOUCHER, NEW_VOUCHER, ORDER, OWN } from "../testing/order-documents.ts";
import { meetEverywhere, race } from "../testing/rival.ts";
import { customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";

let shop: Shop;
let plan: string;
beforeAll(async () => {
  shop = await shopFixture();
  plan = await makePlan(shop);
});
afterAll(() => shop.drop());

/** A stripe of 8,000 cm² costs 76 dollars. */
const stripe = (id: string, width = 0.5, height = 1.6) => placement(id, library, [width, height]);
const design = (...stickers: object[]) => ({ templateSlug: "halden-gt", title: "Mine", build: { stickers } });

async function member(): Promise<Visitor> {
  const visitor = customer();
  await join(shop, visitor, plan);
  return visitor;
}

/** A cart with a design, which only has to be completed. */
async function cart(visitor: Visitor | null, ...stickers: object[]): Promise<string> {
  const { id } = (await shop.graphql(CREATE, { input: { channel: "default-channel" } }, visitor)).data.checkoutCreate
    .checkout;
  const added = (await shop.graphql(DESIGN_ADD, { checkoutId: id, design: design(...stickers) }, visitor)).data;
  expect(added.checkoutDesignAdd.errors).toEqual([]);
  await makeReady(shop, id, SEOUL, visitor);
  return id;
}
const read = async (id: string, visitor: Visitor | null) => (await shop.graphql(READ, { id }, visitor)).data.checkout;
const free = async (checkoutId: string, visitor: Visitor | null) =>
  (await shop.graphql(CART_FREE, { checkoutId }, visitor)).data.checkoutMembership;
const complete = async (id: string, visitor: Visitor | null) =>
  (await shop.graphql(COMPLETE, { id }, visitor)).data.checkoutComplete;
const left = async (visitor: Visitor) => (await mine(shop, visitor)).quota.leftCm2;

describe("free sticker area", () => {
  it("is the same number in the studio, in the cart and on the order", async () => {
    const visitor = await member();
    const stickers = [stripe("a", 0.1, 0.2), stripe("b")];
    const asked = { design: design(...stickers), countryCode: "KR" };
    const quote = (await shop.graphql(QUOTE_FREE, asked, visitor)).data.designQuote;
    // 200 cm² cost the least price of 9 dollars, and 4,800 of the 8,000 are free
    expect(quote.membership).toEqual({ areaCm2: 5000, amount: { currency: "USD", amount: 54.6 } });
    expect(quote.subtotal.amount).toBe(30.4);
    const id = await cart(visitor, ...stickers);
    expect(await free(id, visitor)).toEqual(quote.membership);
    const shown = await read(id, visitor);
    expect(shown.subtotalPrice.gross.amount).toBe(quote.total.amount);
    expect(shown.lines.map((l: { totalPrice: { net: { amount: number } } }) => l.totalPrice.net.amount)).toEqual([
      0, 30.4,
    ]);
    const { order, errors } = await complete(id, visitor);
    expect(errors).toEqual([]);
    expect(order.total.gross.amount).toBe(shown.totalPrice.gross.amount);
    expect((await shop.graphql(ORDER_FREE, { token: order.token })).data.orderMembership).toEqual(quote.membership);
    const seen = (
      await shop.graphql(
        "query($id: ID!) { order(id: $id) { total { net { amount } } undiscountedTotal { net { amount } } discounts { name } } }",
        { id: order.id },
        visitor,
      )
    ).data.order;
    expect(seen.undiscountedTotal.net.amount - seen.total.net.amount).toBeCloseTo(54.6, 6);
    expect(seen.discounts).toEqual([]);
    expect(await left(visitor)).toBe(0);
    expect((await shop.graphql(QUOTE_FREE, asked, visitor)).data.designQuote).toMatchObject({
      membership: null,
      subtotal: { amount: 85 },
    });
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is for members alone", async () => {
    const asked = { design: design(stripe("a")) };
    for (const visitor of [null, customer()]) {
      expect((await shop.graphql(QUOTE_FREE, asked, visitor)).data.designQuote).toMatchObject({
        membership: null,
        subtotal: { amount: 76 },
      });
      const id = await cart(visitor, stripe("a"));
      expect(await free(id, visitor)).toBeNull();
      expect((await complete(id, visitor)).errors).toEqual([]);
    }
    const visitor = await member();
    const own = await cart(visitor, stripe("a"));
    // somebody else learns nothing of it
    expect(await free(own, customer())).toBeNull();
  });

  it("comes back when the order is called back", async () => {
    const visitor = await member();
    const { order } = await complete(await cart(visitor, stripe("a", 0.5, 0.5)), visitor);
    expect(await left(visitor)).toBe(2500);
    expect((await shop.graphql(OWN, { token: order.token }, visitor)).data.orderCancelOwn.errors).toEqual([]);
    expect(await left(visitor)).toBe(5000);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that another order took first raises no price without a word", async () => {
    const visitor = await member();
    const [first, second] = [await cart(visitor, stripe("a")), await cart(visitor, stripe("a"))];
    expect((await complete(first, visitor)).errors).toEqual([]);
    expect((await complete(second, visitor)).errors).toMatchObject([{ code: "INVALID", field: "lines" }]);
    // now that it was said, the new price counts
    expect((await read(second, visitor)).subtotalPrice.net.amount).toBe(76);
    expect((await complete(second, visitor)).errors).toEqual([]);
    expect(await left(visitor)).toBe(0);
  });

  it("ends with the membership, not with its cancellation", async () => {
    const visitor = await member();
    await shop.graphql(END, {}, visitor);
    const id = await cart(visitor, stripe("a", 0.5, 0.5));
    expect(await free(id, visitor)).toMatchObject({ areaCm2: 2500 });
    await passTime(shop, visitor, 32);
    expect(await free(id, visitor)).toBeNull();
  });

  it("begins anew each month of a year", async () => {
    const visitor = customer();
    await join(shop, visitor, plan, { period: "year" });
    await complete(await cart(visitor, stripe("a")), visitor);
    expect(await left(visitor)).toBe(0);
    await passTime(shop, visitor, 32);
    expect(await left(visitor)).toBe(5000);
    expect((await complete(await cart(visitor, stripe("a")), visitor)).errors).toEqual([]);
    expect(await left(visitor)).toBe(0);
  });

  it("is free before a voucher takes its part of the rest", async () => {
    const visitor = await member();
    const input = { code: "HALF", name: "Half", discountValueType: "PERCENTAGE" };
    const { voucher } = (await shop.graphql(NEW_VOUCHER, { input }, staff())).data.voucherCreate;
    const addChannels = [{ channelId: await channelId(shop), discountValue: 50 }];
    await shop.graphql(LIST_VOUCHER, { id: voucher.id, input: { addChannels } }, staff());
    const id = await cart(visitor, stripe("a"));
    await shop.graphql(CODE, { id, code: "HALF" }, visitor);
    // 76 less 47.50 for 5,000 cm², and half of that
    expect((await read(id, visitor)).subtotalPrice.net.amount).toBe(14.25);
    const { order } = await complete(id, visitor);
    expect((await shop.graphql(ORDER, { id: order.id }, visitor)).data.order.total.gross.amount).toBe(
      order.total.gross.amount,
    );
    expect(await brokenLaws(shop)).toEqual([]);
  });
});

describe("two orders of one member at once", () => {
  it("never take more than there is, wherever they meet", async () => {
    type Scene = { visitor: Visitor; carts: [string, string] };
    const met = await meetEverywhere(
      shop,
      race<Scene>({
        name: "two carts",
        make: async () => {
          const visitor = await member();
          return { visitor, carts: [await cart(visitor, stripe("a")), await cart(visitor, stripe("a"))] };
        },
        first: ({ visitor, carts }, by) => by(COMPLETE, { id: carts[0] }, visitor),
        rival: ({ visitor, carts }) => complete(carts[1], visitor),
        check: async ({ visitor }, first, rival) => {
          expect([first, rival].filter(({ order }) => order !== null)).toHaveLength(1);
          expect(await left(visitor)).toBe(0);
        },
      }) as never,
      1,
      1,
    );
    expect(met).toBeGreaterThan(3);
  });
});
