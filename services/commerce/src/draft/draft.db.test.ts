import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId, uuidOf } from "@carloom/wire";
import { commerceJobs } from "../index.ts";
import { OFFLINE_GATEWAY } from "../offline-gateway.ts";
import { ATTACH, COMPLETE, LINES_ADD } from "../testing/documents.ts";
import { UUIDS } from "../testing/goods.ts";
import { testPort } from "../testing/port.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";

type Loose = ReturnType<typeof JSON.parse>;
const MONEY = "{ gross { amount currency } }";
const ORDER = `id number status canFinalize userEmail user { email } voucherCode customerNote checkoutId
  shippingAddress { city } shippingMethods { id name } deliveryMethod { ... on ShippingMethod { id } }
  discounts { id type name total { amount } } events { type emailType user { email } }
  lines { id productSku quantity totalPrice ${MONEY} undiscountedTotalPrice ${MONEY} }
  total ${MONEY} subtotal ${MONEY} errors { field code }`;
const ERRORS = "errors { field code message }";
const CREATE = `mutation($input: DraftOrderCreateInput!) { draftOrderCreate(input: $input) { order { ${ORDER} } ${ERRORS} } }`;
const UPDATE = `mutation($id: ID!, $input: DraftOrderInput!) { draftOrderUpdate(id: $id, input: $input) { order { ${ORDER} } ${ERRORS} } }`;
const FINISH = `mutation($id: ID!) { draftOrderComplete(id: $id) { order { ${ORDER} } ${ERRORS} } }`;
const DELETE = `mutation($id: ID!) { draftOrderDelete(id: $id) { order { id } ${ERRORS} } }`;
const SEND = `mutation($id: ID!) { draftOrderSend(id: $id) { order { id } ${ERRORS} } }`;
const READ = `query($id: ID!) { order(id: $id) { ${ORDER} } }`;
const LIST = `query($search: String) { draftOrders(first: 10, search: $search) { totalCount edges { node { id status lines { productSku } } } } }`;
const ADD = `mutation($id: ID!, $input: [OrderLineCreateInput!]!) { orderLinesCreate(id: $id, input: $input) {
  order { ${ORDER} } orderLines { productSku quantity } ${ERRORS} } }`;
const COUNT = `mutation($id: ID!, $quantity: Int!) { orderLineUpdate(id: $id, input: { quantity: $quantity }) { order { ${ORDER} } ${ERRORS} } }`;
const REMOVE = `mutation($id: ID!) { orderLineDelete(id: $id) { order { ${ORDER} } orderLine { productSku } ${ERRORS} } }`;
const OFF = `mutation($id: ID!, $input: OrderDiscountCommonInput!) { orderDiscountAdd(orderId: $id, input: $input) { order { ${ORDER} } ${ERRORS} } }`;
const OFF_NOT = `mutation($id: ID!) { orderDiscountDelete(discountId: $id) { order { ${ORDER} } ${ERRORS} } }`;
const OPEN = `query($token: String!) { preparedOrder(token: $token) { orderToken validUntil
  checkout { id email totalPrice ${MONEY} metadata { key value } } } }`;
const TERMS = "query($id: ID!) { checkoutTerms(checkoutId: $id) { statements { key text } } }";

const BUILD = `mutation($id: ID!, $build: String!) { draftOrderDesignAdd(id: $id, build: $build) { order { ${ORDER} } ${ERRORS} } }`;
const SAVED = "00000000-0000-4000-8000-0000000000aa";

let shop: Shop;
const worker = staff();
const ada = customer({ email: "ada@people.example" });
const adaId = globalId("User", ada.userId);

/** What a mutation answers. */
const ask = async (query: string, variables: object, visitor: typeof worker | null = worker): Promise<Loose> => {
  const { data, errors } = await shop.graphql(query, variables, visitor);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
};
const lines = async (sku = "RIM", quantity = 2) => [{ variantId: await shop.variant(sku), quantity }];
/** A draft that only has to be completed. */
async function ready(more: object = {}): Promise<Loose> {
  const input = {
    userEmail: "caller@people.example",
    shippingAddress: SEOUL,
    billingAddress: SEOUL,
    lines: await lines(),
  };
  const { order } = await ask(CREATE, { input: { ...input, ...more } });
  const shippingMethod = order.shippingMethods[0].id;
  return (await ask(UPDATE, { id: order.id, input: { shippingMethod } })).order;
}

