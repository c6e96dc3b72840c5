import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ProductionMade, ProductionOrder } from "@carloom/threed";
import { makeReady } from "../testing/buy.ts";
import { COMPLETE, CREATE, DESIGN_ADD } from "../testing/documents.ts";
import type { DesignPort } from "../design.port.ts";
import { library, placement, upload, UUIDS } from "../testing/goods.ts";
import { CANCEL, ORDER, PAID } from "../testing/order-documents.ts";
import { testPort } from "../testing/port.ts";
import { customer, SEOUL, type Shop, shopFixture, staff } from "../testing/shop.ts";
import { uuidOf } from "@carloom/wire";
import { productionHandler } from "./production.handler.ts";
import { makeFiles, requestDue } from "./production.command.ts";

const FILES = `query($id: ID!) { orderProduction(order: $id) { design state failure url pieces { number panel dpi } films { name waste } } }`;
const REQUEST = `mutation($id: ID!, $design: UUID!) { orderProductionRequest(order: $id, design: $design) {
  production { state url } errors { code field } } }`;
const REFUND = `mutation($id: ID!, $amount: PositiveDecimal) {
  transactionRequestAction(id: $id, actionType: REFUND, amount: $amount) { errors { field code } } }`;
const ADD_LINE = `mutation($id: ID!, $variant: ID!) {
  orderLinesCreate(id: $id, input: [{ variantId: $variant, quantity: 1 }]) { errors { code } } }`;

const REPORT = {
  pieces: [
    {
      number: 1,
      panel: "Hood",
      kind: "sticker" as const,
      layers: ["a"],
      width: 500,
      height: 100,
      dpi: null,
      stretch: { mean: 0.001, most: 0.004 },
      flattened: [],
    },
  ],
  films: [{ name: "sticker-gloss", sheets: 1, length: 0.4, waste: 0.6 }],
};
const production = vi.fn<(order: ProductionOrder) => Promise<ProductionMade>>();
const RULES = "{ productionRules { version profile { object name } settings { key value standard } } }";
const RULES_SAVE = `mutation Save($settings: [ProductionSettingInput!], $profile: String, $version: Int) {
  productionRulesSave(isApprovalRequired: false, settings: $settings, profile: $profile, version: $version) {
    errors { code field places } } }`;
const PROFILE_UPLOAD = `mutation Upload($profile: Upload) {
  productionProfileUpload(profile: $profile) { object name errors { code } } }`;
let shop: Shop;
/** Of a vinyl with letters among its shapes, and of one without. */
const READ = "a".repeat(64);
const DRAWN = "b".repeat(64);
/** Every picture has 1,000 × 500 pixels. */
const port: DesignPort = {
  ...testPort(),
  production,
  async designOf(...asked) {
    const found = await testPort().designOf(...asked);
    if (!found.ok) return found;
    const picture = { uuid: UUIDS.upload, url: "", width: 1000, height: 500, mimeType: "image/png" };
    // lines of text are as high as their letters here
    const letters = new Map(
      found.design.build.stickers.flatMap(({ id, art }) =>
        art.kind === "text" ? [[id, { wide: 1, high: 1, least: 0.005 }] as const] : [],
      ),
    );
    const { stickers } = found.design.build;
    // what hangs over an edge lies a metre higher here
    const coverage = stickers.map(({ position }) => ({ share: position[1] > 1.5 ? 0.704 : 1, panels: ["hood"] }));
    const vinyls = new Map(
      stickers.flatMap(({ art }) =>
        art.kind === "vinyl" ? [[art.hash, { hash: art.hash, url: "", object: "", hasText: art.hash === READ }]] : [],
      ),
    );
    const known = { uploads: new Map([[UUIDS.upload, picture]]), letters, coverage, vinyls };
    return { ok: true, design: { ...found.design, ...known } };
  },
};
beforeAll(async () => {
  shop = await shopFixture({ threed: port });
});
afterAll(() => shop.drop());

