import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeReady, readyCart } from "../testing/buy.ts";
import { BILLING, COMPLETE, CREATE, DESIGN_ADD, LINES_UPDATE, SHIPPING, TRACK } from "../testing/documents.ts";
import { library, placement, UUIDS } from "../testing/goods.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

const TERMS = `query($id: ID!) { checkoutTerms(checkoutId: $id) { version country withdrawalDays givenAt
  statements { key title text } consents { returnClass text given } } }`;
const AGREE = `mutation($id: ID!, $version: String!, $classes: [ReturnClass!]!) {
  checkoutConsentGive(checkoutId: $id, version: $version, returnClasses: $classes) { terms { givenAt } errors { field code } } }`;
const ARRIVALS = "query($id: ID!) { checkoutDeliveries(checkoutId: $id) { shippingMethodId handlingDays from until } }";
const AGREED = `query($token: UUID!) { orderTerms(token: $token) { deliveryFrom deliveryUntil withdrawalDays withdrawalUntil
  consents { returnClass version text givenAt } } }`;
const SAVE = `mutation($id: ID!, $note: String) { quoteSave(checkoutId: $id, note: $note) {
  quote { token validUntil isValid total { gross { amount } tax { amount } } lines { sku quantity unitPrice { amount } designTitle
    productName variantName metadata { key value } } }
  errors { code field } } }`;
const TAKE = `mutation($token: UUID!) { quoteToCheckout(token: $token) { checkout { id email lines { id quantity
  unitPrice { net { amount } } variant { sku } metadata { key value } } } errors { code field } } }`;
const RATES = `mutation($country: CountryCode!, $rates: [TaxClassRateInput!]!) {
  taxCountryConfigurationUpdate(countryCode: $country, updateTaxClassRates: $rates) {
    taxCountryConfiguration { taxClassCountryRates { rate taxClass { name } } } errors { field code } } }`;
const NEW_CLASS = `mutation($input: TaxClassCreateInput!) { taxClassCreate(input: $input) {
  taxClass { id name countries { rate country { code } } } errors { field code } } }`;
const CLASSIFY = `mutation($product: ID!, $class: ID!) { productTaxClassUpdate(productId: $product, taxClassId: $class) {
  product { taxClass { name } } errors { code } } }`;
const SELL = `mutation($input: TemplateProductInput!) { templateProductSave(input: $input) {
  product { id slug variants { id sku } } errors { field code } } }`;

const build = { parts: { spoiler: UUIDS.wing }, stickers: [placement("a", library, [0.5, 0.4])] };

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: ReturnType<typeof customer> | null = null) => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0] as Loose;
};
/** A cart with a wing and a printed sticker, ready to be ordered. */
async function designCart(address: object = SEOUL, languageCode = "KO"): Promise<string> {
  const { checkout } = await ask(CREATE, { input: { channel: "krw", lines: [], languageCode } });
  const added = await ask(DESIGN_ADD, { checkoutId: checkout.id, design: { templateSlug: "halden-gt", build } });
  expect(added.errors).toEqual([]);
  await makeReady(shop, checkout.id, address);
  return checkout.id;
}
const daysBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / 86_400_000;

