import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { BERLIN, customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { COMPLETE, EMAIL, LINES_ADD } from "../testing/documents.ts";
import { globalId } from "@carloom/wire";

const CART = `checkout { voucherCode discountName discount { amount }
  lines { quantity unitPrice { gross { amount } } undiscountedTotalPrice { amount } totalPrice { gross { amount } net { amount } } }
  subtotalPrice { gross { amount } } shippingPrice { gross { amount } } totalPrice { gross { amount } net { amount } tax { amount } } }
  errors { field code message }`;
const ADD = `mutation($id: ID!, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { ${CART} } }`;
const REMOVE = `mutation($id: ID!, $code: String!) { checkoutRemovePromoCode(id: $id, promoCode: $code) { ${CART} } }`;
const VOUCHER =
  "voucher { id code used usageLimit channelListings { discountValue minSpent { amount } } } errors { field code voucherCodes }";
const MAKE = `mutation($input: VoucherInput!) { voucherCreate(input: $input) { ${VOUCHER} } }`;
const LIST = `mutation($id: ID!, $input: VoucherChannelListingInput!) { voucherChannelListingUpdate(id: $id, input: $input) { ${VOUCHER} } }`;
const SEEN = `query($id: ID!) { order(id: $id) { voucherCode discounts { name total { amount } }
  total { gross { amount } } undiscountedTotal { gross { amount } } } }`;

const worker = staff();
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor = worker) =>
  Object.values((await shop.graphql(query, variables, visitor)).data)[0] as ReturnType<typeof JSON.parse>;
const add = async (id: string, code: string) => (await shop.graphql(ADD, { id, code })).data.checkoutAddPromoCode;
const complete = async (id: string) => (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;

/** A voucher that counts in the default channel. */
async function voucher(input: object, value: number, more: object = {}): Promise<string> {
  const made = await ask(MAKE, { input: { discountValueType: "PERCENTAGE", name: "Autumn", ...input } });
  expect(made.errors).toEqual([]);
  const row = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  const listing = { channelId: globalId("Channel", row.id), discountValue: value, ...more };
  expect((await ask(LIST, { id: made.voucher.id, input: { addChannels: [listing] } })).errors).toEqual([]);
  return made.voucher.code;
}

describe("a voucher on a cart", () => {
  it("takes its part off every line, exactly, and can be taken away again", async () => {
    const code = await voucher({ code: "autumn-15" }, 15);
    const id = await readyCart(shop, [
      { sku: "RIM", quantity: 3 },
      { sku: "LAST-TEN", quantity: 1 },
    ]);
    const { checkout, errors } = await add(id, "  Autumn-15 ");
    expect(errors).toEqual([]);
    expect(checkout).toMatchObject({ voucherCode: code, discountName: "Autumn" });
    const before = 3 * 620 + 19.99;
    expect(checkout.discount.amount).toBe(282);
    const basis = checkout.lines.reduce(
      (sum: number, line: { totalPrice: { net: { amount: number } } }) => sum + line.totalPrice.net.amount,
      0,
    );
    expect(basis).toBeCloseTo(before - 282, 6);
    const gone = (await shop.graphql(REMOVE, { id, code: "AUTUMN-15" })).data.checkoutRemovePromoCode.checkout;
    expect(gone).toMatchObject({ voucherCode: null, discount: { amount: 0 } });
  });

  it("is kept with the order, whose numbers add up", async () => {
    await voucher({ code: "FIFTY", discountValueType: "FIXED" }, 50);
    const id = await readyCart(shop, [{ sku: "RIM", quantity: 4 }]);
    const { checkout } = await add(id, "FIFTY");
    const { order, errors } = await complete(id);
    expect(errors).toEqual([]);
    const seen = (await shop.graphql(SEEN, { id: order.id }, worker)).data.order;
    expect(seen).toMatchObject({ voucherCode: "FIFTY", discounts: [{ name: "Autumn", total: { amount: 50 } }] });
    expect(seen.total.gross.amount).toBe(checkout.totalPrice.gross.amount);
    expect(seen.undiscountedTotal.gross.amount).toBeGreaterThan(seen.total.gross.amount);
  });

  it("can make the delivery free", async () => {
    await voucher({ code: "FREESHIP", type: "SHIPPING" }, 100);
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const { checkout } = await add(id, "freeship");
    expect(checkout.shippingPrice.gross.amount).toBe(0);
    expect(checkout.totalPrice.gross.amount).toBe(checkout.subtotalPrice.gross.amount);
  });

  it("is refused when it is unknown, over, foreign, too small or for others", async () => {
    await voucher({ code: "OVER", startDate: "2020-01-01T00:00:00Z", endDate: "2020-02-01T00:00:00Z" }, 10);
    await voucher({ code: "GERMAN", countries: ["DE"] }, 10);
    await voucher({ code: "LARGE" }, 10, { minAmountSpent: 5000 });
    await voucher({ code: "MANY", minCheckoutItemsQuantity: 3 }, 10);
    await ask(MAKE, { input: { code: "NOCHANNEL" } });
    const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    for (const code of ["NOPE", "OVER", "GERMAN", "LARGE", "MANY", "NOCHANNEL", ""]) {
      const { checkout, errors } = await add(id, code);
      expect([code, checkout, errors[0].code]).toEqual([code, null, "VOUCHER_NOT_APPLICABLE"]);
    }
    const there = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { address: BERLIN });
    expect((await add(there, "GERMAN")).errors).toEqual([]);
  });

  it("that no longer counts stops the order instead of raising its price without a word", async () => {
    await voucher({ code: "THREE", minCheckoutItemsQuantity: 3 }, 10);
    const id = await readyCart(shop, [{ sku: "RIM", quantity: 3 }]);
    await add(id, "THREE");
    const { lines } = (await shop.graphql("query($id: ID!) { checkout(id: $id) { lines { id } } }", { id })).data
      .checkout;
    await shop.graphql(
      "mutation($id: ID!, $lines: [CheckoutLineUpdateInput!]!) { checkoutLinesUpdate(id: $id, lines: $lines) { errors { code } } }",
      { id, lines: [{ lineId: lines[0].id, quantity: 2 }] },
    );
    expect((await complete(id)).errors).toMatchObject([{ code: "VOUCHER_NOT_APPLICABLE", field: "voucherCode" }]);
    await shop.graphql(LINES_ADD, { id, lines: [{ variantId: await shop.variant("RIM"), quantity: 1 }] });
    expect((await complete(id)).order).toBeTruthy();
  });
});

