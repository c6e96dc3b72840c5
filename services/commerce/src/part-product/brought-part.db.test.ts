import { createEndpoint, limitsOf } from "@carloom/platform";
import { threedJobs, threedSchema } from "@carloom/threed";
import { testWheel } from "@carloom/threed/testing";
import { globalId } from "@carloom/wire";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedBase } from "../seed/seed.repository.ts";
import { readyCart } from "../testing/buy.ts";
import { COMPLETE, LINES_ADD } from "../testing/documents.ts";
import { customer, type Shop, shopFixture } from "../testing/shop.ts";
import { brokenLaws } from "../testing/sound.ts";
import { partJobs } from "./part-product.jobs.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
const NOW = { attempt: 1, lastAttempt: true };

beforeAll(async () => {
  shop = await shopFixture({ withThreed: true });
  await shop.db.transaction().execute((trx) => seedBase(trx));
});
afterAll(() => shop.drop());

/** What a person with the workshop open asks of the 3D service. */
async function workshop(
  name: string,
  args: string,
  variables: Loose,
  file?: { at: string; file: File },
): Promise<Loose> {
  const url = "http://localhost:8000/threed/graphql/";
  const endpoint = createEndpoint({
    schema: threedSchema,
    path: "/threed/graphql/",
    limits: limitsOf(shop.services.settings.env),
    contextOf: async () => shop.services.contextFor(keeper),
  });
  const [types, given, shown] = args.split("|");
  const asked = JSON.stringify({
    query: `mutation ${name}(${types}) { ${name}(${given}) { ${shown} error { message } } }`,
    variables,
  });
  const form = new FormData();
  form.set("operations", asked);
  form.set("map", JSON.stringify({ 0: [`variables.${file?.at}`] }));
  if (file) form.set("0", file.file);
  const headers: Record<string, string> = file
    ? { "apollo-require-preflight": "true" }
    : { "content-type": "application/json" };
  const answer = await endpoint(new Request(url, { method: "POST", headers, body: file ? form : asked }));
  const { data, errors } = (await answer.json()) as Loose;
  if (errors || data[name].error) throw new Error(JSON.stringify(errors ?? data[name].error));
  return data[name];
}

