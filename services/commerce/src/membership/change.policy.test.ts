import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditOf } from "./change.policy.ts";
import { DAY_MS } from "./membership.policy.ts";

const start = new Date("2027-03-01T09:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * DAY_MS);
const month = { start, end: after(31) };

describe("what the rest of a paid period is worth", () => {
  it("is counted in whole days and whole minor units, also of won and yen", () => {
    expect(creditOf(27_500, month, after(15))).toBe(14_194);
    expect(creditOf(1000, month, after(30.5))).toBe(32);
    // the day that has begun counts for the member, and the sum holds all day
    expect(creditOf(2200, month, after(15.001))).toBe(creditOf(2200, month, after(15.9)));
    expect([creditOf(2200, month, start), creditOf(2200, month, after(31)), creditOf(2200, month, after(40))]).toEqual([
      2200, 0, 0,
    ]);
  });

  it("is the whole of one that is to come, and never more than was paid", () => {
    expect(creditOf(2200, month, after(-5))).toBe(2200);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.double({ min: -40, max: 40, noNaN: true }), (worth, days) => {
        const credit = creditOf(worth, month, after(days));
        expect(Number.isSafeInteger(credit) && credit >= 0 && credit <= worth).toBe(true);
      }),
    );
  });
});
