import { afterAll, beforeAll, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { FULFILL, ORDER, PAID, RETURN, STOCKS, UNSEND } from "../testing/order-documents.ts";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let warehouse: string;
let variantId: string;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const worker = staff();
beforeAll(async () => {
  shop = await shopFixture();
  const row = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  warehouse = globalId("Warehouse", row.id);
  variantId = await shop.variant("WING");
});
afterAll(() => shop.drop());

const ask = async (query: string, variables: object, visitor: Loose = keeper): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, visitor);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
const CHANGE = `mutation($input: StockChangeInput!) { stockChange(input: $input) {
  productVariant { stocks { quantity quantityAllocated } } errors { field code } } }`;
const change = (input: object) => ask(CHANGE, { input: { variantId, warehouseId: warehouse, ...input } });
const MOVES = `query($variantId: ID, $warehouseId: ID, $after: String, $first: Int) {
  stockMovements(variantId: $variantId, warehouseId: $warehouseId, after: $after, first: $first) { totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { pieces quantityLeft cause reason orderId warehouse { id } variant { sku } } } } }`;
const moves = async (variables: object = { variantId }): Promise<Loose[]> =>
  (await ask(MOVES, variables)).edges.map((edge: Loose) => edge.node);
const brief = ({ pieces, quantityLeft, cause, reason }: Loose) => [pieces, quantityLeft, cause, reason];

it("keeps a reason with whatever staff move, and the sum of movements is what lies there", async () => {
  const [opened] = await moves();
  expect(opened).toMatchObject({ cause: "OPENED", variant: { sku: "WING" }, warehouse: { id: warehouse } });
  const had = opened.quantityLeft;
  expect((await change({ by: 7, reason: " From the supplier " })).errors).toEqual([]);
  await change({ by: -2, reason: "Scratched" });
  await change({ to: 50, reason: "Counted in November" });
  expect((await moves()).slice(0, 3).map(brief)).toEqual([
    [50 - had - 5, 50, "COUNTED", "Counted in November"],
    [-2, had + 5, "CHANGED", "Scratched"],
    [7, had + 7, "CHANGED", "From the supplier"],
  ]);
  await ask(STOCKS, { sku: "WING", stocks: [{ warehouse, quantity: 40 }] });
  expect(brief((await moves())[0])).toEqual([-10, 40, "COUNTED", ""]);
  const all = await moves();
  expect(all.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(40);
});

it("refuses what has no reason, no sense, or would take what is promised; nothing is written of it", async () => {
  const before = (await ask(MOVES, {})).totalCount;
  const refused = async (input: object) => (await change(input)).errors[0];
  expect(await refused({ by: 1, reason: "  " })).toEqual({ field: "reason", code: "REQUIRED" });
  expect(await refused({ reason: "x" })).toMatchObject({ code: "INVALID" });
  expect(await refused({ by: 1, to: 1, reason: "x" })).toMatchObject({ code: "INVALID" });
  expect(await refused({ by: -41, reason: "x" })).toEqual({ field: "by", code: "INVALID" });
  expect(await refused({ to: 2_000_000, reason: "x" })).toEqual({ field: "to", code: "INVALID" });
  expect(await refused({ by: 1, reason: "x", warehouseId: globalId("Warehouse", 999) })).toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await refused({ by: 1, reason: "x", variantId: globalId("ProductVariant", 99_999) })).toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await ask(MOVES, {})).totalCount).toBe(before);
});