describe("limits", () => {
  it("are exact: ten of sixty carts at once, and a cancelled order gives its use back", async () => {
    await voucher({ code: "TEN", usageLimit: 10 }, 10);
    const carts: string[] = [];
    for (let i = 0; i < 60; i++) {
      const id = await readyCart(shop, [{ sku: "RIM-OTHER", quantity: 1 }]);
      carts.push(id);
      await shop.db
        .updateTable("commerce.checkout")
        .set({ voucher_code: "TEN" })
        .where("id", "=", Buffer.from(id, "base64").toString().split(":")[1] ?? "")
        .execute();
    }
    const done = await Promise.all(carts.map(complete));
    const sold = done.filter((result) => result.order);
    expect(sold).toHaveLength(10);
    expect(new Set(done.filter((r) => !r.order).map((r) => r.errors[0].code))).toEqual(
      new Set(["VOUCHER_NOT_APPLICABLE"]),
    );
    const CANCEL = "mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }";
    expect((await ask(CANCEL, { id: sold[0].order.id })).errors).toEqual([]);
    const next = await complete(carts[done.findIndex((result) => !result.order)] ?? "");
    expect(next.order).toBeTruthy();
  });

  it("are one for each customer, whatever the case of their address", async () => {
    await voucher({ code: "ONCE", applyOncePerCustomer: true }, 10);
    const first = await readyCart(shop, [{ sku: "RIM", quantity: 1 }]);
    const second = await readyCart(shop, [{ sku: "RIM", quantity: 1 }]);
    await add(first, "ONCE");
    await add(second, "ONCE");
    await shop.graphql(EMAIL, { id: second, email: "BUYER@people.example" });
    expect((await complete(first)).order).toBeTruthy();
    expect((await complete(second)).errors[0].code).toBe("VOUCHER_NOT_APPLICABLE");
  });
});

