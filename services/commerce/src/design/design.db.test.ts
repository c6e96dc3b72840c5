import { randomUUID } from "node:crypto";
import { type BuildDocument, DOCUMENT_VERSION, emptyBuild } from "@carloom/build";
import type { Visitor } from "@carloom/platform";
import type { PresetSnapshot } from "@carloom/threed";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DesignPort } from "../design.port.ts";
import { builtFor, design } from "../testing/built.ts";
import { makeReady } from "../testing/buy.ts";
import { COMPLETE, CREATE, DESIGNS, LINES_ADD, LINES_DELETE, LINES_UPDATE, QUOTE, READ } from "../testing/documents.ts";
import { lettering, library, placement, upload, UUIDS } from "../testing/goods.ts";
import { testPort } from "../testing/port.ts";
import { customer, SEOUL, type Shop, shopFixture } from "../testing/shop.ts";

const presets = new Map<string, PresetSnapshot & { owner: string }>();
let shop: Shop;
let { add, newCart, quote } = {} as ReturnType<typeof builtFor>;
beforeAll(async () => {
  // what is called so lies half off the car, or wholly; the others nobody measured
  const off: Record<string, readonly number[]> = { half: [0.4], gone: [], "one-of-two": [0.8], uneven: [0.8, 0.4] };
  const printed = (build: BuildDocument) => build.stickers.map(({ id }) => off[id] ?? null);
  const port = testPort(presets, printed);
  const ordered: DesignPort["ordered"] = async ({ build, title, reference, date }) => {
    const found = await port.designOf("halden-gt", build, null);
    return found.ok ? { reference, title, userName: null, createdAt: date, design: found.design, origin: null } : null;
  };
  shop = await shopFixture({ threed: { ...port, ordered } });
  ({ add, newCart, quote } = builtFor(shop));
});
afterAll(() => shop.drop());

const wheels = { "wheels.front": UUIDS.rim, "wheels.rear": UUIDS.rim };

