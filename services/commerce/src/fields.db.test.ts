import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES } from "@carloom/identity";
import { commerceSchema } from "./schema.ts";
import { readyCart } from "./testing/buy.ts";
import { COMPLETE } from "./testing/documents.ts";
import { customer, type Shop, shopFixture } from "./testing/shop.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
/** `all`: what its owner reads. `part`: something else, which must be a masked form. `none`: null or empty. Else the refusal's code. */
type Outcome = "all" | "part" | "none" | "FORBIDDEN" | "UNAUTHENTICATED";
type Reading = { of: Outcome; but?: Record<string, Outcome> };

const READERS = ["nobody", "another", "buyer", ...STAFF_ROLES] as const;
type Reader = (typeof READERS)[number];

const MASKED: Reading = {
  of: "all",
  but: {
    user: "none",
    userEmail: "part",
    billingAddress: "part",
    shippingAddress: "part",
    checkoutId: "none",
    customerNote: "none",
  },
};
const tracked = (events: Outcome): Reading => ({ ...MASKED, but: { ...MASKED.but, events } });
/** Staff see the buyer, without what else they bought. */
const STAFF: Reading = { of: "all", but: { user: "part" } };
const NOTHING: Reading = { of: "none" };
const ALL: Reading = { of: "all" };

type Way = {
  type: "Order" | "User" | "Checkout" | "Address";
  document: (selection: string) => string;
  readings: Record<Reader, Reading>;
};

/** Every way to a person's data, and how much of it each reader gets. A new field of these types is read by this at once. */
const WAYS: Record<string, Way> = {
  "an order by its id": {
    type: "Order",
    document: (fields) => `query($order: ID) { order(id: $order) ${fields} }`,
    readings: {
      nobody: NOTHING,
      another: NOTHING,
      buyer: { of: "all", but: { events: "FORBIDDEN" } },
      owner: STAFF,
      catalogue: NOTHING,
      orders: STAFF,
      support: STAFF,
    },
  },
  "an order by its tracking link": {
    type: "Order",
    document: (fields) => `query($token: UUID!) { orderByToken(token: $token) ${fields} }`,
    readings: {
      nobody: tracked("UNAUTHENTICATED"),
      another: tracked("FORBIDDEN"),
      buyer: { of: "all", but: { events: "FORBIDDEN" } },
      owner: STAFF,
      catalogue: tracked("FORBIDDEN"),
      orders: STAFF,
      support: STAFF,
    },
  },
  "the list of orders": {
    type: "Order",
    document: (fields) => `{ orders(first: 1) { edges { node ${fields} } } }`,
    readings: {
      nobody: { of: "UNAUTHENTICATED" },
      another: { of: "FORBIDDEN" },
      buyer: { of: "FORBIDDEN" },
      owner: ALL,
      catalogue: { of: "FORBIDDEN" },
      orders: ALL,
      support: ALL,
    },
  },
  "the address of a tracked order": {
    type: "Address",
    document: (fields) => `query($token: UUID!) { orderByToken(token: $token) { shippingAddress ${fields} } }`,
    readings: {
      nobody: { of: "part", but: { country: "all", id: "all", phone: "none" } },
      another: { of: "part", but: { country: "all", id: "all", phone: "none" } },
      buyer: ALL,
      owner: ALL,
      catalogue: { of: "part", but: { country: "all", id: "all", phone: "none" } },
      orders: ALL,
      support: ALL,
    },
  },
  "the buyer of an order": {
    type: "User",
    document: (fields) => `query($token: UUID!) { orderByToken(token: $token) { user ${fields} } }`,
    readings: {
      nobody: NOTHING,
      another: NOTHING,
      buyer: ALL,
      // what somebody bought besides and has in the cart is their own
      owner: { of: "all", but: { orders: "none", checkoutIds: "none" } },
      catalogue: NOTHING,
      orders: { of: "all", but: { orders: "none", checkoutIds: "none" } },
      support: { of: "all", but: { orders: "none", checkoutIds: "none" } },
    },
  },
  "a customer as staff open them": {
    type: "User",
    document: (fields) => `query($buyer: ID) { user(id: $buyer) ${fields} }`,
    readings: {
      nobody: { of: "UNAUTHENTICATED" },
      another: { of: "FORBIDDEN" },
      buyer: { of: "FORBIDDEN" },
      owner: { of: "all", but: { checkoutIds: "none" } },
      catalogue: { of: "FORBIDDEN" },
      orders: { of: "all", but: { checkoutIds: "none" } },
      support: { of: "all", but: { checkoutIds: "none" } },
    },
  },
  "a customer's cart": {
    type: "Checkout",
    document: (fields) => `query($cart: ID) { checkout(id: $cart) ${fields} }`,
    readings: {
      nobody: NOTHING,
      another: NOTHING,
      buyer: ALL,
      owner: NOTHING,
      catalogue: NOTHING,
      orders: NOTHING,
      support: NOTHING,
    },
  },
};

let shop: Shop;
let variables: Record<string, string>;
const buyer = customer({ email: "ada@people.example" });

