import { describe, expect, it } from "vitest";
import { sumsOf } from "./sums.ts";

const order = (total: number, kept: number, ...refunded: number[]) =>
  sumsOf({
    total: { gross: { amount: total, currency: "USD" } },
    totalCharged: { amount: kept, currency: "USD" },
    transactions: refunded.map((amount) => ({ refundedAmount: { amount, currency: "USD" } })),
  } as unknown as Parameters<typeof sumsOf>[0]);

describe("what an order owes", () => {
  it("is what never came, whatever was given back of what did", () => {
    expect(order(100, 0, 0)).toEqual({ paid: 0, refunded: 0, due: 100, over: 0 });
    expect(order(100, 40, 0)).toMatchObject({ paid: 40, due: 60, over: 0 });
    expect(order(100, 80, 20)).toEqual({ paid: 100, refunded: 20, due: 0, over: 0 });
    expect(order(100, 0, 70, 30)).toEqual({ paid: 100, refunded: 100, due: 0, over: 0 });
  });

  it("is given back where more is kept than the total, and is not owed by dust of decimals", () => {
    expect(order(100, 120, 0)).toMatchObject({ due: 0, over: 20 });
    expect(order(100, 100, 20)).toMatchObject({ due: 0, over: 0 });
    expect(order(0.3, 0.1, 0.2)).toMatchObject({ paid: 0.3, due: 0, over: 0 });
  });
});
