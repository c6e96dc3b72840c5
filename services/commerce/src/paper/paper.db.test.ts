import { zipSync } from "fflate";
import { sql } from "kysely";
import { linesOfPage, readPaper } from "@carloom/platform/testing/paper";
import type { CarAssembly } from "@carloom/threed";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceJobs } from "../index.ts";
import { ORDER_MAIL } from "../order/job-names.ts";
import { makeReady, readyCart } from "../testing/buy.ts";
import { COMPLETE, CREATE, DESIGN_ADD } from "../testing/documents.ts";
import { UUIDS } from "../testing/goods.ts";
import { testPort } from "../testing/port.ts";
import { madeFiles, paidDesign, piece } from "../testing/production.ts";
import { customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { paperHandler } from "./paper.handler.ts";

const PAPERS = `query($order: ID!) { orderPapers(order: $order) { kind design parcel links { language url } } }`;
const LOTS = `mutation($sheet: FloorSheetInput, $batch: ID, $film: String!, $laminate: String!) {
  floorLotsSave(sheet: $sheet, batch: $batch, filmLot: $film, laminateLot: $laminate) { sheets errors { code field } } }`;
const READ_LOTS = `query($design: UUID!) { floorLots(design: $design) { film sheet filmLot laminateLot } }`;
const BATCH = `mutation($design: UUID!) {
  floorBatchMake(machine: "Printer 1", pieces: [{ design: $design, number: 1 }, { design: $design, number: 2 }]) { errors { code } } }`;
const BATCHES = `{ floorBoard { batches { id } } }`;
const EVENTS = `query($id: ID!) { order(id: $id) { events { type message } } }`;
const LINK = `mutation($token: UUID!, $email: String) {
  orderInvoiceLink(token: $token, email: $email) { confirmationUrl errors { code } } }`;
const SAVE = `mutation($id: ID!) { quoteSave(checkoutId: $id, note: "Wheels") { quote { token pdfUrl(language: KO) } } }`;
const EMAIL = "buyer@people.example";

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

const worker = staff();
async function open(url: string) {
  const handler = paperHandler({ ...shop.services, threed: testPort() });
  const answer = await handler(new Request(url), { ip: "1", requestId: "1" } as never);
  const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
  const isPaper = answer?.headers.get("content-type") === "application/pdf";
  const lines = isPaper ? readPaper(bytes).flatMap((page) => linesOfPage(page).map(({ text }) => text)) : [];
  return { status: answer?.status, headers: answer?.headers, text: lines.join("\n"), bytes };
}

const ASSEMBLY: CarAssembly = {
  format: 1,
  steps: [],
  flats: [],
  films: [{ name: "sticker-gloss", finish: "gloss", clear: false, kind: "sticker", mirrored: false }],
  sheets: [1, 2].map((number) => ({ film: "sticker-gloss", number, width: 1370, length: 500, cut: 0.2, waste: 0.7 })),
  labels: {},
  views: [],
};
async function made() {
  const of = await paidDesign(shop);
  const files = { "assembly.json": new TextEncoder().encode(JSON.stringify(ASSEMBLY)) };
  const object = await shop.services.storage.put("production", zipSync(files), "zip");
  await madeFiles(shop, of.design, [piece(1), piece(2, { sheets: [2] })], object);
  return of;
}
const papersOf = async (order: string) => (await shop.graphql(PAPERS, { order }, worker)).data.orderPapers;
const urlOf = async (order: string, kind: string, language = "en"): Promise<string> =>
  (await papersOf(order))
    .find((paper: { kind: string }) => paper.kind === kind)
    .links.find((link: { language: string }) => link.language === language).url;

it("papers of an order are for staff with its role, in three languages, and their links cannot be made up", async () => {
  const { order, design } = await made();
  for (const [visitor, code] of [
    [null, "UNAUTHENTICATED"],
    [customer(), "FORBIDDEN"],
    [customer({ isStaff: true, roles: ["catalogue"] }), "FORBIDDEN"],
  ] as const) {
    expect((await shop.graphql(PAPERS, { order }, visitor)).errors?.[0]?.extensions.code).toBe(code);
    expect((await shop.graphql(READ_LOTS, { design }, visitor)).errors?.[0]?.extensions.code).toBe(code);
    const save = { sheet: { design, film: "sticker-gloss", sheet: 1 }, film: "A", laminate: "" };
    expect((await shop.graphql(LOTS, save, visitor)).errors?.[0]?.extensions.code).toBe(code);
  }
  const papers = await papersOf(order);
  expect(papers.map(({ kind, design: of }: { kind: string; design: string | null }) => [kind, of])).toEqual([
    ["ASSEMBLY", design],
    ["SLIP", null],
    ["CONFIRMATION", null],
  ]);
  for (const { links } of papers)
    expect(links.map((link: { language: string }) => link.language)).toEqual(["en", "ko", "ja"]);
  const url = await urlOf(order, "ASSEMBLY", "ja");
  const sheet = await open(url);
  expect(sheet.status).toBe(200);
  expect(sheet.text).toContain("施工シート");
  expect(sheet.headers?.get("cache-control")).toContain("no-store");
  expect((await open(url.replace("?", "x?"))).status).toBe(404);
  // a link of another kind opens none of these
  const other = await shop.services.tokens.sign("invoice", { paper: "assembly", design }, 60);
  expect((await open(`${shop.services.settings.public.commerce.server}/papers/${other}`)).status).toBe(404);
  const slip = (await open(await urlOf(order, "SLIP", "ko"))).text;
  expect(slip).toContain("납품서");
  // ordered in English
  expect(slip).toContain("일반 배송");
  expect((await open(await urlOf(order, "CONFIRMATION", "ko"))).text).toContain("일반 배송");
  const again = await open(url);
  expect(Buffer.compare(again.bytes, sheet.bytes)).toBe(0);
});

it("lots that the floor notes stand on the sheet and in the order's history, once each", async () => {
  const { order, design } = await made();
  const sheet = { design, film: "sticker-gloss", sheet: 1 };
  const save = async (more: object) => (await shop.graphql(LOTS, more, worker)).data.floorLotsSave;
  expect(await save({ sheet, film: " AV-118  33 ", laminate: "DOL-7" })).toEqual({ sheets: 1, errors: [] });
  expect((await save({ sheet, film: "AV-118 33", laminate: "DOL-7" })).sheets).toBe(0);
  expect((await save({ sheet: { ...sheet, sheet: 3 }, film: "A", laminate: "" })).errors).toEqual([
    { code: "NOT_FOUND", field: "sheet" },
  ]);
  expect((await save({ sheet, film: "A".repeat(61), laminate: "" })).errors).toEqual([
    { code: "TOO_LONG", field: "filmLot" },
  ]);
  expect((await open(await urlOf(order, "ASSEMBLY"))).text).toContain("AV-118 33");
  // a batch is of one roll: all its sheets, also the one that was noted before
  await shop.graphql(BATCH, { design }, worker);
  const [{ id }] = (await shop.graphql(BATCHES, {}, worker)).data.floorBoard.batches;
  expect((await save({ batch: id, film: "AV-200", laminate: "" })).sheets).toBe(2);
  expect((await shop.graphql(READ_LOTS, { design }, worker)).data.floorLots).toEqual(
    [1, 2].map((one) => ({ film: "sticker-gloss", sheet: one, filmLot: "AV-200", laminateLot: "" })),
  );
  const { events } = (await shop.graphql(EVENTS, { id: order }, worker)).data.order;
  const lots = events.flatMap(({ type, message }: { type: string; message: string | null }) =>
    type === "OTHER" && message?.startsWith("lots ") ? [JSON.parse(message.slice(5))] : [],
  );
  expect(lots).toEqual([
    { sheets: ["sticker-gloss 1"], film: "AV-118 33", laminate: "DOL-7" },
    { sheets: ["sticker-gloss 1", "sticker-gloss 2"], film: "AV-200", laminate: "" },
  ]);
  // files that are made anew with other pieces on this sheet have another sheet of its number
  const read = async () => (await shop.graphql(READ_LOTS, { design }, worker)).data.floorLots.length;
  const before = await read();
  expect(before).toBeGreaterThan(0);
  await sql`update commerce.production set report = jsonb_set(report, '{pieces,0,look}', '"another"')
    where design_id = ${design}`.execute(shop.db);
  expect(await read()).toBeLessThan(before);
});

it("a build without film has a sheet of its parts, with the torque that its goods state and where that is from", async () => {
  const { id } = (await shop.graphql(CREATE, { input: { channel: "default-channel" } })).data.checkoutCreate.checkout;
  const build = { parts: { spoiler: UUIDS.wing } };
  await shop.graphql(DESIGN_ADD, { checkoutId: id, design: { templateSlug: "halden-gt", title: "My car", build } });
  await makeReady(shop, id, SEOUL);
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  const before = await open(await urlOf(order.id, "ASSEMBLY"));
  expect(before.text).toContain("See the maker's");
  for (const [slug, text] of [
    ["torque", "12 N·m"],
    ["torque-source", "Maker, 2026-04"],
  ])
    await sql`with a as (insert into commerce.attribute (slug, names, input_type, position)
        values (${slug}, '{"en": "T", "ko": "T", "ja": "T"}', 'DROPDOWN', 900) returning id),
      v as (insert into commerce.attribute_value (attribute_id, slug, names, position)
        select id, 'one', ${JSON.stringify({ en: text, ko: text, ja: text })}::jsonb, 0 from a returning id)
      insert into commerce.assigned_value (product_id, variant_id, value_id)
        select variant.product_id, null, v.id from commerce.variant variant, v where variant.sku = 'WING'`.execute(
      shop.db,
    );
  const after = await open(await urlOf(order.id, "ASSEMBLY"));
  expect(after.text).toContain("12 N·m (Maker,");
  expect(after.text).not.toContain("See the maker's");
  expect(after.text).not.toContain("Step by step");
});

it("a confirmation is for its buyer, by their page and by mail; whoever else has the order's link gets none", async () => {
  const id = await readyCart(shop, [{ sku: "RIM", quantity: 2 }], { address: SEOUL });
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  const key = Buffer.from(order.id, "base64").toString().split(":")[1] ?? "";
  await shop.db.updateTable("commerce.order").set({ email: EMAIL }).where("id", "=", key).execute();
  const link = async (email: string | null) =>
    (await shop.graphql(LINK, { token: order.token, email })).data.orderInvoiceLink;
  expect((await link("other@people.example")).confirmationUrl).toBeNull();
  expect((await link(null)).confirmationUrl).toBeNull();
  const paper = await open((await link(EMAIL)).confirmationUrl);
  expect(paper.text).toContain("Order confirmation");
  expect(paper.text).toContain(EMAIL);
  await commerceJobs(shop.services, testPort())[ORDER_MAIL]?.({ orderId: key }, { attempt: 1, lastAttempt: false });
  const [mail] = ((await shop.services.mailer.list?.()) ?? []).filter(({ to }) => to === EMAIL);
  const url = /https?:\/\/\S+\/papers\/[\w-]{22}/.exec(mail?.text ?? "")?.[0] ?? "";
  expect((await open(url)).text).toContain("Order confirmation");
  expect((await open(`${url.slice(0, -1)}${url.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
});

it("a quote is a PDF for whoever has its link, without saying whose it is", async () => {
  const id = await readyCart(shop, [{ sku: "RIM", quantity: 2 }], { address: SEOUL });
  const { quote } = (await shop.graphql(SAVE, { id })).data.quoteSave;
  const paper = await open(quote.pdfUrl);
  expect(paper.text).toContain("견적서");
  expect(paper.text).toContain("Wheels");
  expect(paper.text).not.toContain("@people");
  expect(paper.text).not.toContain("Minji");
});
