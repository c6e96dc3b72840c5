import { randomUUID } from "node:crypto";
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
} from "graphql";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commerceSchema } from "./schema.ts";
import { readyCart } from "./testing/buy.ts";
import { COMPLETE } from "./testing/documents.ts";
import { FULFILL, GRANT, ORDER, PAID } from "./testing/order-documents.ts";
import { BERLIN, customer, SEOUL, type Shop, shopFixture, staff } from "./testing/shop.ts";
import { globalId } from "@carloom/wire";

/**
 * Whatever belongs to a customer, put as an id wherever any operation takes one, by another customer and by nobody. The
 * answer must be that for an id that never was, and nothing may change. Operations, arguments and fields of inputs are
 * read from the schema, so that a new one is swept without a line here.
 */
type Kind = "query" | "mutation";
type Root = { kind: Kind; field: GraphQLField<unknown, unknown> };
type Input = GraphQLArgument | GraphQLInputField;
/** One place for an id: the way through arguments and inputs. */
type Place = readonly string[];

let shop: Shop;
let own: { checkout: string; line: string };
/** What the victim has, by the type that its global id names. */
let theirs: Map<string, string[]>;
const victim = customer({ email: "victim@people.example" });
const thief = customer({ email: "thief@people.example" });

const TABLES: Record<string, string> = {
  account: "User",
  account_address: "Address",
  account_session: "Session",
  checkout: "Checkout",
  checkout_line: "CheckoutLine",
  order: "Order",
  order_line: "OrderLine",
  order_event: "OrderEvent",
  payment_transaction: "TransactionItem",
  payment_event: "TransactionEvent",
  fulfillment: "Fulfillment",
  fulfillment_line: "FulfillmentLine",
  granted_refund: "OrderGrantedRefund",
  return_request: "ReturnRequest",
  invoice: "Invoice",
  quote: "SavedQuote",
};

/** A customer with something of everything. */
async function settleVictim(): Promise<void> {
  const { pool } = shop.services.connection;
  const person =
    "insert into commerce.account (id, email, first_name, last_name, is_confirmed) values ($1, $2, 'Ada', 'Braun', true)";
  for (const { userId, email } of [victim, thief]) await pool.query(person, [userId, email]);
  await pool.query(
    "insert into commerce.account_session (id, account_id, kind, expires_at) values (gen_random_uuid(), $1, 'browser', now() + interval '1 day')",
    [victim.userId],
  );
  const must = async (query: string, variables: object, visitor = victim) => {
    const answer = await shop.graphql(query, variables, visitor);
    const [payload] = Object.values(answer.data ?? {}) as { errors?: unknown[] }[];
    if (answer.errors || payload?.errors?.length) throw new Error(JSON.stringify(answer));
    return payload as ReturnType<typeof JSON.parse>;
  };
  await must(
    "mutation($input: AddressInput!) { accountAddressCreate(input: $input, type: SHIPPING) { errors { code } } }",
    {
      input: BERLIN,
    },
  );
  const worker = staff();
  const cart = await readyCart(shop, [{ sku: "RIM", quantity: 2 }], { visitor: victim, address: BERLIN });
  const { order } = await must(COMPLETE, { id: cart });
  await must(PAID, { id: order.id }, worker);
  const { lines, transactions, token } = await must(ORDER, { id: order.id }, worker);
  const warehouse = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  const stocks = [{ quantity: 2, warehouse: globalId("Warehouse", warehouse.id) }];
  const input = { lines: [{ orderLineId: lines[0].id, stocks }], notifyCustomer: false };
  await must(FULFILL, { order: order.id, input }, worker);
  await must(GRANT, { id: order.id, input: { amount: 5, transactionId: transactions[0].id } }, worker);
  await must("mutation($id: ID!) { invoiceRequest(orderId: $id) { errors { code } } }", { id: order.id }, worker);
  await must(
    `mutation($token: UUID!, $lines: [OrderReturnRequestLine!]!) {
      orderReturnRequest(token: $token, lines: $lines, reason: "late") { errors { code } } }`,
    { token, lines: [{ orderLineId: lines[0].id, quantity: 1 }] },
  );
  const open = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { visitor: victim, address: BERLIN });
  await must("mutation($id: ID!) { quoteSave(checkoutId: $id) { errors { code } } }", { id: open });
  theirs = new Map();
  for (const [table, type] of Object.entries(TABLES)) {
    const key = table === "quote" ? "token" : "id";
    const whose = table.startsWith("account")
      ? `where ${table === "account" ? "id" : "account_id"} = '${victim.userId}'`
      : "";
    const { rows } = await pool.query(`select ${key}::text as id from commerce."${table}" ${whose}`);
    theirs.set(
      type,
      rows.map((row: { id: string }) => row.id),
    );
  }
}

