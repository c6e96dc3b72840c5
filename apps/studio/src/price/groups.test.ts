import { describe, expect, it } from "vitest";
import { blockedBy, groupOf, groupsOf } from "./groups.ts";
import type { LivePrice, LivePriceLine } from "./live-price.ts";

const usd = (amount: number) => ({ currency: "USD", amount });
const line = (kind: string, reference: string, total: number, over: Partial<LivePriceLine> = {}): LivePriceLine => ({
  kind,
  reference,
  name: reference,
  variantId: null,
  quantity: 1,
  areaCm2: null,
  available: 3,
  verdict: "fits",
  reasons: [],
  unitPrice: usd(total),
  totalPrice: usd(total),
  ...over,
});
const price = (lines: LivePriceLine[], problems: LivePrice["problems"] = []): LivePrice => ({
  currency: "USD",
  lines,
  subtotal: usd(0),
  tax: usd(0),
  shippingFrom: null,
  membership: null,
  total: usd(0),
  pricedAt: "",
  problems,
});

describe("groups of the ledger", () => {
  it("put wheels and brakes together and stickers by their kind", () => {
    expect(groupOf(line("PART", "wheels.front", 1))).toBe("wheels");
    expect(groupOf(line("PART", "spoiler", 1))).toBe("body");
    expect(groupOf(line("STICKER", "wheels", 1))).toBe("stickers");
  });
  it("sum what the server says, to the cent, and every printed piece's area", () => {
    const lines = [
      line("PART", "lip", 0.1),
      line("PART", "spoiler", 0.2),
      line("STICKER", "a", 5, { areaCm2: 100, quantity: 2 }),
    ];
    const [wheels, body, stickers] = groupsOf(price(lines));
    expect([wheels?.amount, body?.amount, stickers?.areaCm2]).toEqual([0, 0.3, 200]);
  });
});

describe("what cannot be ordered", () => {
  it("names the server's problem first, then a part that does not fit", () => {
    expect(blockedBy(price([line("PART", "lip", 1)]))).toBeNull();
    expect(blockedBy(price([line("PART", "lip", 1, { verdict: "block" })]))).toEqual({
      code: "blocked-fitment",
      name: "lip",
    });
    expect(blockedBy(price([], [{ code: "x", message: "Gone", reference: null }]))?.name).toBe("Gone");
    const few = [{ code: "out-of-stock", message: "Only 1", reference: "lip" }];
    expect(blockedBy(price([line("PART", "lip", 1)], few))).toEqual({ code: "out-of-stock", name: "lip" });
  });
});
