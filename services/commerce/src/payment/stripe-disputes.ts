import type Stripe from "stripe";
import type { Dispute, DisputeDesk, DisputeState, EvidenceFact, EvidenceKind } from "./provider.ts";
import { asked } from "./stripe-asked.ts";

const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: "INQUIRY",
  needs_response: "NEEDS_RESPONSE",
  appeal_needs_response: "NEEDS_RESPONSE",
  warning_under_review: "UNDER_REVIEW",
  under_review: "UNDER_REVIEW",
  appeal_under_review: "UNDER_REVIEW",
  won: "WON",
  lost: "LOST",
  warning_closed: "CLOSED",
  prevented: "CLOSED",
};

const FILES: Readonly<Record<EvidenceKind, string>> = {
  RECEIPT: "receipt",
  SHIPPING: "shipping_documentation",
  COMMUNICATION: "customer_communication",
  TERMS: "refund_policy",
  OTHER: "uncategorized_file",
};

const FACTS: Readonly<Record<EvidenceFact, string>> = {
  customerName: "customer_name",
  customerEmail: "customer_email_address",
  billingAddress: "billing_address",
  shippingAddress: "shipping_address",
  goods: "product_description",
  shippingDate: "shipping_date",
  trackingNumber: "shipping_tracking_number",
};

/**
 * What the bank holds of the disputed amount. The account's own movements are in the currency that Stripe pays out, which may be
 * another one: only their proportion is read.
 */
function takenOf({ amount, balance_transactions: moves }: Stripe.Dispute): number {
  const out = moves.reduce((sum, move) => sum + Math.max(0, -move.amount), 0);
  const back = moves.reduce((sum, move) => sum + Math.max(0, move.amount), 0);
  return out === 0 ? 0 : Math.round((amount * Math.max(0, out - back)) / out);
}

const disputeOf = (dispute: Stripe.Dispute): Dispute => ({
  reference: dispute.id,
  // a state that came after us is one to look at
  state: STATES[dispute.status] ?? "NEEDS_RESPONSE",
  reason: dispute.reason,
  amount: dispute.amount,
  taken: takenOf(dispute),
  dueAt: dispute.evidence_details.due_by ? new Date(dispute.evidence_details.due_by * 1000) : null,
  submissions: dispute.evidence_details.submission_count,
  openedAt: new Date(dispute.created * 1000),
});

/** Disputes by Stripe's API. Documents go to its file storage first, each once however often the call is made. */
export function stripeDisputes(stripe: Stripe): DisputeDesk {
  return {
    read: async (reference) => disputeOf(await asked(stripe.disputes.retrieve(reference))),
    accept: async (reference) =>
      disputeOf(await asked(stripe.disputes.close(reference, {}, { idempotencyKey: `accept:${reference}` }))),
    async answer({ reference, key, evidence }) {
      const fields: Record<string, string> = { uncategorized_text: evidence.text };
      for (const [fact, value] of Object.entries(evidence.facts)) fields[FACTS[fact as EvidenceFact]] = value;
      for (const { kind, name, mediaType, bytes } of evidence.files) {
        const file = { data: bytes, name, type: mediaType };
        // no key: what is uploaded twice is thrown away by Stripe, and a body of parts is never the same twice
        const { id } = await asked(stripe.files.create({ purpose: "dispute_evidence", file }));
        fields[FILES[kind]] = id;
      }
      const current = await asked(stripe.disputes.retrieve(reference));
      // sent by a try whose answer was lost
      if (current.metadata.evidence === key) return disputeOf(current);
      const update = { evidence: fields, submit: true, metadata: { evidence: key } };
      return disputeOf(await asked(stripe.disputes.update(reference, update)));
    },
  };
}
