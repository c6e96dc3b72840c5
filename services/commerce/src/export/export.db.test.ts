import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "@carloom/wire";
import { customer, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { exportHandler } from "./export.handler.ts";
import { exportJobs } from "./export.jobs.ts";

type Loose = ReturnType<typeof JSON.parse>;
let shop: Shop;
const keeper = customer({ isStaff: true, roles: ["catalogue"] });
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const EXPORT = `mutation($input: ExportProductsInput!) { exportProducts(input: $input) {
  exportFile { id status url } errors { field code } } }`;
const FILE =
  "query($id: ID!) { exportFile(id: $id) { status message url } exportFiles(first: 5) { totalCount edges { node { id } } } }";
const ask = async (input: object, visitor = keeper): Promise<Loose> =>
  shop.graphql(EXPORT, { input: { fileType: "CSV", ...input } }, visitor);
const run = (job: string, id: string, sizes?: { step: number; piece: number }) =>
  exportJobs(shop.services, sizes)[job]?.({ id }, { attempt: 1, lastAttempt: true });
/** Has a file made and reads it by the link that staff are given. */
async function lines(input: object, sizes?: { step: number; piece: number }): Promise<string[]> {
  const { exportFile, errors } = (await ask(input)).data.exportProducts;
  expect(errors).toEqual([]);
  expect(exportFile).toMatchObject({ status: "PENDING", url: null });
  const [key = ""] = Buffer.from(exportFile.id, "base64").toString().split(":").slice(1);
  await run("commerce.productExport", key, sizes);
  const { data } = await shop.graphql(FILE, { id: exportFile.id }, keeper);
  expect(data.exportFile.status).toBe("SUCCESS");
  expect(data.exportFiles.edges[0].node.id).toBe(exportFile.id);
  const info = { ip: "192.0.2.1" } as Parameters<ReturnType<typeof exportHandler>>[1];
  const answer = await exportHandler(shop.services)(new Request(data.exportFile.url), info);
  expect(answer?.headers.get("content-disposition")).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/);
  return ((await answer?.text()) ?? "").replace("\uFEFF", "").trimEnd().split("\r\n");
}

it("writes what was asked for of the products that are meant, formulas kept from running", async () => {
  const { id } = await shop.db
    .selectFrom("commerce.product")
    .select("id")
    .where("slug", "=", "wing")
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable("commerce.product")
    .set({ names: JSON.stringify({ en: "=HYPERLINK(1)", ko: "a", ja: "b" }), is_published: false })
    .where("id", "=", id)
    .execute();
  const usd = await shop.db
    .selectFrom("commerce.channel")
    .select("id")
    .where("slug", "=", "default-channel")
    .executeTakeFirstOrThrow();
  const warehouse = await shop.db.selectFrom("commerce.warehouse").select("id").executeTakeFirstOrThrow();
  const exportInfo = {
    fields: ["NAME", "VARIANT_SKU", "VARIANT_WEIGHT"],
    channels: [globalId("Channel", usd.id)],
    warehouses: [globalId("Warehouse", warehouse.id)],
  };
  const found = await lines({ scope: "IDS", ids: [globalId("Product", id)], exportInfo });
  expect(found).toEqual([
    "id,name,variant sku,variant weight,main (warehouse quantity),default-channel (channel price amount),default-channel (channel currency code),default-channel (channel published)",
    `${globalId("Product", id)},'=HYPERLINK(1),WING,2.8 kg,20,480,USD,False`,
  ]);
  const variants = await shop.db.selectFrom("commerce.variant").select("id").execute();
  expect(await lines({ scope: "ALL" })).toHaveLength(variants.length + 1);
  const rims = await lines({
    scope: "FILTER",
    filter: { slugs: ["rim", "rim-other"] },
    // a column that is named twice is there once
    exportInfo: { fields: ["VARIANT_SKU", "VARIANT_SKU"] },
  });
  expect(rims.slice(1).map((line) => line.split(",").slice(1))).toEqual([["RIM"], ["RIM-OTHER"]]);
});

it("is kept in pieces, read as one file, and mailed about to whoever had it made", async () => {
  await sql`insert into commerce.account (id, email, is_staff, roles, language_code)
    values (${keeper.userId}, 'keeper@people.example', true, '{catalogue}', 'KO')`.execute(shop.db);
  const fields = ["NAME", "VARIANT_SKU"];
  const whole = await lines({ scope: "ALL", exportInfo: { fields } });
  expect(await lines({ scope: "ALL", exportInfo: { fields } }, { step: 2, piece: 100 })).toEqual(whole);
  const [row] = await shop.db.selectFrom("commerce.export_file").selectAll().orderBy("created_at", "desc").execute();
  expect(row?.parts.length).toBeGreaterThan(1);
  await run("commerce.productExportMail", row?.id ?? "");
  const [mail] = (await shop.services.mailer.list?.()) ?? [];
  expect([mail?.to, mail?.subject]).toEqual(["keeper@people.example", expect.stringContaining("상품 파일")]);
  expect(mail?.text).toContain(`${shop.services.settings.public.commerce.dashboard}/products/import`);
  // the link that opens the file itself is for who is signed in
  expect(mail?.text).not.toContain("/exports/");
  await shop.db
    .updateTable("commerce.export_file")
    .set({ created_at: new Date(0) })
    .where("id", "=", row?.id ?? "")
    .execute();
  await ask({ scope: "ALL" });
  for (const name of row?.parts ?? []) expect(await shop.services.storage.size(name)).toBeNull();
});

it("says what is missing, and serves nobody without a link of its own", async () => {
  const code = async (input: object) => (await ask(input)).data.exportProducts.errors;
  expect(await code({ scope: "IDS" })).toEqual([{ field: "ids", code: "REQUIRED" }]);
  expect(await code({ scope: "FILTER" })).toEqual([{ field: "filter", code: "REQUIRED" }]);
  expect(await code({ scope: "IDS", ids: ["nothing"] })).toEqual([{ field: "ids", code: "NOT_FOUND" }]);
  const many = Array.from({ length: 201 }, () => globalId("Channel", 1));
  expect(await code({ scope: "ALL", exportInfo: { channels: many } })).toEqual([
    { field: "channels", code: "INVALID" },
  ]);
  expect((await ask({ scope: "ALL" }, staff())).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  const guessed = new Request(`${shop.services.settings.public.commerce.server}/exports/guessed`);
  const info = { ip: "192.0.2.2" } as Parameters<ReturnType<typeof exportHandler>>[1];
  expect((await exportHandler(shop.services)(guessed, info))?.status).toBe(404);
});
