import type { ProductionReport } from "@carloom/threed";
import type { ColumnType, JSONColumnType } from "kysely";

type Time = ColumnType<Date, Date | undefined, never>;
type Once = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Where a comment points: on a piece's drawing as shares of its sides from the top left, or on the car in car space, m. */
export type ProofPlace =
  | { kind: "piece"; number: number; x: number; y: number }
  | { kind: "car"; point: [number, number, number]; normal: [number, number, number] };

export const PROOF_DECISIONS = ["APPROVED", "CHANGES"] as const;
export type ProofDecisionKind = (typeof PROOF_DECISIONS)[number];

export type ProofTables = {
  /** A version of what was shown of an ordered design. Only the last two columns ever change, each once. */
  "commerce.proof": {
    id: string;
    design_id: string;
    order_id: string;
    version: number;
    /** Of its reader, and of whoever sent it: in which the shop is told. */
    language_code: string;
    staff_language: string;
    /** What the shop says with it. */
    message: string;
    report: JSONColumnType<ProductionReport, string, never>;
    /** Archive of the drawings of its pieces. */
    drawings: string;
    user_id: string | null;
    created_at: Time;
    expires_at: Date;
    superseded_at: Once;
    withdrawn_at: Once;
  };
  /** Links of a proof by their hash alone: whoever reads the table can open nothing with it. */
  "commerce.proof_link": { hash: Buffer; proof_id: string; created_at: Time };
  "commerce.proof_comment": {
    id: string;
    proof_id: string;
    answers: string | null;
    is_staff: boolean;
    name: string;
    body: string;
    place: JSONColumnType<ProofPlace | null, string | null, never>;
    user_id: string | null;
    created_at: Time;
  };
  /** One a proof; a trigger refuses every change. */
  "commerce.proof_decision": {
    proof_id: string;
    kind: ProofDecisionKind;
    name: string;
    body: string;
    created_at: Time;
  };
};
