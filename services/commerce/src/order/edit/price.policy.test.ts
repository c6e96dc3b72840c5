import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceEdited, withQuantity } from "./price.policy.ts";

const line = (quantity: number, unit: number, kept = 0, taxPpm = 100_000) => ({
  quantity,
  whole: quantity * unit,
  kept,
  taxPpm,
});

describe("prices of an edited order", () => {
  it("take one discount after the other, and split each over the lines", () => {
    const { lines, subtotal, taken } = priceEdited(
      [line(2, 1000), line(1, 2000)],
      [
        { kind: "percentage", ppm: 100_000 },
        { kind: "fixed", amount: 360 },
      ],
      true,
    );
    expect(taken).toEqual([400, 360]);
    expect(lines.map(({ manual }) => manual)).toEqual([380, 380]);
    expect(subtotal.gross).toBe(3240);
    expect(lines[0]?.total).toEqual({ gross: 1620, net: 1473, tax: 147 });
    expect(lines[0]?.unit.gross).toBe(810);
  });

  it("never fall below nothing, and keep what a voucher took", () => {
    const { subtotal, taken } = priceEdited([line(1, 500, 100)], [{ kind: "fixed", amount: 10_000 }], false);
    expect([subtotal.net, subtotal.gross, taken]).toEqual([0, 0, [400]]);
  });

  it("add up whatever is asked for", () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      unit: fc.integer({ min: 0, max: 5_000_000 }),
      share: fc.integer({ min: 0, max: 100 }),
    });
    const anyDiscount = fc.oneof(
      fc.record({ kind: fc.constant("percentage" as const), ppm: fc.integer({ min: 0, max: 1_000_000 }) }),
      fc.record({ kind: fc.constant("fixed" as const), amount: fc.integer({ min: 0, max: 9_000_000 }) }),
    );
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.array(anyDiscount, { maxLength: 3 }),
        (some, offs) => {
          const given = some.map(({ quantity, unit, share }) =>
            line(quantity, unit, Math.floor((quantity * unit * share) / 100)),
          );
          const { lines, subtotal, taken } = priceEdited(given, offs, true);
          const left = given.reduce((sum, { whole, kept }) => sum + whole - kept, 0);
          const off = taken.reduce((sum, amount) => sum + amount, 0);
          expect(subtotal.gross).toBe(left - off);
          expect(lines.reduce((sum, { manual }) => sum + manual, 0)).toBe(off);
          for (const { total } of lines) expect(total.gross).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("follow the number of pieces", () => {
    expect(withQuantity({ quantity: 2, whole: 2000, kept: 301 }, 3)).toEqual({ quantity: 3, whole: 3000, kept: 452 });
  });

  it("keep what counts once as it is, and never more than the pieces that are left cost", () => {
    const line = { quantity: 3, whole: 3000, kept: 900, promotion: 300 };
    expect(withQuantity(line, 6, 600)).toEqual({ quantity: 6, whole: 6000, kept: 1200, promotion: 600 });
    expect(withQuantity(line, 1, 600)).toEqual({ quantity: 1, whole: 1000, kept: 700, promotion: 100 });
    expect(withQuantity({ quantity: 3, whole: 3000, kept: 2500 }, 1, 2500)).toMatchObject({ whole: 1000, kept: 1000 });
  });
});
