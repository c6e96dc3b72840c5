import { describe, expect, it } from "vitest";
import { type Sums, sumRows } from "./sums.ts";
import { applyTax, sumTaxed } from "./tax.ts";

/** An order of goods at 10 % or 8.875 % tax, as carts price it. */
function sums(goods: number, delivery: Sums["delivery"], voucher: number, free: number, included: boolean): Sums {
  const ppm = included ? 100_000 : 88_750;
  const carried = typeof delivery === "number" ? delivery : 0;
  const total = sumTaxed([applyTax(goods - voucher - free, ppm, included), applyTax(carried, ppm, included)]);
  return { total, included, delivery, voucher, free };
}
const kinds = (of: Sums) => sumRows(of).map(({ kind }) => kind);

describe("the rows of a summary", () => {
  it("begin with the goods as they were, and name included tax after the total", () => {
    expect(sumRows(sums(32_000, 3000, 5000, 0, true))).toEqual([
      { kind: "goods", amount: 32_000 },
      { kind: "voucher", amount: -5000 },
      { kind: "delivery", amount: 3000 },
      { kind: "total", amount: 30_000 },
      { kind: "taxIncluded", amount: 2728 },
    ]);
    expect(kinds(sums(1000, "later", 0, 0, false))).toEqual(["goods", "delivery", "tax", "total"]);
    expect(kinds(sums(1000, "none", 0, 200, true))).toEqual(["goods", "free", "total", "taxIncluded"]);
  });

  it("name no tax on top, and a total without it, while nobody knows where it goes", () => {
    const unknown = { ...sums(1000, "later", 0, 0, false), taxLater: true };
    expect(sumRows(unknown).slice(-2)).toEqual([
      { kind: "tax", amount: null },
      { kind: "total", amount: 1000 },
    ]);
    const held = sums(1100, "later", 0, 0, true);
    expect(sumRows({ ...held, taxLater: true })).toEqual(sumRows(held));
  });

  it("add up to the total, whatever is taken off and whether tax is held or comes on top", () => {
    for (const included of [true, false])
      for (const delivery of [0, 499, 12_345, "later", "none"] as const)
        for (const [voucher, free] of [
          [0, 0],
          [1, 0],
          [777, 333],
          [0, 9999],
        ] as const) {
          const rows = sumRows(sums(9999, delivery, voucher, free && Math.min(free, 9999 - voucher), included));
          const end = rows.findIndex(({ kind }) => kind === "total");
          const sum = rows.slice(0, end).reduce((all, { amount }) => all + (amount ?? 0), 0);
          expect(sum, JSON.stringify(rows)).toBe(rows[end]?.amount);
          expect(rows[0]).toEqual({ kind: "goods", amount: 9999 });
        }
  });
});