beforeAll(async () => {
  shop = await shopFixture();
  // what is asked thousands of times a minute is refused for that alone, which would hide what is looked for
  shop.services.throttle.take = async () => ({ ok: true });
  await settleVictim();
  const checkout = await readyCart(shop, [{ sku: "WING", quantity: 1 }], { visitor: thief });
  const read = await shop.graphql("query($id: ID) { checkout(id: $id) { lines { id } } }", { id: checkout }, thief);
  own = { checkout, line: read.data.checkout.lines[0].id };
});
afterAll(() => shop.drop());

// thousands of answers are refusals, and nobody reads where each was thrown
const { stackTraceLimit } = Error;
beforeAll(() => void (Error.stackTraceLimit = 0));
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

const isId = (type: GraphQLInputType) => ["ID", "UUID"].includes(getNamedType(type).name);

/** Every place for an id within these inputs; inputs that hold themselves are gone into once. */
function placesOf(inputs: readonly Input[], seen: readonly string[] = []): Place[] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (isId(type)) return [[name]];
    if (!isInputObjectType(named) || seen.includes(named.name)) return [];
    return placesOf(Object.values(named.getFields()), [...seen, named.name]).map((rest) => [name, ...rest]);
  });
}

/** A value of a type that gets as far as possible; at the end of the way stands the id. */
function valueOf(type: GraphQLInputType, name: string, way: Place | null, id: string, root: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name, way, id, root);
  if (isListType(type)) return [valueOf(type.ofType, name, way, id, root)];
  if (isId(type)) {
    if (way) return id;
    if (type.name === "UUID" || getNamedType(type).name === "UUID") return randomUUID();
    return /^checkout|^quote/.test(root) && /^(id|checkoutId)$/.test(name) ? own.checkout : own.line;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    if (type.name === "AddressInput") return SEOUL;
    return valuesOf(Object.values(type.getFields()), way, id, root);
  }
  if (type.name === "Int" || type.name === "Float" || type.name.endsWith("Decimal")) return 1;
  if (type.name === "Boolean") return false;
  if (type.name === "JSON") return {};
  return name === "email" ? thief.email : name === "keys" ? "none" : "default-channel";
}

const valuesOf = (inputs: readonly Input[], way: Place | null, id: string, root: string): Record<string, unknown> =>
  Object.fromEntries(
    inputs
      .filter(({ name, type }) => isNonNullType(type) || name === way?.[0] || (name === "id" && isId(type)))
      .map(({ name, type }) => [name, valueOf(type, name, name === way?.[0] ? way.slice(1) : null, id, root)]),
  );

/** What an answer shows at most two steps down, without what must be asked for by words. */
function shown(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named) || depth === 0) return "{ __typename }";
  const fields = Object.values(named.getFields())
    .filter(({ args, deprecationReason }) => !args.some((arg) => isNonNullType(arg.type)) && !deprecationReason)
    // staff alone read these
    .filter(({ name }) => name !== "events" && name !== "channelListings")
    .map((field) => `${field.name} ${shown(field.type, depth - 1)}`);
  return `{ __typename ${fields.join(" ")} }`;
}