const worker = staff();
const owner = customer({ isStaff: true, roles: ["owner"] });
/** A paid or unpaid order of one build. */
async function ordered(build: object, paid = true): Promise<string> {
  const { id } = (await shop.graphql(CREATE, { input: { channel: "default-channel" } })).data.checkoutCreate.checkout;
  await shop.graphql(DESIGN_ADD, { checkoutId: id, design: { templateSlug: "halden-gt", title: "My car", build } });
  await makeReady(shop, id, SEOUL);
  const { order } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
  if (paid) await shop.graphql(PAID, { id: order.id }, worker);
  return order.id;
}
const keyOf = (id = "") => uuidOf(id, "Order") ?? "";
const stickers = { stickers: [placement("a", library, [0.5, 0.1])] };
const filesOf = async (id: string) => (await shop.graphql(FILES, { id }, worker)).data.orderProduction;
const run = (design: string, isLast = false) => makeFiles(shop.services, port, design, isLast);

async function fetched(url: string) {
  const handler = productionHandler(shop.services);
  return handler(new Request(url), { ip: "1", requestId: "1" } as never);
}

it("what a printer refuses is refused before it is paid, by what it is: a sticker or a wrap", async () => {
  const { id } = (await shop.graphql(CREATE, { input: { channel: "default-channel" } })).data.checkoutCreate.checkout;
  const add = async (size: [number, number], more: object = {}) => {
    const design = {
      templateSlug: "halden-gt",
      title: "My car",
      build: { stickers: [placement("p", upload, size, more)] },
    };
    const { errors } = (await shop.graphql(DESIGN_ADD, { checkoutId: id, design })).data.checkoutDesignAdd;
    return errors.map(({ code, field }: { code: string; field: string }) => [code, field]);
  };
  expect(await add([0.256, 0.128])).toEqual([["TOO_COARSE", "p"]]);
  expect(await add([0.25, 0.125])).toEqual([]);
  expect(await add([0.3, 0.15], { projection: "wrap" })).toEqual([]);
  expect(await add([0.4, 0.2], { projection: "wrap" })).toEqual([["TOO_COARSE", "p"]]);

  // the shop sets its own limits, and is told of each that cannot be
  const set = async (settings: object[], version: number) =>
    (await shop.graphql(RULES_SAVE, { settings, version }, owner)).data.productionRulesSave.errors;
  const refusing = (value: string) => [{ key: "dpi.sticker.refuse", value }];
  expect(await set(refusing("160"), 0)).toMatchObject([{ code: "NOT_TOGETHER", field: "dpi.sticker.refuse" }]);
  expect(await set([...refusing("90"), { key: "bleed", value: "99" }], 0)).toMatchObject([
    { code: "OUT_OF_RANGE", field: "bleed", places: ["0", "20"] },
  ]);
  expect(await set(refusing("90"), 0)).toEqual([]);
  expect(await add([0.256, 0.128])).toEqual([]);
  const { productionRules } = (await shop.graphql(RULES, {}, owner)).data;
  const { value, standard } = productionRules.settings.find(({ key }: { key: string }) => key === "dpi.sticker.refuse");
  expect([value, standard]).toEqual(["90", "100"]);
  expect(await set(refusing(""), productionRules.version)).toEqual([]);
  expect(await add([0.256, 0.128])).toEqual([["TOO_COARSE", "p"]]);
});

const WARNED = `lines { reference printWarnings { code mm dpi percent least } }`;
/** What is told of a build in its quote, by layer; the cart that it is put into tells the same. */
async function told(stickers: object[]): Promise<Record<string, object[]>> {
  const quoteOf = `query($design: DesignInput!) { designQuote(channel: "default-channel", design: $design) { problems { code } ${WARNED} } }`;
  const cartOf = `query($id: ID!) { checkoutDesigns(checkoutId: $id) { ${WARNED} } }`;
  const design = { templateSlug: "halden-gt", title: "My car", build: { stickers } };
  const { designQuote } = (await shop.graphql(quoteOf, { design })).data;
  expect(designQuote.problems).toEqual([]);
  const { id } = (await shop.graphql(CREATE, { input: { channel: "default-channel" } })).data.checkoutCreate.checkout;
  expect((await shop.graphql(DESIGN_ADD, { checkoutId: id, design })).data.checkoutDesignAdd.errors).toEqual([]);
  expect((await shop.graphql(cartOf, { id })).data.checkoutDesigns).toEqual([{ lines: designQuote.lines }]);
  type Line = { reference: string; printWarnings: Record<string, unknown>[] };
  const measured = (warning: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(warning).filter(([, value]) => value !== null));
  return Object.fromEntries(
    (designQuote.lines as Line[]).map(({ reference, printWarnings }) => [reference, printWarnings.map(measured)]),
  );
}

