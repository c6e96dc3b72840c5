import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Gift cards: their codes as hashes, their money as a ledger that only grows. */
export const giftCardMigrations: Migrations = {
  "20261126_1915_commerce_gift_card": {
    async up(db) {
      await sql`
        create table commerce.gift_card_key (id boolean primary key default true check (id), key bytea not null)`.execute(
        db,
      );
      await sql`
        create table commerce.gift_card (
          id uuid primary key,
          code_hash text not null unique,
          code_sealed text not null,
          last4 text not null,
          currency text not null,
          initial_balance bigint not null check (initial_balance > 0),
          balance bigint not null check (balance >= 0),
          is_active boolean not null,
          expiry_date text check (expiry_date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
          tags text[] not null default '{}',
          email text,
          language_code text not null,
          created_by uuid,
          last_used_at timestamptz,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index gift_card_newest on commerce.gift_card (created_at desc, id desc)`.execute(db);
      await sql`create index gift_card_balance on commerce.gift_card (balance desc, id desc)`.execute(db);
      await sql`create index gift_card_email on commerce.gift_card (email) where email is not null`.execute(db);
      await sql`
        create table commerce.gift_card_event (
          id bigint generated always as identity primary key,
          gift_card_id uuid not null references commerce.gift_card,
          type text not null,
          amount bigint not null default 0,
          balance bigint not null check (balance >= 0),
          order_id uuid,
          payment_id uuid,
          refund_id uuid unique,
          user_id uuid,
          data jsonb not null default '{}',
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index gift_card_event_card on commerce.gift_card_event (gift_card_id, id)`.execute(db);
      await sql`create index gift_card_event_order on commerce.gift_card_event (order_id)
        where order_id is not null`.execute(db);
      await sql`create unique index gift_card_event_payment on commerce.gift_card_event (payment_id)
        where type = 'USED_IN_ORDER'`.execute(db);
      // who a line is about may be forgotten; what it says of money stays
      await sql`
        create function commerce.gift_card_event_stays() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' or (new.id, new.gift_card_id, new.type, new.amount, new.balance, new.created_at)
              is distinct from (old.id, old.gift_card_id, old.type, old.amount, old.balance, old.created_at)
            or new.order_id is distinct from old.order_id or new.payment_id is distinct from old.payment_id
            or new.refund_id is distinct from old.refund_id then
            raise exception 'The ledger of gift cards only grows.';
          end if;
          return new;
        end $$`.execute(db);
      await sql`create trigger gift_card_event_stays before update or delete on commerce.gift_card_event
        for each row execute function commerce.gift_card_event_stays()`.execute(db);
      await sql`
        create table commerce.checkout_gift_card (
          checkout_id uuid not null references commerce.checkout on delete cascade,
          gift_card_id uuid not null references commerce.gift_card,
          balance_seen bigint not null,
          created_at timestamptz not null default now(),
          primary key (checkout_id, gift_card_id)
        )`.execute(db);
    },
  },
};
