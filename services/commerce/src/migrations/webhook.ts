import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Who is told of events, and what was told to them. */
export const webhookMigrations: Migrations = {
  "20261120_2345_commerce_webhook": {
    async up(db) {
      await sql`
        create table commerce.webhook (
          id integer primary key generated always as identity,
          name text not null,
          target_url text not null,
          secret_key text,
          events text[] not null,
          is_active boolean not null default true,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table commerce.event_delivery (
          id bigint primary key generated always as identity,
          webhook_id integer not null references commerce.webhook on delete cascade,
          event_key text not null,
          event_type text not null,
          payload text not null,
          status text not null default 'PENDING' check (status in ('PENDING', 'SUCCESS', 'FAILED')),
          created_at timestamptz not null default now(),
          unique (event_key, webhook_id)
        )`.execute(db);
      await sql`create index event_delivery_webhook on commerce.event_delivery (webhook_id, id desc)`.execute(db);
      await sql`create index event_delivery_age on commerce.event_delivery (created_at)`.execute(db);
      await sql`
        create table commerce.event_attempt (
          id bigint primary key generated always as identity,
          delivery_id bigint not null references commerce.event_delivery on delete cascade,
          status text not null,
          status_code integer,
          response text not null,
          duration_ms integer not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index event_attempt_delivery on commerce.event_attempt (delivery_id, id)`.execute(db);
    },
  },
};
