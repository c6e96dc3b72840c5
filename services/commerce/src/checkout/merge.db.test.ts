import { emptyBuild } from "@carloom/build";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ATTACH, CREATE, DESIGN_ADD, READ } from "../testing/documents.ts";
import { UUIDS } from "../testing/goods.ts";
import { customer, SEOUL, type Shop, shopFixture } from "../testing/shop.ts";
import { uuidOf } from "@carloom/wire";
import { cartJobs } from "./merge.command.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

type Visitor = ReturnType<typeof customer>;
type Goods = readonly { sku: string; quantity: number }[];

async function cart(goods: Goods, visitor: Visitor | null = null, more: object = {}): Promise<string> {
  const lines = await Promise.all(
    goods.map(async ({ sku, quantity }) => ({ variantId: await shop.variant(sku), quantity })),
  );
  const input = { channel: "default-channel", lines, ...more };
  const { checkout, errors } = (await shop.graphql(CREATE, { input }, visitor)).data.checkoutCreate;
  expect(errors).toEqual([]);
  return checkout.id;
}
const attach = async (id: string, visitor: Visitor) =>
  (await shop.graphql(ATTACH, { id }, visitor)).data.checkoutCustomerAttach;
const keys = async (visitor: Visitor) =>
  (await shop.db.selectFrom("commerce.checkout").select("id").where("user_id", "=", visitor.userId).execute()).map(
    (row) => row.id,
  );
const pieces = async (id: string) => {
  const { rows } = await sql<{ sku: string; quantity: number }>`
    select v.sku, l.quantity from commerce.checkout_line l join commerce.variant v on v.id = l.variant_id
    where l.checkout_id = ${uuidOf(id, "Checkout")} order by v.sku, l.quantity`.execute(shop.db);
  return rows.map(({ sku, quantity }) => `${quantity} ${sku}`);
};

