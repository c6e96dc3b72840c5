import { uuidOf } from "@carloom/wire";
import { emptyBuild } from "@carloom/build";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { DesignPort } from "../design.port.ts";
import { commerceJobs } from "../index.ts";
import { builtFor, design } from "../testing/built.ts";
import { makeReady } from "../testing/buy.ts";
import { COMPLETE, DESIGNS } from "../testing/documents.ts";
import { UUIDS } from "../testing/goods.ts";
import { testPort } from "../testing/port.ts";
import { SEOUL, type Shop, shopFixture } from "../testing/shop.ts";

const drawnBuild = vi.fn<DesignPort["drawnBuild"]>();
const holdObjects = vi.fn<DesignPort["holdObjects"]>(async (_, __, names) => [...names]);
const port: DesignPort = { ...testPort(), drawnBuild, holdObjects };
let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture({ threed: port });
});
afterAll(() => shop.drop());

const WHEELS = { parts: { "wheels.front": UUIDS.rim, "wheels.rear": UUIDS.rim } };
const PICTURE = "picture/0123.jpg";
const TINY =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Buys builds as a program does; the token of the order. */
async function order(...designs: object[]): Promise<string> {
  const { add, newCart } = builtFor(shop);
  const id = await newCart();
  for (const one of designs) expect((await add(id, { design: one })).errors).toEqual([]);
  await makeReady(shop, id, SEOUL);
  return (await shop.graphql(COMPLETE, { id })).data.checkoutComplete.order.token;
}
const pictures = async (token: string): Promise<(string | null)[]> =>
  (await shop.graphql(DESIGNS, { token })).data.orderDesigns.map(({ thumbnail }: { thumbnail: string }) => thumbnail);
/** Runs what waits for carts, or for orders, once each; how many there were. */
async function work(of = "commerce.designPictures"): Promise<number> {
  const { rows } = await sql<{ payload: object }>`with jobs as (
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = ${of} returning j.payload)
    select payload from jobs`.execute(shop.db);
  const run = commerceJobs(shop.services, port)[of]!;
  for (const { payload } of rows) await run(payload, { attempt: 1, lastAttempt: false });
  return rows.length;
}

it("a build that came without a picture shows its own once it is drawn, and keeps it", async () => {
  drawnBuild.mockResolvedValue({ picture: null, waiting: true });
  const token = await order(design(WHEELS));
  expect(await pictures(token)).toEqual([null]);
  expect(await work()).toBe(1);
  expect(drawnBuild).toHaveBeenCalledWith(UUIDS.template, { ...emptyBuild(), ...WHEELS }, null);
  expect(await pictures(token)).toEqual([null]);
  // still being drawn: asked for again
  drawnBuild.mockResolvedValue({ picture: PICTURE, waiting: false });
  holdObjects.mockClear();
  expect(await work()).toBe(1);
  expect((await pictures(token))[0]).toContain("0123");
  const [shown] = (await shop.graphql(DESIGNS, { token })).data.orderDesigns;
  expect(holdObjects.mock.calls.map(([, holder, names]) => [holder, names])).toEqual([
    [`design:${shown.id}`, [PICTURE]],
  ]);
  expect(await work()).toBe(0);
});

const CART = "query($id: ID!) { checkoutDesigns(checkoutId: $id) { thumbnail } }";
const ofCart = async (id: string): Promise<(string | null)[]> =>
  (await shop.graphql(CART, { id })).data.checkoutDesigns.map(({ thumbnail }: { thumbnail: string }) => thumbnail);

it("a cart shows its build once it is drawn; one that brings a picture is not drawn, and neither is one that was taken out", async () => {
  await work("commerce.cartPicture");
  drawnBuild.mockReset();
  drawnBuild.mockResolvedValue({ picture: null, waiting: true });
  const { add, newCart } = builtFor(shop);
  const [id, gone] = [await newCart(), await newCart()];
  await add(id, { design: design(WHEELS) });
  await add(id, { design: design(WHEELS, { thumbnail: TINY }) });
  await add(gone, { design: design(WHEELS) });
  await sql`delete from commerce.design where checkout_id = ${uuidOf(gone, "Checkout")}`.execute(shop.db);
  const [, own] = await ofCart(id);
  expect(await work("commerce.cartPicture")).toBe(2);
  expect(drawnBuild).toHaveBeenCalledTimes(1);
  drawnBuild.mockResolvedValue({ picture: PICTURE, waiting: false });
  expect(await work("commerce.cartPicture")).toBe(1);
  expect(await ofCart(id)).toEqual([expect.stringContaining("0123"), own]);
  expect(await work("commerce.cartPicture")).toBe(0);
});

it("a network has so many of them drawn in an hour; its other builds are put in all the same", async () => {
  const { add, newCart } = builtFor(shop);
  await work("commerce.cartPicture");
  const plain = shop.services.contextFor;
  shop.services.contextFor = (visitor) => ({ ...plain(visitor), ip: "203.0.113.9" });
  for (let i = 0; i < 14; i++) expect((await add(await newCart(), { design: design(WHEELS) })).errors).toEqual([]);
  shop.services.contextFor = plain;
  expect(await work("commerce.cartPicture")).toBe(12);
});

it("one that has a picture is not drawn, and one of which none can be drawn shows the car as before", async () => {
  drawnBuild.mockReset();
  drawnBuild.mockResolvedValue({ picture: null, waiting: false });
  const token = await order(design(WHEELS, { thumbnail: TINY }), design(WHEELS));
  const before = await pictures(token);
  expect(before.filter((one) => one !== null)).toHaveLength(1);
  expect(await work()).toBe(1);
  expect(drawnBuild).toHaveBeenCalledTimes(1);
  expect(await pictures(token)).toEqual(before);
  expect(await work()).toBe(0);
});
