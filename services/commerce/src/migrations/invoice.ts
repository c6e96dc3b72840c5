import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Until when an order is to be paid, and invoices with numbers without gaps; each holds what it said when it was made. */
export const invoiceMigrations: Migrations = {
  "20261122_1145_commerce_invoice": {
    async up(db) {
      await sql`alter table commerce."order" add column due_at timestamptz`.execute(db);
      await sql`create index order_unpaid on commerce."order" (due_at)
        where status = 'UNCONFIRMED' and due_at is not null`.execute(db);
      await sql`
        create table commerce.invoice (
          id uuid primary key,
          order_id uuid not null references commerce."order",
          number text not null unique,
          content jsonb not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index invoice_order on commerce.invoice (order_id, created_at)`.execute(db);
      await sql`insert into commerce.counter (name, value) values ('invoice', 0)`.execute(db);
    },
  },
  "20261122_1440_commerce_credit_note": {
    async up(db) {
      await sql`
        create table commerce.credit_note (
          id uuid primary key,
          order_id uuid not null references commerce."order",
          refund_id uuid not null unique references commerce.refund,
          invoice_id uuid not null references commerce.invoice,
          number text not null unique,
          content jsonb not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index credit_note_order on commerce.credit_note (order_id, created_at)`.execute(db);
      await sql`insert into commerce.counter (name, value) values ('credit_note', 0)`.execute(db);
    },
  },
};
