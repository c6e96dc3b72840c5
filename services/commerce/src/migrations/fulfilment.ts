import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Parcels, returns, granted refunds, and what customers ask for themselves. */
export const fulfilmentMigrations: Migrations = {
  "20261120_2305_commerce_fulfilment": {
    async up(db) {
      await sql`
        alter table commerce.order_line
          add column quantity_returned integer not null default 0,
          add column return_class text not null default 'standard'
            check (return_class in ('standard', 'personalised')),
          add constraint order_line_returned check (quantity_returned between 0 and quantity_fulfilled)`.execute(db);
      await sql`update commerce.order_line set return_class = 'personalised'
        where design_id is not null and metadata ->> 'kind' = 'STICKER'`.execute(db);
      await sql`
        create table commerce.fulfillment (
          id uuid primary key,
          order_id uuid not null references commerce."order",
          sequence integer not null,
          status text not null check (status in ('FULFILLED', 'CANCELED', 'RETURNED')),
          tracking_number text not null default '',
          warehouse_id integer not null references commerce.warehouse,
          created_at timestamptz not null default now(),
          unique (order_id, sequence)
        )`.execute(db);
      await sql`
        create table commerce.fulfillment_line (
          id uuid primary key,
          fulfillment_id uuid not null references commerce.fulfillment,
          order_line_id uuid not null references commerce.order_line,
          quantity integer not null check (quantity > 0),
          returned integer not null default 0 check (returned between 0 and quantity),
          reason text not null default ''
        )`.execute(db);
      await sql`create index fulfillment_line_of on commerce.fulfillment_line (fulfillment_id)`.execute(db);
      await sql`
        create table commerce.granted_refund (
          id uuid primary key,
          order_id uuid not null references commerce."order",
          transaction_id uuid not null references commerce.payment_transaction,
          amount bigint not null check (amount > 0),
          reason text not null default '',
          shipping boolean not null default false,
          user_id text,
          refund_id uuid references commerce.refund,
          lines jsonb not null default '[]',
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now()
        )`.execute(db);
      await sql`create unique index granted_refund_shipping on commerce.granted_refund (order_id) where shipping`.execute(
        db,
      );
      await sql`create index granted_refund_order on commerce.granted_refund (order_id, created_at)`.execute(db);
      await sql`
        create table commerce.return_request (
          id uuid primary key,
          order_id uuid not null references commerce."order",
          lines jsonb not null,
          reason text not null,
          status text not null default 'REQUESTED' check (status in ('REQUESTED', 'ACCEPTED', 'REFUSED', 'RECEIVED')),
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index return_request_order on commerce.return_request (order_id)`.execute(db);
    },
  },
  "20261122_1450_commerce_return_withdrawn": {
    async up(db) {
      await sql`alter table commerce.return_request drop constraint return_request_status_check`.execute(db);
      await sql`
        alter table commerce.return_request add constraint return_request_status_check
          check (status in ('REQUESTED', 'ACCEPTED', 'REFUSED', 'RECEIVED', 'WITHDRAWN'))`.execute(db);
    },
  },
};
