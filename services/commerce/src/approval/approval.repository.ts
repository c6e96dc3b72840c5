import { sql } from "kysely";
import type { CommerceDb } from "../tables.ts";

/** NONE: no proof of what is made now was sent. */
export const APPROVALS = ["NONE", "OPEN", "CHANGES", "APPROVED"] as const;
export type Approval = (typeof APPROVALS)[number];

/**
 * What the buyers of designs say of what is made of them now. A proof of files that were made anew since and look otherwise
 * says nothing, nor does one that was withdrawn or superseded.
 */
export async function approvalsOf(db: CommerceDb, designIds: readonly string[]): Promise<Map<string, Approval>> {
  const found = new Map<string, Approval>(designIds.map((id) => [id, "NONE"]));
  if (designIds.length === 0) return found;
  const { rows } = await sql<{ design: string; kind: Approval | null; is_over: boolean }>`
    select proof.design_id as design, decision.kind, proof.expires_at <= now() as is_over
    from commerce.proof proof
      join commerce.production made on made.design_id = proof.design_id and made.drawings = proof.drawings
      left join commerce.proof_decision decision on decision.proof_id = proof.id
    where proof.design_id = any(${[...designIds]}::uuid[])
      and proof.withdrawn_at is null and proof.superseded_at is null`.execute(db);
  for (const { design, kind, is_over } of rows) found.set(design, kind ?? (is_over ? "NONE" : "OPEN"));
  return found;
}
