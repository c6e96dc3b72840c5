import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What staff take off an order beside its voucher, and how much of it fell on each line. Minor units. */
export const orderEditMigrations: Migrations = {
  "20261123_141022_commerce_order_discount": {
    async up(db) {
      await sql`
        create table commerce.order_discount (
          id uuid primary key default gen_random_uuid(),
          order_id uuid not null references commerce."order",
          ppm integer check (ppm between 0 and 1000000),
          amount bigint check (amount >= 0),
          reason text not null,
          taken bigint not null default 0,
          created_at timestamptz not null default clock_timestamp(),
          check ((ppm is null) <> (amount is null))
        )`.execute(db);
      await sql`create index order_discount_order on commerce.order_discount (order_id, created_at)`.execute(db);
      await sql`alter table commerce.order_line add column manual_discount bigint not null default 0`.execute(db);
    },
  },
};
