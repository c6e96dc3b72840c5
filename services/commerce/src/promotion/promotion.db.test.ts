import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, READ } from "../testing/documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { transact } from "../transaction.ts";
import { globalId } from "@carloom/wire";
import { upsertPrices } from "../import/goods.repository.ts";
import { promotionJobs } from "./promotion.jobs.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const channels: Record<string, string> = {};
const clerk = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  for (const { id, currency } of await shop.db.selectFrom("commerce.channel").selectAll().execute())
    channels[currency] = globalId("Channel", id);
});
afterAll(() => shop.drop());
beforeEach(async () => {
  for (const { node } of (await ask("{ promotions(first: 100) { edges { node { id } } } }")).edges)
    await ask(DELETE, { id: node.id });
  // what the tests before asked for goods was no price of these
  await shop.db.deleteFrom("commerce.price_history").execute();
  await sql`insert into commerce.price_history (variant_id, channel_id, amount, regular, since)
    select variant_id, channel_id, amount, amount, now() from commerce.variant_price`.execute(shop.db);
});

const RULE = "id name rewardValue rewardValueType cataloguePredicate channels { slug }";
const PROMOTION = `id name startDate endDate rules { ${RULE} }`;
const ERRORS = "errors { field code message }";
const CREATE = `mutation($input: PromotionCreateInput!) { promotionCreate(input: $input) { promotion { ${PROMOTION} } ${ERRORS} } }`;
const UPDATE = `mutation($id: ID!, $input: PromotionUpdateInput!) { promotionUpdate(id: $id, input: $input) { promotion { ${PROMOTION} } ${ERRORS} } }`;
const DELETE = `mutation($id: ID!) { promotionDelete(id: $id) { promotion { name } ${ERRORS} } }`;
const RULE_CREATE = `mutation($input: PromotionRuleCreateInput!) { promotionRuleCreate(input: $input) { promotionRule { ${RULE} } ${ERRORS} } }`;
const RULE_UPDATE = `mutation($id: ID!, $input: PromotionRuleUpdateInput!) { promotionRuleUpdate(id: $id, input: $input) { promotionRule { ${RULE} } ${ERRORS} } }`;
const RULE_DELETE = `mutation($id: ID!) { promotionRuleDelete(id: $id) { promotionRule { id } ${ERRORS} } }`;
const PRICE = "{ gross { amount } net { amount } }";
const VARIANT = `query($id: ID!, $channel: String) { productVariant(id: $id, channel: $channel) { pricing {
  onSale discount ${PRICE} price ${PRICE} priceUndiscounted ${PRICE} pricePrior ${PRICE} } } }`;
const PREVIEW = `query($channel: ID!, $rule: PromotionRuleInput!) { promotionPreview(channel: $channel, rule: $rule) {
  products lines { sku undiscounted { amount } before { amount } after { amount } } } }`;

async function ask(query: string, variables: object = {}, visitor = clerk): Promise<Loose> {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
}
const ALL = { productPredicate: {} };
type Rule = { value: number; fixed?: boolean; goods?: object; in?: string[] };
const rule = ({ value, fixed, goods = ALL, in: where = ["USD"] }: Rule) => ({
  cataloguePredicate: goods,
  rewardValueType: fixed ? "FIXED" : "PERCENTAGE",
  rewardValue: value,
  channels: where.map((currency) => channels[currency]),
});
async function promote(given: Rule, dates: { startDate?: Date; endDate?: Date | null } = {}): Promise<Loose> {
  const { promotion, errors } = await ask(CREATE, {
    input: { name: "Sale", type: "CATALOGUE", rules: [rule(given)], ...dates },
  });
  expect(errors).toEqual([]);
  return promotion;
}
const only = async (...skus: string[]) => ({
  variantPredicate: { ids: await Promise.all(skus.map((sku) => shop.variant(sku))) },
});
/** In the basis of the channel. */
async function priced(sku: string, channel = "default-channel"): Promise<Loose> {
  const { pricing } = await ask(VARIANT, { id: await shop.variant(sku), channel });
  const net = (price: Loose) => price && (channel === "default-channel" ? price.net.amount : price.gross.amount);
  const { price, priceUndiscounted, pricePrior, discount, onSale } = pricing;
  return { onSale, price: net(price), before: net(priceUndiscounted), prior: net(pricePrior), off: net(discount) };
}
const slugs: Record<string, string> = {};
const slugOf = async (currency: string) =>
  (slugs[currency] ??= (
    await shop.db
      .selectFrom("commerce.channel")
      .select("slug")
      .where("currency", "=", currency)
      .executeTakeFirstOrThrow()
  ).slug);
