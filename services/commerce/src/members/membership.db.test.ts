import { wholeOf } from "@carloom/identity";
import { personalOf } from "../customer/personal.ts";
import { noDesigns } from "../design.port.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { BILLING, COMPLETE, CREATE, LINES_ADD } from "../testing/documents.ts";
import {
  END,
  JOIN,
  join,
  joiningCart,
  makePlan,
  MINE,
  mine,
  pay,
  planInput,
  PLAN_SAVE,
  cataloguer,
  RESUME,
} from "../testing/membership.ts";
import { CANCEL, OWN } from "../testing/order-documents.ts";
import { customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";
import { brokenLaws } from "../testing/sound.ts";

let shop: Shop;
let plan: string;
beforeAll(async () => {
  shop = await shopFixture();
  plan = await makePlan(shop);
});
afterAll(() => shop.drop());

const add = async (visitor: ReturnType<typeof customer> | null, more: object = {}) =>
  shop.graphql(JOIN, { planId: plan, period: "month", channel: "default-channel", ...more }, visitor);
const complete = async (id: string, visitor: ReturnType<typeof customer> | null) =>
  (await shop.graphql(COMPLETE, { id }, visitor)).data.checkoutComplete;
const DAY = 86_400_000;
const daysTo = (at: string) => (new Date(at).getTime() - Date.now()) / DAY;

describe("joining", () => {
  it("is an order of its own kind: no address for a parcel, no delivery; the period begins when it is paid", async () => {
    const visitor = customer();
    expect(await mine(shop, visitor)).toBeNull();
    const { checkout, errors } = (await add(visitor)).data.checkoutMembershipAdd;
    expect(errors).toEqual([]);
    expect(checkout).toMatchObject({ email: visitor.email, totalPrice: { gross: { amount: 20 } } });
    expect(checkout.lines).toMatchObject([{ quantity: 1, variant: { product: { name: "Club membership, monthly" } } }]);
    await shop.graphql(BILLING, { id: checkout.id, billingAddress: SEOUL }, visitor);
    const { order, errors: refused } = await complete(checkout.id, visitor);
    expect(refused).toEqual([]);
    // who lives in Korea pays Korea's tax on a service
    expect(order).toMatchObject({ status: "UNCONFIRMED", total: { gross: { amount: 22 } } });
    expect(await mine(shop, visitor)).toMatchObject({
      status: "PENDING",
      endsAt: null,
      quota: null,
      nextPayment: { amount: { amount: 22, currency: "USD" }, token: order.token },
    });
    const members = async () =>
      (await shop.graphql("{ membershipPlanList { members } }", {}, cataloguer())).data.membershipPlanList[0].members;
    expect(await members()).toBe(0);
    await pay(shop, order.id);
    expect(await members()).toBe(1);
    // how many have it is not told to visitors
    const open = await shop.graphql(`{ membershipPlans(channel: "default-channel") { members } }`);
    expect(open.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const now = await mine(shop, visitor);
    expect(now).toMatchObject({
      status: "ACTIVE",
      plan: { slug: "club" },
      period: "month",
      quota: { areaCm2: 5000, leftCm2: 5000 },
      nextPayment: { amount: { amount: 22 }, token: null },
    });
    expect(daysTo(now.endsAt)).toBeGreaterThan(27);
    expect(daysTo(now.endsAt)).toBeLessThan(31.1);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("is seen by staff who help customers, whoever it is of, and by no other customer", async () => {
    const visitor = customer();
    await join(shop, visitor, plan);
    const id = globalId("User", visitor.userId);
    const READ = `query($id: ID!) { customerMembership(id: $id) { status plan { slug } quota { leftCm2 } } customerBuilds(id: $id) { uuid } }`;
    const support = customer({ isStaff: true, roles: ["support"] });
    expect((await shop.graphql(READ, { id }, support)).data).toEqual({
      customerMembership: { status: "ACTIVE", plan: { slug: "club" }, quota: { leftCm2: 5000 } },
      customerBuilds: [],
    });
    const nobody = globalId("User", "0190a0a0-0000-7000-8000-000000000000");
    expect((await shop.graphql(READ, { id: nobody }, support)).data.customerMembership).toBeNull();
    expect((await shop.graphql(READ, { id }, customer())).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("for a year is paid once a year and has its free area month by month", async () => {
    const visitor = customer();
    await join(shop, visitor, plan, { period: "year" });
    const now = await mine(shop, visitor);
    expect(daysTo(now.endsAt)).toBeGreaterThan(364);
    expect(daysTo(now.quota.until)).toBeLessThan(31.1);
  });

  it("asks for who is signed in, for a plan that is open here, and for one membership at a time", async () => {
    expect((await add(null)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const visitor = customer();
    const codes = async (more: object) =>
      (await add(visitor, more)).data.checkoutMembershipAdd.errors.map((e: { code: string }) => e.code);
    expect(await codes({ planId: "bm9uZQ==" })).toEqual(["NOT_FOUND"]);
    expect(await codes({ period: "year", channel: "krw" })).toEqual(["NOT_FOUND"]);
    expect(await codes({ channel: "nowhere" })).toEqual(["NOT_FOUND"]);
    const closed = await makePlan(shop, { slug: "closed", isOpen: false });
    expect(await codes({ planId: closed })).toEqual(["NOT_FOUND"]);
    await join(shop, visitor, plan);
    expect(await codes({})).toEqual(["INVALID"]);
    expect((await shop.graphql(MINE)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("takes the place of another plan in the cart, and leaves the goods there", async () => {
    const visitor = customer();
    const input = { channel: "default-channel", lines: [{ variantId: await shop.variant("RIM"), quantity: 1 }] };
    const { id } = (await shop.graphql(CREATE, { input }, visitor)).data.checkoutCreate.checkout;
    await add(visitor, { checkoutId: id });
    const { checkout } = (await add(visitor, { checkoutId: id, period: "year" })).data.checkoutMembershipAdd;
    expect(checkout.id).toBe(id);
    expect(checkout.lines.map((l: { variant: { sku: string } }) => l.variant.sku)).toEqual([
      "RIM",
      "membership-club-year",
    ]);
    // another's cart is left alone
    const other = (await add(customer(), { checkoutId: id })).data.checkoutMembershipAdd.checkout;
    expect(other.id).not.toBe(id);
    expect(other.lines).toHaveLength(1);
  });

  it("of a plan that closed meanwhile is refused", async () => {
    const visitor = customer();
    const going = await makePlan(shop, { slug: "going" });
    const id = await joiningCart(shop, visitor, going);
    const input = { ...(await planInput(shop, { slug: "going", isOpen: false })), id: going };
    await shop.graphql(PLAN_SAVE, { input }, cataloguer());
    expect((await complete(id, visitor)).errors).toMatchObject([{ code: "INVALID", field: "lines" }]);
    expect(await mine(shop, visitor)).toBeNull();
  });

  it("twice at once makes one membership", async () => {
    const visitor = customer();
    const carts = [await joiningCart(shop, visitor, plan), await joiningCart(shop, visitor, plan)];
    const done = await Promise.all(carts.map((id) => complete(id, visitor)));
    expect(done.filter(({ order }) => order !== null)).toHaveLength(1);
    expect(done.flatMap(({ errors }) => errors)).toMatchObject([{ code: "INVALID", field: "lines" }]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that is called back before it is paid is no membership; one that has begun is cancelled in the account", async () => {
    const visitor = customer();
    const first = (await complete(await joiningCart(shop, visitor, plan), visitor)).order;
    expect((await shop.graphql(OWN, { token: first.token }, visitor)).data.orderCancelOwn.errors).toEqual([]);
    expect(await mine(shop, visitor)).toMatchObject({ status: "ENDED", nextPayment: null });
    const order = await join(shop, visitor, plan);
    expect((await shop.graphql(OWN, { token: order.token }, visitor)).data.orderCancelOwn.errors).toEqual([
      { code: "CANNOT_CANCEL_ORDER" },
    ]);
    expect((await shop.graphql(CANCEL, { id: order.id }, staff())).data.orderCancel.errors).toEqual([
      { code: "CANNOT_CANCEL_ORDER" },
    ]);
    expect((await mine(shop, visitor)).status).toBe("ACTIVE");
  });

  it("by a guest's hands is impossible, whatever they put together", async () => {
    const visitor = customer();
    const id = await joiningCart(shop, visitor, plan);
    await shop.db
      .updateTable("commerce.checkout")
      .set({ user_id: null, email: "guest@people.example" })
      .where("user_id", "=", visitor.userId)
      .execute();
    expect((await complete(id, null)).errors).toMatchObject([{ code: "INVALID", field: "lines" }]);
    const lines = [{ variantId: await shop.variant("membership-club-month"), quantity: 1 }];
    expect((await shop.graphql(LINES_ADD, { id, lines })).data.checkoutLinesAdd.errors).toHaveLength(1);
  });
});

describe("an order of a membership", () => {
  const ORDERED = `query($id: ID!) { order(id: $id) { status fulfillments { status trackingNumber lines { quantity } } events { type } } }`;
  const ordered = async (id: string) => (await shop.graphql(ORDERED, { id }, staff())).data.order;
  const RETURN = `mutation($order: ID!, $input: OrderReturnProductsInput!) {
    orderFulfillmentReturnProducts(order: $order, input: $input) { order { status } errors { code } } }`;

  it("and of nothing else is fulfilled as it is paid; one with goods waits for who sends them", async () => {
    const alone = await join(shop, customer(), plan);
    const done = await ordered(alone.id);
    expect(done).toMatchObject({
      status: "FULFILLED",
      fulfillments: [{ status: "FULFILLED", trackingNumber: "", lines: [{ quantity: 1 }] }],
    });
    expect(done.events.map((event: { type: string }) => event.type)).toContain("FULFILLMENT_FULFILLED_ITEMS");

    const visitor = customer();
    const both = await readyCart(shop, [{ sku: "RIM", quantity: 1 }], { visitor });
    await add(visitor, { checkoutId: both });
    const { order } = await complete(both, visitor);
    await pay(shop, order.id);
    expect((await mine(shop, visitor)).status).toBe("ACTIVE");
    expect(await ordered(order.id)).toMatchObject({ status: "UNFULFILLED", fulfillments: [] });
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("that staff take back ends the membership", async () => {
    const visitor = customer();
    const { id } = await join(shop, visitor, plan);
    const LINE = "query($id: ID!) { order(id: $id) { fulfillments { lines { id } } } }";
    const [parcel] = (await shop.graphql(LINE, { id }, staff())).data.order.fulfillments;
    const input = { fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity: 1 }], refund: true };
    const { errors, order } = (await shop.graphql(RETURN, { order: id, input }, staff())).data
      .orderFulfillmentReturnProducts;
    expect(errors).toEqual([]);
    expect(order.status).toBe("RETURNED");
    expect((await mine(shop, visitor)).status).toBe("ENDED");
    expect(await brokenLaws(shop)).toEqual([]);
  });
});

describe("cancelling", () => {
  const change = async (query: string, visitor: ReturnType<typeof customer>) =>
    Object.values((await shop.graphql(query, {}, visitor)).data)[0] as {
      membership: { status: string } | null;
      errors: { code: string }[];
    };

  it("lets the membership run to the end of what is paid, and can be taken back until then", async () => {
    const visitor = customer();
    expect((await change(END, visitor)).errors).toEqual([{ code: "NOT_FOUND" }]);
    await join(shop, visitor, plan);
    expect((await change(RESUME, visitor)).errors).toEqual([{ code: "INVALID" }]);
    const before = await mine(shop, visitor);
    expect((await change(END, visitor)).membership).toMatchObject({
      status: "ENDING",
      endsAt: before.endsAt,
      nextPayment: null,
      quota: { leftCm2: 5000 },
      canCancel: false,
      canResume: true,
    });
    expect((await change(END, visitor)).errors).toEqual([{ code: "INVALID" }]);
    expect((await change(RESUME, visitor)).membership).toMatchObject({ status: "ACTIVE", endsAt: before.endsAt });
    expect((await mine(shop, visitor)).nextPayment.amount.amount).toBe(22);
  });
});

describe("the data of a member", () => {
  it("are told to them, and go with their account", async () => {
    const visitor = customer();
    await join(shop, visitor, plan);
    const { db } = shop.services;
    const personal = personalOf(noDesigns);
    const person = { id: visitor.userId, email: visitor.email, is_confirmed: true };
    expect(await wholeOf(personal.topicsOf(db, person), 1_000_000)).toMatchObject({
      memberships: [{ slug: "club", period: "month", status: "ACTIVE", email: visitor.email }],
    });
    await db.transaction().execute((trx) => personal.erase(trx, person));
    expect(await mine(shop, visitor)).toBeNull();
    expect(await brokenLaws(shop)).toEqual([]);
  });
});
