import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "@carloom/wire";
import { seedBase } from "../seed/seed.repository.ts";
import { CREATE } from "../testing/documents.ts";
import { customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let main: string;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  main = globalId("Warehouse", row.id);
});
afterAll(() => shop.drop());

const BUSAN = {
  country: "KR",
  streetAddress1: "1 Hangang-ro",
  city: "Jung-gu",
  countryArea: "부산광역시",
  postalCode: "48900",
};
const SHOWN = `warehouse { id name slug email address { companyName city country { code } }
  shippingZones(first: 10) { totalCount edges { node { name } } } } errors { field code message shippingZones }`;
const DO = {
  create: `mutation($input: WarehouseCreateInput!) { createWarehouse(input: $input) { ${SHOWN} } }`,
  update: `mutation($id: ID!, $input: WarehouseUpdateInput!) { updateWarehouse(id: $id, input: $input) { ${SHOWN} } }`,
  remove: `mutation($id: ID!) { deleteWarehouse(id: $id) { ${SHOWN} } }`,
  assign: `mutation($id: ID!, $zones: [ID!]!) { assignWarehouseShippingZone(id: $id, shippingZoneIds: $zones) { ${SHOWN} } }`,
  unassign: `mutation($id: ID!, $zones: [ID!]!) { unassignWarehouseShippingZone(id: $id, shippingZoneIds: $zones) { ${SHOWN} } }`,
  move: `mutation($id: ID!, $into: ID!) { warehouseStockMove(id: $id, into: $into) { variants errors { field code } } }`,
  zones: `{ shippingZones(first: 100) { edges { node { id name warehouses { name } } } } }`,
  held: `{ warehouseHoldings { warehouseId variants pieces promised } }`,
  moves: `query($id: ID!) { stockMovements(warehouseId: $id, first: 1) { edges { node { reason pieces } } } }`,
};
const ask = async (what: keyof typeof DO, variables: object = {}): Promise<Loose> => {
  const answer = await shop.graphql(DO[what], variables, keeper);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const zone = async (name: string) =>
  (await ask("zones")).edges.map((edge: Loose) => edge.node).find((one: Loose) => one.name === name);
/** Ways of delivery that a cart with a wing is offered to Seoul. */
const offered = async (): Promise<string[]> => {
  const lines = [{ variantId: await shop.variant("WING"), quantity: 1 }];
  const input = { channel: "default-channel", email: "a@people.example", shippingAddress: SEOUL, lines };
  const { checkout, errors } = (await shop.graphql(CREATE, { input })).data.checkoutCreate;
  expect(errors).toEqual([]);
  return checkout.shippingMethods.map((one: Loose) => one.name);
};

it("makes a warehouse with an address and zones, and says what is wrong with one", async () => {
  const korea = await zone("Korea");
  const made = await ask("create", {
    input: { name: "Busan", address: BUSAN, email: " Busan@Shop.example", shippingZones: [korea.id] },
  });
  expect(made.errors).toEqual([]);
  expect(made.warehouse).toMatchObject({
    slug: "busan",
    email: "busan@shop.example",
    address: { companyName: "Busan", city: "Jung-gu", country: { code: "KR" } },
    shippingZones: { totalCount: 1, edges: [{ node: { name: "Korea" } }] },
  });
  expect((await zone("Korea")).warehouses).toEqual([{ name: "Busan" }]);
  const refused = async (input: object) =>
    (await ask("create", { input: { name: "X", address: BUSAN, ...input } })).errors.map((e: Loose) => [
      e.field,
      e.code,
    ]);
  expect(await refused({ name: " " })).toEqual([["name", "REQUIRED"]]);
  expect(await refused({ slug: "busan" })).toEqual([["slug", "UNIQUE"]]);
  expect(await refused({ address: { ...BUSAN, postalCode: "" } })).toEqual([["postalCode", "REQUIRED"]]);
  expect(await refused({ email: "nobody" })).toEqual([["email", "INVALID"]]);
  expect(await refused({ shippingZones: [globalId("ShippingZone", 999)] })).toEqual([["shippingZones", "NOT_FOUND"]]);
  const answer = await shop.graphql(DO.create, { input: { name: "X", address: BUSAN } }, staff());
  expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

it("lists warehouses where what lies in them cannot be read", async () => {
  const BOTH = "{ warehouses(first: 9) { edges { node { name } } } warehouseHoldings { warehouseId } }";
  const { data: before } = await shop.graphql(BOTH, {}, keeper);
  expect(before.warehouseHoldings).toEqual([{ warehouseId: main }]);
  const { pool } = shop.services.connection;
  await pool.query("alter table commerce.stock rename column allocated to allocated_away");
  try {
    const { data, errors } = await shop.graphql(BOTH, {}, keeper);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ ...before, warehouseHoldings: null });
  } finally {
    await pool.query("alter table commerce.stock rename column allocated_away to allocated");
  }
});

it("offers a cart only what its warehouses send, at once", async () => {
  const { id } = (await ask("update", { id: main, input: { name: "Seoul" } })).warehouse;
  const korea = await zone("Korea");
  // Korea names Busan alone, and the wing lies in the main warehouse
  expect(await offered()).toEqual([]);
  expect((await ask("assign", { id, zones: [korea.id] })).errors).toEqual([]);
  expect(await offered()).toEqual(["Standard delivery", "Express delivery"]);
  const busan = (await zone("Korea")).warehouses.map((one: Loose) => one.name);
  expect(busan).toEqual(["Seoul", "Busan"]);
});

it("keeps a warehouse in which goods lie until they are moved, and the shop's last one", async () => {
  const [busan] = await shop.db.selectFrom("commerce.warehouse").select("id").where("slug", "=", "busan").execute();
  const into = globalId("Warehouse", busan?.id ?? 0);
  const refusal = (await ask("remove", { id: main })).errors;
  expect(refusal).toMatchObject([{ field: "id", code: "INVALID" }]);
  expect(refusal[0].message).toMatch(/^\d+ pieces of \d+ variants lie there, 0 of them promised to orders: move them/);
  const [{ pieces }] = await ask("held");
  const moved = await ask("move", { id: main, into });
  expect(moved.errors).toEqual([]);
  expect(await ask("held")).toMatchObject([{ warehouseId: into, pieces }]);
  expect((await ask("moves", { id: into })).edges[0].node.reason).toBe("Seoul → Busan");
  // a zone that only this one serves goes to another first: without one, all would serve it
  const { id: zones } = await zone("Korea");
  await ask("unassign", { id: into, zones });
  await ask("assign", { id: main, zones });
  expect((await ask("remove", { id: main })).errors).toMatchObject([
    { field: "shippingZones", code: "INVALID", message: expect.stringContaining("Korea"), shippingZones: [zones] },
  ]);
  await ask("assign", { id: into, zones });
  expect((await ask("remove", { id: main })).errors).toEqual([]);
  // the wing is sent from Busan now, and the shop's next start brings no second warehouse
  expect(await offered()).toEqual(["Standard delivery", "Express delivery"]);
  await shop.db.transaction().execute((trx) => seedBase(trx));
  expect((await ask("remove", { id: into })).errors).toMatchObject([{ code: "INVALID" }]);
  expect(await shop.db.selectFrom("commerce.warehouse").select("slug").execute()).toEqual([{ slug: "busan" }]);
});