describe("the last page before an order", () => {
  it("says what the law of the country wants, in the customer's language, with the cart's own numbers", async () => {
    const terms = await ask(TERMS, { id: await designCart() });
    expect(terms).toMatchObject({ country: "KR", withdrawalDays: 7, givenAt: null });
    const say = Object.fromEntries(terms.statements.map((one: Loose) => [one.key, one.text]));
    expect(Object.keys(say)).toEqual([
      "order",
      "price",
      "payment",
      "delivery",
      "withdrawal",
      "personalised",
      "correction",
    ]);
    expect(say.price).toMatch(/₩[\d,]+/);
    expect(say.withdrawal).toContain("3영업일");
    expect(say.delivery).toMatch(/\d{4}년 \d+월 \d+일/);
    expect(terms.consents.map((one: Loose) => [one.returnClass, one.given])).toEqual([
      ["STANDARD", false],
      ["PERSONALISED", false],
    ]);
    const japan = {
      ...SEOUL,
      country: "JP",
      postalCode: "100-0001",
      countryArea: "Tokyo",
      city: "Chiyoda-ku",
      phone: "",
    };
    const there = await ask(TERMS, { id: await readyCart(shop, [{ sku: "WING", quantity: 1 }], { address: japan }) });
    expect(there).toMatchObject({ country: "JP", withdrawalDays: 8 });
    expect(there.consents.map((one: Loose) => one.returnClass)).toEqual(["STANDARD"]);
    expect(await ask(TERMS, { id: globalId("Checkout", "00000000-0000-4000-8000-00000000dead") })).toBeNull();
  });

  it("keeps with the order what was agreed to, when, and in which words", async () => {
    const id = await designCart();
    const { version, consents } = await ask(TERMS, { id });
    const no = async (classes: string[], v = version) => (await ask(AGREE, { id, version: v, classes })).errors;
    expect(await no(["STANDARD", "PERSONALISED"], "1999-01")).toEqual([{ field: "version", code: "INVALID" }]);
    expect(await no(["STANDARD"])).toEqual([{ field: "returnClasses", code: "REQUIRED" }]);
    const given = await ask(AGREE, { id, version, classes: ["STANDARD", "PERSONALISED"] });
    expect(given.errors).toEqual([]);
    expect(Math.abs(Date.parse(given.terms.givenAt) - Date.now())).toBeLessThan(60_000);
    // another country has other rules: it has to be agreed to again
    await ask(SHIPPING, { id, shippingAddress: BERLIN });
    expect((await ask(TERMS, { id })).givenAt).toBeNull();
    await makeReady(shop, id, SEOUL);
    await ask(AGREE, { id, version, classes: ["STANDARD", "PERSONALISED"] });
    const { order } = await ask(COMPLETE, { id });
    const kept = await ask(AGREED, { token: order.token });
    expect(kept.consents.map((one: Loose) => [one.returnClass, one.version, one.text])).toEqual(
      consents.map((one: Loose) => [one.returnClass, version, one.text]),
    );
    expect(kept.withdrawalUntil).toBeNull();
  });

  it("keeps consent that came with the completion, and nothing where none was given", async () => {
    const place = async (metadata: { key: string; value: string }[]) => {
      const id = await designCart(SEOUL, "EN");
      const done = await ask(
        "mutation($id: ID!, $metadata: [MetadataInput!]) { checkoutComplete(id: $id, metadata: $metadata) { order { token } } }",
        { id, metadata },
      );
      return (await ask(AGREED, { token: done.order.token })).consents.map((one: Loose) => one.returnClass);
    };
    expect(await place([{ key: "consent", value: "2026-11-23 personalised 2026-11-22T00:00:00Z" }])).toEqual([
      "STANDARD",
      "PERSONALISED",
    ]);
    expect(await place([{ key: "consent", value: "2026-11-23" }])).toEqual(["STANDARD"]);
    expect(await place([])).toEqual([]);
  });

  it("promises days that the order keeps: printed goods leave later, and weekends do not count", async () => {
    const plain = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    const [shelf] = await ask(ARRIVALS, { id: plain });
    const id = await designCart();
    const [printed] = await ask(ARRIVALS, { id });
    expect([shelf.handlingDays, printed.handlingDays]).toEqual([1, 3]);
    expect(daysBetween(shelf.from, printed.from)).toBeGreaterThanOrEqual(2);
    for (const day of [shelf.from, shelf.until, printed.from, printed.until])
      expect([0, 6]).not.toContain(new Date(day).getUTCDay());
    const { order } = await ask(COMPLETE, { id });
    expect(await ask(AGREED, { token: order.token })).toMatchObject({
      deliveryFrom: printed.from,
      deliveryUntil: printed.until,
    });
  });

  it("stops an order without consent where the shop demands one", async () => {
    const strict = await shopFixture({ env: { CHECKOUT_CONSENT: "required" } });
    try {
      const id = await readyCart(strict, [{ sku: "WING", quantity: 1 }]);
      const complete = async () => (await strict.graphql(COMPLETE, { id })).data.checkoutComplete;
      expect((await complete()).errors).toMatchObject([{ field: "consent", code: "REQUIRED" }]);
      await strict.graphql(AGREE, { id, version: "2026-11-23", classes: ["STANDARD"] });
      expect((await complete()).errors).toEqual([]);
    } finally {
      await strict.drop();
    }
  });
});