it("writes what orders move: promised pieces do not, sent and returned ones do", async () => {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 3 }]);
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  const count = (await moves()).length;
  await ask(PAID, { id: order.id }, worker);
  const [line] = (await ask(ORDER, { id: order.id }, worker)).lines;
  expect(await moves()).toHaveLength(count);
  expect(await change({ to: 2, reason: "lost" })).toMatchObject({ errors: [{ code: "INVALID" }] });
  const send = (quantity: number) =>
    ask(
      FULFILL,
      { order: order.id, input: { lines: [{ orderLineId: line.id, stocks: [{ quantity, warehouse }] }] } },
      worker,
    );
  const first = (await send(1)).fulfillments[0];
  await ask(UNSEND, { id: first.id }, worker);
  const parcel = (await send(3)).fulfillments[0];
  const input = { reason: "Too large", fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity: 2 }] };
  await ask(RETURN, { order: order.id, input }, worker);
  const own = (await moves()).slice(0, 4);
  expect(own.map(brief)).toEqual([
    [2, 39, "RETURNED", "Too large"],
    [-3, 37, "SENT", ""],
    [1, 40, "NOT_SENT", ""],
    [-1, 39, "SENT", ""],
  ]);
  expect(new Set(own.map(({ orderId }) => orderId))).toEqual(new Set([order.id]));
});

it("takes goods off the books and on them again, never those that are promised", async () => {
  const other = await shop.variant("RIM");
  const OFF = `mutation($id: ID!, $w: [ID!]) { productVariantStocksDelete(variantId: $id, warehouseIds: $w) { errors { field code } productVariant { stocks { quantity } } } }`;
  const ON = `mutation($id: ID!, $stocks: [StockInput!]!) { productVariantStocksCreate(variantId: $id, stocks: $stocks) { errors { field code index } productVariant { stocks { quantity } } } }`;
  const gone = await ask(OFF, { id: other, w: [warehouse] });
  expect(gone).toEqual({ errors: [], productVariant: { stocks: [] } });
  const stocks = [{ warehouse, quantity: 4 }];
  expect((await ask(ON, { id: other, stocks })).productVariant).toEqual({ stocks: [{ quantity: 4 }] });
  expect((await ask(ON, { id: other, stocks })).errors).toEqual([{ field: "warehouse", code: "UNIQUE", index: 0 }]);
  expect((await moves({ variantId: other })).slice(0, 2).map(({ cause }) => cause)).toEqual(["OPENED", "CLOSED"]);
  await shop.graphql(COMPLETE, { id: await readyCart(shop, [{ sku: "RIM", quantity: 1 }]) });
  expect((await ask(OFF, { id: other, w: [warehouse] })).errors).toMatchObject([{ code: "INVALID" }]);
});

it("loses none of twenty changes at once", async () => {
  const before = (await moves())[0].quantityLeft;
  await Promise.all(Array.from({ length: 20 }, (_, i) => change({ by: i % 2 ? 2 : -1, reason: `change ${i}` })));
  expect((await moves())[0].quantityLeft).toBe(before + 10);
});

it("loses none of those who are first to fill a shelf", async () => {
  const other = await shop.variant("RIM-OTHER");
  await shop.db
    .deleteFrom("commerce.stock")
    .where("variant_id", "=", Number(atob(other).split(":")[1]))
    .execute();
  await Promise.all([1, 2, 3, 4].map((by) => change({ variantId: other, by, reason: "first" })));
  expect((await moves({ variantId: other }))[0].quantityLeft).toBe(10);
});

it("is read page by page, also of a variant that is deleted", async () => {
  const seen: Loose[] = [];
  let after: string | null = null;
  do {
    const page: Loose = await ask(MOVES, { variantId, first: 7, after });
    seen.push(...page.edges);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(seen).toHaveLength((await ask(MOVES, { variantId })).totalCount);
  const lamp = await shop.db
    .selectFrom("commerce.stock")
    .select("variant_id")
    .where("allocated", "=", 0)
    .executeTakeFirstOrThrow();
  await shop.db.deleteFrom("commerce.variant").where("id", "=", lamp.variant_id).execute();
  expect((await moves({ variantId: globalId("ProductVariant", lamp.variant_id) }))[0]).toMatchObject({
    cause: "CLOSED",
    variant: null,
  });
});