beforeAll(async () => {
  shop = await shopFixture();
  await shop.services.connection.pool.query(
    "insert into commerce.account (id, email, first_name, last_name, is_confirmed) values ($1, $2, 'Ada', 'Braun', true)",
    [buyer.userId, buyer.email],
  );
  await shop.graphql(
    `mutation($id: ID!) { customerUpdate(id: $id, input: { note: "Likes matt paint" }) { errors { code } } }`,
    { id: globalId("User", buyer.userId) },
    customer({ isStaff: true, roles: ["support"] }),
  );
  await shop.graphql(
    `mutation { accountAddressCreate(type: SHIPPING, input: { firstName: "Ada", lastName: "Braun", streetAddress1: "Torstr. 1",
      city: "Berlin", postalCode: "10119", country: DE, phone: "+49 30 1234567" }) { errors { code } } }`,
    {},
    buyer,
  );
  const first = await readyCart(shop, [{ sku: "RIM", quantity: 1 }], { visitor: buyer });
  await shop.graphql(
    `mutation($id: ID) { checkoutCustomerNoteUpdate(id: $id, customerNote: "Ring twice") { errors { code } } }`,
    { id: first },
    buyer,
  );
  const { order } = (await shop.graphql(COMPLETE, { id: first }, buyer)).data.checkoutComplete;
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { visitor: buyer });
  const { rows } = await shop.services.connection.pool.query('select token from commerce."order"');
  variables = { order: order.id, token: rows[0].token, cart, buyer: globalId("User", buyer.userId) };
});
afterAll(() => shop.drop());

const visitorOf = (reader: Reader) =>
  reader === "nobody"
    ? null
    : reader === "buyer"
      ? buyer
      : customer(reader === "another" ? {} : { isStaff: true, roles: [reader] });

/** A field with what it must be given, and every leaf within two steps of it. */
function selection(field: GraphQLField<unknown, unknown>, depth = 2): string | null {
  // what must be told more than a word has no least form here
  if (field.args.some(({ type }) => isNonNullType(type) && !["String", "ID"].includes(getNamedType(type).name)))
    return null;
  const args = field.args.flatMap(({ name, type }) =>
    name === "first"
      ? ["first: 5"]
      : isNonNullType(type)
        ? [`${name}: "none"`]
        : name === "keys"
          ? ['keys: ["none"]']
          : [],
  );
  const head = field.name + (args.length > 0 ? `(${args.join(", ")})` : "");
  const type = getNamedType(field.type);
  if (isLeafType(type)) return head;
  if (!isObjectType(type)) return null;
  const inner = Object.values(type.getFields()).flatMap((one) =>
    depth === 0 && !isLeafType(getNamedType(one.type)) ? [] : (selection(one, depth - 1) ?? []),
  );
  // what staff alone read is a field of its own here (stocks and prices of every channel: stocked.db.test.ts; whether a
  // channel has orders: channel-edit.db.test.ts)
  const open = inner.filter((text) => !/^(events|stocks|channelListings|hasOrders)\b/.test(text));
  return depth < 0 || open.length === 0 ? null : `${head} { ${open.join(" ")} }`;
}

async function read(
  way: Way,
  text: string,
  name: string,
  reader: Reader,
): Promise<{ value: Loose; code: string | null }> {
  const query = way.document(`{ ${text} }`);
  const head = /^query\(\$(\w+)/.exec(query)?.[1];
  const answer = await shop.graphql(query, head ? { [head]: variables[head] } : {}, visitorOf(reader));
  let value: Loose = answer.data;
  // down the one path of the document to the field
  while (value && typeof value === "object" && !(name in value)) {
    const next: Loose = Array.isArray(value) ? value[0] : Object.values(value)[0];
    if (next === undefined) return { value: null, code: answer.errors?.[0]?.extensions.code ?? null };
    value = next;
  }
  return { value: value?.[name] ?? null, code: answer.errors?.[0]?.extensions.code ?? null };
}

/** Null, an empty text, list or map: there is nothing to tell apart. */
const isNone = (value: Loose) =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);

describe("who reads which field", () => {
  it.each(Object.entries(WAYS))("is as stated for %s", async (_, way) => {
    const type = commerceSchema.getType(way.type) as GraphQLObjectType;
    const wrong: string[] = [];
    let read0 = 0;
    for (const field of Object.values(type.getFields())) {
      const text = selection(field);
      if (!text) continue;
      // staff read events, the buyer reads everything else whole
      const whole = await read(
        way,
        text,
        field.name,
        way.readings.buyer.of === "FORBIDDEN" || field.name === "events" ? "orders" : "buyer",
      );
      if (whole.code) {
        wrong.push(`${field.name}: its reader gets ${whole.code}`);
        continue;
      }
      if (isNone(whole.value)) continue;
      read0++;
      for (const reader of READERS) {
        const { value, code } = await read(way, text, field.name, reader);
        const same = JSON.stringify(value) === JSON.stringify(whole.value);
        const got = code ?? (isNone(value) ? "none" : same ? "all" : "part");
        const stated = way.readings[reader];
        const wanted = stated.but?.[field.name] ?? stated.of;
        if (got !== wanted) wrong.push(`${field.name} by ${reader}: ${got}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(read0).toBeGreaterThan(8);
  });

  it("is oneself, or nobody, of `me`", async () => {
    for (const reader of READERS) {
      const answer = await shop.graphql("{ me { email } }", {}, visitorOf(reader));
      expect([reader, answer.data.me?.email ?? null]).toEqual([reader, reader === "buyer" ? buyer.email : null]);
    }
  });
});