describe("a cart at sign-in", () => {
  it("takes in the customer's earlier one: equal goods add up, as far as there are pieces", async () => {
    const visitor = customer();
    await cart(
      [
        { sku: "RIM", quantity: 2 },
        { sku: "LAST-TEN", quantity: 7 },
      ],
      visitor,
      { shippingAddress: SEOUL },
    );
    const guest = await cart([
      { sku: "WING", quantity: 1 },
      { sku: "LAST-TEN", quantity: 6 },
    ]);
    const { checkout, errors } = await attach(guest, visitor);
    expect(errors).toEqual([]);
    expect(checkout.id).toBe(guest);
    expect(await pieces(guest)).toEqual(["10 LAST-TEN", "2 RIM", "1 WING"]);
    expect(await keys(visitor)).toEqual([uuidOf(guest, "Checkout")]);
    const read = (await shop.graphql(READ, { id: guest }, visitor)).data.checkout;
    expect(read.shippingAddress).toMatchObject({ city: "Jongno-gu" });
    // asked again, as a second tab does, it changes nothing
    expect((await attach(guest, visitor)).errors).toEqual([]);
    expect(await pieces(guest)).toEqual(["10 LAST-TEN", "2 RIM", "1 WING"]);
  });

  it("never joins what a design holds to anything", async () => {
    const visitor = customer();
    const design = {
      templateSlug: "halden-gt",
      title: "Mine",
      build: { ...emptyBuild(), parts: { "wheels.front": UUIDS.rim, "wheels.rear": UUIDS.rim } },
    };
    const earlier = await cart([{ sku: "RIM", quantity: 1 }], visitor);
    await shop.graphql(DESIGN_ADD, { checkoutId: earlier, design }, visitor);
    const guest = await cart([{ sku: "RIM", quantity: 1 }]);
    await shop.graphql(DESIGN_ADD, { checkoutId: guest, design });
    const before = [...(await pieces(earlier)), ...(await pieces(guest))].filter((line) => line !== "1 RIM");
    expect((await attach(guest, visitor)).errors).toEqual([]);
    expect((await pieces(guest)).sort()).toEqual([...before, "2 RIM"].sort());
    const { designs } = await sql<{ designs: number }>`select count(*)::integer as designs from commerce.design
      where checkout_id = ${uuidOf(guest, "Checkout")}`
      .execute(shop.db)
      .then(({ rows }) => rows[0] ?? { designs: 0 });
    expect(designs).toBe(2);
  });

  it("leaves alone a cart that is being paid, another channel's, and other people's", async () => {
    const [visitor, other] = [customer(), customer()];
    const paying = await cart([{ sku: "RIM", quantity: 1 }], visitor);
    await shop.db
      .updateTable("commerce.checkout")
      .set({ reserved_until: new Date(Date.now() + 60_000) })
      .where("id", "=", uuidOf(paying, "Checkout") ?? "")
      .execute();
    const krw = await cart([{ sku: "RIM", quantity: 1 }], visitor, { channel: "krw" });
    const theirs = await cart([{ sku: "RIM", quantity: 5 }], other);
    const guest = await cart([{ sku: "WING", quantity: 1 }]);
    expect((await attach(guest, visitor)).errors).toEqual([]);
    expect(await pieces(guest)).toEqual(["1 WING"]);
    expect(await pieces(paying)).toEqual(["1 RIM"]);
    expect(await pieces(krw)).toEqual(["1 RIM"]);
    expect(await pieces(theirs)).toEqual(["5 RIM"]);
    expect((await attach(theirs, visitor)).errors[0].code).toBe("NOT_FOUND");
    expect(await pieces(theirs)).toEqual(["5 RIM"]);
  });

  it("loses and doubles nothing when eight tabs sign in at once", async () => {
    const visitor = customer();
    await cart([{ sku: "RIM", quantity: 3 }], visitor);
    const guests = await Promise.all(Array.from({ length: 8 }, () => cart([{ sku: "RIM", quantity: 1 }])));
    const answers = await Promise.all(guests.map((id) => attach(id, visitor)));
    // a cart that another tab took in is gone for its own tab
    for (const { errors } of answers) expect(["NOT_FOUND", undefined]).toContain(errors[0]?.code);
    const { rows } = await sql<{ pieces: number; carts: number }>`
      select sum(l.quantity)::integer as pieces, count(distinct c.id)::integer as carts
      from commerce.checkout c join commerce.checkout_line l on l.checkout_id = c.id
      where c.user_id = ${visitor.userId}`.execute(shop.db);
    expect(rows).toEqual([{ pieces: 11, carts: 1 }]);
  });
});

describe("the sweep of carts", () => {
  it("takes what nobody came back to, and nothing that is used, paid or younger", async () => {
    const visitor = customer();
    const age = async (id: string, days: number, more: object = {}) => {
      await shop.db
        .updateTable("commerce.checkout")
        .set({ updated_at: new Date(Date.now() - days * 86_400_000), ...more })
        .where("id", "=", uuidOf(id, "Checkout") ?? "")
        .execute();
      return id;
    };
    const one = [{ sku: "RIM", quantity: 1 }];
    const gone = [
      await age(await cart(one), 31),
      await age(await cart(one, visitor), 91),
      await age(await cart([]), 1),
    ];
    const kept = [
      await age(await cart(one), 29),
      await age(await cart(one, visitor), 89),
      await cart([]),
      await age(await cart(one), 40, { reserved_until: new Date(Date.now() + 60_000) }),
    ];
    await Object.values(cartJobs(shop.services))[0]?.({}, { attempt: 1, lastAttempt: false });
    const left = async (ids: readonly string[]) =>
      Promise.all(
        ids.map(async (id) => {
          const key = uuidOf(id, "Checkout") ?? "";
          return shop.db.selectFrom("commerce.checkout").select("id").where("id", "=", key).executeTakeFirst();
        }),
      );
    expect((await left(gone)).filter(Boolean)).toEqual([]);
    expect((await left(kept)).every(Boolean)).toBe(true);
  });
});
