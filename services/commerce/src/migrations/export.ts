import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Files that staff had made of products; those who keep the catalogue hear of each that is done or failed. */
export const exportMigrations: Migrations = {
  "20261126_1538_commerce_export": {
    async up(db) {
      await sql`
        create table commerce.export_file (
          id uuid primary key default gen_random_uuid(),
          user_id uuid not null,
          status text not null default 'PENDING' check (status in ('PENDING', 'SUCCESS', 'FAILED', 'DELETED')),
          message text,
          object text,
          wanted jsonb not null,
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index export_file_age on commerce.export_file (created_at desc, id)`.execute(db);
      await sql`create trigger tell_staff after insert on commerce.export_file
        for each row execute function commerce.tell_of_row('EXPORT_PENDING', '{catalogue}', 'ExportFile')`.execute(db);
      await sql`create trigger tell_staff_done after update of status on commerce.export_file
        for each row when (new.status = 'SUCCESS' and old.status <> 'SUCCESS')
        execute function commerce.tell_of_row('EXPORT_READY', '{catalogue}', 'ExportFile')`.execute(db);
      await sql`create trigger tell_staff_failed after update of status on commerce.export_file
        for each row when (new.status = 'FAILED' and old.status <> 'FAILED')
        execute function commerce.tell_of_row('EXPORT_FAILED', '{catalogue}', 'ExportFile')`.execute(db);
    },
  },
  // a file of any size is written and read piece by piece; one of a single piece is an object as before
  "20261126_1840_commerce_export_parts": {
    async up(db) {
      await sql`alter table commerce.export_file add column parts text[] not null default '{}'`.execute(db);
    },
  },
};
