// reads: packages/i18n/messages
import { translate } from "@carloom/i18n/merge";
import { expect, it } from "vitest";
import { isAllSent, parcelsOf, slipFacts, slipLines } from "./slip-lines.ts";

type Order = Parameters<typeof slipLines>[0];
const line = (id: string, quantity: number, quantityToFulfill: number, isShippingRequired = true) => ({
  id,
  productName: `Wheel ${id}`,
  variantName: "19 in",
  translatedProductName: `Wheel ${id}`,
  translatedVariantName: "19 in",
  productSku: id,
  quantity,
  quantityFulfilled: quantity - quantityToFulfill,
  quantityToFulfill,
  isShippingRequired,
});
const parcel = (fulfillmentOrder: number, status: string, pieces: Record<string, number>) => ({
  fulfillmentOrder,
  status,
  lines: Object.entries(pieces).map(([id, quantity]) => ({ id: `f${id}`, quantity, orderLine: { id } })),
});
const order = (lines: object[], fulfillments: object[]) => ({ lines, fulfillments }) as unknown as Order;
const pieces = (of: Order, number: number | null) => slipLines(of, number).map(({ id, quantity }) => [id, quantity]);

it("names goods as the shop does, and beneath as their buyer reads them where that is something else", () => {
  const korean = { ...line("a", 1, 1), translatedProductName: "휠 a", translatedVariantName: "19인치" };
  expect(slipLines(order([korean, line("b", 1, 1)], []), null)).toMatchObject([
    { name: "Wheel a", note: "19 in", read: "휠 a · 19인치" },
    { name: "Wheel b", note: "19 in", read: "" },
  ]);
});

it("lists nothing that the buyer withdrew from before it left", () => {
  const sent = order([{ ...line("a", 4, 0), quantityFulfilled: 3 }], [parcel(1, "FULFILLED", { a: 3 })]);
  expect(pieces(sent, null)).toEqual([["a", 3]]);
});

it("lists what is still to be packed, and never what nobody carries", () => {
  const half = order(
    [line("a", 4, 1), line("b", 1, 0), line("plan", 1, 1, false)],
    [parcel(1, "FULFILLED", { a: 3, b: 1 })],
  );
  expect([isAllSent(half), pieces(half, null)]).toEqual([false, [["a", 1]]]);
  expect(pieces(half, 1)).toEqual([
    ["a", 3],
    ["b", 1],
  ]);
});

it("lists everything once all is sent, and offers parcels that left: not those taken back, nor what came back", () => {
  const sent = order(
    [line("a", 4, 0)],
    [parcel(1, "CANCELED", { a: 4 }), parcel(2, "FULFILLED", { a: 4 }), parcel(3, "RETURNED", { a: 1 })],
  );
  expect([isAllSent(sent), pieces(sent, null)]).toEqual([true, [["a", 4]]]);
  expect(parcelsOf(sent)).toEqual([2]);
});

it("says whether goods fit the car that they were bought for, in the buyer's language, and which axle they are for", () => {
  const facts = (noted: object, language: "en" | "ko" | "ja") => {
    const [found] = slipLines(order([{ ...line("a", 4, 4), ...noted }], []), null);
    return found && slipFacts(found.noted, translate(language), language);
  };
  const wheel = { verdict: "warn", fitName: "Halden GT", fitNameKo: "할덴 GT", reference: "wheel.front" };
  expect(facts(wheel, "en")).toBe("Front axle · Halden GT: Fits with a warning");
  expect(facts(wheel, "ko")).toMatch(/ · 할덴 GT: \S/);
  expect(facts(wheel, "ja")).toMatch(/ · Halden GT[:：]/);
  const sticker = { kind: "STICKER", layer: "CARLOOM", words: "NIGHT RUN", areaCm2: "1234.4", whole: "true" };
  expect(facts(sticker, "en")).toBe("“NIGHT RUN” · 1,234 cm² · printed whole");
  // the parts of a build were judged with it
  expect(facts({ verdict: "fits" }, "en")).toBe("");
});
