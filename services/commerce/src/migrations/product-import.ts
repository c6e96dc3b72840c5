import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Files of products that staff bring in: how far each has come, and which of its lines were refused. */
export const productImportMigrations: Migrations = {
  "20261124_1350_commerce_product_import": {
    async up(db) {
      await sql`
        create table commerce.product_import (
          id uuid primary key default gen_random_uuid(),
          user_id uuid not null,
          file_name text not null,
          object text not null,
          bytes integer not null,
          headers jsonb not null,
          sample jsonb not null,
          fields jsonb not null,
          state text not null check (
            state in ('UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'STOPPED', 'DONE', 'FAILED')),
          lines integer not null default 0,
          done integer not null default 0,
          offset_bytes integer not null default 0,
          created integer not null default 0,
          changed integer not null default 0,
          unchanged integer not null default 0,
          failed integer not null default 0,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now(),
          ended_at timestamptz
        )`.execute(db);
      await sql`create index product_import_age on commerce.product_import (created_at desc, id)`.execute(db);
      await sql`
        create table commerce.product_import_problem (
          id bigint primary key generated always as identity,
          import_id uuid not null references commerce.product_import on delete cascade,
          line integer not null,
          field text not null,
          code text not null,
          value text not null
        )`.execute(db);
      await sql`create index product_import_problem_of on commerce.product_import_problem (import_id, id)`.execute(db);
    },
  },
};
