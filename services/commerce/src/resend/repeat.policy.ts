import type { OrderEventRow } from "../order/events.repository.ts";
import type { OwnChange } from "../order/own-change.ts";
import { EDITED_MAIL } from "../order/edit/edited.ts";
import { CONFIRM_AGAIN } from "../order/edit/resend.command.ts";
import { CANCELLED_MAIL, PAID_MAIL } from "../order/state.mail.ts";
import { OWN_CHANGE_MAIL } from "../order/own-change.ts";
import { DELIVERED_MAIL } from "../fulfilment/delivered.command.ts";
import { FULFILMENT_MAIL } from "../fulfilment/fulfilment.command.ts";
import { RETURN_ANSWER_MAIL } from "../fulfilment/return-request.command.ts";
import { CREDIT_NOTE, REFUND_FAILED_MAIL, REFUND_MAIL } from "../payment/job-names.ts";
import { PROOF_DECIDED_MAIL, PROOF_MAIL, PROOF_NEWS_MAIL } from "../proof/proof.jobs.ts";
import { EXPIRED_MAIL } from "../aftercare/expire.command.ts";

/** Mails of an order's life, by what they tell. */
export const MAIL_KINDS = [
  "PREPARED",
  "CONFIRMATION",
  "PAID",
  "EDITED",
  "SHIPPED",
  "DELIVERED",
  "CANCELED",
  "REFUNDED",
  "REFUND_FAILED",
  "RETURN_ANSWERED",
  "OWN_CHANGE",
  "PROOF",
  "OTHER",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const KINDS: Readonly<Record<string, MailKind>> = {
  PAYMENT_LINK: "PREPARED",
  ORDER_CONFIRMATION: "CONFIRMATION",
  PAYMENT_CONFIRMATION: "PAID",
  ORDER_EDITED: "EDITED",
  FULFILLMENT_CONFIRMATION: "SHIPPED",
  DELIVERED: "DELIVERED",
  ORDER_CANCEL: "CANCELED",
  ORDER_REFUND: "REFUNDED",
  REFUND_FAILED: "REFUND_FAILED",
  RETURN_ANSWER: "RETURN_ANSWERED",
  OWN_CHANGE: "OWN_CHANGE",
  PROOF: "PROOF",
  PROOF_DECIDED: "PROOF",
  PROOF_NEWS: "PROOF",
};

type Sent = Pick<OrderEventRow, "data" | "order_id">;
const noted = ({ data }: Sent) => data as Record<string, unknown>;

export const mailKindOf = (sent: Sent): MailKind => KINDS[String(noted(sent)["emailType"])] ?? "OTHER";

/** The job that writes a mail, and what it is about. */
export type MailJob = { name: string; payload: Record<string, unknown> };

/**
 * The job that sends a mail again, from what was noted when it went out; null where it has a way of its own, or where
 * what it said was not kept. Every job reads the order as it is now, and sends nothing that no longer holds.
 * @param status of the order
 */
export function repeatOf(sent: Sent, status: string): MailJob | null {
  const { emailType, fulfillment, request, refund, payment, change, isRefunded, proof, to } = noted(sent);
  const orderId = sent.order_id;
  const job = (name: string, payload: Record<string, unknown>): MailJob => ({ name, payload });
  switch (emailType) {
    case "ORDER_CONFIRMATION":
      return job(CONFIRM_AGAIN, { orderId });
    case "PAYMENT_CONFIRMATION":
      return job(PAID_MAIL, { orderId });
    case "ORDER_EDITED":
      return job(EDITED_MAIL, { orderId });
    case "FULFILLMENT_CONFIRMATION":
      return fulfillment ? job(FULFILMENT_MAIL, { fulfilmentId: fulfillment }) : null;
    case "DELIVERED":
      return fulfillment ? job(DELIVERED_MAIL, { fulfilmentId: fulfillment }) : null;
    case "ORDER_CANCEL":
      if (status === "EXPIRED") return job(EXPIRED_MAIL, { orderId });
      return typeof refund === "number" ? job(CANCELLED_MAIL, { orderId, refund }) : null;
    case "ORDER_REFUND":
      if (payment) return job(REFUND_MAIL, { paymentId: payment, checkoutId: null, amount: refund });
      return typeof refund === "string" ? job(CREDIT_NOTE, { refundId: refund }) : null;
    case "RETURN_ANSWER":
      return request ? job(RETURN_ANSWER_MAIL, { requestId: request }) : null;
    case "OWN_CHANGE":
      return typeof isRefunded === "boolean"
        ? job(OWN_CHANGE_MAIL, { orderId, change: change as OwnChange, isRefunded })
        : null;
    case "PROOF":
      return proof ? job(PROOF_MAIL, { proofId: proof }) : null;
    case "PROOF_DECIDED":
      return proof ? job(PROOF_DECIDED_MAIL, { proofId: proof, to }) : null;
    case "PROOF_NEWS":
      return proof ? job(PROOF_NEWS_MAIL, { proofId: proof, to }) : null;
    case "REFUND_FAILED":
      return refund ? job(REFUND_FAILED_MAIL, { refundId: refund }) : null;
    default:
      return null;
  }
}
