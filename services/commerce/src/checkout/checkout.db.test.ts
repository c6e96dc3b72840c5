import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import {
  ATTACH,
  COMPLETE,
  CREATE,
  DELIVERY,
  EMAIL,
  LINES_ADD,
  LINES_DELETE,
  LINES_UPDATE,
  READ,
  SHIPPING,
  TRACK,
} from "../testing/documents.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const newCart = async (visitor: ReturnType<typeof customer> | null = null, channel = "default-channel") =>
  (await shop.graphql(CREATE, { input: { channel } }, visitor)).data.checkoutCreate.checkout;

/** Every row that a refused mutation could have touched. */
async function everything(): Promise<string> {
  const tables = [
    "checkout",
    "checkout_line",
    "design",
    "stock",
    "completion",
    "counter",
    "order",
    "payment_transaction",
  ];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{
        t: string;
      }>`select coalesce(string_agg(x::text, '|' order by x::text), '') t from ${sql.table(`commerce.${table}`)} x`.execute(
        shop.db,
      );
      return rows[0]?.t;
    }),
  );
  const { rows } = await sql<{ n: number }>`select count(*)::int n from graphile_worker._private_jobs`.execute(shop.db);
  return JSON.stringify([parts, rows]);
}

describe("a guest's cart", () => {
  it("goes from goods to a tracked order, with tax of the country", async () => {
    const cart = await newCart();
    const rim = await shop.variant("RIM");
    const added = await shop.graphql(LINES_ADD, { id: cart.id, lines: [{ variantId: rim, quantity: 4 }] });
    expect(added.data.checkoutLinesAdd.checkout.subtotalPrice.gross.amount).toBe(2480);
    await shop.graphql(EMAIL, { id: cart.id, email: " Buyer@People.example " });
    const shipped = (await shop.graphql(SHIPPING, { id: cart.id, shippingAddress: BERLIN })).data
      .checkoutShippingAddressUpdate.checkout;
    expect(shipped.shippingMethods.map((m: { name: string }) => m.name)).toEqual([
      "Standard delivery",
      "Express delivery",
    ]);
    // 41.6 kg: 21.00 + 41.6 × 5.90
    expect(shipped.shippingMethods[0].price.amount).toBe(266.44);
    const chosen = (await shop.graphql(DELIVERY, { id: cart.id, deliveryMethodId: shipped.shippingMethods[0].id })).data
      .checkoutDeliveryMethodUpdate.checkout;
    expect(chosen.subtotalPrice).toMatchObject({
      net: { amount: 2480 },
      tax: { amount: 471.2 },
      gross: { amount: 2951.2 },
    });
    expect(chosen.shippingPrice).toMatchObject({ net: { amount: 266.44 }, tax: { amount: 50.62 } });
    expect(chosen.totalPrice.gross.amount).toBe(3268.26);
    const early = (await shop.graphql(COMPLETE, { id: cart.id })).data.checkoutComplete;
    expect(early.errors).toEqual([
      {
        field: "billingAddress",
        message: "Billing address is not set",
        code: "BILLING_ADDRESS_NOT_SET",
        variants: null,
        addressType: null,
      },
    ]);
    await shop.graphql(
      `mutation($id: ID!, $a: AddressInput!) { checkoutBillingAddressUpdate(id: $id, billingAddress: $a) { errors { code } } }`,
      { id: cart.id, a: BERLIN },
    );
    const done = (await shop.graphql(COMPLETE, { id: cart.id })).data.checkoutComplete;
    expect(done.errors).toEqual([]);
    expect(done.order).toMatchObject({ status: "UNCONFIRMED", isPaid: false, total: { gross: { amount: 3268.26 } } });
    const tracked = (await shop.graphql(TRACK, { token: done.order.token })).data.orderByToken;
    expect(tracked).toMatchObject({
      number: done.order.number,
      chargeStatus: "NONE",
      authorizeStatus: "NONE",
      paymentStatus: "NOT_CHARGED",
      userEmail: "b...@people.example",
      shippingAddress: { firstName: "A...", streetAddress1: "T...", country: { code: "DE" } },
      total: { gross: { amount: 3268.26 }, net: { amount: 2746.44 } },
    });
    expect(tracked.transactions[0].chargePendingAmount.amount).toBe(3268.26);
    expect((await shop.graphql(READ, { id: cart.id })).data.checkout).toBeNull();
    const again = (await shop.graphql(COMPLETE, { id: cart.id })).data.checkoutComplete;
    expect(again.order.id).toBe(done.order.id);
  });

  it("shows prices with the tax inside in Korea and Japan", async () => {
    for (const [channel, gross, tax] of [
      ["krw", 852_000, 77_455],
      ["jpy", 93_000, 8455],
    ] as const) {
      const cart = await newCart(null, channel);
      const lines = [{ variantId: await shop.variant("RIM"), quantity: 1 }];
      const { checkout } = (await shop.graphql(LINES_ADD, { id: cart.id, lines })).data.checkoutLinesAdd;
      expect(checkout.totalPrice).toMatchObject({ gross: { amount: gross }, tax: { amount: tax } });
    }
  });

  it("answers what is added as a reading of the cart does, at the goods' own prices", async () => {
    const cart = await newCart();
    const [wing, rim] = [await shop.variant("WING"), await shop.variant("RIM")];
    const add = async (lines: object[]) =>
      (await shop.graphql(LINES_ADD, { id: cart.id, lines })).data.checkoutLinesAdd;
    await add([{ variantId: wing, quantity: 1 }]);
    const metadata = [{ key: "note", value: "left" }];
    const { checkout, errors } = await add([
      { variantId: rim, quantity: 2, metadata },
      { variantId: wing, quantity: 2 },
      { variantId: wing, quantity: 1, forceNewLine: true },
    ]);
    expect(errors).toEqual([]);
    expect(checkout.lines.map((line: { quantity: number }) => line.quantity)).toEqual([3, 2, 1]);
    expect(checkout).toEqual((await shop.graphql(READ, { id: cart.id })).data.checkout);
    // what is refused has changed nothing
    expect(
      (
        await add([
          { variantId: rim, quantity: 1 },
          { variantId: wing, quantity: -1 },
        ])
      ).errors,
    ).toHaveLength(1);
    expect(checkout).toEqual((await shop.graphql(READ, { id: cart.id })).data.checkout);
  });

  it("merges equal goods, keeps apart what the client wants apart, and removes at zero", async () => {
    const cart = await newCart();
    const variantId = await shop.variant("WING");
    const add = (line: object) => shop.graphql(LINES_ADD, { id: cart.id, lines: [{ variantId, ...line }] });
    await add({ quantity: 1 });
    await add({ quantity: 2 });
    const { checkout } = (await add({ quantity: 1, forceNewLine: true })).data.checkoutLinesAdd;
    expect(checkout.lines.map((l: { quantity: number }) => l.quantity)).toEqual([3, 1]);
    const update = (lines: object[]) => shop.graphql(LINES_UPDATE, { id: cart.id, lines });
    expect((await update([{ variantId, quantity: 5 }])).data.checkoutLinesUpdate.errors[0].code).toBe("INVALID");
    const after = (await update([{ lineId: checkout.lines[0].id, quantity: 0 }])).data.checkoutLinesUpdate.checkout;
    expect(after.lines.map((l: { id: string }) => l.id)).toEqual([checkout.lines[1].id]);
    const gone = await shop.graphql(LINES_DELETE, { id: cart.id, linesIds: [checkout.lines[1].id] });
    expect(gone.data.checkoutLinesDelete.checkout.lines).toEqual([]);
  });

  it("unsets a delivery that does not serve a new country", async () => {
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const { checkout } = (await shop.graphql(SHIPPING, { id, shippingAddress: BERLIN })).data
      .checkoutShippingAddressUpdate;
    expect(checkout.deliveryMethod).toBeNull();
    expect(checkout.shippingPrice.gross.amount).toBe(0);
    const korea = globalId("ShippingMethod", 1);
    const refused = await shop.graphql(DELIVERY, { id, deliveryMethodId: korea });
    expect(refused.data.checkoutDeliveryMethodUpdate.errors[0].code).toBe("DELIVERY_METHOD_NOT_APPLICABLE");
  });
});

