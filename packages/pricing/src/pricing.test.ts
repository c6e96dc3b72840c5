import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyTax,
  areaCm2,
  divideRounded,
  fromMinor,
  lineTotal,
  printedSticker,
  ratePpm,
  splitLargestRemainder,
  stickerPieces,
  stickerPrice,
  sumMoney,
  sumTaxed,
  toMinor,
} from "./index.ts";

const amount = fc.integer({ min: -1e11, max: 1e11 });
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe("rounding", () => {
  it("goes half away from zero, on both sides", () => {
    expect([divideRounded(5n, 2n), divideRounded(-5n, 2n), divideRounded(4n, 3n)]).toEqual([3, -3, 1]);
  });
});

describe("minor units", () => {
  it("keep the decimal that was written, in each currency", () => {
    expect([toMinor(1.005, "USD"), toMinor(19.99, "USD"), toMinor(-0.005, "USD")]).toEqual([101, 1999, -1]);
    expect([toMinor(1200, "KRW"), toMinor(0.5, "JPY"), toMinor(1e-9, "USD")]).toEqual([1200, 1, 0]);
    expect(() => toMinor(1, "XXX")).toThrow(/XXX/);
    expect(() => toMinor(Number.NaN, "USD")).toThrow(RangeError);
  });
  it("come back from major units unchanged", () => {
    fc.assert(
      fc.property(amount, fc.constantFrom("USD", "KRW", "JPY"), (minor, currency) => {
        expect(toMinor(fromMinor(minor, currency), currency)).toBe(minor);
      }),
    );
  });
  it("refuse fractions", () => {
    expect(() => sumMoney([1, 0.5])).toThrow(RangeError);
    expect(() => lineTotal(100, -1)).toThrow(RangeError);
    expect(() => lineTotal(100, 0.5)).toThrow(RangeError);
  });
});

describe("splitLargestRemainder", () => {
  it("loses and invents nothing and stays within one unit of the exact share", () => {
    fc.assert(
      fc.property(amount, fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 }), (total, weights) => {
        const parts = splitLargestRemainder(total, weights);
        expect(sum(parts)).toBe(total);
        const whole = sum(weights);
        parts.forEach((part, i) => {
          const exact = whole === 0 ? total / weights.length : (total * (weights[i] ?? 0)) / whole;
          expect(Math.abs(part - exact)).toBeLessThanOrEqual(1 + 1e-3);
        });
      }),
    );
  });
  it("gives nothing to a weight of zero beside others, and the odd unit to the first", () => {
    expect(splitLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitLargestRemainder(-100, [1, 0, 2])).toEqual([-33, 0, -67]);
    expect(() => splitLargestRemainder(1, [])).toThrow(RangeError);
    expect(() => splitLargestRemainder(1, [-1])).toThrow(RangeError);
  });
});

describe("sticker price", () => {
  const rate = { perSquareMetre: 32_000, minimum: 500 };
  it("is the shown area times the rate, with a minimum", () => {
    expect(areaCm2([0.412, 0.3236])).toBe(1333.23);
    expect(stickerPrice(1333.23, rate)).toBe(4266);
    expect(stickerPrice(areaCm2([0.02, 0.02]), rate)).toBe(500);
  });
  it("never falls when the area grows", () => {
    const side = fc.double({ min: 0.005, max: 8, noNaN: true });
    fc.assert(
      fc.property(side, side, fc.double({ min: 1, max: 2, noNaN: true }), (w, h, by) => {
        const small = stickerPrice(areaCm2([w, h]), rate);
        expect(stickerPrice(areaCm2([w * by, h]), rate)).toBeGreaterThanOrEqual(small);
        expect(Number.isSafeInteger(small)).toBe(true);
      }),
    );
  });
  it("counts the linked twin and not what is hidden", () => {
    expect(stickerPieces({ hidden: false, mirror: null })).toBe(1);
    expect(stickerPieces({ hidden: false, mirror: { readable: true } })).toBe(2);
    expect(stickerPieces({ hidden: true, mirror: { readable: true } })).toBe(0);
  });
});

describe("tax", () => {
  it("adds or finds the same tax", () => {
    expect(applyTax(10_000, ratePpm(8.875), false)).toEqual({ net: 10_000, tax: 888, gross: 10_888 });
    expect(applyTax(11_000, ratePpm(10), true)).toEqual({ net: 10_000, tax: 1000, gross: 11_000 });
  });
  it("always adds up, and an inclusive price of an exclusive total gives the net back", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 300_000 }), (net, ppm) => {
        const on = applyTax(net, ppm, false);
        expect(on.net + on.tax).toBe(on.gross);
        const inside = applyTax(on.gross, ppm, true);
        expect(inside.net + inside.tax).toBe(on.gross);
        expect(Math.abs(inside.net - net)).toBeLessThanOrEqual(1);
      }),
    );
  });
  it("totals are the sums of lines", () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), (amounts) => {
        const lines = amounts.map((a) => applyTax(a, 100_000, true));
        const total = sumTaxed(lines);
        expect(total.gross).toBe(sumMoney(amounts));
        expect(total.net + total.tax).toBe(total.gross);
      }),
    );
  });
});

it("asks the least price once for a vinyl, which is one piece, and for each of the shapes that it was made of", () => {
  const rate = { perSquareMetre: 9000, minimum: 300 };
  const priceOf = (printed: readonly number[]) => {
    const made = printedSticker({ hidden: false, mirror: null, size: [1, 1] }, printed);
    return made ? made.pieces * stickerPrice(made.areaCm2, rate) : 0;
  };
  // 300 dots of 1 cm²
  const apart = Array.from({ length: 300 }, () => priceOf([0.0001])).reduce((sum, price) => sum + price, 0);
  expect([priceOf([0.03]), apart]).toEqual([300, 90_000]);
  // and its area where that is worth more
  expect(priceOf([0.09])).toBe(810);
});
