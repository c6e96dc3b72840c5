import { getNamedType, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commerceSchema } from "./schema.ts";
import { rowsOf } from "./testing/rows.ts";
import { customer, type Shop, shopFixture } from "./testing/shop.ts";

/** Everybody who may look at everything. */
const all = customer({ isStaff: true, roles: ["owner", "orders", "catalogue", "support"] });
const ROWS = 5;

let shop: Shop;
let webhook: string;
beforeAll(async () => {
  shop = await shopFixture();
  const rows = await rowsOf(shop.services.connection.pool);
  for (let i = 0; i < ROWS; i++) {
    const email = `p${i}@people.example`;
    await rows.order({ userId: null, email });
    for (const is_staff of [false, true])
      await rows.insert("commerce.account", { email: `${is_staff ? "s" : "c"}${i}@people.example`, is_staff });
    const draft = JSON.stringify({ id: "d", userId: null, discounts: [] });
    const { id: checkout_id } = await rows.insert("commerce.checkout", { email, draft });
    await rows.insert("commerce.draft", { checkout_id });
    await rows.insert("commerce.gift_card", { tags: [`tag${i}`] });
    for (const table of ["voucher", "promotion", "shipping_zone", "tax_class", "product_type", "stock_movement"])
      await rows.insert(`commerce.${table}`, {});
    const { id: warehouse_id } = await rows.insert("commerce.warehouse", {});
    await rows.insert("commerce.export_file", {});
    await rows.insert("commerce.contact_message", { email });
    await rows.insert("platform.audit_entry", { kind: "view" });
    expect(warehouse_id).toBeDefined();
  }
  const { id } = await rows.insert("commerce.webhook", { name: "Books" });
  webhook = Buffer.from(`Webhook:${id}`).toString("base64");
  for (let i = 0; i < ROWS; i++) await rows.insert("commerce.event_delivery", { webhook_id: id, event_key: `k${i}` });
});
afterAll(() => shop.drop());

type Loose = ReturnType<typeof JSON.parse>;
const WHOLE = "pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor }";

/** Lists of staff: how each is asked for its pages. */
const LISTS: Readonly<Record<string, (page: string) => string>> = Object.fromEntries([
  ...[
    "auditLog",
    "customers",
    "disputes",
    "draftOrders",
    "exportFiles",
    "giftCardTags",
    "giftCards",
    "inbox",
    "orders",
    "permissionGroups",
    "productTypes",
    "promotions",
    "returnRequests",
    "shelf",
    "shippingZones",
    "staffUsers",
    "stockMovements",
    "taxClasses",
    "vouchers",
    "warehouses",
  ].map((name) => [name, (page: string) => `{ ${name}(${page}) { ${WHOLE} } }`] as const),
  ...(
    [
      ["orders by date", "orders", "sortBy: { field: CREATED_AT, direction: ASC }"],
      ["customers by address", "customers", "sortBy: { field: EMAIL, direction: ASC }"],
      ["giftCards by balance", "giftCards", "sortBy: { field: CURRENT_BALANCE, direction: ASC }"],
      ["shelf by name", "shelf", "sort: NAME, direction: DESC"],
    ] as const
  ).map(([title, name, how]) => [title, (page: string) => `{ ${name}(${how}, ${page}) { ${WHOLE} } }`] as const),
  ["deliveries", (page: string) => `{ webhook(id: "${webhook}") { list: eventDeliveries(${page}) { ${WHOLE} } } }`],
]);

async function page(list: (page: string) => string, args: string): Promise<Loose> {
  const { data, errors } = await shop.graphql(list(args), {}, all);
  expect(errors).toBeUndefined();
  const [found] = Object.values(data as Loose) as Loose[];
  return found.list ?? found;
}

describe("every list of the shop", () => {
  it("can be asked for its pages from either end", () => {
    const found: string[] = [];
    for (const type of Object.values(commerceSchema.getTypeMap())) {
      if (!isObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        if (!getNamedType(field.type).name.endsWith("Connection")) continue;
        const names = new Set(field.args.map(({ name }) => name));
        for (const name of ["first", "after", "last", "before"])
          if (!names.has(name)) found.push(`${type.name}.${field.name} lacks ${name}`);
      }
    }
    expect(found).toEqual([]);
  });

  it.each(Object.keys(LISTS))("%s is the same list read from its end", async (name) => {
    const list = LISTS[name] as (page: string) => string;
    const forward: string[] = [];
    for (let after = ""; ; ) {
      const { edges, pageInfo } = await page(list, `first: 2${after}`);
      forward.push(...edges.map(({ cursor }: Loose) => cursor));
      expect(pageInfo.hasPreviousPage).toBe(after !== "");
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(forward.length).toBeGreaterThanOrEqual(4);
    expect(new Set(forward).size).toBe(forward.length);
    const backward: string[] = [];
    for (let before = ""; ; ) {
      const { edges, pageInfo } = await page(list, `last: 2${before}`);
      backward.unshift(...edges.map(({ cursor }: Loose) => cursor));
      expect(pageInfo.hasNextPage).toBe(before !== "");
      if (!pageInfo.hasPreviousPage) break;
      before = `, before: "${pageInfo.startCursor}"`;
    }
    expect(backward).toEqual(forward);
  });
});
