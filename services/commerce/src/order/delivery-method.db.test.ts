import { afterAll, beforeAll, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { type Shop, shopFixture, staff } from "../testing/shop.ts";
import { forgetShipping } from "../shipping/shipping.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const READ = `query($token: UUID!) { orderByToken(token: $token) { shippingMethodName shippingPrice { gross { amount } }
  deliveryMethod { ... on ShippingMethod { name price { amount } ko: translation(languageCode: KO) { name } } } } }`;

it("tells how an order is sent in each language, as long as the shop calls it what it was ordered as", async () => {
  const id = await readyCart(shop, [{ sku: "RIM", quantity: 4 }]);
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  const { token } = (await shop.graphql("query($id: ID!) { order(id: $id) { token } }", { id: order.id }, staff())).data
    .order;
  const read = async () => (await shop.graphql(READ, { token })).data.orderByToken;
  const told = await read();
  expect(told.deliveryMethod).toEqual({
    name: told.shippingMethodName,
    price: { amount: told.shippingPrice.gross.amount },
    ko: { name: "일반 배송" },
  });
  const names = { en: "Pigeon", ko: "비둘기", ja: "鳩" };
  await shop.db
    .updateTable("commerce.shipping_method")
    .set({ names: JSON.stringify(names) })
    .execute();
  forgetShipping({ db: shop.db } as never);
  expect(await read()).toMatchObject({ shippingMethodName: told.shippingMethodName, deliveryMethod: null });
});
