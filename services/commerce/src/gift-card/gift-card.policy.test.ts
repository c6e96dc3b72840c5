import { expect, it } from "vitest";
import { dayAfterReturn, shareOut, whyNot } from "./gift-card.policy.ts";

const now = new Date("2026-11-26T12:00:00Z");
const card = { is_active: true, expiry_date: null as string | null, currency: "USD", balance: 500 };

it("pays to the end of its last day, in its own currency, as long as there is something on it", () => {
  expect(whyNot(card, "USD", now)).toBeNull();
  expect(whyNot({ ...card, expiry_date: "2026-11-26" }, "USD", now)).toBeNull();
  expect(whyNot({ ...card, expiry_date: "2026-11-25" }, "USD", now)).toBe("EXPIRED");
  expect(whyNot(card, "KRW", now)).toBe("CURRENCY");
  expect(whyNot({ ...card, balance: 0 }, "USD", now)).toBe("EMPTY");
  // nobody is told anything else of a card that is switched off
  expect(whyNot({ ...card, is_active: false, expiry_date: "2020-01-01" }, "KRW", now)).toBe("INACTIVE");
});

it("shares a sum out over cards in their order, and never takes more than each has", () => {
  const amounts = (due: number) =>
    shareOut([{ balance: 30 }, { balance: 0 }, { balance: 50 }], due).map((p) => p.amount);
  expect(amounts(20)).toEqual([20, 0, 0]);
  expect(amounts(45)).toEqual([30, 0, 15]);
  expect(amounts(500)).toEqual([30, 0, 50]);
  expect(amounts(-5)).toEqual([0, 0, 0]);
});

it("gives a card that has ended, or is about to, three months for what came back to it", () => {
  expect(dayAfterReturn(null, now)).toBeNull();
  expect(dayAfterReturn("2027-06-01", now)).toBeNull();
  expect(dayAfterReturn("2026-11-01", now)).toBe("2027-02-24");
  expect(dayAfterReturn("2026-12-01", now)).toBe("2027-02-24");
});
