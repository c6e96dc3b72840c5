import { afterAll, beforeAll, expect, it } from "vitest";
import { STAFF_ROLES } from "@carloom/identity";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const VARIANT = `{ productVariant(sku: "WING") {
  stocks { quantity quantityAllocated warehouse { name } productVariant { sku } }
  channelListings { channel { slug currencyCode } price { amount currency } } } }`;
const PLACES = "{ channels { slug } warehouses(first: 5) { totalCount edges { node { name } } } }";

it("tells staff what each warehouse holds of a variant and what it costs in every channel", async () => {
  const catalogue = customer({ isStaff: true, roles: ["catalogue"] });
  const { data, errors } = await shop.graphql(VARIANT, {}, catalogue);
  expect(errors).toBeUndefined();
  const [stock] = data.productVariant.stocks;
  expect(stock.productVariant.sku).toBe("WING");
  expect(stock.quantity).toBeGreaterThan(0);
  expect(stock.warehouse.name).not.toBe("");
  for (const { channel, price } of data.productVariant.channelListings) {
    expect(price.currency).toBe(channel.currencyCode);
    expect(price.amount).toBeGreaterThan(0);
  }
  const places = (await shop.graphql(PLACES, {}, catalogue)).data;
  expect(places.channels.map(({ slug }: { slug: string }) => slug)).toEqual(
    expect.arrayContaining(["default-channel", "krw", "jpy"]),
  );
  expect(places.warehouses.totalCount).toBe(places.warehouses.edges.length);
});

it("refuses everybody else, each field by itself", async () => {
  for (const role of STAFF_ROLES)
    expect((await shop.graphql(VARIANT, {}, customer({ isStaff: true, roles: [role] }))).errors).toBeUndefined();
  for (const visitor of [null, customer()]) {
    for (const field of ["stocks { id }", "channelListings { id }"]) {
      const { data, errors } = await shop.graphql(`{ productVariant(sku: "WING") { sku ${field} } }`, {}, visitor);
      expect(errors?.[0]?.extensions.code).toBe(visitor ? "FORBIDDEN" : "UNAUTHENTICATED");
      expect(data.productVariant.sku).toBe("WING");
    }
    expect((await shop.graphql("{ channels { slug } }", {}, visitor)).data.channels).toBeNull();
  }
});