describe("a saved quote", () => {
  it("holds prices, designs and all, for whoever has its link, until its day", async () => {
    const cart = await designCart(SEOUL, "EN");
    const { quote, errors } = await ask(SAVE, { id: cart, note: "for the spring" });
    expect(errors).toEqual([]);
    expect(quote.isValid).toBe(true);
    expect(quote.lines.map((line: Loose) => [line.sku, line.designTitle])).toEqual([
      ["WING", "Halden GT"],
      ["sticker-stripe", "Halden GT"],
    ]);
    // what a line says of itself in the cart, it says in the quote
    const inCart = await ask(
      "query($id: ID!) { checkout(id: $id) { lines { metadata { key value } variant { name product { name } } } } }",
      { id: cart },
    );
    expect(
      quote.lines.map(({ productName, variantName, metadata }: Loose) => ({ productName, variantName, metadata })),
    ).toEqual(
      inCart.lines.map(({ metadata, variant }: Loose) => ({
        productName: variant.product.name,
        variantName: variant.name,
        metadata,
      })),
    );
    await shop.db.updateTable("commerce.variant_price").set({ amount: 1, rate_per_m2: null }).execute();
    const taken = await ask(TAKE, { token: quote.token });
    expect(taken.checkout.email).toBeNull();
    expect(taken.checkout.lines.map((line: Loose) => line.variant.sku)).toEqual(["WING", "sticker-stripe"]);
    await makeReady(shop, taken.checkout.id, SEOUL);
    const { order } = await ask(COMPLETE, { id: taken.checkout.id });
    const tracked = await ask(TRACK, { token: order.token });
    expect(tracked.subtotal.gross.amount).toBe(quote.total.gross.amount);
    // the quote can be taken again, until it ends
    await shop.db
      .updateTable("commerce.quote")
      .set({ valid_until: new Date(Date.now() - 1000) })
      .where("token", "=", quote.token)
      .execute();
    expect((await ask(TAKE, { token: quote.token })).errors).toEqual([{ code: "INVALID", field: "token" }]);
  });

  it("of loose goods keeps their number, joins nothing, and ends in the cart too", async () => {
    await shop.db
      .updateTable("commerce.variant_price")
      .set((eb) => ({ amount: eb.val(48_000) }))
      .execute();
    const id = await readyCart(shop, [{ sku: "WING", quantity: 2 }]);
    const { quote } = await ask(SAVE, { id });
    await shop.db.updateTable("commerce.variant_price").set({ amount: 99_900 }).execute();
    const { checkout } = await ask(TAKE, { token: quote.token });
    const [line] = checkout.lines;
    expect([line.quantity, line.unitPrice.net.amount]).toEqual([2, 480]);
    const more = await ask(LINES_UPDATE, { id: checkout.id, lines: [{ lineId: line.id, quantity: 3 }] });
    expect(more.errors[0]).toMatchObject({ code: "INVALID", field: "quantity" });
    const again = await shop.graphql(
      `mutation($id: ID!, $lines: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $lines) {
        checkout { lines { quantity unitPrice { net { amount } } } } errors { code } } }`,
      { id: checkout.id, lines: [{ variantId: await shop.variant("WING"), quantity: 1 }] },
    );
    expect(
      again.data.checkoutLinesAdd.checkout.lines.map((one: Loose) => [one.quantity, one.unitPrice.net.amount]),
    ).toEqual([
      [2, 480],
      [1, 999],
    ]);
    await makeReady(shop, checkout.id, SEOUL);
    await shop.db
      .updateTable("commerce.checkout_line")
      .set({ quoted_until: new Date(0) })
      .where("quoted_until", "is not", null)
      .execute();
    expect((await ask(COMPLETE, { id: checkout.id })).errors[0]).toMatchObject({ code: "INVALID", field: "lines" });
    expect((await ask(SAVE, { id: globalId("Checkout", "00000000-0000-4000-8000-00000000dead") })).errors[0].code).toBe(
      "NOT_FOUND",
    );
  });
});

