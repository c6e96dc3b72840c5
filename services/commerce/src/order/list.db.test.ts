import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { FULFILL, ORDER, PAID as PAID_WHOLE, RETURN } from "../testing/order-documents.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

let shop: Shop;
type Loose = ReturnType<typeof JSON.parse>;
const made: Loose[] = [];

const support = () => customer({ isStaff: true, roles: ["support"] });
const LIST = `query($first: Int, $after: String, $filter: OrderFilterInput, $sortBy: OrderSortingInput, $search: String, $channel: String) {
  orders(first: $first, after: $after, filter: $filter, sortBy: $sortBy, search: $search, channel: $channel) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { number userEmail status shippingAddress { firstName } total { gross { amount } } events { type } } } } }`;

const list = async (variables: object = {}, visitor = staff()): Promise<Loose> => {
  const answer = await shop.graphql(LIST, { first: 100, ...variables }, visitor);
  return answer.errors ? { refused: answer.errors[0]?.extensions.code } : answer.data.orders;
};
const numbers = async (variables: object = {}): Promise<string[]> =>
  (await list(variables)).edges.map(({ node }: Loose) => node.number);

beforeAll(async () => {
  shop = await shopFixture();
  for (const [sku, quantity, address, channel] of [
    ["RIM", 1, SEOUL, "default-channel"],
    ["WING", 2, BERLIN, "default-channel"],
    ["LAST-TEN", 3, BERLIN, "default-channel"],
    ["RIM", 4, SEOUL, "default-channel"],
  ] as const) {
    const id = await readyCart(shop, [{ sku, quantity }], { address, channel });
    made.push((await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order);
  }
  const PAID = 'mutation($id: ID!) { orderMarkAsPaid(id: $id, transactionReference: "T-1") { errors { code } } }';
  await shop.graphql(PAID, { id: made[1].id }, staff());
});
afterAll(() => shop.drop());

const all = () => made.map(({ number }) => number);

describe("orders for staff", () => {
  it("are listed newest first, in pages that fit together, with what happened to each", async () => {
    const whole = await list({}, support());
    expect(whole.totalCount).toBe(4);
    expect(whole.edges.map(({ node }: Loose) => node.number)).toEqual(all().reverse());
    expect(whole.edges[0].node).toMatchObject({
      userEmail: "buyer@people.example",
      shippingAddress: { firstName: "Min-jun" },
    });
    expect(whole.edges[2].node.events.map(({ type }: Loose) => type)).toEqual(["PLACED", "ORDER_MARKED_AS_PAID"]);
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const page: Loose = await list({ first: 1, after, sortBy: { field: "CUSTOMER", direction: "ASC" } });
      seen.push(...page.edges.map(({ node }: Loose) => node.number));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    // all have the same e-mail: the number decides, and none is lost or doubled between pages
    expect(seen).toEqual(all());
  });

  it("are sorted and filtered as a dashboard asks", async () => {
    const [one, two, three, four] = all();
    for (const field of ["NUMBER", "CREATED_AT", "CREATION_DATE"])
      expect(await numbers({ sortBy: { field, direction: "ASC" } })).toEqual([one, two, three, four]);
    expect((await numbers({ sortBy: { field: "LAST_MODIFIED_AT", direction: "DESC" } }))[0]).toBe(two);
    expect(await numbers({ filter: { paymentStatus: ["FULLY_CHARGED"] } })).toEqual([two]);
    expect(await numbers({ filter: { chargeStatus: ["NONE"] } })).toEqual([four, three, one]);
    expect(await numbers({ filter: { status: ["READY_TO_FULFILL"] } })).toEqual([two]);
    expect(await numbers({ filter: { status: ["UNCONFIRMED"] } })).toEqual([four, three, one]);
    expect(await numbers({ filter: { customer: "ada braun" } })).toEqual([three, two]);
    expect(await numbers({ filter: { customer: "Braun Ada" } })).toEqual([three, two]);
    expect(await numbers({ search: "wing" })).toEqual([two]);
    expect(await numbers({ search: `#${three}` })).toEqual([three]);
    expect(await numbers({ search: three })).toEqual([three]);
    expect(await numbers({ filter: { numbers: [two, "x", "99999999999"] } })).toEqual([two]);
    // part of an address with its sign is looked for there alone; digits that are no order's are words like others
    expect((await list({ search: "YER@people" })).totalCount).toBe(4);
    expect((await list({ search: "nobody@people" })).totalCount).toBe(0);
    expect((await list({ search: "987654321" })).totalCount).toBe(0);
    expect(await numbers({ search: "100%_" })).toEqual([]);
    expect(await numbers({ filter: { numbers: [one], ids: [made[0].id] } })).toEqual([one]);
    expect(await numbers({ channel: "channel-krw" })).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await numbers({ filter: { created: { gte: today, lte: today } } })).toHaveLength(4);
    expect(await numbers({ filter: { created: { lte: "2020-01-01" } } })).toEqual([]);
    expect(await numbers({ filter: { updatedAt: { gte: "2999-01-01T00:00:00Z" } } })).toEqual([]);
  });

  it("are shown to staff of orders and support alone, and cannot be asked for by tricks", async () => {
    expect(await list({}, customer())).toEqual({ refused: "FORBIDDEN" });
    expect(await list({}, customer({ isStaff: true, roles: ["catalogue"] }))).toEqual({ refused: "FORBIDDEN" });
    for (const search of ["' or 1=1 --", "\\", "%", "_", '\'; drop table commerce."order"; --'])
      expect((await list({ search })).totalCount).toBe(0);
    expect(await list({ after: Buffer.from('["x\') or true --","1"]').toString("base64url") })).toHaveProperty(
      "refused",
    );
    expect(await list({ first: 101 })).toEqual({ refused: "BAD_USER_INPUT" });
    const EVENTS = "query($id: ID) { order(id: $id) { number events { type } } }";
    const owner = customer();
    await shop.db
      .updateTable("commerce.order")
      .set({ user_id: owner.userId })
      .where("number", "=", Number(all()[0]))
      .execute();
    const answer = await shop.graphql(EVENTS, { id: made[0].id }, owner);
    expect([answer.data?.order, answer.errors?.[0]?.extensions.code]).toEqual([null, "FORBIDDEN"]);
  });

  it("are those of one person where all of an address is typed, though another's ends with it", async () => {
    const [one, two, three, four] = all();
    const rename = (email: string) =>
      shop.db.updateTable("commerce.order").set({ email }).where("number", "=", Number(two)).execute();
    await rename("fly.buyer@people.example");
    try {
      expect(await numbers({ search: "Buyer@people.example" })).toEqual([four, three, one]);
      expect(await numbers({ search: "fly.buyer@people.example" })).toEqual([two]);
      expect(await numbers({ search: "buyer@people.exampl" })).toEqual([four, three, two, one]);
    } finally {
      await rename("buyer@people.example");
    }
  });

  it("are found by what their lines are called now, which is written once for all that one statement renames", async () => {
    const [one, , , four] = all();
    const client = await shop.services.connection.pool.connect();
    const calls = async (): Promise<number> => {
      const { rows } = await client.query(
        "select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions where funcname = 'order_words_of'",
      );
      return rows[0].calls;
    };
    const renamed = async (name: string) => {
      await client.query("begin; set local track_functions = 'all'");
      const before = await calls();
      await client.query("update commerce.order_line set product_name = $1 where sku = 'RIM'", [name]);
      const made = (await calls()) - before;
      await client.query("commit");
      return made;
    };
    try {
      expect(await renamed("Öhlins 車輪")).toBe(1);
      expect(await numbers({ search: "öhlins" })).toEqual([four, one]);
      expect(await renamed("Öhlins 車輪")).toBe(0);
      expect(await renamed("Brembo")).toBe(1);
      expect(await numbers({ search: "brembo" })).toEqual([four, one]);
      expect(await numbers({ search: "öhlins" })).toEqual([]);
    } finally {
      client.release();
    }
  });

  it("carry notes of staff, which are said anew and never lost", async () => {
    const ADD = `mutation($order: ID!, $message: String!) { orderNoteAdd(order: $order, input: { message: $message }) {
      order { number } event { id type message } errors { field code } } }`;
    const UPDATE = `mutation($note: ID!, $message: String!) { orderNoteUpdate(note: $note, input: { message: $message }) {
      event { id type message related { id message } } errors { field code } } }`;
    const add = async (message: string, order = made[2].id) =>
      (await shop.graphql(ADD, { order, message }, support())).data.orderNoteAdd;
    expect((await add("  ")).errors).toEqual([{ field: "message", code: "REQUIRED" }]);
    expect((await add("Hello", made[2].id.replace(/^./, "X"))).errors).toEqual([
      { field: "order", code: "GRAPHQL_ERROR" },
    ]);
    const { event, errors } = await add("Call before delivery.");
    expect([errors, event.type, event.message]).toEqual([[], "NOTE_ADDED", "Call before delivery."]);
    const update = async (note: string) =>
      (await shop.graphql(UPDATE, { note, message: "Call after 6 pm." }, staff())).data.orderNoteUpdate;
    const changed = await update(event.id);
    expect(changed.event).toMatchObject({
      type: "NOTE_UPDATED",
      message: "Call after 6 pm.",
      related: { id: event.id, message: "Call before delivery." },
    });
    const { rows } = await shop.services.connection.pool.query(
      "select id from commerce.order_event where type = 'PLACED' limit 1",
    );
    const foreign = Buffer.from(`OrderEvent:${rows[0].id}`).toString("base64");
    expect((await update(foreign)).errors).toEqual([{ field: "note", code: "NOT_FOUND" }]);
  });
});