const shownOf = new Map<Root["field"], string>();
/** Of all answers of one operation the same is shown. */
function allShown(field: Root["field"]): string {
  const kept = shownOf.get(field) ?? shown(field.type);
  shownOf.set(field, kept);
  return kept;
}

function documentOf({ kind, field }: Root, place: Place, id: string): { query: string; variables: object } {
  const variables = valuesOf(field.args, place, id, field.name);
  const given = field.args.filter((arg) => arg.name in variables);
  const head = given.map((arg) => `$${arg.name}: ${arg.type}`).join(", ");
  const args = given.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  return { query: `${kind} swept(${head}) { ${field.name}(${args}) ${allShown(field)} }`, variables };
}

/** Every row of the shop, as one text per table. */
async function state(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'commerce' and table_type = 'BASE TABLE'`.execute(shop.db);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const sum = await sql<{ sum: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(`commerce.${name}`)} t`.execute(
      shop.db,
    );
    found[name] = sum.rows[0]?.sum ?? "";
  }
  return found;
}

const rootsOf = (kind: Kind): Root[] => {
  const type = kind === "query" ? commerceSchema.getQueryType() : commerceSchema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
};

describe("what belongs to a customer", () => {
  it("is in the hands of the test: something of each kind", () => {
    expect([...theirs].filter(([, ids]) => ids.length === 0).map(([type]) => type)).toEqual([]);
  });

  it.each(["query", "mutation"] as const)(
    "is to others as if it had never been, wherever a %s takes an id",
    async (kind) => {
      const before = await state();
      const wrong = new Set<string>();
      const closed = new Set<string>();
      let asked = 0;
      for (const root of rootsOf(kind)) {
        for (const place of placesOf(root.field.args)) {
          for (const [type, keys] of theirs) {
            const [key = ""] = keys;
            const isNumber = /^\d+$/.test(key);
            const isGlobal = !placeIsUuid(root, place);
            // tokens are keys themselves: whoever has a quote's may read it
            if (!isGlobal && (isNumber || type === "SavedQuote")) continue;
            const idOf = (one: string) => (isGlobal ? globalId(type, one) : one);
            const never = idOf(isNumber ? "987654321" : randomUUID());
            for (const [who, visitor] of [
              ["another", thief],
              ["nobody", null],
            ] as const) {
              // what is for staff alone is refused before any id is looked at: one kind shows it
              const door = `${root.field.name} by ${who}`;
              if (closed.has(door)) continue;
              const answers: string[] = [];
              for (const id of [never, idOf(key)]) {
                const { query, variables } = documentOf(root, place, id);
                const answer = JSON.stringify(await shop.graphql(query, variables, visitor));
                answers.push(answer.replaceAll(id, "ID"));
                asked++;
              }
              if (/"code":"(FORBIDDEN|UNAUTHENTICATED)"/.test(answers[1] ?? "")) closed.add(door);
              const at = `${root.field.name}(${place.join(".")}) of ${type} by ${who}`;
              if (answers[0] !== answers[1])
                wrong.add(`${at}: ${answers[1]?.slice(0, 200)}, not ${answers[0]?.slice(0, 200)}`);
              if (answers[0]?.includes("INTERNAL_SERVER_ERROR") || answers[0]?.includes("GRAPHQL_VALIDATION"))
                wrong.add(`${at}: ${answers[0].slice(0, 200)}`);
            }
          }
        }
      }
      expect([...wrong]).toEqual([]);
      expect(await state()).toEqual(before);
      expect(asked).toBeGreaterThan(800);
    },
    120_000,
  );
});

function placeIsUuid({ field }: Root, place: Place): boolean {
  let inputs: readonly Input[] = field.args;
  let type: GraphQLInputType | null = null;
  for (const name of place) {
    type = inputs.find((input) => input.name === name)?.type ?? null;
    const named = type && getNamedType(type);
    inputs = named && isInputObjectType(named) ? Object.values(named.getFields()) : [];
  }
  return type !== null && getNamedType(type).name === "UUID";
}
