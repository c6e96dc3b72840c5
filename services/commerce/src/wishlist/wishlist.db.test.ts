import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

const ADD = "mutation($id: ID!) { wishlistAdd(variantId: $id) { errors { code } } }";
const REMOVE = "mutation($id: ID!) { wishlistRemove(variantId: $id) { errors { code } } }";
const LIST = "{ myWishlist { variant { sku pricing { price { gross { amount } } } } } }";

const VARIANT = 'query($id: ID!) { productVariant(id: $id, channel: "default-channel") { sku } }';

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
    // what the shop does not show any more stays on the list, and nothing is told of it
    const publish = (is_published: boolean) =>
      shop.db.updateTable("commerce.product").set({ is_published }).where("slug", "=", slug).execute();
    const { slug } = await shop.db
      .selectFrom("commerce.product as p")
      .innerJoin("commerce.variant as v", "v.product_id", "p.id")
      .select("p.slug")
      .where("v.sku", "=", "RIM")
      .executeTakeFirstOrThrow();
    await publish(false);
    expect(await ask(LIST, {}, ada)).toEqual([{ variant: null }]);
    // nor to who has no account, whose browser keeps the list
    expect(await ask(VARIANT, { id: rim }, null)).toBeNull();
    expect(await ask(VARIANT, { id: rim }, staff())).toEqual({ sku: "RIM" });
    await publish(true);
    expect(await ask(VARIANT, { id: rim }, null)).toEqual({ sku: "RIM" });
    expect((await ask(LIST, {}, ada)).map((item: Loose) => item.variant.sku)).toEqual(["RIM"]);
    expect((await ask(ADD, { id: globalId("ProductVariant", 999_999) }, ada)).errors).toEqual([{ code: "NOT_FOUND" }]);
  });
});
