import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

const ADD = "mutation($id: ID!) { wishlistAdd(variantId: $id) { errors { code } } }";
const REMOVE = "mutation($id: ID!) { wishlistRemove(variantId: $id) { errors { code } } }";
const LIST = "{ myWishlist { variant { sku pricing { price { gross { amount } } } } } }";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: ReturnType<typeof customer> | null) => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Loose;
};

describe("a wishlist", () => {
  it("is the signed-in visitor's alone, and holds a thing once", async () => {
    const [ada, ren] = [customer(), customer()];
    const wing = await shop.variant("WING");
    const rim = await shop.variant("RIM");
    for (const id of [wing, rim, wing]) expect((await ask(ADD, { id }, ada)).errors).toEqual([]);
    expect((await ask(LIST, {}, ada)).map((item: Loose) => item.variant.sku).sort()).toEqual(["RIM", "WING"]);
    expect(await ask(LIST, {}, ren)).toEqual([]);
    await ask(REMOVE, { id: wing }, ren);
    await ask(REMOVE, { id: wing }, ada);
    expect((await ask(LIST, {}, ada)).map((item: Loose) => item.variant.sku)).toEqual(["RIM"]);
    expect((await ask(ADD, { id: globalId("ProductVariant", 999_999) }, ada)).errors).toEqual([{ code: "NOT_FOUND" }]);
  });
});
