import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STOCKS } from "../testing/order-documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "../wire/ids.ts";
import { wishlistJobs } from "./wishlist.command.ts";

const ADD = "mutation($id: ID!) { wishlistAdd(variantId: $id) { errors { code } } }";
const REMOVE = "mutation($id: ID!) { wishlistRemove(variantId: $id) { errors { code } } }";
const LIST = "{ myWishlist { variant { sku pricing { price { gross { amount } } } } } }";
const NOTICE = `mutation($id: ID!, $email: String, $language: LanguageCodeEnum) {
  stockNoticeRequest(variantId: $id, channel: "default-channel", email: $email, languageCode: $language) { errors { field code } } }`;

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let warehouse: string;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", row.id);
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: ReturnType<typeof customer> | null) => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Loose;
};
const stock = (sku: string, quantity: number) => ask(STOCKS, { sku, stocks: [{ warehouse, quantity }] }, keeper);

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

describe("news of stock", () => {
  it("is one mail for each who asked, in their language, once pieces are there", async () => {
    const id = await shop.variant("LAST-TEN");
    expect((await ask(NOTICE, { id, email: "a@people.example" }, null)).errors).toEqual([
      { field: "variantId", code: "IN_STOCK" },
    ]);
    await stock("LAST-TEN", 0);
    expect((await ask(NOTICE, { id, email: "not an address" }, null)).errors[0].code).toBe("INVALID");
    for (const email of ["a@people.example", "a@people.example", "A@people.example"])
      expect((await ask(NOTICE, { id, email }, null)).errors).toEqual([]);
    await ask(NOTICE, { id, email: "b@people.example", language: "KO" }, null);
    const jobs = wishlistJobs(shop.services);
    const run = { attempt: 1, lastAttempt: false };
    const sweep = async () => {
      // two workers look at the same time
      await Promise.all([1, 2].map(() => jobs["commerce.sweepStockNotices"]?.({}, run)));
      const { rows } = await shop.services.connection.pool.query<{ payload: object }>(
        `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'commerce.stockNoticeMail' returning j.payload`,
      );
      for (const { payload } of rows) await jobs["commerce.stockNoticeMail"]?.(payload, run);
      return (await shop.services.mailer.list?.()) ?? [];
    };
    expect(await sweep()).toEqual([]);
    await stock("LAST-TEN", 3);
    const mails = await sweep();
    expect(mails.map((mail) => mail.to).sort()).toEqual(["a@people.example", "b@people.example"]);
    expect(mails.find((mail) => mail.to.startsWith("b"))?.subject).toContain("재입고");
    expect(mails[0]?.text).toContain("/default-channel/products/last-ten");
    expect(await sweep()).toHaveLength(2);
  });
});
