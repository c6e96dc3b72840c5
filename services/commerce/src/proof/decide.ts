import { insertEvent } from "../order/order.repository.ts";
import type { CommerceDb } from "../tables.ts";
import type { ProofDecisionKind } from "../tables/proof.tables.ts";
import { planDecisionMail } from "./proof.jobs.ts";
import { refuse } from "./proof.policy.ts";
import { insertDecision, type ProofNode } from "./proof.repository.ts";

/** What is noted on the order: the dashboard says it in the language of whoever reads. */
export const noted = (what: string, version: number, name?: string) =>
  `proof.${what} ${version}${name ? ` ${name}` : ""}`;

/**
 * Answers a proof, once and for good: in the order's history, and by mail to buyer and shop. Its order is locked.
 * @param userId of whoever is signed in; null: they came by a link or an e-mail
 */
export async function decide(
  trx: CommerceDb,
  proof: ProofNode,
  { kind, name, body }: { kind: ProofDecisionKind; name: string; body: string },
  userId: string | null,
): Promise<void> {
  if (!(await insertDecision(trx, { proof_id: proof.id, kind, name, body })))
    throw refuse("DECIDED", "token", "This proof was answered already.");
  const event = kind === "APPROVED" ? "PROOF_APPROVED" : "PROOF_CHANGES";
  const data = { kind: event.toLowerCase().replace("_", "-"), message: noted(kind, proof.version, name) };
  await insertEvent(trx, { order_id: proof.order_id, type: event, user_id: userId, data });
  await planDecisionMail(trx, proof.id);
}
