import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Payments by providers, their events, refunds, and pieces kept for a cart while it is paid. */
export const paymentMigrations: Migrations = {
  "20261120_2245_commerce_payment": {
    async up(db) {
      await sql`
        alter table commerce.payment_transaction
          add column provider_reference text unique,
          add column state text not null default 'WAITING'
            check (state in ('WAITING', 'ACTION_REQUIRED', 'PROCESSING', 'AUTHORIZED', 'CHARGED', 'FAILED', 'CANCELED')),
          add column authorized bigint not null default 0 check (authorized >= 0),
          add column refunded bigint not null default 0 check (refunded >= 0),
          add column refund_pending bigint not null default 0 check (refund_pending >= 0),
          add column canceled bigint not null default 0,
          add constraint payment_refund_within_charge check (refunded + refund_pending <= charged)`.execute(db);
      await sql`update commerce.payment_transaction set state = 'CHARGED' where charged > 0`.execute(db);
      await sql`create index payment_open on commerce.payment_transaction (updated_at)
        where state in ('WAITING', 'ACTION_REQUIRED', 'PROCESSING') and gateway <> 'carloom.offline'`.execute(db);
      await sql`
        create table commerce.payment_event (
          id uuid primary key default gen_random_uuid(),
          transaction_id uuid not null references commerce.payment_transaction,
          type text not null,
          amount bigint not null,
          reference text not null,
          message text not null default '',
          created_at timestamptz not null default now(),
          unique (transaction_id, type, reference)
        )`.execute(db);
      await sql`
        create table commerce.payment_inbox (
          gateway text not null,
          event_id text not null,
          type text not null,
          reference text not null,
          received_at timestamptz not null default now(),
          primary key (gateway, event_id)
        )`.execute(db);
      await sql`
        create table commerce.refund (
          id uuid primary key,
          transaction_id uuid not null references commerce.payment_transaction,
          amount bigint not null check (amount > 0),
          reason text not null default '',
          status text not null default 'PENDING' check (status in ('PENDING', 'SUCCESS', 'FAILURE')),
          provider_reference text,
          message text not null default '',
          user_id text,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index refund_transaction on commerce.refund (transaction_id, created_at)`.execute(db);
      await sql`
        create table commerce.reservation (
          checkout_id uuid not null,
          variant_id integer not null references commerce.variant,
          pieces integer not null check (pieces > 0),
          expires_at timestamptz not null,
          primary key (checkout_id, variant_id)
        )`.execute(db);
      await sql`alter table commerce.checkout add column reserved_until timestamptz`.execute(db);
      await sql`create index reservation_expiry on commerce.reservation (expires_at)`.execute(db);
    },
  },
  "20261123_064412_commerce_payment_ask": {
    async up(db) {
      await sql`alter table commerce.payment_transaction add column ask_at timestamptz`.execute(db);
      await sql`create index payment_ask on commerce.payment_transaction (ask_at nulls first)
        where state in ('WAITING', 'ACTION_REQUIRED', 'PROCESSING', 'FAILED') and gateway <> 'carloom.offline'`.execute(
        db,
      );
      await sql`drop index commerce.payment_open`.execute(db);
    },
  },
  "20261123_065010_commerce_refund_ask": {
    async up(db) {
      await sql`alter table commerce.refund add column ask_at timestamptz`.execute(db);
      await sql`create index refund_ask on commerce.refund (ask_at) where ask_at is not null`.execute(db);
      await sql`update commerce.refund r set ask_at = now() from commerce.payment_transaction p
        where p.id = r.transaction_id and p.gateway <> 'carloom.offline' and r.provider_reference is not null
          and (r.status = 'PENDING' or r.status = 'SUCCESS' and r.created_at > now() - interval '30 days')`.execute(db);
    },
  },
};
