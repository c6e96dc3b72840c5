import { describe, expect, it } from "vitest";
import { receivedOf, refundSplit, sumsOf } from "./sums.ts";

const order = (total: number, kept: number, ...refunded: number[]) =>
  sumsOf({
    total: { gross: { amount: total, currency: "USD" } },
    totalCharged: { amount: kept, currency: "USD" },
    transactions: refunded.map((amount) => ({
      refundedAmount: { amount, currency: "USD" },
      refundPendingAmount: { amount: 0, currency: "USD" },
    })),
  } as unknown as Parameters<typeof sumsOf>[0]);

describe("what an order owes", () => {
  it("is what never came, whatever was given back of what did", () => {
    expect(order(100, 0, 0)).toEqual({ paid: 0, refunded: 0, pending: 0, due: 100, over: 0 });
    expect(order(100, 40, 0)).toMatchObject({ paid: 40, due: 60, over: 0 });
    expect(order(100, 80, 20)).toEqual({ paid: 100, refunded: 20, pending: 0, due: 0, over: 0 });
    expect(order(100, 0, 70, 30)).toEqual({ paid: 100, refunded: 100, pending: 0, due: 0, over: 0 });
  });

  it("is given back where more is kept than the total, and is not owed by dust of decimals", () => {
    expect(order(100, 120, 0)).toMatchObject({ due: 0, over: 20 });
    expect(order(100, 100, 20)).toMatchObject({ due: 0, over: 0 });
    expect(order(0.3, 0.1, 0.2)).toMatchObject({ paid: 0.3, due: 0, over: 0 });
  });

  it("was paid as well where it is on its way back, and an order that has ended owes nothing", () => {
    const usd = (amount: number) => ({ amount, currency: "USD" });
    const canceled = (kept: number, refunded: number, pending: number) =>
      sumsOf({
        status: "CANCELED",
        total: { gross: usd(100) },
        totalCharged: usd(kept),
        transactions: [{ refundedAmount: usd(refunded), refundPendingAmount: usd(pending) }],
      } as unknown as Parameters<typeof sumsOf>[0]);
    expect(canceled(0, 30, 70)).toEqual({ paid: 100, refunded: 30, pending: 70, due: 0, over: 0 });
    expect(canceled(0, 0, 0)).toMatchObject({ paid: 0, due: 0 });
  });
});

it("says of a payment what came in, and not what is left of it", () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const payment = { chargedAmount: usd(1017.78), refundedAmount: usd(100), refundPendingAmount: usd(471.2) };
  expect(receivedOf(payment)).toEqual(usd(1588.98));
});

it("sends money back first and what gift cards paid onto them, as it is said before", () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const split = (kept: number, gift: number) =>
    refundSplit({
      totalCharged: usd(kept),
      transactions: [
        { chargedAmount: usd(kept - gift), paymentMethodDetails: null },
        { chargedAmount: usd(gift), paymentMethodDetails: { name: "Gift card" } },
      ],
    } as unknown as Parameters<typeof refundSplit>[0]);
  expect(split(100, 30)).toEqual({ money: 70, gift: 30 });
  expect(split(30, 30)).toEqual({ money: 0, gift: 30 });
});
