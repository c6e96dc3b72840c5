import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Carts, frozen designs, orders, payments. A row's prices are in the channel's price basis (with or without tax). */
export const checkoutMigrations: Migrations = {
  "20261120_1010_commerce_checkout": {
    async up(db) {
      await sql`
        create table commerce.checkout (
          id uuid primary key,
          channel_id integer not null references commerce.channel,
          user_id text,
          email text,
          language_code text not null default 'EN',
          shipping_address jsonb,
          billing_address jsonb,
          shipping_method_id integer references commerce.shipping_method on delete set null,
          customer_note text not null default '',
          metadata jsonb not null default '{}',
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index checkout_user on commerce.checkout (user_id) where user_id is not null`.execute(db);
      await sql`create index checkout_age on commerce.checkout (updated_at)`.execute(db);
      await sql`
        create table commerce.design (
          id uuid primary key,
          checkout_id uuid references commerce.checkout on delete cascade,
          order_id uuid,
          title text not null,
          template_slug text not null,
          template_uuid uuid not null,
          manifest_hash text not null,
          preset_uuid uuid,
          build jsonb not null,
          lines jsonb not null,
          total bigint not null,
          currency text not null,
          thumbnail text,
          priced_at timestamptz not null,
          valid_until timestamptz not null,
          constraint design_belongs_to_one check (num_nonnulls(checkout_id, order_id) = 1)
        )`.execute(db);
      await sql`create index design_checkout on commerce.design (checkout_id)`.execute(db);
      await sql`create index design_order on commerce.design (order_id)`.execute(db);
      await sql`
        create table commerce.checkout_line (
          id uuid primary key,
          checkout_id uuid not null references commerce.checkout on delete cascade,
          variant_id integer not null references commerce.variant,
          quantity integer not null check (quantity > 0),
          design_id uuid references commerce.design on delete cascade,
          frozen_price bigint,
          weight_g integer,
          metadata jsonb not null default '{}',
          position bigint not null generated always as identity,
          constraint design_lines_are_frozen check ((design_id is null) = (frozen_price is null))
        )`.execute(db);
      await sql`create index checkout_line_checkout on commerce.checkout_line (checkout_id, position)`.execute(db);
    },
  },
  "20261120_1020_commerce_order": {
    async up(db) {
      await sql`create table commerce.counter (name text primary key, value bigint not null)`.execute(db);
      await sql`insert into commerce.counter (name, value) values ('order', 1000)`.execute(db);
      await sql`
        create table commerce.completion (
          checkout_id uuid primary key,
          order_id uuid not null,
          completed_at timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table commerce."order" (
          id uuid primary key,
          token uuid not null unique,
          number bigint not null unique,
          checkout_id uuid not null unique,
          channel_id integer not null references commerce.channel,
          user_id text,
          email text not null,
          language_code text not null,
          status text not null,
          charge_status text not null,
          authorize_status text not null,
          currency text not null,
          shipping_address jsonb not null,
          billing_address jsonb not null,
          shipping_method_id integer references commerce.shipping_method on delete set null,
          shipping_method_name text not null,
          tax_country text not null,
          tax_ppm integer not null,
          prices_include_tax boolean not null,
          subtotal_net bigint not null,
          subtotal_gross bigint not null,
          shipping_net bigint not null,
          shipping_gross bigint not null,
          total_net bigint not null,
          total_gross bigint not null,
          charged bigint not null default 0,
          weight_g integer not null,
          customer_note text not null,
          metadata jsonb not null,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now(),
          constraint order_total_adds_up check (
            total_net = subtotal_net + shipping_net and total_gross = subtotal_gross + shipping_gross)
        )`.execute(db);
      await sql`create index order_user on commerce."order" (user_id, number desc) where user_id is not null`.execute(
        db,
      );
      await sql`create index order_email on commerce."order" (email)`.execute(db);
      // the order itself is written last, right after its number, so lines come before it
      const toOrder = sql`references commerce."order" deferrable initially deferred`;
      await sql`alter table commerce.completion add foreign key (order_id) ${toOrder}`.execute(db);
      await sql`alter table commerce.design add foreign key (order_id) ${toOrder}`.execute(db);
      await sql`
        create table commerce.order_line (
          id uuid primary key,
          order_id uuid not null ${toOrder},
          variant_id integer references commerce.variant on delete set null,
          design_id uuid references commerce.design,
          product_name text not null,
          variant_name text not null,
          translated_name text not null,
          sku text not null,
          thumbnail text,
          quantity integer not null check (quantity > 0),
          quantity_fulfilled integer not null default 0 check (quantity_fulfilled between 0 and quantity),
          allocated integer not null default 0,
          unit_net bigint not null,
          unit_gross bigint not null,
          total_net bigint not null,
          total_gross bigint not null,
          metadata jsonb not null,
          position integer not null
        )`.execute(db);
      await sql`create index order_line_order on commerce.order_line (order_id, position)`.execute(db);
      await sql`
        create table commerce.order_event (
          id bigint primary key generated always as identity,
          order_id uuid not null ${toOrder},
          type text not null,
          user_id text,
          data jsonb not null default '{}',
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index order_event_order on commerce.order_event (order_id, id)`.execute(db);
      await sql`
        create table commerce.payment_transaction (
          id uuid primary key,
          checkout_id uuid,
          order_id uuid ${toOrder},
          gateway text not null,
          idempotency_key text not null,
          currency text not null,
          amount bigint not null check (amount >= 0),
          charged bigint not null default 0,
          reference text not null,
          message text not null default '',
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now(),
          unique (idempotency_key)
        )`.execute(db);
      await sql`create index payment_checkout on commerce.payment_transaction (checkout_id)`.execute(db);
      await sql`create index payment_order on commerce.payment_transaction (order_id)`.execute(db);
    },
  },
  "20261123_065820_commerce_guest_hold": {
    async up(db) {
      await sql`
        create table commerce.guest_hold (
          checkout_id uuid primary key,
          order_id uuid,
          inbox text not null,
          network text not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index on commerce.guest_hold (inbox, created_at)`.execute(db);
      await sql`create index on commerce.guest_hold (network, created_at)`.execute(db);
    },
  },
};
