import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtFor, design } from "../testing/built.ts";
import { makeReady } from "../testing/buy.ts";
import { COMPLETE, TRACK } from "../testing/documents.ts";
import { lettering, library, placement, upload, UUIDS } from "../testing/goods.ts";
import { testPort } from "../testing/port.ts";
import { BERLIN, SEOUL, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture({ threed: testPort() });
  await shop.db.updateTable("commerce.stock").set({ quantity: 100_000 }).execute();
});
afterAll(() => shop.drop());

const sticker = fc.record({
  art: fc.constantFrom(library, upload, lettering("GO")),
  size: fc.tuple(fc.double({ min: 0.005, max: 3, noNaN: true }), fc.double({ min: 0.005, max: 3, noNaN: true })),
  mirror: fc.constantFrom(null, { readable: true }),
  hidden: fc.boolean(),
});
const someBuild = fc.record({
  front: fc.boolean(),
  rear: fc.boolean(),
  wing: fc.boolean(),
  stickers: fc.array(sticker, { maxLength: 8 }),
});

it("one price is the same in quote, cart and order, in every channel and country", async () => {
  const { add, newCart, quote } = builtFor(shop);
  const places = [
    ["default-channel", SEOUL],
    ["default-channel", BERLIN],
    ["krw", SEOUL],
    ["krw", BERLIN],
    ["jpy", BERLIN],
  ] as const;
  await fc.assert(
    fc.asyncProperty(someBuild, fc.constantFrom(...places), async (given, [channel, address]) => {
      const build = {
        parts: {
          ...(given.front && { "wheels.front": UUIDS.rim }),
          ...(given.rear && { "wheels.rear": UUIDS.rim }),
          ...(given.wing && { spoiler: UUIDS.wing }),
        },
        stickers: given.stickers.map(({ art, size, ...more }, i) => placement(`s${i}`, art, size, more)),
      };
      const quoted = await quote(build, channel, address.country);
      const id = await newCart(channel);
      const added = await add(id, { design: design(build) });
      if (quoted.lines.length === 0) {
        expect(added.errors[0].code).toBe("NO_LINES");
        return;
      }
      const cart = await makeReady(shop, id, address);
      const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
      const tracked = (await shop.graphql(TRACK, { token: order.token })).data.orderByToken;
      expect(cart.subtotalPrice.gross.amount).toBe(quoted.total.amount);
      expect(cart.subtotalPrice.tax.amount).toBe(quoted.tax.amount);
      expect(tracked.subtotal).toEqual(cart.subtotalPrice);
      expect(tracked.shippingPrice).toEqual(cart.shippingPrice);
      expect(tracked.total).toEqual(cart.totalPrice);
      expect(order.total).toEqual(cart.totalPrice);
      expect(added.design.total.amount).toBe(quoted.subtotal.amount);
      const prices = (lines: { unitPrice: unknown; totalPrice: unknown; quantity: number }[]) =>
        lines.map(({ unitPrice, totalPrice, quantity }) => ({ unitPrice, totalPrice, quantity }));
      expect(prices(tracked.lines)).toEqual(prices(cart.lines));
    }),
    { numRuns: 25 },
  );
});