describe("a quote", () => {
  it("prices wheels by the piece and stickers by area, on the server", async () => {
    const build = {
      parts: { ...wheels, spoiler: UUIDS.wing },
      stickers: [
        placement("a", library, [0.5, 1.6]),
        placement("b", upload, [0.412, 0.3236], { mirror: { readable: true } }),
        placement("c", lettering("FAST"), [0.1, 0.02]),
        placement("d", library, [1, 1], { hidden: true }),
      ],
    };
    const answer = await quote(build);
    expect(answer.problems).toEqual([]);
    const lines = answer.lines.map(
      (l: Record<string, never> & { unitPrice: { amount: number }; totalPrice: { amount: number } }) => [
        l.kind,
        l.reference,
        l.quantity,
        l.areaCm2,
        l.unitPrice.amount,
        l.totalPrice.amount,
        l.verdict,
        l.available,
      ],
    );
    expect(lines).toEqual([
      ["PART", "wheels.front", 2, null, 620, 1240, "fits", 40],
      ["PART", "wheels.rear", 2, null, 620, 1240, "fits", 40],
      ["PART", "spoiler", 1, null, 480, 480, "fits", 20],
      ["STICKER", "a", 1, 8000, 76, 76, "fits", null],
      ["STICKER", "b", 2, 1333.23, 12.67, 25.34, "fits", null],
      ["STICKER", "c", 1, 20, 9, 9, "fits", null],
    ]);
    expect(answer).toMatchObject({
      currency: "USD",
      subtotal: { amount: 3070.34 },
      tax: { amount: 0 },
      total: { amount: 3070.34 },
    });
    const german = await quote(build, "default-channel", "DE");
    expect(german.total.amount).toBe(3653.7);
    expect(german.shippingFrom.amount).toBeGreaterThan(answer.shippingFrom.amount);
    const korean = await quote(build, "krw", "KR");
    expect(korean).toMatchObject({ currency: "KRW", total: korean.subtotal });
    expect(korean.tax.amount).toBeGreaterThan(0);
  });

  it("charges what is printed: not what an edge cuts off, and nothing for what is off the car", async () => {
    const both = { mirror: { readable: true } };
    const stickers = [
      placement("half", library, [0.5, 1.6]),
      placement("gone", library, [0.5, 1.6]),
      placement("one-of-two", library, [0.5, 1.6], both),
      placement("uneven", library, [0.5, 1.6], both),
    ];
    const { lines, problems } = await quote({ stickers });
    expect(problems).toEqual([]);
    expect(
      lines.map((l: { reference: string; quantity: number; areaCm2: number; totalPrice: { amount: number } }) => [
        l.reference,
        l.quantity,
        l.areaCm2,
        l.totalPrice.amount,
      ]),
    ).toEqual([
      ["half", 1, 4000, 38],
      ["one-of-two", 1, 8000, 76],
      ["uneven", 2, 6000, 114],
    ]);
    const id = await newCart();
    const added = await add(id, { design: design({ stickers }) });
    expect(added.design.total.amount).toBe(228);
    const area = (line: { metadata: { key: string; value: string }[] }) =>
      line.metadata.find(({ key }) => key === "areaCm2")?.value;
    expect(added.checkout.lines.map(area)).toEqual(["4000", "8000", "6000"]);
  });

  it("prints a sticker of the library that is no product of its own as any picture, but none that is not for sale", async () => {
    const asked = () => quote({ stickers: [placement("a", library, [0.5, 1.6])] });
    const variants = () => shop.db.updateTable("commerce.variant").where("sku", "=", "sticker-stripe");
    const { sticker_uuid } = await shop.db
      .selectFrom("commerce.variant")
      .select("sticker_uuid")
      .where("sku", "=", "sticker-stripe")
      .executeTakeFirstOrThrow();
    await variants().set({ sticker_uuid: null }).execute();
    expect(await asked()).toMatchObject({
      problems: [],
      lines: [{ variantId: await shop.variant("custom-print"), areaCm2: 8000 }],
    });
    await variants().set({ sticker_uuid }).execute();
    expect((await asked()).lines[0].variantId).toBe(await shop.variant("sticker-stripe"));
    const shown = (is: boolean) =>
      shop.db.updateTable("commerce.product").set({ is_published: is }).where("slug", "=", "sticker-stripe").execute();
    await shown(false);
    expect((await asked()).problems).toMatchObject([{ code: "not-sold", reference: "a" }]);
    await shown(true);
  });

  it("says on quote, cart line and frozen design what is printed whole although an edge cuts it", async () => {
    const stickers = [
      placement("half", library, [0.5, 1.6]),
      { ...placement("all", library, [0.5, 1.6]), whole: true },
    ];
    const id = await newCart();
    const added = await add(id, { design: design({ stickers }) });
    const noted = added.checkout.lines.map(
      (line: { metadata: { key: string; value: string }[] }) => line.metadata.find(({ key }) => key === "whole")?.value,
    );
    expect(noted).toEqual([undefined, "true"]);
    expect(added.design.lines).toEqual([
      { reference: "half", whole: false },
      { reference: "all", whole: true },
    ]);
  });

  it("says what stands in the way, and never more than that", async () => {
    const codes = async (build: object, templateSlug = "halden-gt") =>
      (
        await shop.graphql(QUOTE, { channel: "default-channel", design: { templateSlug, build } })
      ).data.designQuote.problems.map((p: { code: string; reference: string }) => [p.code, p.reference]);
    expect(await codes({}, "no-such-car")).toEqual([["unknown-template", null]]);
    expect(await codes({ parts: { spoiler: randomUUID() } })).toEqual([["unknown-part", "spoiler"]]);
    expect(await codes({ parts: { spoiler: UUIDS.rim } })).toEqual([["part-slot", "spoiler"]]);
    expect(await codes({ parts: { spoiler: UUIDS.unsold } })).toEqual([["not-sold", "spoiler"]]);
    expect(await codes({ parts: { "wheels.front": UUIDS.rimThatDoesNotFit } })).toEqual([
      ["blocked-fitment", "wheels.front"],
    ]);
    expect(await codes({ stickers: [{ price: 0 }] })).toEqual([["invalid", null]]);
    expect(await codes({ price: 0 })).toEqual([["invalid", null]]);
    const unknown = await shop.graphql(QUOTE, { channel: "nowhere", design: design({}) });
    expect(unknown.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("a design in the cart", () => {
  it("freezes build, prices and verdicts until it is ordered", async () => {
    const id = await newCart();
    const build = { parts: wheels, stickers: [placement("a", library, [0.5, 1.6])] };
    const added = await add(id, { design: design(build) });
    expect(added.errors).toEqual([]);
    expect(added.design).toMatchObject({ title: "My car", total: { amount: 2556 } });
    const data = Object.fromEntries(
      added.checkout.lines[2].metadata.map((m: { key: string; value: string }) => [m.key, m.value]),
    );
    expect(data).toEqual({
      designId: added.design.id,
      designTitle: "My car",
      reference: "a",
      kind: "STICKER",
      name: "Stripe",
      verdict: "fits",
      areaCm2: "8000",
    });
    // the shop gets dearer; the cart keeps its price, a new quote does not
    await shop.db.updateTable("commerce.variant_price").set({ amount: 70_000 }).where("amount", "=", 62_000).execute();
    expect((await quote(build)).total.amount).toBe(2876);
    expect((await shop.graphql(READ, { id })).data.checkout.subtotalPrice.gross.amount).toBe(2556);
    await makeReady(shop, id, SEOUL);
    const { order, errors } = (await shop.graphql(COMPLETE, { id })).data.checkoutComplete;
    expect(errors).toEqual([]);
    await shop.db.updateTable("commerce.variant_price").set({ amount: 62_000 }).where("amount", "=", 70_000).execute();
    const [frozen] = (await shop.graphql(DESIGNS, { token: order.token })).data.orderDesigns;
    expect(frozen).toMatchObject({
      id: added.design.id,
      total: { amount: 2556 },
      build: { version: DOCUMENT_VERSION, parts: wheels, stickers: [{ id: "a", size: [0.5, 1.6] }] },
    });
    expect(frozen.lines.map((l: { verdict: string }) => l.verdict)).toEqual(["fits", "fits", "fits"]);
    // staff look at it in 3D, with the pictures of its buyer; nobody else is told what draws it
    const SHOWN = "query shown($id: UUID!) { orderDesignShown(id: $id) }";
    const shownTo = async (visitor: Visitor | null, of = frozen.id) => shop.graphql(SHOWN, { id: of }, visitor);
    const shown = (await shownTo(customer({ isStaff: true, roles: ["support"] }))).data.orderDesignShown;
    expect(shown).toMatchObject({
      template: { slug: "halden-gt", manifest: expect.anything() },
      build: { parts: wheels, stickers: [{ id: "a" }] },
      parts: expect.arrayContaining(
        Object.entries(wheels).map(([slot, uuid]) => expect.objectContaining({ slot, uuid })),
      ),
    });
    expect((await shownTo(customer())).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await shownTo(null)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const inCart = (await add(await newCart(), { design: design({ parts: wheels }) })).design.id;
    expect((await shownTo(customer({ isStaff: true, roles: ["orders"] }), inCart)).data.orderDesignShown).toBeNull();
  });

  it("tells on the line of a lettering what it says, whatever its layer is called", async () => {
    const id = await newCart();
    const stickers = [
      placement("a", lettering("MINA\n RACING"), [0.1, 0.02], { name: "left door" }),
      placement("b", upload, [0.412, 0.3236]),
    ];
    const { checkout } = await add(id, { design: design({ stickers }) });
    const noted = checkout.lines.map(({ metadata }: { metadata: { key: string; value: string }[] }) =>
      Object.fromEntries(metadata.map(({ key, value }) => [key, value])),
    );
    expect(noted).toEqual([
      expect.objectContaining({ reference: "a", name: "left door", words: "MINA RACING" }),
      expect.not.objectContaining({ words: expect.anything() }),
    ]);
  });

  it("never merges with another one or with loose goods, and goes as a whole", async () => {
    const id = await newCart();
    const lines = [{ variantId: await shop.variant("RIM"), quantity: 1 }];
    await shop.graphql(LINES_ADD, { id, lines });
    await add(id, { design: design({ parts: wheels }) });
    const { checkout } = await add(id, { design: design({ parts: wheels }) });
    expect(checkout.lines.map((l: { quantity: number }) => l.quantity)).toEqual([1, 2, 2, 2, 2]);
    await shop.graphql(LINES_ADD, { id, lines });
    const update = (await shop.graphql(LINES_UPDATE, { id, lines: [{ lineId: checkout.lines[1].id, quantity: 1 }] }))
      .data;
    expect(update.checkoutLinesUpdate.errors[0].code).toBe("INVALID");
    const left = (await shop.graphql(LINES_DELETE, { id, linesIds: [checkout.lines[1].id] })).data.checkoutLinesDelete;
    expect(left.checkout.lines.map((l: { quantity: number }) => l.quantity)).toEqual([2, 2, 2]);
  });

  it("takes the place of another one of the same cart in one step, or changes nothing", async () => {
    const id = await newCart();
    const first = (await add(id, { design: design({ parts: wheels }) })).design;
    const kept = (await add(id, { design: design({ parts: { spoiler: UUIDS.wing } }) })).design;
    const blocked = design({ parts: { "wheels.front": UUIDS.rimThatDoesNotFit } });
    const state = async () => JSON.stringify((await shop.graphql(READ, { id })).data.checkout.lines);
    const before = await state();
    const elsewhere = await newCart();
    const foreign = (await add(elsewhere, { design: design({ parts: wheels }) })).design;
    for (const [given, field] of [
      [{ design: blocked, replaces: first.id }, "wheels.front"],
      [{ design: design({ parts: wheels }), replaces: foreign.id }, "replaces"],
      [{ design: design({ parts: wheels }), replaces: randomUUID() }, "replaces"],
    ] as const) {
      expect((await add(id, given)).errors[0].field).toBe(field);
      expect(await state()).toBe(before);
    }
    const {
      errors,
      checkout,
      design: next,
    } = await add(id, {
      design: design({ parts: { "wheels.front": UUIDS.rim }, stickers: [placement("a", library, [0.5, 1.6])] }),
      replaces: first.id,
    });
    expect(errors).toEqual([]);
    const of = checkout.lines.map(
      (l: { metadata: { key: string; value: string }[] }) => l.metadata.find(({ key }) => key === "designId")?.value,
    );
    expect(of).toEqual([kept.id, next.id, next.id]);
    expect((await shop.graphql(READ, { id: elsewhere })).data.checkout.lines).toHaveLength(2);
  });

  it("is refused, with nothing changed, when something stands in the way", async () => {
    const id = await newCart();
    const cases: [object, string][] = [
      [{ design: design({ parts: { "wheels.front": UUIDS.rimThatDoesNotFit } }) }, "BLOCKED_FITMENT"],
      [{ design: design({ parts: { spoiler: randomUUID() } }) }, "UNKNOWN_PART"],
      [{ design: design({ parts: { spoiler: UUIDS.unsold } }) }, "NOT_SOLD"],
      [{ design: design({}) }, "NO_LINES"],
      [{ design: { templateSlug: "closed", build: {} } }, "UNKNOWN_TEMPLATE"],
      [{ design: design({ stickers: [placement("a", library, [-1, 1])] }) }, "INVALID"],
      [{ design: design("{") }, "INVALID"],
      [{}, "INVALID"],
      [{ presetUuid: randomUUID() }, "NOT_FOUND"],
      [{ presetUuid: randomUUID(), design: design({ parts: wheels }) }, "INVALID"],
    ];
    const before = (await shop.graphql(READ, { id })).data.checkout;
    for (const [given, code] of cases) {
      const answer = await add(id, given);
      expect([given, answer.errors[0]?.code, answer.checkout]).toEqual([given, code, null]);
    }
    expect((await shop.graphql(READ, { id })).data.checkout).toEqual(before);
    expect(await shop.db.selectFrom("commerce.design").select("id").where("title", "=", "closed").execute()).toEqual(
      [],
    );
    const foreign = (await shop.graphql(CREATE, { input: {} }, customer())).data.checkoutCreate.checkout.id;
    expect((await add(foreign, { design: design({ parts: wheels }) })).errors[0].code).toBe("NOT_FOUND");
  });

  it("is called what was typed, without what turns its reading", async () => {
    const given = design({ parts: wheels }, { title: " \u202eelcit\u202c " });
    const { design: added } = await add(await newCart(), { design: given });
    expect(added.title).toBe("elcit");
  });

  it("comes from a preset that is the visitor's own", async () => {
    const me = customer();
    const uuid = randomUUID();
    presets.set(uuid, {
      owner: me.userId,
      uuid,
      title: "Track day",
      templateSlug: "halden-gt",
      build: { ...emptyBuild(), parts: { spoiler: UUIDS.wing } },
      thumbnail: `${shop.services.settings.public.cdn}/presets/${"a".repeat(64)}.webp`,
      thumbnailObject: `presets/${"a".repeat(64)}.webp`,
    });
    const id = await newCart();
    expect((await add(id, { presetUuid: uuid })).errors[0].code).toBe("NOT_FOUND");
    expect((await add(id, { presetUuid: uuid }, customer())).errors[0].code).toBe("NOT_FOUND");
    const { design: added } = await add(id, { presetUuid: uuid }, me);
    expect(added).toMatchObject({ title: "Track day", total: { amount: 480 } });
    expect(added.thumbnail).toBe(presets.get(uuid)?.thumbnail);
  });

  it("takes a small picture of its own and nothing from elsewhere", async () => {
    const id = await newCart();
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const thumbnail = async (text: string) =>
      (await add(id, { design: design({ parts: { spoiler: UUIDS.wing } }, { thumbnail: text }) })).design.thumbnail;
    expect(await thumbnail(`data:image/png;base64,${pixel}`)).toMatch(/\/cdn\/designs\/[0-9a-f]{64}\.webp$/);
    for (const text of [
      "https://evil.example/x.png",
      "javascript:alert(1)",
      "data:image/svg+xml;base64,PHN2Zy8+",
      "data:image/png;base64,AAAA",
    ])
      expect(await thumbnail(text)).toBeNull();
  });
});