beforeAll(async () => {
  const port = testPort();
  const build = { version: 1, parts: { spoiler: UUIDS.wing } };
  const title = { en: "Halden GT", ko: "Halden GT", ja: "Halden GT" };
  shop = await shopFixture({
    threed: {
      ...port,
      // saved by one customer, shown to nobody
      projectBuild: async (uuid, visitor) => {
        const isOwn = uuid === SAVED && visitor?.userId === ada.userId;
        return isOwn ? { uuid, templateSlug: "halden-gt", build, isOwn } : null;
      },
      savedBuilds: async () => [
        {
          uuid: SAVED,
          title: "Coastal",
          templateSlug: "halden-gt",
          templateTitle: title,
          thumbnail: null,
          updatedAt: new Date(),
          isPublic: false,
        },
      ],
    },
  });
  for (const [who, roles] of [
    [ada, "{}"],
    [worker, "{orders}"],
  ] as const)
    await sql`insert into commerce.account (id, email, is_confirmed, is_staff, roles)
      values (${who.userId}, ${who.email}, true, ${who.isStaff}, ${roles}::text[])`.execute(shop.db);
});
afterAll(() => shop.drop());

describe("an order that staff prepare", () => {
  it("says what is missing, and costs what the server says at each step", async () => {
    const { order } = await ask(CREATE, { input: { lines: await lines("RIM", 1) } });
    expect(order).toMatchObject({ status: "DRAFT", number: "", canFinalize: false, shippingMethods: [] });
    expect(order.errors.map(({ code }: Loose) => code)).toEqual([
      "REQUIRED",
      "ORDER_NO_SHIPPING_ADDRESS",
      "BILLING_ADDRESS_NOT_SET",
    ]);
    const { id } = order;
    expect((await ask(FINISH, { id })).errors).toHaveLength(3);
    const input = { user: adaId, shippingAddress: SEOUL, billingAddress: BERLIN, customerNote: "Ring twice" };
    const there = (await ask(UPDATE, { id, input })).order;
    expect(there).toMatchObject({ userEmail: ada.email, user: { email: ada.email }, customerNote: "Ring twice" });
    expect(there.errors).toEqual([{ field: "shippingMethod", code: "SHIPPING_METHOD_REQUIRED" }]);
    const shippingMethod = there.shippingMethods[0].id;
    const carried = (await ask(UPDATE, { id, input: { shippingMethod } })).order;
    expect(carried).toMatchObject({ canFinalize: true, deliveryMethod: { id: shippingMethod }, errors: [] });
    expect(carried.total.gross.amount).toBeGreaterThan(carried.subtotal.gross.amount);
    const more = await ask(ADD, { id, input: await lines("RIM", 1) });
    expect(more.orderLines).toEqual([{ productSku: "RIM", quantity: 2 }]);
    const [line] = more.order.lines;
    expect((await ask(COUNT, { id: line.id, quantity: 3 })).order.lines[0].quantity).toBe(3);
    expect((await ask(COUNT, { id: line.id, quantity: 0 })).errors).toMatchObject([{ code: "ZERO_QUANTITY" }]);
    expect((await ask(COUNT, { id: line.id, quantity: 1_000_000 })).errors[0].code).toMatch(/INVALID_QUANTITY|STOCK/);
    const wing = (await ask(ADD, { id, input: await lines("WING", 1) })).order.lines[1];
    const out = await ask(REMOVE, { id: wing.id });
    expect([out.orderLine.productSku, out.order.lines.length]).toEqual(["WING", 1]);
  });

  it("is found by staff alone, and deleted", async () => {
    const { id } = await ready({ userEmail: "seeker@people.example" });
    const found = await ask(LIST, { search: "seeker@" });
    expect(found).toMatchObject({ totalCount: 1, edges: [{ node: { id, status: "DRAFT" } }] });
    expect((await ask(READ, { id })).status).toBe("DRAFT");
    expect(await ask(READ, { id }, ada)).toBeNull();
    const refused = await shop.graphql(LIST, {}, ada);
    expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await shop.graphql(CREATE, { input: {} }, ada)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await ask(DELETE, { id })).order.id).toBe(id);
    expect(await ask(READ, { id })).toBeNull();
    expect((await ask(LIST, { search: "seeker@" })).totalCount).toBe(0);
  });

  it("becomes an order as others, with what staff took off and who did what", async () => {
    const { id, total, lines: before } = await ready({ user: adaId });
    const input = { valueType: "PERCENTAGE", value: 10, reason: "Old friend" };
    const off = (await ask(OFF, { id, input })).order;
    expect(off.total.gross.amount).toBeLessThan(total.gross.amount);
    expect(off.discounts).toMatchObject([{ type: "MANUAL", name: "Old friend" }]);
    expect(off.lines[0].undiscountedTotalPrice).toEqual(before[0].totalPrice);
    const twice = (await ask(OFF, { id, input: { valueType: "FIXED", value: 5 } })).order;
    const back = (await ask(OFF_NOT, { id: twice.discounts[1].id })).order;
    expect(back.total).toEqual(off.total);
    const { order, errors } = await ask(FINISH, { id });
    expect(errors).toEqual([]);
    expect(order).toMatchObject({ id, status: "UNCONFIRMED", user: { email: ada.email }, total: off.total });
    expect(order.number).toMatch(/^\d+$/);
    expect(order.discounts).toMatchObject([{ type: "MANUAL", name: "Old friend", total: off.discounts[0].total }]);
    expect(order.events).toMatchObject([
      { type: "DRAFT_CREATED", user: { email: worker.email } },
      { type: "PLACED_FROM_DRAFT", user: { email: worker.email } },
    ]);
    const mine = await shop.graphql("{ me { orders(first: 5) { edges { node { id } } } } }", {}, ada);
    expect(mine.data.me.orders.edges).toEqual([{ node: { id } }]);
    // it is edited and counted on as every other
    const edited = (await ask(COUNT, { id: order.lines[0].id, quantity: 1 })).order;
    expect(edited.total.gross.amount).toBeLessThan(order.total.gross.amount);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("becomes one order, however often and by whomever it is completed at once", async () => {
    const { id, checkoutId } = await ready();
    const link = {
      hash: Buffer.from(id),
      draft_id: uuidOf(id, "Order") ?? "",
      expires_at: new Date(Date.now() + 60_000),
    };
    await shop.db.insertInto("commerce.draft_link").values(link).execute();
    const by = [0, 1, 2].map(() => ask(FINISH, { id }));
    const own = ask(COMPLETE, { id: checkoutId }, null);
    const all = await Promise.all([...by, own]);
    expect(new Set(all.map(({ order }) => order?.id))).toEqual(new Set([id]));
    expect((await ask(FINISH, { id })).order.id).toBe(id);
    const uuid = uuidOf(id, "Order");
    const { rows } = await sql`select 1 from commerce."order" where id = ${uuid}`.execute(shop.db);
    expect(rows).toHaveLength(1);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("holds a build that its customer saved, and no other's", async () => {
    const { id } = await ready({ user: adaId });
    const { order, errors } = await ask(BUILD, { id, build: SAVED });
    expect(errors).toEqual([]);
    expect(order.lines.length).toBeGreaterThan(1);
    const other = await ready();
    expect((await ask(BUILD, { id: other.id, build: SAVED })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    // a line of a build goes with its build
    const line = order.lines.at(-1);
    expect((await ask(COUNT, { id: line.id, quantity: 9 })).errors).toMatchObject([{ code: "INVALID" }]);
    expect((await ask(REMOVE, { id: line.id })).order.lines).toHaveLength(1);
  });

  it("is completed, to be paid by transfer, after its customer's card was refused; not while money is under way", async () => {
    const { id, checkoutId } = await ready();
    const cart = uuidOf(checkoutId, "Checkout");
    const paying = (state: string) =>
      sql`insert into commerce.payment_transaction
        (id, checkout_id, gateway, idempotency_key, currency, amount, reference, state)
        values (gen_random_uuid(), ${cart}, 'stripe', ${`stripe:${cart}`}, 'KRW', 100, '', ${state})
        on conflict (idempotency_key) do update set state = excluded.state`.execute(shop.db);
    await paying("PROCESSING");
    expect((await ask(FINISH, { id })).errors).toMatchObject([{ code: "PAYMENT_ERROR" }]);
    expect((await ask(DELETE, { id })).errors).toMatchObject([{ code: "CANNOT_DELETE" }]);
    await paying("FAILED");
    expect((await ask(FINISH, { id })).errors).toEqual([]);
    const rows = shop.db.selectFrom("commerce.payment_transaction").select(["gateway", "amount"]);
    const { total_gross } = await shop.db
      .selectFrom("commerce.order")
      .select("total_gross")
      .where("id", "=", uuidOf(id, "Order") ?? "")
      .executeTakeFirstOrThrow();
    const paid = await rows.where("order_id", "=", uuidOf(id, "Order")).orderBy("created_at").execute();
    expect(paid).toEqual([
      { gateway: "stripe", amount: 100 },
      { gateway: OFFLINE_GATEWAY, amount: total_gross },
    ]);
  });

  it("is not completed where stock has gone meanwhile", async () => {
    const { id } = await ready({ lines: await lines("WING", 1) });
    const set = (free: number) =>
      sql`update commerce.stock set quantity = allocated + ${free}
        where variant_id = (select id from commerce.variant where sku = 'WING')`.execute(shop.db);
    await set(0);
    expect((await ask(READ, { id })).errors).toEqual([{ field: "lines", code: "INSUFFICIENT_STOCK" }]);
    expect((await ask(SEND, { id })).errors).toMatchObject([{ code: "INSUFFICIENT_STOCK" }]);
    expect((await ask(FINISH, { id })).errors).toMatchObject([{ code: "INSUFFICIENT_STOCK" }]);
    await set(5);
    expect((await ask(FINISH, { id })).errors).toEqual([]);
  });
});

describe("a link to pay", () => {
  const mailed = async (): Promise<string> => {
    const [mail] = (await shop.services.mailer.list?.()) ?? [];
    return /\/prepared\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  async function sent(more: object = {}) {
    const draft = await ready(more);
    expect((await ask(SEND, { id: draft.id })).errors).toEqual([]);
    const run = commerceJobs(shop.services, testPort())["commerce.draftLink"];
    await run?.({ draftId: uuidOf(draft.id, "Order") }, { attempt: 1, lastAttempt: false });
    return { ...draft, token: await mailed() };
  }

  it("goes out in the customer's language, and opens what they buy as it stands", async () => {
    const { id, token, total } = await sent({ user: adaId, userEmail: null, languageCode: "KO" });
    const [mail] = (await shop.services.mailer.list?.()) ?? [];
    expect([mail?.to, mail?.subject]).toEqual([ada.email, expect.stringContaining("주문서")]);
    expect(mail?.text).toContain(`/prepared/${token}?lang=ko`);
    // the page of who sent it shows it without a reload
    const { rows: news } = await sql<{ kind: string }>`select kind from platform.staff_news
      where object = ${`Order:${uuidOf(id, "Order")}`}`.execute(shop.db);
    expect(news.map(({ kind }) => kind)).toContain("ORDER_CHANGED");
    const kept = await shop.db.selectFrom("commerce.draft_link").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(await ask(OPEN, { token: "x".repeat(32) }, null)).toBeNull();
    const { checkout } = await ask(OPEN, { token }, null);
    expect(checkout).toMatchObject({
      email: ada.email,
      totalPrice: total,
      metadata: [{ key: "preparedBy", value: "shop" }],
    });
    const { statements } = await ask(TERMS, { id: checkout.id }, null);
    expect(statements.at(-1)).toEqual({ key: "correction", text: expect.stringContaining("메일에 답장") });
    // nobody but staff changes it, and signing in makes it no part of another cart
    const more = await ask(LINES_ADD, { id: checkout.id, lines: await lines("RIM", 1) }, null);
    expect(more.errors).toMatchObject([{ field: "id", code: "NOT_FOUND" }]);
    const other = customer();
    await ask(ATTACH, { id: checkout.id }, other);
    expect((await ask(OPEN, { token }, null)).checkout).toMatchObject({ id: checkout.id, totalPrice: total });
    // whoever has the link orders it for the customer whose it is
    const { order } = await ask(COMPLETE, { id: checkout.id }, null);
    expect(order).toMatchObject({ id, total });
    expect(await ask(OPEN, { token }, null)).toMatchObject({ checkout: null, orderToken: order.token });
    const read = await ask(READ, { id });
    expect(read.user.email).toBe(ada.email);
    expect(read.events.map(({ type }: Loose) => type)).toEqual(["DRAFT_CREATED", "EMAIL_SENT", "PLACED_FROM_DRAFT"]);
    expect(await brokenLaws(shop)).toEqual([]);
  });

  it("ends by itself, with its draft, and is not mailed without end", async () => {
    const { id, token } = await sent();
    const { checkout } = await ask(OPEN, { token }, null);
    const read = "query($id: ID!) { checkout(id: $id) { email } }";
    expect((await shop.graphql(read, { id: checkout.id }, null)).data.checkout.email).not.toBeNull();
    await shop.db
      .updateTable("commerce.draft_link")
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await ask(OPEN, { token }, null)).toBeNull();
    // who kept the cart's id sees no address any more, and buys nothing
    expect((await shop.graphql(read, { id: checkout.id }, null)).data.checkout).toBeNull();
    expect((await ask(COMPLETE, { id: checkout.id }, null)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    for (let i = 0; i < 4; i++) expect((await ask(SEND, { id })).errors).toEqual([]);
    expect((await ask(SEND, { id })).errors).toMatchObject([{ code: "INVALID" }]);
    // one that went to a wrong address opens nothing once that is mended
    const wrong = await sent();
    await ask(UPDATE, { id: wrong.id, input: { customerNote: "Soon" } });
    expect(await ask(OPEN, { token: wrong.token }, null)).not.toBeNull();
    await ask(UPDATE, { id: wrong.id, input: { userEmail: "right@people.example" } });
    expect(await ask(OPEN, { token: wrong.token }, null)).toBeNull();
    const other = await sent();
    expect((await ask(OPEN, { token: other.token }, null)).checkout).not.toBeNull();
    await ask(DELETE, { id: other.id });
    expect(await ask(OPEN, { token: other.token }, null)).toBeNull();
  });
});
