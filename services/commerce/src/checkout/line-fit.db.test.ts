import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeReady } from "../testing/buy.ts";
import { ATTACH, COMPLETE, CREATE, LINES_ADD, LINES_UPDATE } from "../testing/documents.ts";
import { customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const READ = "query($id: ID!) { checkout(id: $id) { lines { id quantity metadata { key value } } } }";
const TOLD = "query($id: ID!) { order(id: $id) { token lines { metadata { key value } } } }";
const AGAIN = `mutation($token: UUID!) { orderAgain(token: $token) {
  checkout { lines { metadata { key value } } } errors { code } } }`;
const WRITE = `mutation($id: ID!, $input: [MetadataInput!]!) {
  updateMetadata(id: $id, input: $input) { errors { field code } } }`;

type Line = { id: string; quantity: number; metadata: { key: string; value: string }[] };
const noted = ({ metadata }: Pick<Line, "metadata">) =>
  Object.fromEntries(metadata.map(({ key, value }) => [key, value]));
const forCar = (car: string) => ({ metadata: [{ key: "fitCar", value: car }] });

async function cart(lines: readonly object[] = [], visitor: ReturnType<typeof customer> | null = null) {
  const answer = await shop.graphql(CREATE, { input: { channel: "default-channel", lines } }, visitor);
  const { checkout, errors } = answer.data.checkoutCreate;
  expect(errors).toEqual([]);
  return checkout.id as string;
}
async function linesOf(id: string, visitor: ReturnType<typeof customer> | null = null): Promise<Line[]> {
  return (await shop.graphql(READ, { id }, visitor)).data.checkout.lines;
}
const add = async (id: string, lines: readonly object[]) =>
  (await shop.graphql(LINES_ADD, { id, lines })).data.checkoutLinesAdd;

const MISFIT = { fitCar: "halden-gt", fitName: "Halden GT", verdict: "block" };

describe("goods for a car in the cart", () => {
  it("carry the verdict that the shop finds, with what decided it, also into the order and when it is ordered again", async () => {
    const buyer = customer();
    const [other, rim] = [await shop.variant("RIM-OTHER"), await shop.variant("RIM")];
    const id = await cart(
      [
        { variantId: other, quantity: 1, ...forCar("halden-gt") },
        { variantId: rim, quantity: 1, ...forCar("halden-gt") },
      ],
      buyer,
    );
    const [misfit, fit] = (await linesOf(id, buyer)).map(noted);
    expect(misfit).toMatchObject(MISFIT);
    expect(JSON.parse(misfit?.fitReasons ?? "")).toEqual([
      expect.objectContaining({ code: "bolt-pattern", values: { part: "4×100", car: "5×114.3" } }),
    ]);
    expect(fit).toMatchObject({ ...MISFIT, verdict: "fits" });
    await makeReady(shop, id, SEOUL, buyer);
    const { order } = (await shop.graphql(COMPLETE, { id }, buyer)).data.checkoutComplete;
    const told = (await shop.graphql(TOLD, { id: order.id }, staff())).data.order;
    expect(told.lines.map(noted)).toContainEqual(misfit);
    const again = (await shop.graphql(AGAIN, { token: told.token }, buyer)).data.orderAgain;
    expect(again.checkout.lines.map(noted)).toContainEqual(misfit);
  });

  it("never become a promise by what a browser says", async () => {
    const id = await cart();
    const variantId = await shop.variant("RIM-OTHER");
    for (const key of ["verdict", "fitName", "fitReasons"]) {
      const answer = await add(id, [{ variantId, quantity: 1, metadata: [{ key, value: "fits" }] }]);
      expect(answer.errors, key).toMatchObject([{ code: "INVALID", field: "metadata" }]);
    }
    await add(id, [{ variantId, quantity: 1, ...forCar("halden-gt") }]);
    const [line] = await linesOf(id);
    const lineId = line?.id ?? "";
    const write = [{ key: "verdict", value: "fits" }];
    expect((await shop.graphql(WRITE, { id: lineId, input: write })).data.updateMetadata.errors).toMatchObject([
      { code: "INVALID" },
    ]);
    const update = { id, lines: [{ lineId, quantity: 2, ...forCar("orro-5") }] };
    expect((await shop.graphql(LINES_UPDATE, update)).data.checkoutLinesUpdate.errors).toMatchObject([
      { code: "INVALID" },
    ]);
    expect((await linesOf(id)).map(noted)).toMatchObject([MISFIT]);
  });

  it("say nothing where nobody knows the car, or where they are no parts of one", async () => {
    const [rim, gift] = [await shop.variant("RIM"), await shop.variant("LAST-TEN")];
    const id = await cart([
      { variantId: rim, quantity: 1, ...forCar("none") },
      { variantId: gift, quantity: 1, ...forCar("vehicle:none") },
    ]);
    expect((await linesOf(id)).map(noted)).toEqual([{}, {}]);
  });

  it("stay apart from the same goods for another car or for none, also when carts become one", async () => {
    const visitor = customer();
    const variantId = await shop.variant("RIM-OTHER");
    const plain = { variantId, quantity: 1 };
    const named = { ...plain, ...forCar("halden-gt") };
    await cart([plain], visitor);
    const id = await cart([named]);
    await add(id, [named]);
    await shop.graphql(ATTACH, { id }, visitor);
    const lines = await linesOf(id, visitor);
    expect(lines.map(({ quantity, metadata }) => [quantity, metadata.length > 0]).toSorted()).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});