it("a wheel that staff bring is measured, published, sold, and ordered; after a complaint it is sold no more", async () => {
  const glb = await testWheel({ diameter: 18, width: 8, offset: 42, bolts: { count: 5, pcd: 114.3 }, bore: 66.6 });
  const { workshopImport } = await workshop(
    "workshopUpload",
    "$input: WorkshopPartInput!|input: $input|workshopImport { uuid }",
    { input: { uuid: null, fileName: "Rim.glb", bytes: glb.byteLength, offset: 0, part: null, kind: "PART" } },
    { at: "input.part", file: new File([new Uint8Array(glb)], "part") },
  );
  const { uuid } = workshopImport;
  await threedJobs(shop.services)["threed.workshop"]?.({ uuid }, NOW);
  const title = { en: "Brought Rim", ko: "들여온 휠", ja: "届いたホイール" };
  await workshop(
    "workshopPartDescribe",
    "$uuid: UUID!, $input: WorkshopPartTextsInput!|uuid: $uuid, input: $input|workshopPart { uuid }",
    { uuid, input: { title, slug: "brought-rim", cars: null } },
  );
  await workshop(
    "workshopLicense",
    "$uuid: UUID!, $input: WorkshopLicenceInput!|uuid: $uuid, input: $input|workshopImport { uuid }",
    { uuid, input: { kind: "OWN", author: "The shop", source: "", proof: "" } },
  );
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  await workshop(
    "workshopPicture",
    "$uuid: UUID!, $image: Upload!|uuid: $uuid, image: $image|workshopImport { uuid }",
    { uuid, image: null },
    { at: "image", file: new File([new Uint8Array(jpeg)], "p.jpg") },
  );
  const { workshopPart } = await workshop(
    "workshopPartPublish",
    "$uuid: UUID!|uuid: $uuid|workshopPart { partModel isOpen }",
    { uuid },
  );
  expect(workshopPart.isOpen).toBe(true);

  const { partModel } = workshopPart;
  const rows = await shop.db.selectFrom("commerce.channel").select(["id", "slug"]).execute();
  const channel = rows.find(({ slug }) => slug === "default-channel");
  const SAVE = `mutation partProductSave($input: PartProductInput!) { partProductSave(input: $input) {
    product { name thumbnail { url } variants { id sku weight { value } } } errors { code message } } }`;
  const input = { partModel, prices: [{ channelId: globalId("Channel", channel?.id ?? 0), price: 480 }], quantity: 8 };
  const { product, errors } = (await shop.graphql(SAVE, { input }, keeper)).data.partProductSave;
  expect(errors).toEqual([]);
  expect(product).toMatchObject({ name: "Brought Rim", thumbnail: { url: expect.any(String) } });
  const [{ id, sku, weight }] = product.variants;
  expect(weight.value).toBeGreaterThan(1);
  // published anew, what still was the part's follows it; what somebody wrote on the product stays
  const newer = { en: "Brought Rim II", ko: "들여온 휠 II", ja: "届いたホイール II" };
  const rename = (title: object) =>
    workshop(
      "workshopPartDescribe",
      "$uuid: UUID!, $input: WorkshopPartTextsInput!|uuid: $uuid, input: $input|workshopPart { uuid }",
      { uuid, input: { title, slug: "brought-rim", cars: null } },
    );
  const republish = async () => {
    await workshop("workshopPartPublish", "$uuid: UUID!|uuid: $uuid|workshopPart { partModel }", { uuid });
    const { rows } = await sql<{ payload: unknown }>`delete from graphile_worker._private_jobs where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'threed.part-changed') returning payload`.execute(
      shop.db,
    );
    for (const { payload } of rows)
      await partJobs(shop.services, shop.context().threed)["threed.part-changed"]?.(payload, NOW);
    const named = shop.db.selectFrom("commerce.product").select("names").where("slug", "=", "brought-rim");
    return (await named.executeTakeFirstOrThrow()).names;
  };
  await rename(newer);
  expect(await republish()).toEqual(newer);
  const written = { en: "Our Rim", ko: "우리 휠", ja: "うちのホイール" };
  await shop.db
    .updateTable("commerce.product")
    .set({ names: JSON.stringify(written) as never })
    .where("slug", "=", "brought-rim")
    .execute();
  await rename(title);
  expect(await republish()).toEqual(written);
  const placed = (await shop.graphql(COMPLETE, { id: await readyCart(shop, [{ sku, quantity: 4 }]) })).data;
  expect(placed.checkoutComplete).toMatchObject({ errors: [], order: { number: expect.any(String) } });
  expect(placed.checkoutComplete.order.total.gross.amount).toBeGreaterThanOrEqual(4 * 480);

  const cart = await readyCart(shop, [{ sku, quantity: 1 }]);
  await workshop(
    "workshopTakeDown",
    "$uuid: UUID!, $reason: String!|uuid: $uuid, reason: $reason|workshopImport { uuid }",
    { uuid, reason: "Ada says that it is hers." },
  );
  await partJobs(shop.services, shop.context().threed)["threed.part-withdrawn"]?.({ uuid: partModel }, NOW);
  const lines = [{ variantId: id, quantity: 1 }];
  const added = (await shop.graphql(LINES_ADD, { id: cart, lines })).data.checkoutLinesAdd;
  expect(added.errors).toMatchObject([{ code: "PRODUCT_NOT_PUBLISHED" }]);
  const again = (await shop.graphql(COMPLETE, { id: cart })).data.checkoutComplete;
  expect(again.errors).toMatchObject([{ code: "PRODUCT_NOT_PUBLISHED" }]);
  expect(await brokenLaws(shop)).toEqual([]);
});
