import { afterAll, beforeAll, expect, it } from "vitest";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE } from "../testing/documents.ts";
import { CODE, LIST_VOUCHER } from "../testing/order-documents.ts";
import { type Shop, shopFixture, staff } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { globalId } from "@carloom/wire";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
let usd: string;
const worker = staff();
beforeAll(async () => {
  shop = await shopFixture();
  const channel = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  usd = globalId("Channel", channel.id);
});
afterAll(() => shop.drop());

const VOUCHER =
  "id name code type discountValueType usageLimit used applyOncePerCustomer minCheckoutItemsQuantity countries { code } startDate endDate";
const ERRORS = "errors { field code voucherCodes }";
const MAKE = `mutation($input: VoucherInput!) { voucherCreate(input: $input) { voucher { ${VOUCHER} } ${ERRORS} } }`;
const CHANGE = `mutation($id: ID!, $input: VoucherInput!) { voucherUpdate(id: $id, input: $input) { voucher { ${VOUCHER} } ${ERRORS} } }`;
const DELETE = `mutation($id: ID!) { voucherDelete(id: $id) { voucher { name } ${ERRORS} } }`;
const ask = async (query: string, variables: object): Promise<Loose> => {
  const answer = await shop.graphql(query, variables, worker);
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return Object.values(answer.data)[0];
};
/** A tenth off, under a code. */
const make = async (code: string, input: object = {}): Promise<Loose> => {
  const { voucher } = await ask(MAKE, { input: { name: code, code, discountValueType: "PERCENTAGE", ...input } });
  await ask(LIST_VOUCHER, { id: voucher.id, input: { addChannels: [{ channelId: usd, discountValue: 10 }] } });
  return voucher;
};
const buy = async (code: string) => {
  const id = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  const [refused] = (await ask(CODE, { id, code })).errors;
  return refused ?? (await ask(COMPLETE, { id })).order;
};

it("changes what is given and leaves the rest; a further code counts at once", async () => {
  const before = await make("SPRING", { usageLimit: 5, countries: ["KR"], minCheckoutItemsQuantity: 1 });
  const { voucher, errors } = await ask(CHANGE, {
    id: before.id,
    input: { name: " Spring sale ", addCodes: ["spring-2"] },
  });
  expect(errors).toEqual([]);
  expect(voucher).toEqual({ ...before, name: "Spring sale" });
  expect((await buy("SPRING-2")).number).toBeTruthy();
  const cleared = { usageLimit: null, countries: [], minCheckoutItemsQuantity: null, endDate: "2040-01-01T00:00:00Z" };
  expect((await ask(CHANGE, { id: before.id, input: cleared })).voucher).toMatchObject({
    usageLimit: null,
    used: 1,
    countries: [],
    minCheckoutItemsQuantity: null,
    endDate: "2040-01-01T00:00:00.000Z",
  });
});

it("ends a voucher by its date: a buyer has it no more", async () => {
  const { id } = await make("ENDED", { startDate: "2020-01-01T00:00:00Z" });
  await ask(CHANGE, { id, input: { endDate: "2020-02-01T00:00:00Z" } });
  expect((await buy("ENDED")).code).toBeTruthy();
});

it("refuses what would make books wrong, and nothing changes", async () => {
  const voucher = await make("KEPT");
  await make("OTHER");
  await buy("KEPT");
  await buy("KEPT");
  const refused = async (input: object) => (await ask(CHANGE, { id: voucher.id, input })).errors[0];
  expect(await refused({ usageLimit: 1 })).toMatchObject({ field: "usageLimit", code: "INVALID" });
  expect(await refused({ usageLimit: 0 })).toMatchObject({ field: "usageLimit", code: "INVALID" });
  expect(await refused({ discountValueType: "FIXED" })).toMatchObject({ field: "discountValueType", code: "INVALID" });
  expect(await refused({ endDate: "2000-01-01T00:00:00Z" })).toMatchObject({ field: "endDate", code: "INVALID" });
  expect(await refused({ name: "Changed", addCodes: ["OTHER"] })).toEqual({
    field: "addCodes",
    code: "ALREADY_EXISTS",
    voucherCodes: ["OTHER"],
  });
  expect(await refused({ countries: ["Korea"] })).toMatchObject({ field: "countries", code: "INVALID" });
  expect((await ask(CHANGE, { id: globalId("Voucher", 9999), input: {} })).errors).toMatchObject([
    { code: "NOT_FOUND" },
  ]);
  expect((await ask(CHANGE, { id: voucher.id, input: {} })).voucher).toMatchObject({ name: "KEPT", used: 2 });
  expect((await ask(DELETE, { id: voucher.id })).errors).toMatchObject([{ field: "id", code: "INVALID" }]);
});

it("deletes one that nobody used, out of carts as well", async () => {
  const { id } = await make("GONE");
  const cart = await readyCart(shop, [{ sku: "WING", quantity: 1 }]);
  await ask(CODE, { id: cart, code: "GONE" });
  expect(await ask(DELETE, { id })).toMatchObject({ voucher: { name: "GONE" }, errors: [] });
  expect((await buy("GONE")).code).toBeTruthy();
  expect((await ask(DELETE, { id })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
});

it("never has fewer uses left than it was used, whoever is first", async () => {
  const { id } = await make("RACE");
  await Promise.all([
    ...Array.from({ length: 4 }, () => buy("RACE")),
    ask(CHANGE, { id, input: { usageLimit: 2 } }),
    ask(DELETE, { id }),
  ]);
  expect(await brokenLaws(shop)).toEqual([]);
});

it("finds vouchers by a part of their code or name, and no pattern's sign finds all", async () => {
  await make("FIND-ME-1", { name: "Autumn wheels" });
  await make("FIND-ME-2", { name: "100% sure" });
  const FIND = `query($search: String) { vouchers(first: 20, filter: { search: $search }) { totalCount edges { node { code } } } }`;
  const codes = async (search: string) => {
    const { edges, totalCount } = await ask(FIND, { search });
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }: Loose) => node.code);
  };
  expect(await codes("find-me")).toEqual(["FIND-ME-2", "FIND-ME-1"]);
  expect(await codes("AUTUMN")).toEqual(["FIND-ME-1"]);
  expect(await codes("100%")).toEqual(["FIND-ME-2"]);
  expect(await codes("_")).toEqual([]);
});