describe("a voucher that each customer has once", () => {
  let network = 0;
  beforeEach(() => {
    // guesses are counted by network
    const ip = `198.51.100.${++network}`;
    const plain = shop.services.contextFor;
    shop.services.contextFor = (visitor) => ({ ...plain(visitor), ip });
  });
  const used = async (email: string, code: string, visitor: ReturnType<typeof customer> | null = null) => {
    const id = await readyCart(shop, [{ sku: "RIM", quantity: 1 }], { visitor });
    expect((await shop.graphql(EMAIL, { id, email }, visitor)).data.checkoutEmailUpdate.errors).toEqual([]);
    return (await shop.graphql(ADD, { id, code }, visitor)).data.checkoutAddPromoCode.errors[0]?.message ?? id;
  };

  it("tells a stranger nothing of who used it", async () => {
    await voucher({ code: "SECRET", applyOncePerCustomer: true }, 10);
    const ann = customer({ email: "ann@people.example" });
    expect((await complete(await used(ann.email, "SECRET"))).order).toBeTruthy();
    const words = await used(ann.email, "SECRET");
    expect(words).not.toMatch(/used/);
    expect((await complete(words)).errors[0]).toMatchObject({ code: "VOUCHER_NOT_APPLICABLE" });
    expect(await used(ann.email, "SECRET", customer())).not.toMatch(/used/);
    expect(await used("new@people.example", "SECRET", ann)).toMatch(/used by you before/);
    expect(await used(ann.email, "SECRET", { ...ann, isConfirmed: false })).not.toMatch(/used/);
  });

  it("is told to whoever used it, when the order is placed, and to others only that it cannot be used", async () => {
    await voucher({ code: "PLACED", applyOncePerCustomer: true }, 10);
    const eve = customer({ email: "eve@people.example" });
    expect((await complete(await used(eve.email, "PLACED"))).order).toBeTruthy();
    const refusal = async (visitor: typeof eve | null) => {
      // the code was added before the cart had this address
      const id = await used("other@people.example", "PLACED");
      await shop.graphql(EMAIL, { id, email: eve.email });
      const { errors } = (await shop.graphql(COMPLETE, { id }, visitor)).data.checkoutComplete;
      return errors[0] as { code: string; message: string };
    };
    expect((await refusal(eve)).message).toMatch(/^You have used this voucher before/);
    for (const visitor of [null, customer(), { ...eve, isConfirmed: false }]) {
      const { code, message } = await refusal(visitor);
      expect(code).toBe("VOUCHER_NOT_APPLICABLE");
      expect(message).not.toMatch(/used (by|up|this)|before/);
    }
  });

  it.each([
    ["bob@people.example", "bob+2@people.example", "Bob+x+y@People.example"],
    ["b.o.b@gmail.com", "bob@gmail.com", "bo.b+1@googlemail.com"],
  ])("is one for every form of %s", async (first, ...others) => {
    const code = `FORM-${first.length}`;
    await voucher({ code, applyOncePerCustomer: true }, 10);
    expect((await complete(await used(first, code))).order).toBeTruthy();
    for (const other of others)
      expect((await complete(await used(other, code))).errors[0]).toMatchObject({ code: "VOUCHER_NOT_APPLICABLE" });
    expect((await complete(await used(first.replace("@", "by@"), code))).order).toBeTruthy();
  });
});

describe("vouchers of staff", () => {
  it("are made by staff of orders alone, with codes that nobody else has", async () => {
    const input = { code: "UNIQUE-1" };
    for (const visitor of [null, customer(), customer({ isStaff: true, roles: ["catalogue"] })])
      expect((await shop.graphql(MAKE, { input }, visitor)).errors?.[0]?.extensions.code).toMatch(
        /UNAUTHENTICATED|FORBIDDEN/,
      );
    expect((await ask(MAKE, { input })).errors).toEqual([]);
    expect((await ask(MAKE, { input: { code: "unique-1" } })).errors).toEqual([
      { field: "addCodes", code: "ALREADY_EXISTS", voucherCodes: ["UNIQUE-1"] },
    ]);
    expect((await ask(MAKE, { input: { code: "<b>" } })).errors[0].code).toBe("INVALID");
    expect((await ask(MAKE, { input: { usageLimit: 0 } })).errors[0].code).toBe("INVALID");
    const drawn = await ask(MAKE, { input: {} });
    expect(drawn.voucher.code).toMatch(/^[A-Z2-9]{10}$/);
  });
});

describe("the lines of an order with a voucher", () => {
  it("tell what they cost before and after, with tax", async () => {
    const code = await voucher({ code: "before-10" }, 10);
    const goods = [
      { sku: "RIM", quantity: 3 },
      { sku: "WING", quantity: 1 },
    ];
    const id = await readyCart(shop, goods, { address: BERLIN });
    expect((await add(id, code)).errors).toEqual([]);
    const { order } = await complete(id);
    const PRICE = "{ net { amount } gross { amount } }";
    const LINES = `query($id: ID!) { order(id: $id) { lines { unitPrice ${PRICE} undiscountedUnitPrice ${PRICE}
      totalPrice ${PRICE} undiscountedTotalPrice ${PRICE} } } }`;
    const { lines } = await ask(LINES, { id: order.id });
    const price = (net: number, gross: number) => ({ net: { amount: net }, gross: { amount: gross } });
    expect(lines).toEqual([
      {
        unitPrice: price(558, 664.02),
        undiscountedUnitPrice: price(620, 737.8),
        totalPrice: price(1674, 1992.06),
        undiscountedTotalPrice: price(1860, 2213.4),
      },
      {
        unitPrice: price(432, 514.08),
        undiscountedUnitPrice: price(480, 571.2),
        totalPrice: price(432, 514.08),
        undiscountedTotalPrice: price(480, 571.2),
      },
    ]);
  });
});
