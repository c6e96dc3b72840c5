import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CREATE, LINES_ADD } from "../testing/documents.ts";
import { cataloguer, channelId, PLAN_SAVE, planInput, PLANS } from "../testing/membership.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";
import { closeDemoPlans } from "../membership/plan.repository.ts";
import { seedPlans } from "../seed/plans.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const save = async (input: object) => (await shop.graphql(PLAN_SAVE, { input }, cataloguer())).data.membershipPlanSave;
const plans = async (channel = "default-channel") => (await shop.graphql(PLANS, { channel })).data.membershipPlans;

describe("plans of membership", () => {
  it("are none until staff set one, which is then shown with the prices of the channel that is asked", async () => {
    expect(await plans()).toEqual([]);
    const { plan, errors } = await save(await planInput(shop));
    expect(errors).toEqual([]);
    expect(plan.prices).toHaveLength(3);
    expect(await plans()).toMatchObject([
      {
        slug: "club",
        name: "Club",
        monthlyAreaCm2: 5000,
        isDemo: false,
        prices: [
          { period: "month", includesTax: false, price: { currency: "USD", amount: 20 }, gross: { amount: 20 } },
          { period: "year", price: { currency: "USD", amount: 200 } },
        ],
      },
    ]);
    expect((await plans("krw"))[0].prices).toMatchObject([
      { period: "month", includesTax: true, gross: { currency: "KRW", amount: 27_500 } },
    ]);
    expect(await plans("jpy")).toEqual([]);
    const [korean] = (await shop.graphql(`{ membershipPlans(channel: "krw") { name(languageCode: KO) } }`)).data
      .membershipPlans;
    expect(korean.name).toBe("클럽");
  });

  it("can be changed and closed; a closed one is staff's alone to see", async () => {
    const [{ id }] = await plans();
    const usd = await channelId(shop);
    const changed = await save({
      ...(await planInput(shop)),
      id,
      names: { en: "Circle" },
      prices: [{ channelId: usd, period: "month", price: 25 }],
    });
    expect(changed.errors).toEqual([]);
    expect(await plans()).toMatchObject([{ id, name: "Circle", prices: [{ period: "month", price: { amount: 25 } }] }]);
    expect((await save({ ...(await planInput(shop)), id, isOpen: false })).errors).toEqual([]);
    expect(await plans()).toEqual([]);
    const list = await shop.graphql("{ membershipPlanList { slug isOpen } }", {}, cataloguer());
    expect(list.data.membershipPlanList).toEqual([{ slug: "club", isOpen: false }]);
  });

  it("are set by staff of the catalogue alone", async () => {
    const input = await planInput(shop, { slug: "mine" });
    for (const visitor of [null, customer(), staff()]) {
      const answer = await shop.graphql(PLAN_SAVE, { input }, visitor);
      expect(answer.errors?.[0]?.extensions.code).toBe(visitor ? "FORBIDDEN" : "UNAUTHENTICATED");
      expect((await shop.graphql("{ membershipPlanList { id } }", {}, visitor)).errors).toHaveLength(1);
    }
    expect((await shop.graphql(PLANS, { channel: "nowhere" })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("say what is wrong with them, and write nothing then", async () => {
    const good = await planInput(shop, { slug: "other" });
    const code = async (more: object) =>
      (await save({ ...good, ...more })).errors.map((e: { field: string; code: string }) => [e.field, e.code]);
    const price = { channelId: await channelId(shop), period: "month", price: 5 };
    expect(await code({ names: { en: "  " } })).toEqual([["names", "REQUIRED"]]);
    expect(await code({ slug: "Club Plan" })).toEqual([["slug", "INVALID"]]);
    expect(await code({ slug: "club" })).toEqual([["slug", "ALREADY_EXISTS"]]);
    expect(await code({ monthlyAreaCm2: 0 })).toEqual([["monthlyAreaCm2", "INVALID"]]);
    expect(await code({ prices: [] })).toEqual([["prices", "REQUIRED"]]);
    expect(await code({ prices: [price, price] })).toEqual([["prices", "DUPLICATED_INPUT_ITEM"]]);
    expect(await code({ prices: [{ ...price, price: 0 }] })).toEqual([["price", "INVALID"]]);
    expect(await code({ prices: [{ ...price, channelId: "nowhere" }] })).toEqual([["channelId", "NOT_FOUND"]]);
    expect(await code({ id: globalId("MembershipPlan", 999) })).toEqual([["id", "NOT_FOUND"]]);
    expect(await shop.db.selectFrom("commerce.membership_plan").select("slug").execute()).toEqual([{ slug: "club" }]);
  });

  it("are no goods that a list shows or a cart takes by their id", async () => {
    const { data } = await shop.graphql(
      `{ products(channel: "default-channel", first: 100) { edges { node { slug } } } }`,
    );
    const slugs = data.products.edges.map(({ node }: { node: { slug: string } }) => node.slug);
    expect(slugs.filter((slug: string) => slug.startsWith("membership"))).toEqual([]);
    const { id } = (await shop.graphql(CREATE, { input: { channel: "default-channel" } })).data.checkoutCreate.checkout;
    const lines = [{ variantId: await shop.variant("membership-club-month"), quantity: 1 }];
    expect((await shop.graphql(LINES_ADD, { id, lines })).data.checkoutLinesAdd.errors[0].code).toBe(
      "PRODUCT_NOT_PUBLISHED",
    );
  });
});

describe("demo plans", () => {
  it("are marked, stay as staff left them, and close with the demo goods", async () => {
    const channels = new Map(
      (await shop.db.selectFrom("commerce.channel").select(["id", "currency"]).execute()).map((c) => [
        c.currency,
        c.id,
      ]),
    );
    const seed = () => shop.db.transaction().execute((trx) => seedPlans(trx, channels));
    await seed();
    const demo = await plans("jpy");
    expect(demo).toMatchObject([
      { slug: "street", isDemo: true, prices: [{ period: "month" }, { period: "year" }] },
      { slug: "livery", isDemo: true },
    ]);
    const [street] = demo;
    await save({ ...(await planInput(shop, { slug: "street" })), id: street.id, monthlyAreaCm2: 1234 });
    await seed();
    const kept = (await plans()).find((plan: { slug: string }) => plan.slug === "street");
    expect(kept).toMatchObject({ monthlyAreaCm2: 1234, name: "Club", prices: [{ price: { amount: 20 } }, {}] });
    await closeDemoPlans(shop.db);
    expect(await plans()).toEqual([]);
  });
});