describe("input that is wrong", () => {
  it("changes nothing and names the reason", async () => {
    const cart = await newCart();
    const lastTen = await shop.variant("LAST-TEN");
    const film = await shop.variant("custom-print");
    const other = await newCart(customer());
    const add = (line: object, id = cart.id) => ({ query: LINES_ADD, variables: { id, lines: [line] } });
    const cases: [string, { query: string; variables: object }, string][] = [
      ["minus one", add({ variantId: lastTen, quantity: -1 }), "ZERO_QUANTITY"],
      ["zero", add({ variantId: lastTen, quantity: 0 }), "ZERO_QUANTITY"],
      ["a thousand million", add({ variantId: lastTen, quantity: 1_000_000_000 }), "QUANTITY_GREATER_THAN_LIMIT"],
      ["eleven of ten", add({ variantId: lastTen, quantity: 11 }), "INSUFFICIENT_STOCK"],
      ["area goods alone", add({ variantId: film, quantity: 1 }), "PRODUCT_UNAVAILABLE_FOR_PURCHASE"],
      ["unknown variant", add({ variantId: globalId("ProductVariant", 99_999), quantity: 1 }), "NOT_FOUND"],
      ["id of another type", add({ variantId: globalId("Product", 1), quantity: 1 }), "NOT_FOUND"],
      ["no id at all", add({ variantId: "' or 1=1", quantity: 1 }), "NOT_FOUND"],
      [
        "reserved metadata",
        add({ variantId: lastTen, quantity: 1, metadata: [{ key: "designId", value: "x" }] }),
        "INVALID",
      ],
      ["someone else's cart", add({ variantId: lastTen, quantity: 1 }, other.id), "NOT_FOUND"],
      [
        "an unknown cart",
        add({ variantId: lastTen, quantity: 1 }, globalId("Checkout", crypto.randomUUID())),
        "NOT_FOUND",
      ],
      ["two addresses", { query: EMAIL, variables: { id: cart.id, email: "a@b.example,c@d.example" } }, "INVALID"],
      [
        "a header in an address",
        { query: EMAIL, variables: { id: cart.id, email: "a@b.example\r\nBcc: x@y.example" } },
        "INVALID",
      ],
      [
        "no postal code",
        { query: SHIPPING, variables: { id: cart.id, shippingAddress: { ...SEOUL, postalCode: "" } } },
        "REQUIRED",
      ],
      [
        "a wrong postal code",
        { query: SHIPPING, variables: { id: cart.id, shippingAddress: { ...SEOUL, postalCode: "ABC" } } },
        "INVALID",
      ],
      ["an empty cart", { query: COMPLETE, variables: { id: cart.id } }, "NO_LINES"],
      ["someone else's completion", { query: COMPLETE, variables: { id: other.id } }, "NOT_FOUND"],
    ];
    for (const [name, { query, variables }, code] of cases) {
      const before = await everything();
      const { data, errors } = await shop.graphql(query, variables);
      const [payload] = Object.values(data) as { errors: { code: string }[]; checkout: unknown }[];
      expect([name, errors, payload?.errors[0]?.code]).toEqual([name, undefined, code]);
      expect([name, await everything()]).toEqual([name, before]);
    }
  });

  it("has no place for prices, fractions or foreign customers", async () => {
    const cart = await newCart();
    const variantId = await shop.variant("RIM");
    const line = { variantId, quantity: 1 };
    const requests: [string, object][] = [
      [LINES_ADD, { id: cart.id, lines: [{ ...line, price: 0.01 }] }],
      [LINES_ADD, { id: cart.id, lines: [{ ...line, quantity: 0.5 }] }],
      [LINES_ADD, { id: cart.id, lines: [{ ...line, currency: "KRW" }] }],
      [CREATE, { input: { channel: "default-channel", userId: "1" } }],
    ];
    for (const [query, variables] of requests) {
      const before = await everything();
      const answer = await shop.graphql(query, variables);
      expect(answer.errors?.length).toBeGreaterThan(0);
      expect(answer.data ?? null).toBeNull();
      expect(await everything()).toBe(before);
    }
  });
});

