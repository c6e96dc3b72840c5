import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Money that buyers' banks asked back: disputes, and the evidence against them. */
export const disputeMigrations: Migrations = {
  "20261124_1840_commerce_dispute": {
    async up(db) {
      await sql`alter table commerce.payment_transaction
        add column disputed bigint not null default 0 check (disputed >= 0)`.execute(db);
      await sql`
        create table commerce.dispute (
          id uuid primary key default gen_random_uuid(),
          transaction_id uuid not null references commerce.payment_transaction,
          gateway text not null,
          reference text not null,
          state text not null
            check (state in ('INQUIRY', 'NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED')),
          reason text not null,
          amount bigint not null check (amount >= 0),
          taken bigint not null check (taken >= 0),
          due_at timestamptz,
          submissions integer not null default 0,
          version integer not null default 1,
          opened_at timestamptz not null,
          closed_at timestamptz,
          created_at timestamptz not null default clock_timestamp(),
          updated_at timestamptz not null default clock_timestamp(),
          unique (gateway, reference)
        )`.execute(db);
      await sql`create index dispute_payment on commerce.dispute (transaction_id)`.execute(db);
      await sql`create index dispute_newest on commerce.dispute (opened_at desc, id)`.execute(db);
      await sql`
        create table commerce.dispute_evidence (
          dispute_id uuid primary key references commerce.dispute,
          state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'REFUSED')),
          content jsonb not null,
          message text not null default '',
          user_id uuid,
          created_at timestamptz not null default clock_timestamp(),
          ended_at timestamptz
        )`.execute(db);
      await sql`
        create table commerce.dispute_file (
          id uuid primary key,
          dispute_id uuid not null references commerce.dispute,
          kind text not null check (kind in ('RECEIPT', 'SHIPPING', 'COMMUNICATION', 'TERMS', 'OTHER')),
          name text not null,
          media_type text not null,
          size integer not null,
          bytes bytea not null,
          is_made boolean not null default false,
          user_id uuid,
          created_at timestamptz not null default clock_timestamp(),
          unique (dispute_id, kind)
        )`.execute(db);
      await sql`create trigger tell_staff after insert on commerce.dispute
        for each row execute function commerce.tell_of_row('DISPUTE', '{orders,support}', 'Dispute')`.execute(db);
      await sql`create trigger tell_staff_change after update of state on commerce.dispute
        for each row when (new.state <> old.state)
        execute function commerce.tell_of_row('DISPUTE_CHANGED', '{orders,support}', 'Dispute')`.execute(db);
    },
  },
};
