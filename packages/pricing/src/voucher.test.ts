import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DiscountValue, discountCheapest, discountLines, discountOn, percentPpm } from "./voucher.ts";

const value = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }).map((ppm): DiscountValue => ({ kind: "percentage", ppm })),
  fc.nat(1e9).map((amount): DiscountValue => ({ kind: "fixed", amount })),
);

describe("a discount", () => {
  it("is a part of the price, rounded half away from zero, or a sum up to the price", () => {
    expect(discountOn(1995, { kind: "percentage", ppm: percentPpm(10) })).toBe(200);
    expect(discountOn(1995, { kind: "fixed", amount: 5000 })).toBe(1995);
    expect(discountOn(0, { kind: "fixed", amount: 5000 })).toBe(0);
    expect(() => percentPpm(101)).toThrow(RangeError);
    expect(() => percentPpm(-1)).toThrow(RangeError);
  });

  it("adds up over the lines and takes no line below nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e8), { maxLength: 30 }), value, (prices, off) => {
        const parts = discountLines(prices, off);
        const total = prices.reduce((sum, price) => sum + price, 0);
        expect(parts).toHaveLength(prices.length);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(discountOn(total, off));
        parts.forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(prices[i] ?? 0);
        });
      }),
    );
  });

  it("never grows when the price falls", () => {
    fc.assert(
      fc.property(fc.nat(1e8), fc.nat(1e8), value, (a, b, off) => {
        expect(discountOn(Math.min(a, b), off)).toBeLessThanOrEqual(discountOn(Math.max(a, b), off));
      }),
    );
  });
});

describe("a discount on one piece alone", () => {
  const line = (price: number, quantity = 1, isMeant = true) => ({ price, quantity, isMeant });
  const TENTH = { kind: "percentage", ppm: 100_000 } as const;

  it("is on the cheapest piece of the lines that are meant, however many there are of it", () => {
    expect(discountCheapest([line(3_000, 3), line(900), line(500, 1, false)], TENTH)).toEqual([0, 90, 0]);
    expect(discountCheapest([line(3_000, 5), line(900)], TENTH)).toEqual([60, 0]);
  });

  it("is on the first of those that cost the same, and on none that is free or not there", () => {
    expect(discountCheapest([line(0), line(500), line(500)], TENTH)).toEqual([0, 50, 0]);
    expect(discountCheapest([line(0), line(500, 1, false)], TENTH)).toEqual([0, 0]);
    expect(discountCheapest([], TENTH)).toEqual([]);
  });

  it("as an amount is never more than the piece costs", () => {
    expect(discountCheapest([line(1_000, 2), line(900)], { kind: "fixed", amount: 700 })).toEqual([500, 0]);
  });
});
