import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Time = ColumnType<Date, Date | undefined, Date>;

/** What staff confirmed to be sent, as it was then. */
export type SentEvidence = { text: string; facts: Record<string, string>; files: { kind: string; name: string }[] };

export type DisputeTables = {
  "commerce.dispute": {
    id: Generated<string>;
    transaction_id: string;
    gateway: string;
    reference: string;
    state: string;
    reason: string;
    amount: number;
    taken: number;
    due_at: Date | null;
    submissions: number;
    /** Grows with every change: an answer of the provider that was asked for before one is not believed. */
    version: Generated<number>;
    opened_at: Date;
    closed_at: Date | null;
    created_at: Time;
    updated_at: Time;
  };
  "commerce.dispute_evidence": {
    dispute_id: string;
    state: Generated<string>;
    content: JSONColumnType<SentEvidence, string, string>;
    message: Generated<string>;
    user_id: string | null;
    created_at: Time;
    ended_at: Date | null;
  };
  "commerce.dispute_file": {
    id: string;
    dispute_id: string;
    kind: string;
    name: string;
    media_type: string;
    size: number;
    bytes: Buffer;
    /** Made by us of the order when evidence was confirmed, not sent by staff. */
    is_made: Generated<boolean>;
    user_id: string | null;
    created_at: Time;
  };
};