it("what a printer warns of is told before it is paid: in the quote, and in the cart as it was put there", async () => {
  const ring = (band: number) => ({
    kind: "shape",
    shape: { form: "ring", band },
    fill: { kind: "solid", color: "#000000" },
  });
  const stickers = [
    placement("soft", upload, [0.2, 0.1]),
    placement("wide", ring(0.02), [0.2, 0.2]),
    placement("narrow", ring(0.002), [0.2, 0.2]),
    placement("well", library, [0.5, 0.1]),
    placement("small", { kind: "text", text: "Sven", font: "bebas", color: "#ffffff" }, [0.04, 0.006]),
  ];
  expect(await told(stickers)).toEqual({
    soft: [{ code: "resolution", dpi: 127, least: 150 }],
    wide: [],
    narrow: [{ code: "narrow", mm: 2, least: 3 }],
    well: [],
    small: [{ code: "small", mm: 4.2, least: 5 }],
  });
});

it("art that stands on its head, reads backwards or is cut off by an edge is told as well", async () => {
  const words = { kind: "text", text: "Sven", font: "bebas", color: "#ffffff" };
  const vinyl = (hash: string) => ({ kind: "vinyl", hash });
  const over = { rotation: [0, 0, 1, 0] };
  const flip = { flip: true };
  const edge = { position: [0, 1.9, 1.4] };
  const large: [number, number] = [0.1, 0.05];
  const on = (id: string, art: unknown, more: object) => placement(id, art, large, more);
  const stands = { code: "upside-down", least: 0 };
  const backwards = { code: "backwards", least: 0 };
  expect(
    await told([
      on("text", words, {}),
      on("text-over", words, over),
      on("text-flipped", words, { ...flip, mirror: { readable: false } }),
      on("text-twin", words, { mirror: { readable: false } }),
      on("photo-over", upload, { ...over, ...flip }),
      on("stripe-over", library, { ...over, ...flip }),
      on("read-vinyl", vinyl(READ), over),
      on("drawn-vinyl", vinyl(DRAWN), { ...over, ...flip }),
      on("cut", library, edge),
      on("whole", library, { ...edge, whole: true }),
      on("both", words, { ...edge, ...over }),
    ]),
  ).toEqual({
    text: [],
    "text-over": [stands],
    "text-flipped": [backwards],
    "text-twin": [{ code: "twin-backwards", least: 0 }],
    "photo-over": [stands],
    "stripe-over": [],
    "read-vinyl": [stands],
    "drawn-vinyl": [],
    cut: [{ code: "cut", percent: 30, least: 0 }],
    whole: [],
    both: [{ code: "cut", percent: 30, least: 0 }, stands],
  });
});

it("a printer's profile is taken from the owner alone, once it is one, and is printed with once it is saved", async () => {
  const send = async (text: string, role: "owner" | "orders") => {
    const file = new File([text], "printer.icc");
    const { data, errors } = await shop.graphql(PROFILE_UPLOAD, { profile: file }, role === "owner" ? owner : worker);
    return errors?.length ? null : data.productionProfileUpload;
  };
  expect(await send("jpeg", "owner")).toMatchObject({ object: null, errors: [{ code: "PROFILE_NO_PRINTER" }] });
  const { object } = await send("icc of a press", "owner");
  expect(object).toMatch(/^profile\/[0-9a-f]{64}\.icc$/);
  expect(await send("icc", "orders")).toBeNull();
  const save = async (profile: string | null) =>
    (await shop.graphql(RULES_SAVE, { profile }, owner)).data.productionRulesSave.errors;
  expect(await save("profile/../secret.icc")).toMatchObject([{ code: "NOT_FOUND", field: "profile" }]);
  expect(await save(object)).toEqual([]);
  const shown = async () => (await shop.graphql(RULES, {}, owner)).data.productionRules.profile;
  expect(await shown()).toEqual({ object, name: "Test press" });
  expect(await save(null)).toEqual([]);
  expect(await shown()).toBeNull();
});

