import { expect, it } from "vitest";
import { mailKindOf, repeatOf } from "./repeat.policy.ts";

const sent = (data: object) => ({ order_id: "o", data });

it("finds the job of each mail that went out, and none where what it said was not kept", () => {
  const jobs = (
    [
      [{ emailType: "ORDER_CONFIRMATION" }, "UNFULFILLED"],
      [{ emailType: "PAYMENT_CONFIRMATION" }, "UNFULFILLED"],
      [{ emailType: "ORDER_EDITED", id: "1" }, "UNFULFILLED"],
      [{ emailType: "FULFILLMENT_CONFIRMATION", fulfillment: "f", tracking: "" }, "FULFILLED"],
      [{ emailType: "DELIVERED", fulfillment: "f" }, "FULFILLED"],
      [{ emailType: "ORDER_CANCEL" }, "EXPIRED"],
      [{ emailType: "ORDER_CANCEL", refund: 0 }, "CANCELED"],
      [{ emailType: "ORDER_CANCEL" }, "CANCELED"],
      [{ emailType: "ORDER_REFUND", creditNote: "C1", refund: "r" }, "UNFULFILLED"],
      [{ emailType: "ORDER_REFUND" }, "UNFULFILLED"],
      [{ emailType: "RETURN_ANSWER", request: "q" }, "FULFILLED"],
      [{ emailType: "OWN_CHANGE", change: "address", isRefunded: false }, "UNFULFILLED"],
      [{ emailType: "PROOF", proof: "p" }, "UNFULFILLED"],
      [{ emailType: "PROOF_DECIDED", proof: "p", to: "customer" }, "UNFULFILLED"],
      [{ emailType: "PROOF_NEWS", proof: "p", to: "customer" }, "UNFULFILLED"],
      [{ emailType: "REFUND_FAILED", refund: "r" }, "UNFULFILLED"],
      [{ emailType: "of a later release" }, "UNFULFILLED"],
    ] as const
  ).map(([data, status]) => repeatOf(sent(data), status)?.name.replace("commerce.", "") ?? null);
  expect(jobs).toEqual([
    "orderMailAgain",
    "paidMail",
    "editedMail",
    "fulfilmentMail",
    "deliveredMail",
    "expiredMail",
    "cancelledMail",
    null,
    "creditNote",
    null,
    "returnAnswerMail",
    "ownChangeMail",
    "proofMail",
    "proofDecidedMail",
    "proofNewsMail",
    "refundFailedMail",
    null,
  ]);
  expect(mailKindOf(sent({ emailType: "DELIVERED" }))).toBe("DELIVERED");
  expect(mailKindOf(sent({ emailType: "of a later release" }))).toBe("OTHER");
});