describe("a customer's cart", () => {
  it("is theirs alone, and a guest's can be taken over", async () => {
    const me = customer();
    const cart = await newCart(me);
    expect(cart.email).toBe(me.email);
    for (const stranger of [null, customer()])
      expect((await shop.graphql(READ, { id: cart.id }, stranger)).data.checkout).toBeNull();
    expect((await shop.graphql(READ, { id: cart.id }, me)).data.checkout.id).toBe(cart.id);
    const guest = await newCart();
    expect((await shop.graphql(ATTACH, { id: guest.id })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect((await shop.graphql(ATTACH, { id: guest.id }, me)).data.checkoutCustomerAttach.errors).toEqual([]);
    expect((await shop.graphql(READ, { id: guest.id })).data.checkout).toBeNull();
    const thief = (await shop.graphql(ATTACH, { id: guest.id }, customer())).data.checkoutCustomerAttach;
    expect(thief.errors[0].code).toBe("NOT_FOUND");
  });

  it("becomes an order that only they, staff, and the holder of its link can see", async () => {
    const me = customer();
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { visitor: me });
    const stolen = (await shop.graphql(COMPLETE, { id }, customer())).data.checkoutComplete;
    expect(stolen).toMatchObject({ order: null, errors: [{ code: "NOT_FOUND" }] });
    const { order } = (await shop.graphql(COMPLETE, { id }, me)).data.checkoutComplete;
    const late = (await shop.graphql(COMPLETE, { id }, customer())).data.checkoutComplete;
    expect(late).toMatchObject({ order: null, errors: [{ code: "NOT_FOUND" }] });
    const ORDER = "query($id: ID!) { order(id: $id) { number userEmail } }";
    for (const stranger of [null, customer()])
      expect((await shop.graphql(ORDER, { id: order.id }, stranger)).data.order).toBeNull();
    expect((await shop.graphql(ORDER, { id: order.id }, me)).data.order.userEmail).toBe("buyer@people.example");
    const own = (await shop.graphql(TRACK, { token: order.token }, me)).data.orderByToken;
    expect(own.userEmail).toBe("buyer@people.example");
  });
});