/** Moves what is on record, and what promotions say, into the past. */
async function passed(days: number): Promise<void> {
  const by = sql`make_interval(secs => ${days * 86_400})`;
  await sql`update commerce.price_history set since = since - ${by}`.execute(shop.db);
}
const historyOf = async (sku: string) =>
  (
    await sql<{ amount: number | null }>`select h.amount from commerce.price_history h
      join commerce.variant v on v.id = h.variant_id join commerce.channel c on c.id = h.channel_id
      where v.sku = ${sku} and c.currency = 'USD' order by h.id`.execute(shop.db)
  ).rows.map(({ amount }) => amount);
const seconds = (count: number) => new Date(Date.now() + count * 1000);

describe("a promotion", () => {
  it("takes a share or an amount off the goods that it names, in its channels alone", async () => {
    await promote({ value: 12.5, goods: await only("WING") });
    expect(await priced("WING")).toMatchObject({ onSale: true, price: 420, before: 480, off: 60 });
    expect(await priced("RIM")).toEqual({ onSale: false, price: 620, before: 620, prior: null, off: null });
    const krw = await slugOf("KRW");
    expect((await priced("WING", krw)).onSale).toBe(false);
    await promote({ value: 25, fixed: true, goods: await only("LAST-TEN") });
    // never less than nothing
    expect(await priced("LAST-TEN")).toMatchObject({ price: 0, before: 19.99 });
  });

  it("is by product, category, collection or for all goods, and follows goods that come and go", async () => {
    const wing = await shop.db
      .selectFrom("commerce.product")
      .select(["id", "category_id"])
      .where("slug", "=", "wing")
      .executeTakeFirstOrThrow();
    const category = { categoryPredicate: { ids: [globalId("Category", wing.category_id ?? 0)] } };
    const spoilers = await promote({ value: 10, goods: category });
    expect((await priced("WING")).price).toBe(432);
    await shop.db.updateTable("commerce.product").set({ category_id: null }).where("id", "=", wing.id).execute();
    expect((await priced("WING")).price).toBe(480);
    await shop.db
      .updateTable("commerce.product")
      .set({ category_id: wing.category_id })
      .where("id", "=", wing.id)
      .execute();
    expect((await priced("WING")).price).toBe(432);
    await ask(DELETE, { id: spoilers.id });
    expect((await priced("WING")).price).toBe(480);

    const { id } = await shop.db
      .insertInto("commerce.collection")
      .values({ slug: "sale", names: JSON.stringify({ en: "Sale", ko: "Sale", ja: "Sale" }), position: 0 } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    await promote({ value: 50, goods: { collectionPredicate: { ids: [globalId("Collection", id)] } } });
    expect((await priced("WING")).price).toBe(480);
    const row = { collection_id: id, product_id: wing.id, position: 0 };
    await shop.db.insertInto("commerce.collection_product").values(row).execute();
    expect((await priced("WING")).price).toBe(240);
    await shop.db.deleteFrom("commerce.collection_product").where("collection_id", "=", id).execute();
    expect((await priced("WING")).price).toBe(480);
    await promote({ value: 20, goods: { OR: [{ productPredicate: { ids: [globalId("Product", wing.id)] } }] } });
    expect((await priced("WING")).price).toBe(384);
    await promote({ value: 25 });
    expect([(await priced("WING")).price, (await priced("RIM")).price]).toEqual([360, 465]);
  });

  it("lets the best for the buyer win, and they do not add up", async () => {
    const goods = await only("WING");
    await promote({ value: 10, goods });
    await promote({ value: 100, fixed: true, goods });
    await promote({ value: 15 });
    expect(await priced("WING")).toMatchObject({ price: 380, before: 480 });
  });

  it("rounds in whole units where a currency has no smaller ones", async () => {
    const [krw, jpy] = [await slugOf("KRW"), await slugOf("JPY")];
    await promote({ value: 33.3, in: ["USD", "KRW", "JPY"], goods: await only("LAST-TEN") });
    // 27,500 − 9,157.5 and 3,000 − 999, half away from zero
    expect((await priced("LAST-TEN", krw)).price).toBe(18_342);
    expect((await priced("LAST-TEN", jpy)).price).toBe(2001);
    expect((await priced("LAST-TEN")).price).toBe(13.33);
    const wrong = rule({ value: 99.5, fixed: true, in: ["JPY"] });
    const { errors } = await ask(CREATE, { input: { name: "Yen", type: "CATALOGUE", rules: [wrong] } });
    expect(errors).toMatchObject([{ field: "rewardValue", code: "INVALID_PRECISION" }]);
  });

  it("reaches the order's lines, and never changes a price after it was placed", async () => {
    const goods = await only("WING");
    const { id: sale } = await promote({ value: 25, goods });
    const cart = await readyCart(shop, [{ sku: "WING", quantity: 3 }]);
    const LINES = `query($id: ID!) { checkout(id: $id) { lines { unitPrice ${PRICE} undiscountedUnitPrice { amount }
      undiscountedTotalPrice { amount } priorUnitPrice { amount } totalPrice ${PRICE} } } }`;
    const [line] = (await ask(LINES, { id: cart })).lines;
    expect(line).toMatchObject({
      unitPrice: { net: { amount: 360 } },
      undiscountedUnitPrice: { amount: 480 },
      undiscountedTotalPrice: { amount: 1440 },
      priorUnitPrice: { amount: 480 },
      totalPrice: { net: { amount: 1080 } },
    });
    const { order } = await ask(COMPLETE, { id: cart });
    await ask(DELETE, { id: sale });
    const ORDER = `query($id: ID!) { order(id: $id) { total ${PRICE} undiscountedTotal ${PRICE} shippingPrice ${PRICE}
      lines { unitPrice ${PRICE} undiscountedUnitPrice ${PRICE} totalPrice ${PRICE} undiscountedTotalPrice ${PRICE} } } }`;
    const seen = await ask(ORDER, { id: order.id }, customer({ isStaff: true, roles: ["orders"] }));
    expect(seen.lines[0]).toMatchObject({
      unitPrice: { net: { amount: 360 } },
      undiscountedUnitPrice: { net: { amount: 480 } },
      totalPrice: { net: { amount: 1080 } },
      undiscountedTotalPrice: { net: { amount: 1440 } },
    });
    expect(seen.undiscountedTotal.net.amount - seen.total.net.amount).toBeCloseTo(360, 6);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that ends between cart and completion is not given any more, nobody and no job having done anything", async () => {
    const goods = await only("WING");
    await promote({ value: 50, goods }, { endDate: seconds(1.2) });
    const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
    expect((await ask(READ, { id: cart })).lines[0].unitPrice.net.amount).toBe(240);
    await expect.poll(async () => (await ask(READ, { id: cart })).lines[0].unitPrice.net.amount).toBe(480);
    const { order } = await ask(COMPLETE, { id: cart });
    const PLACED = `query($id: ID!) { order(id: $id) { lines { unitPrice ${PRICE} } } }`;
    const seen = await ask(PLACED, { id: order.id }, customer({ isStaff: true, roles: ["orders"] }));
    expect(seen.lines[0].unitPrice.net.amount).toBe(480);
    // the history learns it with its own moment when the job comes round
    const before = await historyOf("WING");
    await promotionJobs(shop.services)["commerce.followPromotions"]?.({}, {} as never);
    expect(await historyOf("WING")).toEqual([...before, 48_000]);
    await promotionJobs(shop.services)["commerce.followPromotions"]?.({}, {} as never);
    expect(await historyOf("WING")).toEqual([...before, 48_000]);
  });

  it("begins by itself, in lists' order as well once the job came round", async () => {
    await promote({ value: 99 }, { startDate: seconds(1) });
    const LOW = `query($channel: String) { products(first: 5, channel: $channel, where: { minimalPrice: { range: { lte: 10 } } }) { edges { node { slug } } } }`;
    const cheap = async () =>
      (await ask(LOW, { channel: "default-channel" })).edges.map((edge: Loose) => edge.node.slug);
    const before = await cheap();
    await expect.poll(async () => (await priced("RIM")).price).toBe(6.2);
    await promotionJobs(shop.services)["commerce.followPromotions"]?.({}, {} as never);
    const after = await cheap();
    expect(before).not.toContain("rim");
    expect(after).toContain("rim");
  });
});

describe("what staff write", () => {
  it("changes, adds and takes away rules; what is not given stays", async () => {
    const goods = await only("WING");
    const made = await promote({ value: 10, goods });
    expect(made.rules).toMatchObject([{ rewardValue: 10, rewardValueType: "PERCENTAGE", cataloguePredicate: goods }]);
    const { promotion } = await ask(UPDATE, { id: made.id, input: { name: " Autumn " } });
    expect(promotion).toMatchObject({ name: "Autumn", startDate: made.startDate, endDate: null });
    const changed = { id: made.rules[0].id, input: { rewardValue: 20, addChannels: [channels.KRW] } };
    expect((await ask(RULE_UPDATE, changed)).promotionRule).toMatchObject({
      rewardValue: 20,
      cataloguePredicate: goods,
    });
    expect((await priced("WING")).price).toBe(384);
    expect((await priced("WING", await slugOf("KRW"))).price).toBe(528_000);
    const more = { ...rule({ value: 200, fixed: true, goods }), promotion: made.id };
    const { promotionRule } = await ask(RULE_CREATE, { input: more });
    expect((await priced("WING")).price).toBe(280);
    await ask(RULE_DELETE, { id: promotionRule.id });
    expect((await priced("WING")).price).toBe(384);
    await ask(UPDATE, { id: made.id, input: { startDate: "2020-01-01T00:00:00Z", endDate: "2020-02-01T00:00:00Z" } });
    expect(await priced("WING")).toMatchObject({ onSale: false, price: 480 });
  });

  it("is refused where it makes no sense, and nothing changes", async () => {
    const refused = async (given: object, more: object = {}) =>
      (
        await ask(CREATE, {
          input: { name: "No", type: "CATALOGUE", rules: [{ ...rule({ value: 10 }), ...given }], ...more },
        })
      ).errors[0];
    expect(await refused({ rewardValue: 0 })).toMatchObject({ field: "rewardValue", code: "INVALID" });
    expect(await refused({ rewardValue: 101 })).toMatchObject({ field: "rewardValue", code: "INVALID" });
    expect(await refused({ rewardValueType: null })).toMatchObject({ field: "rewardValueType", code: "REQUIRED" });
    expect(await refused({ cataloguePredicate: null })).toMatchObject({
      field: "cataloguePredicate",
      code: "REQUIRED",
    });
    expect(await refused({ cataloguePredicate: { productPredicate: { ids: [] } } })).toMatchObject({
      code: "REQUIRED",
    });
    const elsewhere = { cataloguePredicate: { categoryPredicate: { ids: [globalId("Product", 1)] } } };
    expect(await refused(elsewhere)).toMatchObject({ field: "cataloguePredicate", code: "NOT_FOUND" });
    const two = { rewardValueType: "FIXED", channels: [channels.USD, channels.KRW] };
    expect(await refused(two)).toMatchObject({ code: "MULTIPLE_CURRENCIES_NOT_ALLOWED" });
    expect(await refused({ rewardValueType: "FIXED", channels: [] })).toMatchObject({ code: "MISSING_CHANNELS" });
    expect(await refused({}, { name: "  " })).toMatchObject({ field: "name", code: "REQUIRED" });
    expect(await refused({}, { endDate: "2000-01-01T00:00:00Z" })).toMatchObject({ field: "endDate", code: "INVALID" });
    expect((await ask("{ promotions(first: 5) { totalCount } }")).totalCount).toBe(0);
    const gone = { id: globalId("Promotion", 9999), input: { name: "x" } };
    expect((await ask(UPDATE, gone)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const answer = await shop.graphql(CREATE, { input: { name: "x", type: "CATALOGUE" } }, customer());
    expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("shows beforehand what it would touch", async () => {
    await promote({ value: 50, goods: await only("WING") });
    const { products, lines } = await ask(PREVIEW, { channel: channels.USD, rule: rule({ value: 10 }) });
    expect(products).toBe(7);
    expect(lines).toHaveLength(5);
    const of = (sku: string) => lines.find((line: Loose) => line.sku === sku);
    expect(of("RIM")).toMatchObject({ undiscounted: { amount: 620 }, before: { amount: 620 }, after: { amount: 558 } });
    expect(of("WING")).toMatchObject({ before: { amount: 240 }, after: { amount: 240 } });
    expect(await ask(PREVIEW, { channel: channels.USD, rule: {} })).toBeNull();
  });
});

describe("the lowest price of the last 30 days", () => {
  it("is what it cost before the reduction began, and forgets what is older", async () => {
    const goods = await only("RIM");
    const first = await promote({ value: 50, goods });
    expect(await priced("RIM")).toMatchObject({ price: 310, prior: 620 });
    await passed(10);
    await ask(DELETE, { id: first.id });
    await promote({ value: 10, goods });
    // it was sold for 310 within the last 30 days
    expect(await priced("RIM")).toMatchObject({ price: 558, before: 620, prior: 310 });
    await ask(DELETE, { id: (await ask("{ promotions(first: 1) { edges { node { id } } } }")).edges[0].node.id });
    await passed(40);
    await promote({ value: 10, goods });
    expect(await priced("RIM")).toMatchObject({ price: 558, prior: 620 });
  });

  it("counts a price that staff lowered and raised as well", async () => {
    const id = (
      await shop.db.selectFrom("commerce.variant").select("id").where("sku", "=", "RIM-OTHER").executeTakeFirstOrThrow()
    ).id;
    const set = (amount: number) =>
      shop.db
        .updateTable("commerce.variant_price")
        .set({ amount })
        .where("variant_id", "=", id)
        .where("channel_id", "=", 1)
        .execute();
    await set(40_000);
    await passed(3);
    await set(50_000);
    await promote({ value: 10, goods: await only("RIM-OTHER") });
    expect(await priced("RIM-OTHER")).toMatchObject({ price: 450, before: 500, prior: 400 });
    expect(await historyOf("RIM-OTHER")).toEqual([50_000, 40_000, 50_000, 45_000]);
  });
});

describe("races", () => {
  it("of promotions, prices, goods and buyers leave every price as it should be", async () => {
    const goods = await only("WING");
    const category = await shop.db
      .selectFrom("commerce.product")
      .select(["id", "category_id"])
      .where("slug", "=", "wing")
      .executeTakeFirstOrThrow();
    const carts = await Promise.all(Array.from({ length: 4 }, () => readyCart(shop, [{ sku: "WING", quantity: 1 }])));
    // whoever crosses a promotion is broken off by the database and runs again, as staff's own changes do
    const move = (category_id: number | null) =>
      transact(shop.db, (trx) =>
        trx.updateTable("commerce.product").set({ category_id }).where("id", "=", category.id).execute(),
      );
    const under = { categoryPredicate: { ids: [globalId("Category", category.category_id ?? 0)] } };
    const made = await Promise.all([
      promote({ value: 10, goods }),
      promote({ value: 20, goods }),
      promote({ value: 30, goods: under }),
      move(null),
      ...carts.map((id) => ask(COMPLETE, { id })),
    ]);
    await Promise.all([move(category.category_id), ask(DELETE, { id: (made[1] as Loose).id })]);
    expect(await priced("WING")).toMatchObject({ price: 336, before: 480 });
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::integer as wrong from commerce.variant_price p
      left join commerce.offers_on(null) o on o.variant_id = p.variant_id and o.channel_id = p.channel_id
      where p.offers is distinct from o.offers`.execute(shop.db);
    expect(rows[0]?.wrong).toBe(0);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("of a promotion and an import that waits for it put what is imported on sale", async () => {
    await promote({ value: 10, goods: await only("RIM") });
    await sql`update commerce.promotion set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'`.execute(
      shop.db,
    );
    const { id } = await shop.db
      .selectFrom("commerce.variant")
      .select("id")
      .where("sku", "=", "RIM")
      .executeTakeFirstOrThrow();
    await sql`delete from commerce.variant_price where variant_id = ${id} and channel_id = 1`.execute(shop.db);
    const staff = await shop.services.connection.pool.connect();
    await staff.query("begin");
    await staff.query("select pg_advisory_xact_lock(hashtext('commerce.promotion'))");
    await staff.query("update commerce.promotion set ends_at = null");
    const imported = transact(shop.db, (trx) => upsertPrices(trx, [{ variant_id: id, channel_id: 1, amount: 62_000 }]));
    await vi.waitFor(async () => {
      const { rowCount } = await staff.query("select from pg_locks where locktype = 'advisory' and not granted");
      expect(rowCount).toBeGreaterThan(0);
    });
    await staff.query("commit");
    staff.release();
    await imported;
    expect(await priced("RIM")).toMatchObject({ onSale: true, price: 558, before: 620 });
  });
});