describe("tax by country and class", () => {
  it("is stated by staff, taken at the line, and found again in the order", async () => {
    const made = await ask(
      NEW_CLASS,
      { input: { name: "Reduced", createCountryRates: [{ countryCode: "DE", rate: 7 }] } },
      keeper,
    );
    expect(made.taxClass).toMatchObject({ name: "Reduced", countries: [{ rate: 7, country: { code: "DE" } }] });
    const products = await shop.graphql(
      '{ products(first: 20, channel: "default-channel") { edges { node { id slug } } } }',
    );
    const wing = products.data.products.edges.find((edge: Loose) => edge.node.slug === "wing").node.id;
    const put = await ask(CLASSIFY, { product: wing, class: made.taxClass.id }, keeper);
    expect(put.product.taxClass.name).toBe("Reduced");
    await shop.db.updateTable("commerce.variant_price").set({ amount: 10_000 }).execute();
    // channels and rates are believed for some seconds
    await new Promise((done) => setTimeout(done, 3100));
    const lines = [
      { sku: "WING", quantity: 1 },
      { sku: "RIM-OTHER", quantity: 1 },
    ];
    const order = async (address: object) => {
      const done = await ask(COMPLETE, { id: await readyCart(shop, lines, { address }) });
      return ask(
        "query($token: UUID!) { orderByToken(token: $token) { total { net { amount } gross { amount } } lines { productSku taxRate taxClassName totalPrice { tax { amount } } } } }",
        { token: done.order.token },
      );
    };
    const german = await order(BERLIN);
    expect(german.lines.map((line: Loose) => [line.taxRate, line.totalPrice.tax.amount, line.taxClassName])).toEqual([
      [0.07, 7, "reduced"],
      [0.19, 19, "standard"],
    ]);
    // a class without a rate of its own is taxed as everything else there
    expect((await order(SEOUL)).lines.map((line: Loose) => line.taxRate)).toEqual([0.1, 0.1]);
    const refuse = async (rates: object[]) => (await ask(RATES, { country: "DE", rates }, keeper)).errors[0]?.code;
    expect(await refuse([{ rate: -1 }])).toBe("CANNOT_CREATE_NEGATIVE_RATE");
    expect(await refuse([{ rate: 1 }, { rate: 2 }])).toBe("ONLY_ONE_DEFAULT_COUNTRY_RATE_ALLOWED");
    expect(await refuse([{ taxClassId: globalId("TaxClass", 999), rate: 2 }])).toBe("NOT_FOUND");
    const set = await ask(RATES, { country: "DE", rates: [{ rate: 16 }, { taxClassId: made.taxClass.id }] }, keeper);
    expect(set.taxCountryConfiguration.taxClassCountryRates).toEqual([{ rate: 16, taxClass: null }]);
  });
});

describe("a template for sale", () => {
  it("is one product that nobody has to carry, and is ordered without an address for a parcel", async () => {
    const row = await shop.db
      .selectFrom("commerce.channel")
      .select("id")
      .where("slug", "=", "default-channel")
      .executeTakeFirstOrThrow();
    const prices = [{ channelId: globalId("Channel", row.id), price: 29.5 }];
    const save = (templateSlug: string) => ask(SELL, { input: { templateSlug, prices } }, keeper);
    expect((await save("nothing")).errors).toEqual([{ field: "templateSlug", code: "NOT_FOUND" }]);
    const { product } = await save("halden-gt");
    expect((await save("halden-gt")).product.id).toBe(product.id);
    const { checkout } = await ask(CREATE, {
      input: { email: "a@people.example", lines: [{ variantId: product.variants[0].id, quantity: 1 }] },
    });
    const id = checkout.id;
    expect((await ask(COMPLETE, { id })).errors).toMatchObject([{ code: "BILLING_ADDRESS_NOT_SET" }]);
    await ask(BILLING, { id, billingAddress: BERLIN });
    const terms = await ask(TERMS, { id });
    expect(terms.consents.map((one: Loose) => one.returnClass)).toEqual(["SERVICE"]);
    const { order, errors } = await ask(COMPLETE, { id });
    expect(errors).toEqual([]);
    const tracked = await ask(
      "query($token: UUID!) { orderByToken(token: $token) { isShippingRequired shippingAddress { city } shippingPrice { gross { amount } } total { tax { amount } } lines { isShippingRequired } } }",
      { token: order.token },
    );
    expect(tracked).toMatchObject({
      isShippingRequired: false,
      shippingAddress: null,
      lines: [{ isShippingRequired: false }],
    });
    expect(tracked.shippingPrice.gross.amount).toBe(0);
    // the invoice says which country's tax it is
    expect(tracked.total.tax.amount).toBeGreaterThan(0);
  });
});
