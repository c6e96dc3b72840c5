import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Cards that members let us keep at the provider, and what was tried with them for each period. No card number is here. */
export const savedCardMigrations: Migrations = {
  "20261126_1140_commerce_saved_card": {
    async up(db) {
      for (const text of [
        `create table commerce.saved_card (
          user_id text primary key,
          gateway text not null,
          customer text not null,
          method text not null,
          brand text not null,
          last4 text not null,
          exp_month integer not null,
          exp_year integer not null,
          consent jsonb not null,
          created_at timestamptz not null default now()
        )`,
        `create table commerce.membership_charge (
          membership_id uuid not null,
          number integer not null,
          payment_id uuid references commerce.payment_transaction,
          attempt integer not null default 0 check (attempt >= 0),
          next_at timestamptz,
          failure text check (failure in ('DECLINED', 'AUTHENTICATION')),
          created_at timestamptz not null default now(),
          primary key (membership_id, number),
          foreign key (membership_id, number) references commerce.membership_period on delete cascade
        )`,
        "create index membership_charge_due on commerce.membership_charge (next_at) where next_at is not null",
        "create index membership_charge_payment on commerce.membership_charge (payment_id)",
        // a constant default: the table is not rewritten
        `alter table commerce.payment_transaction
          add column off_session boolean not null default false,
          add column card_consent jsonb`,
      ])
        await sql.raw(text).execute(db);
    },
  },
};
