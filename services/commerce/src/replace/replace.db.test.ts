import { afterAll, beforeAll, expect, it } from "vitest";
import type { DesignPort } from "../design.port.ts";
import { makeFiles, requestDue } from "../production/production.command.ts";
import { library, placement, UUIDS } from "../testing/goods.ts";
import { testPort } from "../testing/port.ts";
import { LIST_VOUCHER, NEW_VOUCHER, CODE } from "../testing/order-documents.ts";
import { madeFiles, paidDesign } from "../testing/production.ts";
import { type Shop, shopFixture, staff } from "../testing/shop.ts";
import { globalId } from "@carloom/wire";
import { referenceIn } from "./replace.command.ts";

const REPLACE = `mutation($order: ID!, $design: UUID!, $build: String!, $isTrial: Boolean) {
  orderDesignReplace(order: $order, design: $design, build: $build, isTrial: $isTrial) {
    title before { amount } after { amount } errors { code field }
    order { total { gross { amount } } lines { quantity totalPrice { gross { amount } } metadata { key value } } events { type message } } } }`;
const VERSIONS = `query($order: ID!) { orderDesignVersions(order: $order) { version title build } }`;
const SEND = `mutation($order: ID!, $design: UUID!) { proofSend(order: $order, design: $design) { proof { version } errors { code } } }`;
const PROOFS = `query($order: ID!) { orderProofs(order: $order) { version state } }`;
const FILES = `query($order: ID!) { orderProduction(order: $order) { title state } }`;

/** Builds that somebody shows, by their code. */
const builds: Record<string, object> = {
  larger: { stickers: [placement("a", library, [1, 0.4])] },
  smaller: { stickers: [placement("a", library, [0.3, 0.06])] },
  same: { stickers: [placement("a", library, [0.5, 0.1])] },
  winged: { stickers: [placement("a", library, [2, 0.5])], parts: { spoiler: UUIDS.wing } },
};
const port: DesignPort = {
  ...testPort(),
  async shown(reference) {
    const build = builds[reference];
    const found = build && (await testPort().designOf("halden-gt", build, null));
    if (!found?.ok) return null;
    return {
      reference,
      title: `My ${reference} car`,
      userName: null,
      createdAt: new Date(),
      design: found.design,
      origin: null,
    };
  },
};
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture({ threed: port });
});
afterAll(() => shop.drop());
const worker = staff();

type Sold = { order: string; design: string };
const replace = async (of: Sold, build: string, isTrial = false) => {
  const answer = await shop.graphql(REPLACE, { order: of.order, design: of.design, build, isTrial }, worker);
  return answer.data.orderDesignReplace;
};
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const ask = async (query: string, { order }: Sold) => (await shop.graphql(query, { order }, worker)).data;

it("a link, that of a copy, or the code itself names a build", () => {
  expect(referenceIn(" https://viewer.example/s/abcd-1234?lang=ko ")).toBe("abcd-1234");
  expect(referenceIn("https://studio.example/workspace/default/halden-gt?remix=abcd-1234")).toBe("abcd-1234");
  expect(referenceIn("abcd-1234")).toBe("abcd-1234");
  expect(referenceIn("drop table")).toBeNull();
});

it("a larger build is due, its files and proof are made anew, and what was there is kept", async () => {
  const sold = await paidDesign(shop);
  await madeFiles(shop, sold.design);
  await shop.graphql(SEND, sold, worker);
  const trial = await replace(sold, "https://viewer.example/s/larger", true);
  expect(codes(trial)).toEqual([]);
  expect(trial.after.amount).toBeGreaterThan(trial.before.amount);
  expect((await ask(FILES, sold)).orderProduction).toEqual([{ title: "My car", state: "MADE" }]);

  const done = await replace(sold, "larger");
  expect(done).toMatchObject({ title: "My larger car", before: trial.before, after: trial.after });
  expect(done.order.total.gross).toEqual(trial.after);
  const [line] = done.order.lines;
  expect(done.order.lines).toHaveLength(1);
  expect(line.metadata).toContainEqual({ key: "designTitle", value: "My larger car" });
  expect(done.order.events.at(-1).message ?? "").toBe("design.REPLACED My larger car");
  expect((await ask(PROOFS, sold)).orderProofs).toEqual([{ version: 1, state: "WITHDRAWN" }]);
  const { orderDesignVersions: versions } = await ask(VERSIONS, sold);
  expect(versions).toMatchObject([{ version: 1, title: "My car", build: { stickers: [{ size: [0.5, 0.1] }] } }]);
  // what is not paid is not made
  await requestDue(shop.services);
  expect((await ask(FILES, sold)).orderProduction).toEqual([{ title: "My larger car", state: null }]);
});

