import type { StaffPaidFragment } from "@carloom/api-client/commerce";
import { expect, it } from "vitest";
import { paidAs } from "./paid-as.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
type Stand = Pick<StaffPaidFragment, "chargeStatus" | "status">;

/** @param total of 100 unless it is said otherwise */
const said = (stand: Stand, kept: number, refunded = 0, pending = 0, total = 100) =>
  paidAs({
    ...stand,
    total: { gross: usd(total) },
    totalCharged: usd(kept),
    transactions: [{ refundedAmount: usd(refunded), refundPendingAmount: usd(pending) }],
  });

it("calls unpaid what nobody paid, and not what was paid and went back", () => {
  expect(said({ chargeStatus: "NONE", status: "UNCONFIRMED" }, 0)).toBe("NONE");
  expect(said({ chargeStatus: "NONE", status: "RETURNED" }, 0, 100)).toBe("REFUNDED");
  expect(said({ chargeStatus: "NONE", status: "UNFULFILLED" }, 0, 60, 40)).toBe("REFUNDED");
  expect(said({ chargeStatus: "NONE", status: "CANCELED" }, 0, 0, 50)).toBe("REFUNDED");
});

it("calls partly paid what lacks money, and not what some of it went back of", () => {
  expect(said({ chargeStatus: "PARTIAL", status: "UNFULFILLED" }, 50)).toBe("PARTIAL");
  expect(said({ chargeStatus: "PARTIAL", status: "FULFILLED" }, 80, 20)).toBe("PARTLY_REFUNDED");
  expect(said({ chargeStatus: "PARTIAL", status: "PARTIALLY_RETURNED" }, 60, 20, 20)).toBe("PARTLY_REFUNDED");
});

it("says that something is to pay where goods were added after all was paid, whatever went back or came back", () => {
  expect(said({ chargeStatus: "PARTIAL", status: "UNFULFILLED" }, 100, 0, 0, 130)).toBe("PARTIAL");
  expect(said({ chargeStatus: "PARTIAL", status: "PARTIALLY_RETURNED" }, 100, 0, 0, 130)).toBe("PARTIAL");
  expect(said({ chargeStatus: "PARTIAL", status: "PARTIALLY_RETURNED" }, 80, 20, 0, 130)).toBe("PARTIAL");
  expect(said({ chargeStatus: "NONE", status: "UNFULFILLED" }, 0, 100, 0, 130)).toBe("NONE");
});

it("asks no money of an order that has ended, and leaves what is paid as it is", () => {
  expect(said({ chargeStatus: "NONE", status: "CANCELED" }, 0)).toBe("NOTHING");
  expect(said({ chargeStatus: "NONE", status: "EXPIRED" }, 0)).toBe("NOTHING");
  expect(said({ chargeStatus: "FULL", status: "RETURNED" }, 100)).toBe("FULL");
  expect(said({ chargeStatus: "OVERCHARGED", status: "FULFILLED" }, 110, 10)).toBe("OVERCHARGED");
});
