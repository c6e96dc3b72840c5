import type { ProofDecisionKind } from "../tables/proof.tables.ts";

export const PROOF_STATES = ["OPEN", "APPROVED", "CHANGES", "SUPERSEDED", "WITHDRAWN", "EXPIRED", "CLOSED"] as const;
export type ProofState = (typeof PROOF_STATES)[number];

type Standing = { superseded_at: Date | null; withdrawn_at: Date | null; expires_at: Date; order_status: string };

const CLOSED_ORDERS: ReadonlySet<string> = new Set(["CANCELED", "EXPIRED", "RETURNED"]);

/** Nothing is made any more of an order that stands so: there is nothing to show of it, to say and to approve. */
export const isOrderClosed = (status: string): boolean => CLOSED_ORDERS.has(status);

/** How a proof stands. What was decided stays decided where a link or its order has ended; what was taken back is taken back. */
export function proofState(proof: Standing, decision: ProofDecisionKind | null, now = new Date()): ProofState {
  if (proof.withdrawn_at) return "WITHDRAWN";
  if (proof.superseded_at) return "SUPERSEDED";
  if (decision) return decision;
  if (isOrderClosed(proof.order_status)) return "CLOSED";
  return proof.expires_at <= now ? "EXPIRED" : "OPEN";
}

/** What of an order's designs somebody has to look at first. */
const FIRST: readonly ProofState[] = ["CHANGES", "EXPIRED", "OPEN", "APPROVED", "WITHDRAWN", "CLOSED", "SUPERSEDED"];

/** How an order stands whose designs' newest proofs stand so; null where it has none. */
export const worstState = (states: readonly ProofState[]): ProofState | null =>
  FIRST.find((state) => states.includes(state)) ?? null;

/** May whoever has the link still see what it shows? */
export const isShown = (proof: Standing, now = new Date()): boolean =>
  proof.withdrawn_at === null &&
  proof.superseded_at === null &&
  proof.expires_at > now &&
  !isOrderClosed(proof.order_status);