it("a smaller one is made at once and leaves something over; the next proof is the next version", async () => {
  const sold = await paidDesign(shop);
  await madeFiles(shop, sold.design);
  await shop.graphql(SEND, sold, worker);
  await replace(sold, "larger");
  await shop.services.connection.pool.query(
    `update commerce."order" set charged = total_gross where id = (select order_id from commerce.design where id = $1)`,
    [sold.design],
  );
  const done = await replace(sold, "smaller");
  expect(done.after.amount).toBeLessThan(done.before.amount);
  await requestDue(shop.services);
  expect((await ask(FILES, sold)).orderProduction).toEqual([{ title: "My smaller car", state: "WAITING" }]);
  await madeFiles(shop, sold.design);
  const { proofSend } = (await shop.graphql(SEND, sold, worker)).data;
  expect(proofSend).toEqual({ proof: { version: 2 }, errors: [] });
});

it("is not printed from files of the build before, that were still being made", async () => {
  const sold = await paidDesign(shop);
  await requestDue(shop.services);
  const slow: Pick<DesignPort, "production"> = {
    async production() {
      await replace(sold, "smaller");
      await requestDue(shop.services);
      return { ok: true, object: "a", drawings: "b", assembly: "c", report: { pieces: [], films: [] } };
    },
  };
  await makeFiles(shop.services, slow, sold.design, true);
  expect((await ask(FILES, sold)).orderProduction).toEqual([{ title: "My smaller car", state: "WAITING" }]);
});

it("is refused where it leads nowhere, changes nothing, or the order is on its way", async () => {
  const sold = await paidDesign(shop);
  expect(codes(await replace(sold, "nobody-knows"))).toEqual(["NO_BUILD"]);
  expect(codes(await replace(sold, "same"))).toEqual(["SAME"]);
  await shop.services.connection.pool.query(
    `update commerce."order" set status = 'FULFILLED' where id = (select order_id from commerce.design where id = $1)`,
    [sold.design],
  );
  expect(codes(await replace(sold, "larger"))).toEqual(["NOT_EDITABLE"]);
});

it("what a voucher for certain goods took off stays with those goods", async () => {
  const sticker = await shop.db
    .selectFrom("commerce.variant")
    .select("product_id")
    .where("sku", "=", "sticker-stripe")
    .executeTakeFirstOrThrow();
  const channel = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  const input = { code: "STRIPES", type: "SPECIFIC_PRODUCT", products: [globalId("Product", sticker.product_id)] };
  const made = await shop.graphql(NEW_VOUCHER, { input: { ...input, discountValueType: "PERCENTAGE" } }, worker);
  const { voucher } = made.data.voucherCreate;
  const listing = { channelId: globalId("Channel", channel.id), discountValue: 50 };
  await shop.graphql(LIST_VOUCHER, { id: voucher.id, input: { addChannels: [listing] } }, worker);
  const sold = await paidDesign(shop, "EN", async (id) => {
    expect((await shop.graphql(CODE, { id, code: "STRIPES" })).data.checkoutAddPromoCode.errors).toEqual([]);
  });
  const OFF = `query($order: ID!) { order(id: $order) { discounts { total { amount } }
    lines { productSku totalPrice { net { amount } } undiscountedTotalPrice { net { amount } } } } }`;
  const offOf = async () => {
    const { order } = await ask(OFF, sold);
    type Line = { productSku: string; totalPrice: Net; undiscountedTotalPrice: Net };
    type Net = { net: { amount: number } };
    const parts = order.lines.map((line: Line): [string, number] => [
      line.productSku,
      Math.round((line.undiscountedTotalPrice.net.amount - line.totalPrice.net.amount) * 100),
    ]);
    return [Math.round(order.discounts[0].total.amount * 100), Object.fromEntries(parts)];
  };
  const [taken, before] = await offOf();
  expect(taken).toBeGreaterThan(0);
  expect(before).toEqual({ "sticker-stripe": taken });
  expect(codes(await replace(sold, "winged"))).toEqual([]);
  expect(await offOf()).toEqual([taken, { WING: 0, "sticker-stripe": taken }]);
});