describe("files of an order", () => {
  it("are asked for once it is paid, however, and for what is printed alone", async () => {
    const [paid, unpaid, bare] = [
      await ordered(stickers),
      await ordered(stickers, false),
      await ordered({ parts: { spoiler: UUIDS.wing } }),
    ];
    await requestDue(shop.services);
    await requestDue(shop.services);
    expect(await filesOf(paid)).toMatchObject([{ state: "WAITING", url: null, pieces: [] }]);
    expect(await filesOf(unpaid)).toMatchObject([{ state: null }]);
    expect(await filesOf(bare)).toEqual([]);
    const jobs = await shop.services.connection.pool.query(
      "select key from graphile_worker.jobs where task_identifier = 'commerce.production'",
    );
    expect(jobs.rows).toHaveLength(1);
  });

  it("are not asked for where the order is sent or closed already", async () => {
    const orders = [await ordered(stickers), await ordered(stickers)];
    for (const [i, status] of ["FULFILLED", "CANCELED"].entries())
      await shop.db.updateTable("commerce.order").set({ status }).where("id", "=", keyOf(orders[i])).execute();
    await requestDue(shop.services);
    for (const id of orders) expect(await filesOf(id)).toMatchObject([{ state: null }]);
  });

  it("are asked for where some of the money went back, and not where all did, or some never came", async () => {
    const [some, all, added] = [await ordered(stickers), await ordered(stickers), await ordered(stickers)];
    const refund = async (id: string, amount: number | null) => {
      const payment = (await shop.graphql(ORDER, { id }, worker)).data.order.transactions[0].id;
      const { data } = await shop.graphql(REFUND, { id: payment, amount }, worker);
      expect(data.transactionRequestAction.errors).toEqual([]);
    };
    await refund(some, 1);
    await refund(all, null);
    await refund(added, 1);
    const { data } = await shop.graphql(ADD_LINE, { id: added, variant: await shop.variant("WING") }, worker);
    expect(data.orderLinesCreate.errors).toEqual([]);
    await requestDue(shop.services);
    expect(await filesOf(some)).toMatchObject([{ state: "WAITING" }]);
    expect(await filesOf(all)).toMatchObject([{ state: null }]);
    expect(await filesOf(added)).toMatchObject([{ state: null }]);
  });

  it("are asked for where another of the order's goods came back, and not where what is printed was sent or is not wanted", async () => {
    const both = { ...stickers, parts: { spoiler: UUIDS.wing } };
    const [open, sent, withdrawn] = [await ordered(both), await ordered(both), await ordered(both)];
    const lines = async (id: string, isPrinted: boolean, change: Record<string, number>) => {
      const rows = shop.db.updateTable("commerce.order_line").set(change).where("order_id", "=", keyOf(id));
      await rows.where("sku", isPrinted ? "!=" : "=", "WING").execute();
    };
    const back = { quantity_fulfilled: 1, quantity_returned: 1 };
    for (const id of [open, sent, withdrawn]) {
      await lines(id, false, back);
      const status = "PARTIALLY_RETURNED";
      await shop.db.updateTable("commerce.order").set({ status }).where("id", "=", keyOf(id)).execute();
    }
    await lines(sent, true, { quantity_fulfilled: 1 });
    await lines(withdrawn, true, { quantity_withdrawn: 1 });
    await requestDue(shop.services);
    expect(await filesOf(open)).toMatchObject([{ state: "WAITING" }]);
    for (const id of [sent, withdrawn]) expect(await filesOf(id)).toMatchObject([{ state: null }]);
  });

  it("are made from the frozen build with the order's own date, and lie behind a link for staff", async () => {
    const id = await ordered(stickers);
    await requestDue(shop.services);
    const [{ design }] = await filesOf(id);
    const object = await shop.services.storage.put("production", new Uint8Array([80, 75, 3, 4]), "zip");
    production.mockResolvedValueOnce({ ok: true, object, drawings: object, assembly: object, report: REPORT });
    await run(design);
    const [order] = production.mock.lastCall ?? [];
    const [row] = await shop.db.selectFrom("commerce.design").selectAll().where("id", "=", design).execute();
    expect(order).toMatchObject({
      build: row?.build,
      date: row?.priced_at,
      language: "en",
      holder: `production:${design}`,
    });
    expect(order?.title).toMatch(/^#\d+ My car$/);
    const [made] = await filesOf(id);
    expect(made).toMatchObject({
      state: "MADE",
      pieces: [{ number: 1, panel: "Hood", dpi: null }],
      films: [{ waste: 0.6 }],
    });
    const answer = await fetched(made.url);
    expect(answer?.headers.get("content-type")).toBe("application/zip");
    expect(answer?.headers.get("content-disposition")).toContain(".zip");
    expect(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array([80, 75, 3, 4]));
    expect((await fetched(`${made.url}x`))?.status).toBe(404);
    expect(await fetched(made.url.replace("/production/", "/other/"))).toBeNull();
    // a second run of the job changes nothing
    await run(design);
    expect(production).toHaveBeenCalledTimes(1);
  });

  it("are tried again where they fail, and then staff read why and ask again", async () => {
    const id = await ordered(stickers);
    await requestDue(shop.services);
    const [{ design }] = await filesOf(id);
    production.mockRejectedValueOnce(new Error("Its process ended."));
    await expect(run(design)).rejects.toThrow("Its process ended.");
    expect(await filesOf(id)).toMatchObject([{ state: "WAITING" }]);
    production.mockRejectedValueOnce(new Error("It took longer than 600 s."));
    await run(design, true);
    expect(await filesOf(id)).toMatchObject([{ state: "FAILED", failure: "It took longer than 600 s." }]);
    const again = (await shop.graphql(REQUEST, { id, design }, worker)).data.orderProductionRequest;
    expect(again).toEqual({ production: { state: "WAITING", url: null }, errors: [] });
    production.mockResolvedValueOnce({
      ok: false,
      code: "no-map",
      message: "The panels of this car cannot be laid flat.",
    });
    await run(design);
    expect(await filesOf(id)).toMatchObject([
      { state: "FAILED", failure: "The panels of this car cannot be laid flat." },
    ]);
  });

  it("are asked for again where they were waited for too long, and not before", async () => {
    const id = await ordered(stickers);
    await requestDue(shop.services);
    const [{ design }] = await filesOf(id);
    const { pool } = shop.services.connection;
    const lose = () =>
      pool.query("delete from graphile_worker._private_jobs where key = $1", [`commerce.production:${design}`]);
    const jobs = async () =>
      (await pool.query("select from graphile_worker.jobs where key = $1", [`commerce.production:${design}`])).rowCount;
    await lose();
    await shop.graphql(REQUEST, { id, design }, worker);
    expect(await jobs()).toBe(0);
    await pool.query(
      "update commerce.production set requested_at = now() - interval '16 minutes' where design_id = $1",
      [design],
    );
    await shop.graphql(REQUEST, { id, design }, worker);
    expect(await jobs()).toBe(1);
    expect(await filesOf(id)).toMatchObject([{ state: "WAITING" }]);
  });

  it("are for staff who work on orders, of that order alone, and not for one that was cancelled before", async () => {
    const [id, other] = [await ordered(stickers), await ordered(stickers)];
    const [{ design }] = await filesOf(other);
    const request = async (visitor: ReturnType<typeof customer> | null) =>
      (await shop.graphql(REQUEST, { id, design }, visitor)) as { errors?: { extensions: { code: string } }[] };
    for (const visitor of [null, customer(), customer({ isStaff: true, roles: ["support"] })]) {
      const seen = await shop.graphql(FILES, { id }, visitor);
      expect(seen.errors?.[0]?.extensions.code).toBe(visitor ? "FORBIDDEN" : "UNAUTHENTICATED");
      expect((await request(visitor)).errors).toHaveLength(1);
    }
    const foreign = (await shop.graphql(REQUEST, { id, design }, worker)).data.orderProductionRequest;
    expect(foreign.errors).toEqual([{ code: "NOT_FOUND", field: "design" }]);
    await shop.graphql(CANCEL, { id }, worker);
    await requestDue(shop.services);
    expect(await filesOf(id)).toMatchObject([{ state: null }]);
  });
});
