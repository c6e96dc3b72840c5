import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterCharge, afterRefund, keptOf, type PaymentStand } from "./payment.process.ts";
import type { Charge, PaymentState, RefundState } from "./provider.ts";

const begun: PaymentStand = {
  state: "WAITING",
  amount: 5000,
  authorized: 0,
  charged: 0,
  refunded: 0,
  refund_pending: 0,
  disputed: 0,
};
const charge = (state: PaymentState, more: Partial<Charge> = {}): Charge => ({
  reference: "pi",
  state,
  authorized: 0,
  charged: state === "CHARGED" ? 5000 : 0,
  refunded: 0,
  message: "",
  client: null,
  ...more,
});

/** What a provider may say of one payment in the course of its life. */
const LIFE = [
  charge("WAITING"),
  charge("ACTION_REQUIRED"),
  charge("FAILED"),
  charge("PROCESSING"),
  charge("CHARGED"),
  charge("CHARGED", { refunded: 2000 }),
];

describe("a payment", () => {
  it("ends the same whatever the order, repetition and delay of what is said of it", () => {
    const said = fc.shuffledSubarray([...LIFE, ...LIFE], { minLength: LIFE.length * 2 });
    fc.assert(
      fc.property(said, (answers) => {
        const end = answers.reduce(afterCharge, begun);
        expect(end).toMatchObject({ state: "CHARGED", charged: 5000, refunded: 2000 });
        expect(keptOf(end)).toBe(3000);
      }),
      { numRuns: 1000 },
    );
  });

  it("never holds less than nothing, and counts a refund of ours once", () => {
    const ours: PaymentStand = { ...begun, state: "CHARGED", charged: 5000, refund_pending: 3000 };
    const said = afterCharge(ours, charge("CHARGED", { refunded: 3000 }));
    expect(said).toMatchObject({ refunded: 0, refund_pending: 3000 });
    expect(keptOf(afterCharge(ours, charge("CHARGED", { refunded: 5000 })))).toBe(0);
  });

  it("that was cancelled too late is charged", () => {
    expect(afterCharge({ ...begun, state: "CANCELED" }, charge("CHARGED")).state).toBe("CHARGED");
    expect(afterCharge({ ...begun, state: "CANCELED" }, charge("PROCESSING")).state).toBe("CANCELED");
  });
});

describe("a refund", () => {
  it("that failed has failed, whatever else is said of it before or after", () => {
    const said = fc.array(fc.constantFrom<RefundState>("PENDING", "SUCCESS", "FAILURE"), { maxLength: 8 });
    fc.assert(
      fc.property(said, (answers) => {
        const end = answers.reduce<RefundState>((state, answer) => afterRefund(state, answer) ?? state, "PENDING");
        const best = answers.includes("SUCCESS") ? "SUCCESS" : "PENDING";
        expect(end).toBe(answers.includes("FAILURE") ? "FAILURE" : best);
      }),
    );
  });
});
