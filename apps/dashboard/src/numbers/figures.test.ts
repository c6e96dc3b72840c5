import { expect, it } from "vitest";
import { byGateway, funnel, STEPS } from "./figures.ts";
import { periodBefore } from "../overview/period.ts";

const counts = (...values: number[]) =>
  Object.fromEntries(STEPS.map((step, index) => [step, values[index] ?? 0])) as Parameters<typeof funnel>[0];

it("says how far visits came, of all visits", () => {
  const rows = funnel(counts(200, 120, 80, 30, 11, 8, 3), counts(100));
  expect(rows.map(({ share }) => share)).toEqual([100, 60, 40, 15, 5.5, 4, 1.5]);
  expect(rows[0]).toEqual({ step: "visits", count: 200, before: 100, share: 100 });
  expect(funnel(counts(), counts()).every(({ share }) => share === null)).toBe(true);
});

it("takes as many days before as there are now", () => {
  expect(periodBefore({ from: "2026-03-01", until: "2026-03-07" })).toEqual({
    from: "2026-02-22",
    until: "2026-02-28",
  });
  expect(periodBefore({ from: "2026-03-01", until: "2026-03-01" })).toEqual({
    from: "2026-02-28",
    until: "2026-02-28",
  });
});

it("adds up each way of paying by itself", () => {
  const usd = (amount: number) => ({ amount, currency: "USD" });
  const row = (gateway: string, charged: number, refunded: number) => ({
    gateway,
    charged: usd(charged),
    refunded: usd(refunded),
    net: usd(charged - refunded),
  });
  expect(byGateway([row("a", 10, 0), row("b", 5, 1), row("a", 2, 4)])).toEqual([
    { gateway: "a", charged: 12, refunded: 4, net: 8 },
    { gateway: "b", charged: 5, refunded: 1, net: 4 },
  ]);
});