describe("orders that are ready to be sent", () => {
  const ask = async (query: string, variables: object): Promise<Loose> => {
    const { data, errors } = await shop.graphql(query, variables, staff());
    const value: Loose = Object.values(data ?? {})[0];
    if (errors || value?.errors?.length) throw new Error(JSON.stringify(errors ?? value.errors));
    return value;
  };
  const GRANT = `mutation($id: ID!, $input: OrderGrantRefundCreateInput!) { orderGrantRefundCreate(id: $id, input: $input) {
    grantedRefund { id } errors { code } } }`;
  const ADD_LINE = `mutation($id: ID!, $variantId: ID!) {
    orderLinesCreate(id: $id, input: [{ variantId: $variantId, quantity: 1 }]) { order { id } errors { code } } }`;
  const REFUND = `mutation($id: ID!) { transactionRequestRefundForGrantedRefund(grantedRefundId: $id) { errors { code } } }`;
  const place = async (quantity: number): Promise<Loose> => {
    const id = await readyCart(shop, [{ sku: "RIM", quantity }]);
    const { order } = await ask(COMPLETE, { id });
    await ask(PAID_WHOLE, { id: order.id });
    return { ...order, ...(await ask(ORDER, { id: order.id })) };
  };
  const waiting = async () => (await numbers({ filter: { status: ["READY_TO_FULFILL"] } })).map(Number);
  const send = async (order: Loose, quantity: number) => {
    const { id } = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
    const stocks = [{ warehouse: globalId("Warehouse", id), quantity }];
    await ask(FULFILL, { order: order.id, input: { lines: [{ orderLineId: order.lines[0].id, stocks }] } });
  };

  it("stay so when a part that was sent comes back for its money, until the rest is sent", async () => {
    const order = await place(2);
    await send(order, 1);
    const { fulfillments } = await ask(ORDER, { id: order.id });
    const fulfillmentLines = [{ fulfillmentLineId: fulfillments[0].lines[0].id, quantity: 1 }];
    await ask(RETURN, { order: order.id, input: { fulfillmentLines, refund: true } });
    expect((await ask(ORDER, { id: order.id })).status).toBe("PARTIALLY_RETURNED");
    expect(await waiting()).toContain(Number(order.number));
    await send(order, 1);
    expect(await waiting()).not.toContain(Number(order.number));
  });

  it("stay so when some of their money goes back, and are not while some never came", async () => {
    const order = await place(1);
    const [{ id: transactionId }] = order.transactions;
    const { grantedRefund } = await ask(GRANT, { id: order.id, input: { amount: 5, reason: "Sorry", transactionId } });
    await ask(REFUND, { id: grantedRefund.id });
    expect(await numbers({ filter: { chargeStatus: ["PARTIAL"] } })).toContain(order.number);
    expect(await waiting()).toContain(Number(order.number));
    await ask(ADD_LINE, { id: order.id, variantId: await shop.variant("WING") });
    expect(await waiting()).not.toContain(Number(order.number));
  });
});
