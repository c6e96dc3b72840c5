import { randomBytes } from "node:crypto";
import { ApiError, type Intent } from "./intents.ts";

export type Dispute = {
  id: string;
  object: "dispute";
  amount: number;
  currency: string;
  charge: string;
  created: number;
  payment_intent: string;
  reason: string;
  status: string;
  is_charge_refundable: boolean;
  balance_transactions: { id: string; object: "balance_transaction"; amount: number; reporting_category: string }[];
  evidence: Record<string, string>;
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number };
  metadata: Record<string, string>;
};
export type StoredFile = { id: string; object: "file"; purpose: string; body: string };

const token = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;
const DAY = 86_400;

/** Disputes and documents in memory, with the states that Stripe gives them. */
export function createDisputes(find: (intent: string) => Intent, emit: (type: string, object: Dispute) => void) {
  const disputes = new Map<string, Dispute>();
  const files = new Map<string, StoredFile>();
  const open = (id: string): Dispute => {
    const dispute = disputes.get(id);
    if (!dispute) throw new ApiError(404, "invalid_request_error", "resource_missing", `No such dispute: '${id}'`);
    return dispute;
  };
  const move = (dispute: Dispute, amount: number, reporting_category: string) => {
    dispute.balance_transactions.push({ id: token("txn"), object: "balance_transaction", amount, reporting_category });
    emit(amount < 0 ? "charge.dispute.funds_withdrawn" : "charge.dispute.funds_reinstated", dispute);
  };
  return {
    all: () => ({ disputes: [...disputes.values()], files: [...files.values()] }),
    find: open,
    /** A bank asks for the money: at once it takes it, or it only inquires. */
    begin({ intent, amount, reason = "fraudulent", inquiry = false, days = 7 }: Begun): Dispute {
      const { latest_charge: charge, ...paid } = find(intent);
      const now = Math.floor(Date.now() / 1000);
      const dispute: Dispute = {
        id: token("dp"),
        object: "dispute",
        amount: amount ?? paid.amount_received,
        currency: paid.currency,
        charge: charge?.id ?? "",
        created: now,
        payment_intent: paid.id,
        reason,
        status: inquiry ? "warning_needs_response" : "needs_response",
        is_charge_refundable: inquiry,
        balance_transactions: [],
        evidence: {},
        evidence_details: { due_by: now + days * DAY, has_evidence: false, past_due: false, submission_count: 0 },
        metadata: {},
      };
      disputes.set(dispute.id, dispute);
      emit("charge.dispute.created", dispute);
      // half as much again: accounts may be paid out in another currency
      if (!inquiry) move(dispute, -Math.round(dispute.amount * 1.5), "dispute");
      return dispute;
    },
    /** How the bank decided. */
    decide(id: string, status: "won" | "lost" | "warning_closed"): Dispute {
      const dispute = open(id);
      dispute.status = status;
      dispute.evidence_details.due_by = null;
      emit("charge.dispute.closed", dispute);
      if (status === "won") move(dispute, Math.round(dispute.amount * 1.5), "dispute_reversal");
      return dispute;
    },
    update(id: string, form: URLSearchParams): Dispute {
      const dispute = open(id);
      if (!/needs_response/.test(dispute.status))
        throw new ApiError(400, "invalid_request_error", "dispute_closed", "This dispute takes no evidence any more.");
      for (const [name, value] of form) {
        const field = /^evidence\[(.+)\]$/.exec(name)?.[1];
        if (field) dispute.evidence[field] = value;
        const label = /^metadata\[(.+)\]$/.exec(name)?.[1];
        if (label) dispute.metadata[label] = value;
      }
      dispute.evidence_details.has_evidence = true;
      if (form.get("submit") === "true") {
        dispute.evidence_details.submission_count++;
        dispute.status = dispute.status.replace("needs_response", "under_review");
      }
      emit("charge.dispute.updated", dispute);
      return dispute;
    },
    close(id: string): Dispute {
      const dispute = open(id);
      dispute.status = "lost";
      emit("charge.dispute.closed", dispute);
      return dispute;
    },
    upload(body: string): StoredFile {
      const file: StoredFile = { id: token("file"), object: "file", purpose: "dispute_evidence", body };
      files.set(file.id, file);
      return file;
    },
  };
}

export type Begun = { intent: string; amount?: number; reason?: string; inquiry?: boolean; days?: number };
