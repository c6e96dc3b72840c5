import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * Orders that staff prepare for a customer: a cart with what staff decided about it, and the links by which it is paid.
 * New tables and a column without a default, so nothing waits for a large table.
 */
export const draftMigrations: Migrations = {
  "20261126_150500_commerce_draft": {
    async up(db) {
      for (const text of [
        "alter table commerce.checkout add column draft jsonb",
        `create table commerce.draft (
          id uuid primary key,
          checkout_id uuid not null unique references commerce.checkout on delete cascade,
          created_by uuid,
          sent_at timestamptz,
          created_at timestamptz not null default now()
        )`,
        "create index draft_created on commerce.draft (created_at, id)",
        `create table commerce.draft_link (
          hash bytea primary key,
          draft_id uuid not null,
          expires_at timestamptz not null
        )`,
        "create index draft_link_ends on commerce.draft_link (expires_at)",
        "create index draft_link_draft on commerce.draft_link (draft_id)",
        `create or replace function commerce.tell_of_order() returns trigger language plpgsql as $$
        declare
          kind text := case new.type
            when 'PLACED' then 'ORDER_PLACED'
            when 'PLACED_FROM_DRAFT' then 'ORDER_PLACED'
            when 'PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT' then 'ORDER_PLACED'
            when 'ORDER_FULLY_PAID' then 'ORDER_PAID'
            when 'ORDER_MARKED_AS_PAID' then 'ORDER_PAID'
            when 'PAYMENT_FAILED' then 'PAYMENT_FAILED'
            else 'ORDER_CHANGED' end;
        begin
          perform platform.tell_staff(kind, '{orders,support}', 'Order:' || new.order_id);
          return null;
        end $$`,
      ])
        await sql.raw(text).execute(db);
    },
  },
};
