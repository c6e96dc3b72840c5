import { expect, it } from "vitest";
import { paidAs } from "./paid-as.ts";

const sums = (refunded: number, pending = 0, due = 0) => ({ refunded, pending, due });

it("calls unpaid what nobody paid, and not what was paid and went back", () => {
  expect(paidAs("NONE", "UNCONFIRMED")).toBe("NONE");
  expect(paidAs("NONE", "UNCONFIRMED", sums(0, 0, 50))).toBe("NONE");
  expect(paidAs("NONE", "RETURNED")).toBe("REFUNDED");
  expect(paidAs("NONE", "CANCELED", sums(0, 50))).toBe("REFUNDED");
});

it("calls partly paid what lacks money, and not what some of it went back of", () => {
  expect(paidAs("PARTIAL", "UNFULFILLED")).toBe("PARTIAL");
  expect(paidAs("PARTIAL", "UNFULFILLED", sums(20, 0, 10))).toBe("PARTIAL");
  expect(paidAs("PARTIAL", "PARTIALLY_RETURNED")).toBe("PARTLY_REFUNDED");
  expect(paidAs("PARTIAL", "FULFILLED", sums(20))).toBe("PARTLY_REFUNDED");
});

it("asks no money of an order that has ended, and leaves what is paid as it is", () => {
  expect(paidAs("NONE", "CANCELED")).toBe("NOTHING");
  expect(paidAs("NONE", "EXPIRED", sums(0))).toBe("NOTHING");
  expect(paidAs("FULL", "RETURNED", sums(0))).toBe("FULL");
  expect(paidAs("OVERCHARGED", "FULFILLED", sums(10))).toBe("OVERCHARGED");
});
